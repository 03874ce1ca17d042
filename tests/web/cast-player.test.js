import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { FlagScene } from '../../web/src/cast/flag-scene.js';
import { RopeScene } from '../../web/src/cast/rope-scene.js';
import { ScenePlayer } from '../../web/src/cast/scene-player.js';
import { WalkerScene } from '../../web/src/cast/walker-scene.js';
import { FakeCanvas, fakeComputedStyle, fakePage } from './fakes.js';
import { watchedWorld } from './watched-modules.js';

/** The last call of one name, numbers to a thousandth. @param {any} figure @param {string} name */
const last = (figure, name) =>
  figure.calls
    .findLast((/** @type {string} */ call) => call.startsWith(`${name}(`))
    .replace(/-?\d+\.\d+/, (/** @type {string} */ number) => Number(Number(number).toFixed(3)));

/** Where a figure hangs, to a thousandth of a unit. @param {any} figure */
const anchor = (figure) => ({
  x: Number(figure.anchorX().toFixed(3)),
  y: Number(figure.anchorY().toFixed(3)),
});

const REDUCED = '(prefers-reduced-motion: reduce)';

describe('ScenePlayer', () => {
  /** @type {ReturnType<typeof watchedWorld>} */
  let module;
  /** @type {ReturnType<typeof fakePage>} */
  let page;

  beforeEach(() => {
    // @ts-expect-error only what the shell asks for
    globalThis.getComputedStyle = fakeComputedStyle;
    module = watchedWorld();
    page = fakePage(null);
  });
  after(() => {
    // @ts-expect-error Node has none
    delete globalThis.getComputedStyle;
  });

  /** @param {any} scene */
  function make(scene, values = new Map()) {
    const canvas = new FakeCanvas();
    let drawn = 0;
    const parts = { scene, module: /** @type {any} */ (module), values, drawn: () => drawn++ };
    const player = new ScenePlayer(/** @type {any} */ (canvas), parts, page.services);
    /** @type {string[]} */
    const events = [];
    for (const type of ['play', 'pause']) player.addEventListener(type, () => events.push(type));
    return { player, canvas, values, events, drawn: () => drawn, figure: () => module.figures.at(-1) };
  }

  /** @param {any} scene */
  function running(scene) {
    const made = make(scene);
    page.window.intersect(made.canvas, true);
    return made;
  }

  it('draws at once, and runs when it is on screen', () => {
    const { canvas, figure, drawn } = make(new RopeScene());
    assert.ok(drawn() > 0);
    assert.equal(last(figure(), 'setView'), 'setView(600)');
    assert.ok(canvas.context.calls.some(([name]) => name === 'fill'));
    assert.equal(page.frames.waiting.size, 0);
    page.window.intersect(canvas, true);
    page.frames.frames(61);
    assert.ok(Math.abs(figure().elapsed - 1) < 1e-9, `${figure().elapsed} s`);
  });

  it('stands still for each reason on its own', () => {
    const { player, canvas, events } = running(new RopeScene());
    const waits = () => page.frames.waiting.size === 0;
    page.window.setHidden(true);
    player.pause();
    page.window.setHidden(false);
    assert.ok(waits(), 'shown again, but paused');
    player.play();
    assert.ok(!waits());
    page.window.intersect(canvas, false);
    assert.ok(waits(), 'off-screen');
    page.window.intersect(canvas, true);
    assert.ok(!waits());
    page.window.setMedia(REDUCED, true);
    assert.ok(waits() && player.paused);
    player.play();
    assert.ok(!waits() && !player.paused, 'play() was asked for');
    assert.deepEqual(events, ['pause', 'play', 'pause', 'play']);
  });

  it('shows one still frame under reduced motion, and again when a control is moved', () => {
    page.window.setMedia(REDUCED, true);
    const { player, figure, drawn } = running(new FlagScene());
    assert.equal(page.frames.called, 0);
    const before = drawn();
    player.set('windX', 4800);
    assert.equal(drawn(), before + 1);
    assert.equal(figure().parameter('windX'), 4800);
    assert.equal(figure().elapsed, 0);
    assert.equal(page.frames.waiting.size, 0);
  });

  it('makes a new rope for another number of points: as long, set up as before, the old one freed', () => {
    const { player, figure } = running(new RopeScene());
    assert.deepEqual(figure().options, [20, 18]);
    player.set('gravity', 500);
    player.set('points', 58);
    assert.equal(module.liveObjects(), 1);
    assert.equal(module.figures.length, 2);
    assert.deepEqual(figure().options, [58, 6]);
    assert.equal(figure().parameter('gravity'), 500);
    assert.equal(player.get('points'), 58);
    assert.equal(last(figure(), 'setView'), 'setView(600)', 'it knows its view');
    player.set('points', 2);
    assert.deepEqual(figure().options, [2, 100]);
    player.set('points', 4);
    assert.deepEqual(figure().options, [4, 100]);
    page.frames.frames(3);
    assert.deepEqual(page.reported, []);
  });

  it('begins again with the own values of the core', () => {
    const { player, figure, values } = running(new RopeScene());
    player.set('points', 40);
    player.set('iterations', 1);
    player.reset();
    assert.deepEqual(figure().options, [20, 18]);
    assert.equal(figure().parameter('iterations'), 12);
    assert.equal(values.size, 0);
    assert.equal(module.liveObjects(), 1);
  });

  it('comes back as it was left', () => {
    const first = make(new FlagScene());
    first.player.set('windX', 4800);
    first.player.set('bareLines', 1);
    first.player.destroy();
    const second = make(new FlagScene(), first.values);
    assert.equal(second.figure().parameter('windX'), 4800);
    assert.equal(second.player.get('bareLines'), 1);
  });

  it('leaves nothing behind, however often the scene is switched', () => {
    const scenes = [new RopeScene(), new FlagScene(), new WalkerScene()];
    for (let i = 0; i < 200; i++) {
      const { player } = running(scenes[i % 3]);
      page.frames.frames(2);
      player.destroy();
      player.destroy();
      assert.equal(module.liveObjects(), 0);
    }
    assert.equal(page.window.attached, 0);
    assert.equal(page.frames.waiting.size, 0);
    assert.deepEqual(page.reported, []);
  });

  it('ignores input that comes after the end', () => {
    const { player } = running(new RopeScene());
    player.destroy();
    player.set('gravity', 1);
    player.reset();
    player.grab({ x: 1, y: 1 });
    player.lead({ x: 1, y: 1 });
    player.nudge({ x: 1, y: 1 });
    player.home();
    player.resize();
    assert.ok(Number.isNaN(player.get('gravity')));
    assert.deepEqual(player.readouts, {});
  });

  it('fetches the draw list again when memory growth has detached it', () => {
    const made = running(new RopeScene());
    const { canvas } = made;
    const rope = made.figure();
    const figure = () => rope;
    page.frames.frame();
    const view = figure().drawList();
    for (let crowd = 0; view.byteLength > 0; crowd++) {
      assert.ok(crowd < 10_000, 'the memory does not grow');
      new module.Hound();
    }
    canvas.context.calls.length = 0;
    page.frames.frame();
    assert.ok(canvas.context.calls.some(([name]) => name === 'fill'));
  });

  describe('what hangs', () => {
    /** @type {[any, { x: number, y: number }][]} */
    const homes = [
      [RopeScene, { x: 300, y: 60 }],
      [FlagScene, { x: 180, y: 40 }],
    ];
    for (const [Scene, home] of homes) {
      it(`${Scene.name}: the anchor follows the pointer from where it is`, () => {
        const { player, figure } = running(new Scene());
        player.grab({ x: 280, y: 200 });
        assert.deepEqual(anchor(figure()), home, 'taking hold moves nothing');
        player.lead({ x: 300, y: 210 });
        assert.deepEqual(anchor(figure()), { x: home.x + 20, y: home.y + 10 });
        player.lead({ x: 280 - home.x + 20, y: 0 });
        assert.deepEqual(anchor(figure()), { x: 20, y: 0 }, 'it stays in the picture');
        player.lead({ x: 900, y: 200 + 300 - home.y });
        assert.deepEqual(anchor(figure()), { x: 600, y: 300 });
        player.lead({ x: 900, y: 900 });
        assert.deepEqual(anchor(figure()), { x: 600, y: figure().groundY() }, 'and above the ground');
      });

      it(`${Scene.name}: arrow keys move it smoothly, Home brings it back`, () => {
        const { player, figure } = running(new Scene());
        page.frames.frame();
        player.nudge({ x: 1, y: 0 });
        player.nudge({ x: 0, y: -3 });
        let fastest = 0;
        for (let i = 0; i < 60; i++) {
          const before = anchor(figure());
          page.frames.frame();
          const now = anchor(figure());
          fastest = Math.max(fastest, Math.hypot(now.x - before.x, now.y - before.y));
        }
        assert.deepEqual(anchor(figure()), { x: home.x + 12, y: home.y - 36 });
        assert.ok(fastest < 20, `${fastest} u in one frame`);
        player.home();
        page.frames.frames(60);
        assert.deepEqual(anchor(figure()), home);
        assert.equal(
          figure().calls.filter((/** @type {string} */ call) => call === 'resetAnchor()').length,
          2,
        );
        for (let i = 0; i < 200; i++) player.nudge({ x: -4, y: 4 });
        page.frames.frames(90);
        assert.deepEqual(anchor(figure()), { x: 0, y: figure().groundY() });
      });

      it(`${Scene.name}: who takes hold of it ends what the keys began; so does a new one`, () => {
        const { player, figure } = running(new Scene());
        page.frames.frame();
        player.nudge({ x: 4, y: 0 });
        player.grab({ x: 0, y: 0 });
        page.frames.frames(30);
        assert.deepEqual(anchor(figure()), home);
        player.nudge({ x: 4, y: 0 });
        player.reset();
        page.frames.frames(30);
        assert.deepEqual(anchor(figure()), home);
      });
    }

    it('says how it is stretched', () => {
      for (const [Scene, names] of [
        [RopeScene, ['end', 'mean', 'max']],
        [FlagScene, ['max', 'mean']],
      ]) {
        const { player } = running(new Scene());
        player.set('iterations', 1);
        page.frames.frames(60);
        const { end, ...stretch } = player.readouts;
        assert.deepEqual(Object.keys(player.readouts), names);
        for (const text of Object.values(stretch)) assert.match(text, /^\d\.\d{3} × rest$/);
        assert.ok(stretch.max > '1.001' && stretch.max >= stretch.mean, `${stretch.max}`);
        if (end) assert.match(end, /^\d+ u$/);
      }
    });
  });

  describe('the walker', () => {
    it('stands in the middle; its pointer sets hips and speed, from -10 to 10 degrees in 1/60 s', () => {
      const { player, figure } = running(new WalkerScene());
      assert.equal(last(figure(), 'setHip'), 'setHip(300)');
      player.lead({ x: 150, y: 0 });
      assert.equal(last(figure(), 'setHip'), 'setHip(150)');
      assert.equal(last(figure(), 'setAngularSpeed'), 'setAngularSpeed(-10.472)');
      player.lead({ x: 600, y: 440 });
      assert.equal(last(figure(), 'setHip'), 'setHip(600)');
      assert.equal(last(figure(), 'setAngularSpeed'), 'setAngularSpeed(10.472)');
      player.lead({ x: 300, y: 220 });
      assert.equal(last(figure(), 'setAngularSpeed'), 'setAngularSpeed(0)');
      assert.deepEqual([player.get('hip'), player.get('turn')], [50, 0]);
    });

    it('does the same by keys and sliders', () => {
      const { player, figure } = running(new WalkerScene());
      player.set('hip', 25);
      assert.equal(last(figure(), 'setHip'), 'setHip(150)');
      player.set('turn', 6);
      assert.equal(last(figure(), 'setAngularSpeed'), 'setAngularSpeed(6.283)');
      player.nudge({ x: 1, y: 0 });
      assert.equal(last(figure(), 'setHip'), 'setHip(162)');
      player.nudge({ x: 0, y: 4 });
      assert.equal(last(figure(), 'setAngularSpeed'), 'setAngularSpeed(8.378)');
      player.home();
      assert.equal(last(figure(), 'setHip'), 'setHip(300)');
      assert.equal(last(figure(), 'setAngularSpeed'), 'setAngularSpeed(2)');
    });

    it('goes back to where keys and sliders have it when the pointer leaves (case 48)', () => {
      const { player, figure } = running(new WalkerScene());
      player.lead({ x: 150, y: 0 });
      player.leave();
      assert.equal(last(figure(), 'setHip'), 'setHip(300)');
      assert.equal(last(figure(), 'setAngularSpeed'), 'setAngularSpeed(2)');
      player.set('hip', 25);
      player.set('turn', 6);
      player.lead({ x: 600, y: 440 });
      player.leave();
      assert.deepEqual([player.get('hip'), player.get('turn')], [25, 6]);
      player.lead({ x: 300, y: 0 });
      player.nudge({ x: 1, y: 0 }); // a key counts from where the pointer has it
      player.leave();
      assert.deepEqual([player.get('hip'), player.get('turn')], [52, 6]);
      player.lead({ x: 600, y: 0 });
      player.home();
      player.leave();
      assert.deepEqual([player.get('hip'), Number(player.get('turn').toFixed(3))], [50, 1.91]);
    });

    it('keeps its place in a picture of another width', () => {
      const { player, canvas, figure } = running(new WalkerScene());
      player.set('hip', 25);
      canvas.cssWidth = 1200;
      page.window.resize(canvas);
      assert.equal(last(figure(), 'setView'), 'setView(1200)');
      assert.equal(last(figure(), 'setHip'), 'setHip(300)');
    });

    it('is drawn as beads or limbs, with its construction', () => {
      const { player, figure } = running(new WalkerScene());
      player.set('limbs', 1);
      player.set('construction', 1);
      assert.deepEqual([figure().parameter('limbs'), figure().parameter('construction')], [1, 1]);
      assert.deepEqual(player.readouts, { feet: 'both' });
    });
  });
});
