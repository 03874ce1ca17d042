// The scenes of the cast with the real core: what their page asks for is there, and nothing of it is left behind.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import { FlagScene } from '../../web/src/cast/flag-scene.js';
import { HoundScene } from '../../web/src/cast/hound-scene.js';
import { SHOWN_STATES } from '../../web/src/cast/hound-states.js';
import { PANELS } from '../../web/src/cast/panels.js';
import { RopeScene } from '../../web/src/cast/rope-scene.js';
import { ScenePlayer } from '../../web/src/cast/scene-player.js';
import { WalkerScene } from '../../web/src/cast/walker-scene.js';
import { enumMember, HOUND_JOINTS, HOUND_STATES, STYLES, WALKER_JOINTS } from '../../web/src/core/names.js';
import { GROUND_CHOICES } from '../../web/src/page/grounds.js';
import { enumMembers } from './enum-members.js';
import { FakeCanvas, fakeComputedStyle, fakePage } from './fakes.js';

const web = new URL('../../web/', import.meta.url);

/** Controls that are no parameter of the core. */
const OWN = ['points', 'hip', 'turn', 'state', 'ground'];

/** The controls of one panel of the page, a choice by its first and last option. @param {string} scene */
function controlsOf(scene) {
  const panel = PANELS.find(({ name }) => name === scene);
  assert.ok(panel, scene);
  return panel.controls.map((control) => {
    if (control.kind === 'slider') return control;
    const max = control.kind === 'choice' ? control.options.length - 1 : 1;
    return { kind: control.kind, name: control.name, min: 0, max };
  });
}

