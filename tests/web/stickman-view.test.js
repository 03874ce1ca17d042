// How large he is shown, where he starts, and what a renderer is told: with the real core.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, beforeEach, describe, it } from 'node:test';
import { JOINTS, PLAYED_ONCE } from '../../web/src/core/names.js';
import { FakeCanvas } from './fakes.js';
import { loader, make, page, setUp, tearDown } from './player-set-up.js';

const FRAME = 1000 / 60;
const SHAPES = /** @type {const} */ ([
  [160, 120],
  [640, 360],
  [360, 640],
  [120, 480],
]);

/** @type {any} */
let core;

/**
 * A player with the real figure, on screen, and its last frame.
 * @param {any} options
 * @param {readonly [number, number]} [size] in CSS pixels
 */
async function shown(options, [width, height] = [640, 360]) {
  const canvas = Object.assign(new FakeCanvas(), { cssWidth: width, cssHeight: height });
  /** @type {import('../../web/src/stickman.js').DrawnFrame[]} */
  const frames = [];
  const { player } = make({ ...options, onFrame: (/** @type {any} */ frame) => frames.push(frame) }, canvas);
  loader.module = core;
  await loader.succeed();
  page.window.intersect(canvas, true);
  page.frames.frames(2, FRAME);
  const frame = () => /** @type {import('../../web/src/stickman.js').DrawnFrame} */ (frames.at(-1));
  return { player, canvas, frame };
}

/**
 * What of the canvas he takes up, in parts of it: 0 and 1 are its edges.
 * @param {Awaited<ReturnType<typeof shown>>} view
 */
function box({ canvas, frame }) {
  const { pose, hair, scale } = frame();
  const moved = canvas.context.calls.findLast(([name]) => name === 'translate') ?? ['', 0, 0];
  const xs = [...pose, ...hair].filter((_, i) => i % 2 === 0).map((x) => (x + moved[1]) * scale);
  const ys = [...pose, ...hair].filter((_, i) => i % 2 === 1).map((y) => (y + moved[2]) * scale);
  // The head is a disc, the hair as wide as a finger.
  const head = pose[2 * JOINTS.indexOf('head') + 1] - 12;
  const tops = [head, ...hair.filter((_, i) => i % 2 === 1).map((y) => y - 3)];
  return {
    left: Math.min(...xs) / canvas.width,
    right: Math.max(...xs) / canvas.width,
    top: ((Math.min(...tops) + moved[2]) * scale) / canvas.height,
    bottom: Math.max(...ys) / canvas.height,
  };
}

