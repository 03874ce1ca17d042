import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import {
  core,
  emptyPage,
  extended,
  frames,
  listen,
  markup,
  partsOf,
  shown,
  ticks,
  warnings,
} from './element-page.js';

beforeEach(emptyPage);

/** What he was told, without what every figure is told. @param {any} figure */
const told = (figure) =>
  figure.calls.filter((/** @type {string} */ call) => /^set(Action|Gait|Speed|Facing)/.test(call));

/** Shown with these attributes, and what he was told until then. @param {string} attributes */
async function started(attributes) {
  const element = await markup(`<stick-man ${attributes}></stick-man>`);
  const figure = await shown(element);
  const begun = told(figure).filter((/** @type {string} */ call) => !call.startsWith('setFacing'));
  figure.calls.length = 0;
  return { element, figure, begun };
}

describe('<stick-man>: what counts of action, gait and speed', () => {
  for (const [attributes, call] of [
    ['speed="100" gait="0.5" action="run"', 'setSpeed(100)'],
    ['gait="0.5" action="run"', 'setGait(0.5)'],
    ['action="run"', 'setAction(Run)'],
    ['speed="fast" gait="0.25"', 'setGait(0.25)'],
    ['speed="300" action="spear-form"', 'setSpeed(300)'],
  ])
    it(`in markup: ${attributes}`, async () => assert.equal((await started(attributes)).begun.at(-1), call));

  it('afterwards the last one set first, and when it goes the one before', async () => {
    const { element, figure } = await started('speed="300"');
    const steps = [
      ['gait', 0.2, 'setGait(0.2)'],
      ['action', 'run', 'setAction(Run)'],
      ['action', null, 'setGait(0.2)'],
      ['gait', null, 'setSpeed(300)'],
      ['speed', null, 'setAction(Idle)'],
    ];
    for (const [property, value, call] of steps) {
      element[property] = value;
      assert.deepEqual(told(figure), [call], `${property} = ${value}`);
      figure.calls.length = 0;
    }
  });

  it('what is gone and did not count changes nothing', async () => {
    const { element, figure } = await started('action="run" gait="0.1" speed="300"');
    element.gait = null;
    element.removeAttribute('action');
    assert.deepEqual(told(figure), []);
  });

  it('the same set again is told again', async () => {
    const { element, figure } = await started('speed="300"');
    element.speed = 300;
    assert.deepEqual(told(figure), ['setSpeed(300)']);
  });

  it('each says null or idle where another counts', async () => {
    const element = await markup('<stick-man speed="300" gait="0.5"></stick-man>');
    assert.deepEqual([element.speed, element.gait, element.action], [300, null, 'idle']);
    element.speed = null;
    assert.deepEqual([element.speed, element.gait], [null, 0.5]);
    element.action = 'run';
    await shown(element);
    element.gait = 1;
    element.action = 'walk';
    assert.deepEqual([element.speed, element.gait], [null, null]);
  });

  it('what plays once is done when it is set, and again; before and after counts what is there', async () => {
    const { element, figure } = await started('speed="300"');
    element.action = 'jump';
    assert.deepEqual(told(figure), ['setAction(Jump)']);
    assert.equal(element.speed, 300);
    element.action = 'jump';
    assert.deepEqual(told(figure), ['setAction(Jump)', 'setAction(Jump)']);
    figure.calls.length = 0;
    element.action = null;
    assert.deepEqual(told(figure), []);
  });

  it('a jump out of nothing is told alone', async () => {
    const { element, figure } = await started('');
    element.action = 'jump';
    assert.deepEqual(told(figure), ['setAction(Jump)']);
  });

  it('a jump in markup is done once, on what goes on', async () => {
    const { element, figure, begun } = await started('action="thrust" speed="300"');
    assert.deepEqual(begun.slice(-2), ['setSpeed(300)', 'setAction(Thrust)']);
    element.speed = null;
    assert.deepEqual(told(figure), ['setSpeed(0)']);
    figure.calls.length = 0;
    element.action = null;
    assert.deepEqual(told(figure), ['setAction(Idle)']);
  });

  it('put back, what was set last still counts first', async () => {
    const { element } = await started('speed="300"');
    element.action = 'run';
    element.remove();
    await ticks();
    document.body.append(element);
    await ticks();
    const figure = await shown(element);
    assert.equal(
      told(figure)
        .filter((call) => !call.startsWith('setFacing'))
        .at(-1),
      'setAction(Run)',
    );
    assert.deepEqual([element.speed, element.gait], [null, null]);
  });
});