describe('scenes on the real core', () => {
  /** @type {import('../../web/src/core/world.js').WorldModule} */
  let world;
  const scenes = {
    rope: new RopeScene(),
    flag: new FlagScene(),
    walker: new WalkerScene(),
    hound: new HoundScene(),
  };

  before(async () => {
    // @ts-expect-error only what the shell asks for
    globalThis.getComputedStyle = fakeComputedStyle;
    const { default: createWorld } = await import(new URL('src/core/world.js', web).href);
    world = await createWorld({ wasmBinary: await readFile(new URL('src/core/world.wasm', web)) });
  });
  after(() => {
    // @ts-expect-error Node has none
    delete globalThis.getComputedStyle;
  });

  /** A scene running on a fake page. @param {any} scene */
  function run(scene) {
    const page = fakePage(null);
    const canvas = new FakeCanvas();
    const parts = { scene, module: world, values: new Map(), drawn() {} };
    const player = new ScenePlayer(/** @type {any} */ (canvas), parts, page.services);
    page.window.intersect(canvas, true);
    return { player, page, canvas };
  }

  for (const [name, scene] of Object.entries(scenes)) {
    it(`${name}: every control is a parameter of the core, and its range lies within the core's`, () => {
      const figure = scene.make(world, new Map());
      const controls = controlsOf(name).filter((control) => !OWN.includes(control.name));
      assert.ok(controls.length >= 2, `${controls.map((control) => control.name)}`);
      for (const control of controls) {
        assert.ok(figure.parameterNames().includes(control.name), control.name);
        const range = figure.parameterRange(control.name);
        assert.ok(range, control.name);
        assert.ok(control.min >= range.lowest && control.max <= range.highest, control.name);
        const initial = figure.parameter(control.name);
        assert.ok(initial >= control.min && initial <= control.max, `${control.name} begins at ${initial}`);
      }
      figure.delete();
    });

    it(`${name}: takes every call of the page, draws, and is gone afterwards`, () => {
      const alive = world.liveObjects();
      const { player, page, canvas } = run(scene);
      assert.equal(world.liveObjects(), alive + 1);
      for (const { name: control, min, max } of controlsOf(name)) {
        for (const value of [max, min]) {
          player.set(control, value);
          page.frames.frames(3);
        }
      }
      player.grab({ x: 100, y: 100 });
      player.lead({ x: 200, y: 150 });
      player.nudge({ x: -4, y: 4 });
      player.home();
      player.reset();
      page.frames.frames(3);
      assert.deepEqual(page.reported, []);
      assert.equal(world.liveObjects(), alive + 1);
      for (const [readout, text] of Object.entries(player.readouts))
        assert.doesNotMatch(text, /NaN|undefined/, readout);
      assert.ok(canvas.context.calls.some(([call]) => call === 'stroke' || call === 'fill'));
      player.destroy();
      assert.equal(world.liveObjects(), alive);
    });
  }

  it('every scene has a panel, and its readouts are on it', () => {
    assert.deepEqual(
      PANELS.map(({ name }) => name),
      Object.keys(scenes),
    );
    for (const { name, readouts } of PANELS) {
      const { player } = run(scenes[/** @type {keyof typeof scenes} */ (name)]);
      assert.deepEqual(
        readouts.map(([readout]) => readout).sort(),
        Object.keys(player.readouts).sort(),
        name,
      );
      player.destroy();
    }
  });

  it('no two keys of a panel do the same, and each state of the hound has one', () => {
    for (const { name, keys } of PANELS) {
      const hashes = [];
      for (const { command } of keys) {
        if (!command) continue;
        const { player, page } = run(scenes[/** @type {keyof typeof scenes} */ (name)]);
        player.nudge({ x: 3, y: -2 }); // home is elsewhere
        page.frames.frames(20);
        if (command === 'home') player.home();
        else if ('step' in command) player.nudge(command.step);
        else player.set(command.set, command.to);
        page.frames.frames(150); // before he rests a hound slows down
        hashes.push(player.figure?.hash());
        player.destroy();
      }
      assert.equal(new Set(hashes).size, hashes.length, name);
    }
    assert.deepEqual(
      SHOWN_STATES.filter(({ keys }) => keys.length === 0),
      [],
    );
  });

  it('200 switches leave no C++ object', () => {
    const alive = world.liveObjects();
    const list = Object.values(scenes);
    for (let i = 0; i < 200; i++) {
      const { player, page } = run(list[i % list.length]);
      page.frames.frames(2);
      player.destroy();
      assert.equal(world.liveObjects(), alive);
    }
  });

  it('draws in known styles only: the flag in cloth, constraints and construction in guide', () => {
    /** @param {import('../../web/src/core/world.js').SceneFigure} figure */
    const stylesOf = (figure) => {
      figure.step(1 / 60);
      const list = figure.drawList();
      const styles = new Set();
      for (let at = 1; at < list[0]; at += 4 + list[at + 3]) styles.add(STYLES[list[at + 1]]);
      assert.ok(!styles.has(undefined), 'a style without a name');
      figure.delete();
      return styles;
    };
    const rope = new world.Rope(20, 18);
    rope.setParameter('showPoints', 1);
    assert.ok(stylesOf(rope).has('guide'));
    assert.ok(stylesOf(new world.Cloth(16, 10, 16)).has('cloth'));
    const walker = new world.Walker();
    walker.setParameter('construction', 1);
    assert.ok(stylesOf(walker).has('guide'));
  });

  it('a walker has a place for each of its joints, the body above the feet', () => {
    const walker = new world.Walker();
    walker.step(1 / 60);
    const pose = walker.pose();
    assert.equal(pose.length, 2 * WALKER_JOINTS.length);
    const y = (/** @type {string} */ joint) => pose[2 * WALKER_JOINTS.indexOf(joint) + 1];
    assert.ok(y('body') < y('kneeRight') && y('kneeRight') < walker.groundY() && y('body') < y('footLeft'));
    walker.delete();
  });

  it('a hound has a place for each of its joints: standing, his paws are on the ground and his elbows behind', () => {
    const hound = new world.Hound();
    hound.step(1 / 60);
    const pose = hound.pose();
    assert.equal(pose.length, 2 * HOUND_JOINTS.length);
    const x = (/** @type {string} */ joint) => pose[2 * HOUND_JOINTS.indexOf(joint)];
    const y = (/** @type {string} */ joint) => pose[2 * HOUND_JOINTS.indexOf(joint) + 1];
    for (const paw of ['pawFrontNear', 'pawFrontFar', 'pawHindNear', 'pawHindFar'])
      assert.ok(Math.abs(y(paw) - hound.groundY()) < 1e-3, paw);
    assert.ok(x('elbowNear') < x('shoulderNear') && x('stifleNear') > x('hipNear'));
    assert.ok(x('nose') > x('head') && x('head') > x('chest') && x('chest') > x('haunch'));
    assert.ok(x('tailTip') < x('tailRoot'));
    assert.equal(hound.contacts(), 15);
    hound.delete();
  });

  it('HOUND_STATES are the members of HoundState, all of them, in the order of their values', () => {
    assert.deepEqual(enumMembers(world.HoundState), HOUND_STATES.map(enumMember));
  });

  it('the hound does as its keys and controls say', () => {
    const { player, page } = run(new HoundScene());
    const state = () => HOUND_STATES[player.get('state')];
    assert.equal(state(), 'run');
    for (const told of /** @type {const} */ (['stand', 'sit', 'lie', 'curl', 'swim', 'run', 'jump'])) {
      player.set('state', HOUND_STATES.indexOf(told));
      page.frames.frames(5);
      assert.equal(state(), told);
    }
    player.set('state', HOUND_STATES.indexOf('run'));
    player.nudge({ x: 2, y: 0 });
    assert.equal(player.get('speed'), 300);
    player.lead({ x: player.viewWidth, y: 0 });
    assert.equal(player.get('speed'), 700);
    page.frames.frames(60 * 5);
    assert.equal(player.readouts.gait, 'gallop');
    assert.equal(player.readouts.speed, '700 u/s');
    player.set('state', HOUND_STATES.indexOf('stand'));
    page.frames.frames(5);
    assert.equal(state(), 'stand');
    player.set('speed', 240);
    page.frames.frames(5);
    assert.equal(state(), 'run', 'the slider sets him going, as the pointer does');
    player.destroy();
  });

  for (const name of /** @type {const} */ (['walker', 'hound'])) {
    it(`the ${name} goes on each ground that is offered, and on a new figure begins level`, () => {
      const scene = scenes[name];
      const figure = /** @type {any} */ (scene.make(/** @type {any} */ (world)));
      figure.setView(782);
      const heights = () => {
        const list = figure.drawList();
        const ys = new Set();
        for (let at = 1; at < list[0]; at += 4 + list[at + 3])
          if (list[at] === 2 && list[at + 1] === STYLES.indexOf('ground'))
            for (let i = at + 6; i < at + 4 + list[at + 3]; i += 2) ys.add(Math.round(list[i]));
        return ys.size;
      };
      for (const [index, { ground }] of GROUND_CHOICES.entries()) {
        scene.set(figure, 'ground', index);
        assert.equal(scene.get(figure, 'ground'), index);
        for (let i = 0; i < 60; i++) figure.step(1 / 60);
        assert.equal(heights() > 1, ground !== 'flat', ground);
      }
      figure.delete();
      const another = /** @type {any} */ (scene.make(/** @type {any} */ (world)));
      assert.equal(scene.get(another, 'ground'), 0);
      another.delete();
    });
  }

  for (const Scene of [RopeScene, FlagScene]) {
    it(`${Scene.name}: dragged to the edge, or sent there by keys, it stays in a picture that gets narrower`, () => {
      const { player, page, canvas } = run(new Scene());
      const narrow = () => {
        canvas.cssWidth = 300;
        page.window.resize(canvas);
        page.frames.frames(90);
        const anchor = /** @type {any} */ (player).figure.anchorX();
        canvas.cssWidth = 600;
        page.window.resize(canvas);
        return anchor;
      };
      page.frames.frames(2);
      player.grab({ x: player.viewWidth / 2, y: 60 });
      player.lead({ x: 10_000, y: 60 });
      page.frames.frames(2);
      const dragged = narrow();
      assert.ok(dragged <= 300, `${dragged} of 300`);
      player.home();
      page.frames.frames(90);
      for (let i = 0; i < 40; i++) player.nudge({ x: 4, y: 0 });
      const sent = narrow();
      assert.ok(sent > 290 && sent <= 300, `${sent} of 300`);
      player.home();
      const back = narrow();
      assert.ok(back < 200, `${back} of 300`);
      player.destroy();
    });
  }

  it('tells a diagram which paws are down, and lets it begin afresh with each hound', () => {
    /** @type {[number, number][]} */
    const told = [];
    let cleared = 0;
    const diagram = {
      push: (/** @type {number} */ bits, /** @type {number} */ dt) => told.push([bits, dt]),
      clear: () => cleared++,
    };
    const { player, page } = run(new HoundScene(/** @type {any} */ (diagram)));
    page.frames.frames(120);
    assert.equal(cleared, 1);
    const time = told.reduce((sum, [, dt]) => sum + dt, 0);
    assert.ok(Math.abs(time - 2) < 0.1, `${time} s`);
    assert.ok(told.every(([bits]) => bits >= 0 && bits < 16));
    assert.ok(new Set(told.map(([bits]) => bits)).size >= 3, 'he trots');
    player.reset();
    assert.equal(cleared, 2);
    player.destroy();
  });
});
