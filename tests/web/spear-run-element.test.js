import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { ENGLISH } from '../../web/src/game/messages.js';
import {
  core,
  emptyPage,
  frames,
  listen,
  markup,
  partsOf,
  shown,
  ticks,
  warnings,
  world,
} from './element-page.js';

beforeEach(emptyPage);

/** Loaded, on screen and with the focus. @param {string} [attributes] @param {string} [children] */
async function ready(attributes = 'seed="7"', children = '') {
  const element = await markup(`<spear-run ${attributes}>${children}</spear-run>`);
  const game = await shown(element, world);
  element.focus();
  const { area } = partsOf(element);
  const key = (/** @type {string} */ type, /** @type {string} */ code) =>
    area.dispatchEvent(
      Object.assign(new Event(type, { bubbles: true, cancelable: true }), { code, key: code }),
    );
  const press = (/** @type {string} */ code) => {
    key('keydown', code);
    key('keyup', code);
    frames.frames(2);
  };
  return { element, game, area, press };
}

/** What is written over the picture. @param {any} element */
function words(element) {
  const { message, score } = partsOf(element);
  const slots = [...message.querySelectorAll('slot')];
  return {
    message: slots.filter((slot) => !slot.hidden).map((slot) => [slot.name, slot.textContent]),
    score: score.textContent,
  };
}

describe('<spear-run>: what it takes', () => {
  it('a seed and calm, by markup and by property', async () => {
    const { element, game } = await ready('seed="7" calm');
    assert.deepEqual([element.seed, element.calm, game.seed(), game.parameter('calm')], [7, true, 7, 1]);
    element.seed = 4294967295;
    element.calm = null;
    assert.deepEqual([element.seed, element.calm], [4294967295, false]);
    assert.deepEqual([game.calls.includes('setNextSeed(4294967295)'), game.parameter('calm')], [true, 0]);
    element.calm = '';
    assert.equal(game.parameter('calm'), 1);
    const { calls } = game;
    calls.length = 0;
    element.seed = null;
    assert.equal(element.seed, null);
    assert.ok(!calls.some((/** @type {string} */ call) => call.startsWith('setNextSeed')));
    assert.deepEqual(warnings, []);
  });

  it('no seed that is none: it warns and changes nothing', async () => {
    const element = await markup('<spear-run seed="7"></spear-run>');
    for (const [value, said] of [
      [1.5, 'seed must be a whole number, not 1.5'],
      [-1, 'seed must be a number from 0 to 4294967295, not -1'],
      [4294967296, 'seed must be a number from 0 to 4294967295, not 4294967296'],
      ['seven', "seed must be a number from 0 to 4294967295, not 'seven'"],
    ]) {
      warnings.length = 0;
      element.seed = value;
      assert.deepEqual(warnings, [`<spear-run>: ${said}`]);
      assert.equal(element.seed, 7);
    }
    element.calm = 1;
    assert.match(warnings.at(-1) ?? '', /^<spear-run>: calm must be true or false/);
  });

  it('any seed when there is none, and 0 is one', async () => {
    const { element, game } = await ready('');
    assert.equal(element.seed, null);
    assert.ok(Number.isInteger(game.seed()));
    assert.equal((await ready('seed="0"')).game.seed(), 0);
  });

  it('what every such element takes, and the larger module’s address', async () => {
    const element = await markup('<spear-run wasm-url="/world.wasm" label="Ours" controls></spear-run>');
    assert.deepEqual(world.urls, ['/world.wasm']);
    assert.deepEqual(core.asked, []);
    assert.deepEqual([element.label, element.controls], ['Ours', true]);
    element.label = null;
    assert.equal(element.label, 'Spear Run');
  });

  it('loads before the first element needs it, from where it is told', async () => {
    const { SpearRunElement } = await import('../../web/src/elements.js');
    SpearRunElement.setWasmUrl('/early.wasm');
    const loaded = SpearRunElement.preload();
    assert.equal(world.asked.length, 1);
    await world.succeed();
    assert.equal(await loaded, undefined);
    assert.deepEqual(world.urls, ['/early.wasm']);
    assert.throws(() => SpearRunElement.setWasmUrl(/** @type {any} */ (5)), /^TypeError: url must be a URL/);
  });
});

/** Runs on until the first thing in the way stops him. @param {any} element */
function crash(element) {
  for (let i = 0; i < 900 && element.state !== 'over'; i++) frames.frame();
  assert.equal(element.state, 'over');
}