describe('<stick-man>: the rest', () => {
  it('faces where it is told, right unless told, and is none of the three', async () => {
    const { element, figure } = await started('facing="-1" speed="300"');
    assert.equal(element.facing, -1);
    element.facing = 1;
    assert.deepEqual(told(figure), ['setFacing(1)']);
    element.facing = '-1';
    assert.deepEqual(told(figure), ['setFacing(1)', 'setFacing(-1)']);
    element.facing = null;
    assert.deepEqual(told(figure).at(-1), 'setFacing(1)');
    assert.equal(element.facing, 1);
    assert.equal(element.speed, 300);
  });

  it('starts ahead in his cycle and is shown as large as it is told, from the first frame on and later', async () => {
    const { element, figure } = await started('phase=".25" fit="figure" zoom="0.5" action="walk"');
    assert.deepEqual([element.phase, element.fit, element.zoom], [0.25, 'figure', 0.5]);
    const ratio = () => partsOf(element).canvas.height / 440;
    const scale = () => partsOf(element).canvas.getContext('2d').calls.findLast(isScale)[1] / ratio();
    const isScale = (/** @type {any[]} */ [name, a, , , d]) => name === 'setTransform' && a === d && a !== 1;
    assert.ok(scale() > 0.9 && scale() < 1.2, `${scale()}`);
    element.zoom = '2';
    assert.ok(scale() > 3.6, `${scale()}`);
    element.fit = null;
    assert.ok(Math.abs(scale() - 2) < 1e-9, `${scale()}`);
    element.zoom = undefined;
    element.phase = '';
    assert.deepEqual([element.phase, element.fit, element.zoom], [0, 'scene', 1]);
    assert.ok(figure.calls.includes('setPhase(0)'));
    assert.equal(element.getAttribute('fit'), null);
  });

  it('faces left from the first frame on', async () => {
    const element = await markup('<stick-man facing="-1"></stick-man>');
    assert.ok(told(await shown(element)).includes('setFacing(-1)'));
  });

  it('stands on the ground it is given, as JSON or as points, and warns of one that cannot be walked on', async () => {
    const hill = [
      { x: 50, y: 0 },
      { x: 150, y: -60 },
    ];
    const element = await markup(`<stick-man terrain='${JSON.stringify(hill)}'></stick-man>`);
    await shown(element, extended);
    assert.deepEqual(core.asked, [], 'one module is enough');
    assert.deepEqual(element.terrain, hill);
    element.terrain = hill.slice(1);
    assert.deepEqual(element.terrain, hill.slice(1));
    assert.equal(element.getAttribute('terrain'), '[{"x":150,"y":-60}]');
    const steep = [
      { x: 0, y: 0 },
      { x: 10, y: 50 },
    ];
    for (const [value, allowed] of [
      ['[', 'terrain must be an array of points { x, y }'],
      ['{}', 'terrain must be an array of points { x, y }'],
      [[{ x: 1 }], 'terrain[0] must be a point { x, y } of finite numbers'],
      [steep, 'terrain[1] must not end a slope steeper than 40°'],
    ]) {
      warnings.length = 0;
      element.terrain = value;
      assert.equal(warnings.length, 1);
      assert.ok(warnings[0].startsWith(`<stick-man>: ${allowed}`), warnings[0]);
      assert.deepEqual(element.terrain, hill.slice(1));
    }
    element.terrain = null;
    assert.deepEqual(element.terrain, []);
    assert.equal(element.getAttribute('terrain'), null);
    warnings.length = 0;
    const late = await markup(`<stick-man terrain='${JSON.stringify(steep)}'></stick-man>`);
    await shown(late, extended);
    assert.equal(warnings.length, 1);
    assert.ok(warnings[0].startsWith('<stick-man>: terrain[1] must not end a slope'), warnings[0]);
    assert.deepEqual(late.terrain, []);
  });

  it('takes what markup takes and warns of what is impossible', async () => {
    const element = await markup('<stick-man></stick-man>');
    for (const [property, value, allowed] of [
      ['action', 'fly', "one of 'idle', 'walk', 'run', 'jump'"],
      ['speed', 1001, 'a number from -200 to 1000'],
      ['gait', '2', 'a number from 0 to 1'],
      ['facing', 0, 'one of 1, -1'],
      ['phase', 1.5, 'a number from 0 to 1'],
      ['fit', 'box', "one of 'scene', 'figure'"],
      ['zoom', 'large', 'a number from 0.1 to 10'],
      ['renderer', 'f', 'a function'],
    ]) {
      warnings.length = 0;
      element[property] = value;
      assert.equal(warnings.length, 1);
      assert.ok(warnings[0].startsWith(`<stick-man>: ${property} must be ${allowed}`), warnings[0]);
      assert.equal(element.getAttribute(property), null);
    }
    assert.equal(element.renderer, null);
  });

  it('draws by a renderer of the page, set before or after, and by its own again', async () => {
    const element = await markup('<stick-man></stick-man>');
    let drawn = 0;
    const renderer = () => {
      drawn++;
    };
    element.renderer = renderer;
    await shown(element);
    const { calls } = partsOf(element).canvas.getContext('2d');
    calls.length = 0;
    frames.frame();
    assert.ok(drawn > 0);
    assert.ok(!calls.flat().includes('fill'));
    assert.equal(element.renderer, renderer);
    element.renderer = undefined;
    assert.equal(element.renderer, null);
    drawn = 0;
    frames.frame();
    assert.equal(drawn, 0);
    assert.ok(calls.flat().includes('fill'));
    element.renderer = renderer;
    frames.frame();
    assert.equal(drawn, 1);
  });

  it('says how fast and how far, nothing before there is a player', async () => {
    const element = await markup('<stick-man speed="300"></stick-man>');
    assert.deepEqual([element.groundSpeed, element.distance, element.action], [0, 0, 'idle']);
    await shown(element);
    frames.frames(10);
    assert.equal(element.groundSpeed, 300);
    assert.ok(element.distance > 20);
  });

  it('does what the figure does, and tells when what plays once is over', async () => {
    const { element } = await started('action="walk"');
    assert.equal(element.action, 'walk');
    /** @type {string[]} */
    const ended = [];
    element.addEventListener('actionend', (/** @type {any} */ event) => ended.push(event.detail.action));
    element.action = 'jump';
    assert.equal(element.action, 'jump');
    frames.frames(120);
    assert.deepEqual(ended, ['jump']);
  });

  it('after a jump at 300 u/s it still says 300, at which he runs on', async () => {
    const { element, figure } = await started('speed="300"');
    element.action = 'jump';
    frames.frames(300);
    assert.deepEqual([element.speed, element.gait, element.action], [300, null, 'run']);
    assert.ok(Math.abs(figure.groundSpeed() - 300) < 0.5);
    element.action = null;
    frames.frames(60);
    assert.deepEqual([element.speed, Math.round(figure.groundSpeed())], [300, 300]);
  });

  it('on no page yet, it says what it will do, and takes everything without a word', () => {
    const element = /** @type {any} */ (document.createElement('stick-man'));
    assert.deepEqual([element.action, element.groundSpeed, element.distance], ['idle', 0, 0]);
    Object.assign(element, { action: 'run', speed: 300, gait: 0.5, facing: -1, renderer: () => {} });
    assert.deepEqual([element.action, element.speed, element.facing], ['run', 300, -1]);
    assert.deepEqual(warnings, []);
  });

  it('none of its events bubbles', async () => {
    const heard = listen(document.body, 'ready', 'pause', 'play', 'error', 'actionend');
    const { element } = await started('');
    element.pause();
    assert.deepEqual(heard, []);
  });

  it('loads before the first element needs it, from where it is told', async () => {
    const { StickManElement } = await import('../../web/src/elements.js');
    StickManElement.setWasmUrl('/early.wasm');
    const loaded = StickManElement.preload();
    assert.equal(core.asked.length, 1);
    await core.succeed();
    assert.equal(await loaded, undefined);
    assert.deepEqual(core.urls, ['/early.wasm']);
  });
});