describe('StickmanPlayer: fit, zoom and phase', () => {
  before(async () => {
    const url = new URL('../../web/src/core/', import.meta.url);
    const { default: create } = await import(new URL('core.js', url).href);
    core = await create({ wasmBinary: await readFile(new URL('core.wasm', url)) });
  });
  beforeEach(setUp);
  after(tearDown);

  for (const size of SHAPES) {
    it(`fit 'figure' fills ${size.join('×')} with him, whatever speed he goes at, and he stays inside`, async () => {
      const view = await shown({ fit: 'figure' }, size);
      for (const speed of [0, 106, 382, 1000, -200]) {
        view.player.speed = speed;
        page.frames.frames(90, FRAME);
        for (let frame = 0; frame < 60; frame++) {
          page.frames.frames(1, FRAME);
          const { left, right, top, bottom } = box(view);
          assert.ok(left > 0 && right < 1 && top > 0 && bottom < 1, JSON.stringify([speed, box(view)]));
        }
      }
      view.player.speed = 0;
      page.frames.frames(200, FRAME);
      const { top, bottom } = box(view);
      const [width, height] = size;
      // In a narrow box it is the width of a stride that is full.
      assert.ok(bottom - top > 0.73 * Math.min(1, (width / height) * 1.5), `${bottom - top}`);
      // What is seen on the canvas is what the frame says there is.
      const { scale, width: units, height: unitsHigh } = view.frame();
      assert.ok(Math.abs(scale * unitsHigh - view.canvas.height) < 1);
      assert.ok(Math.abs(scale * units - view.canvas.width) < 2);
    });
  }

  it('the whole scene is 440 u high, whatever its shape, and is what there is unless told', async () => {
    for (const size of SHAPES) {
      const { frame, canvas, player } = await shown({}, size);
      assert.equal(frame().height, 440);
      assert.equal(frame().groundY, 372);
      assert.equal(frame().scale, canvas.height / 440);
      assert.deepEqual([player.fit, player.zoom, player.phase], ['scene', 1, 0]);
    }
  });

  it('zoom makes all of it larger, about where he stands', async () => {
    const plain = await shown({});
    const head = () => 2 * JOINTS.indexOf('head') + 1;
    const tall = (/** @type {any} */ { groundY, pose, scale }) => (groundY - pose[head()]) * scale;
    for (const zoom of [0.5, 1.7, 2.2, 6]) {
      for (const fit of /** @type {const} */ (['scene', 'figure'])) {
        const unzoomed = await shown({ fit });
        const { frame, canvas } = await shown({ fit, zoom });
        assert.ok(Math.abs(tall(frame()) / tall(unzoomed.frame()) - zoom) < 1e-3);
        const { groundY, scale, width, height } = frame();
        assert.ok(Math.abs(groundY / height - 372 / 440) < 1e-6);
        assert.ok(Math.abs(width * scale - canvas.width) < 1);
        assert.ok(Math.abs(frame().pose[0] - width / 2) < 10);
      }
    }
    // Told later, he is shown so at once, paused or not.
    plain.player.pause();
    const before = plain.frame().scale;
    plain.player.zoom = 2;
    assert.ok(Math.abs(plain.frame().scale - 2 * before) < 1e-9);
    plain.player.fit = 'figure';
    assert.ok(plain.frame().scale > 4 * before);
  });

  it('he stays in a zoomed picture when he jumps', async () => {
    for (const options of [{ fit: 'figure' }, { zoom: 1.5 }, { zoom: 2 }]) {
      const view = await shown(options);
      view.player.action = 'jump';
      const rises = [];
      for (let frame = 0; frame < 120; frame++) {
        page.frames.frames(1, FRAME);
        assert.ok(box(view).top > 0, JSON.stringify([options, frame, box(view)]));
        rises.push(view.canvas.context.calls.findLast(([name]) => name === 'translate')?.[2]);
      }
      assert.ok(Math.max(...rises) > 40);
      assert.equal(rises[0], 0);
      assert.equal(rises.at(-1), 0);
      const head = 2 * JOINTS.indexOf('head') + 1;
      assert.ok(view.frame().pose[head] > 0);
    }
    // Where there is room for it, nothing moves but he.
    const whole = await shown({});
    whole.player.action = 'jump';
    page.frames.frames(120, FRAME);
    const moved = whole.canvas.context.calls.filter(([name, , y]) => name === 'translate' && y !== 0);
    assert.deepEqual(moved, []);
  });

  it('a phase lets him start elsewhere in his cycle, before and after loading, until he moves', async () => {
    const phases = [];
    for (const phase of [0, 0.25, 0.5]) {
      const { frame } = await shown({ action: 'walk', phase });
      phases.push(frame().figure.phase());
    }
    const apart = (/** @type {number} */ i) => (phases[i] - phases[0] + 1) % 1;
    assert.ok(Math.abs(apart(1) - 0.25) < 1e-9 && Math.abs(apart(2) - 0.5) < 1e-9, `${phases}`);
    const late = await shown({ action: 'walk' });
    const before = late.frame().figure.phase();
    late.player.phase = 0.5; // once he moves, no cut
    assert.equal(late.frame().figure.phase(), before);
  });

  it('a renderer is told how much of the spear there is in his hands', async () => {
    const { player, frame } = await shown({ action: 'run' });
    assert.equal(frame().spear.length, 8);
    const shares = [];
    for (const action of /** @type {const} */ (['run', 'thrust'])) {
      player.action = action;
      for (let i = 0; i < 40; i++) {
        page.frames.frames(1, FRAME);
        shares.push(frame().spearAlpha);
      }
    }
    assert.equal(Math.max(...shares.slice(0, 40)), 0);
    assert.ok(Math.max(...shares) > 0.99);
    assert.ok(shares.some((share) => share > 0.05 && share < 0.95));
    assert.ok(PLAYED_ONCE.includes('thrust'));
  });
});