describe('<spear-run>: the game in it', () => {
  it('lies in an area that has the name and takes the focus, not in the picture', async () => {
    const { element, area } = await ready('label="Ours"');
    const { canvas, button, score, message } = partsOf(element);
    // With the button, so that a click on it is no loss of focus.
    const inside = [...area.children].filter(({ localName }) => localName !== 'slot');
    assert.deepEqual(
      inside.map((/** @type {any} */ each) => each.getAttribute('part')),
      ['canvas', 'bar', 'score', 'message', 'unseen', 'settings'],
    );
    assert.deepEqual([inside[0], inside[1].firstElementChild], [canvas, button]);
    assert.deepEqual([inside[2], inside[3]], [score, message]);
    assert.deepEqual([canvas.getAttribute('aria-hidden'), canvas.getAttribute('aria-label')], ['true', null]);
    assert.equal(area.getAttribute('aria-label'), 'Ours');
    assert.equal(message.getAttribute('role'), 'status');
    assert.equal(element.shadowRoot.activeElement, area);
    element.label = 'Another';
    assert.equal(area.getAttribute('aria-label'), 'Another');
    const [, own, overlay] = partsOf(element).sheets.map((/** @type {any} */ sheet) => sheet.text);
    assert.match(own, /container-type: inline-size/);
    assert.match(overlay, /\[part=message\]/);
  });

  it('says how it is played, then counts; paused it says so, and when it is over, what came of it', async () => {
    const { element, press } = await ready();
    const heard = listen(
      element,
      'statechange',
      'start',
      'jump',
      'land',
      'milestone',
      'crash',
      'pause',
      'play',
    );
    assert.deepEqual(words(element), {
      message: [['ready', ENGLISH.ready({ jump: 'Space', thrust: 'F', start: 'Enter', pause: 'P' })]],
      score: '',
    });
    press('Space');
    frames.frames(100);
    assert.equal(element.state, 'running');
    assert.deepEqual(words(element).message, []);
    assert.match(words(element).score, /^\d+$/);
    assert.equal(words(element).score, String(element.score));
    assert.ok(element.distance > 100);
    element.pause();
    frames.frames(2);
    assert.deepEqual(words(element).message, [['paused', 'Paused. A press goes on.']]);
    element.play();
    frames.frames(2);
    crash(element);
    const { message, score } = words(element);
    assert.equal(score, element.score.toLocaleString('en-US'));
    assert.equal(message[0][0], 'over');
    assert.match(
      message[0][1],
      /^He ran into .*\. \d+ points after \d+ m\. .*best.* Enter or a tap starts again\.$/,
    );
    for (const type of ['statechange', 'start', 'crash', 'pause', 'play'])
      assert.ok(heard.includes(type), type);
    assert.equal(element.best, element.score);
  });

  it('tells of all that happens in a run', async () => {
    const { SpearRunElement } = await import('../../web/src/elements.js');
    const { RUN_EVENTS } = await import('../../web/src/game/run-events.js');
    for (const name of RUN_EVENTS) assert.ok(SpearRunElement.events.includes(name), name);
    const { element, press } = await ready();
    press('Space');
    const heard = listen(element, 'jump', 'land', 'thrust', 'crash');
    press('Space');
    frames.frames(80);
    press('KeyF');
    crash(element);
    assert.deepEqual(heard, ['jump', 'land', 'thrust', 'crash']);
  });

  it('a press in the game ends a pause(), for the next game, too', async () => {
    const { element, press } = await ready();
    press('Space');
    element.pause();
    assert.equal(element.paused, true);
    press('Space');
    assert.equal(element.paused, false);
    element.remove();
    await ticks();
    assert.equal(element.paused, false);
  });

  it('keeps the score of a run that is over, and writes it only when it changes', async () => {
    const { element, press } = await ready();
    press('Space');
    frames.frames(10);
    const { score } = partsOf(element);
    const before = score.firstChild;
    frames.frame(0.001);
    assert.equal(score.firstChild, before);
    crash(element);
    const last = score.textContent;
    frames.frames(30);
    assert.equal(score.textContent, last);
  });

  it('shows a run as text, and gives one', async () => {
    const { element } = await ready();
    assert.match(element.replay, /\nseed 7\n/);
    assert.match(element.watch('nonsense'), /^line 1/);
    assert.equal(element.watch(element.replay), '');
    assert.throws(() => element.watch(5), /^TypeError: text must be a string, not 5$/);
  });

  it('says that it is loading, with nothing to tell, before and after', async () => {
    const element = await markup('<spear-run></spear-run>');
    const nothing = () => [element.state, element.score, element.distance, element.best, element.replay];
    assert.deepEqual(nothing(), ['loading', 0, 0, 0, '']);
    assert.deepEqual(words(element), { message: [], score: '' });
    const { area } = partsOf(element);
    element.destroy();
    assert.deepEqual(nothing(), ['loading', 0, 0, 0, '']);
    assert.equal(element.watch(''), 'the game is not loaded yet');
    element.focus();
    element.label = 'Ours';
    assert.notEqual(area.getAttribute('aria-label'), 'Ours');
  });

  it('removed, it leaves the picture alone in its place, and puts the area back with the next game', async () => {
    const { element, game } = await ready();
    const { canvas } = partsOf(element);
    element.remove();
    await ticks();
    assert.ok(game.isDeleted());
    assert.equal(partsOf(element).area, null);
    assert.equal(canvas.parentNode, element.shadowRoot);
    document.body.append(element);
    await ticks();
    await shown(element, world);
    assert.equal(element.shadowRoot.querySelectorAll('[part=area]').length, 1);
    assert.equal(world.module.liveObjects(), 1);
  });

  it('removed while its script is on the way, it makes nothing', async () => {
    document.body.innerHTML = '<spear-run></spear-run>';
    const element = /** @type {any} */ (document.body.firstElementChild);
    element.destroy();
    await ticks();
    assert.equal(partsOf(element).area, null);
    assert.equal(world.asked.length, 0);
  });
});
