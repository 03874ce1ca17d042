// The ground: what is refused and in which words, with the real core.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, beforeEach, describe, it } from 'node:test';
import { STYLES } from '../../web/src/core/names.js';
import { setTerrain } from '../../web/src/core/terrain.js';
import { extendedLoader, loader, make, page, setUp, tearDown } from './player-set-up.js';

const points = (/** @type {number[][]} */ ...pairs) => pairs.map(([x, y]) => ({ x, y }));
const HILL = points([50, 0], [150, -60], [400, -60], [400, -84]);

/** A ground for each fault, the number of its point, and what is said of it. @type {[any[], number, RegExp][]} */
const REFUSED = [
  [points(...Array.from({ length: 257 }, (_, i) => [i, 0])), 257, /256 there may be/],
  [points([0, 0], [2e6, 0]), 1, /within ±1000000 u/],
  [points([0, 0], [10, 0], [9, 0]), 2, /left of the point before/],
  [points([0, 0], [0, -20], [0, -30]), 2, /third point with one x/],
  [points([0, 0], [0, -401]), 1, /higher than 400 u/],
  [points([0, 0], [0, -20], [9, -20], [9, 0]), 3, /nearer than 10 u/],
  [points([0, 0], [50, 0], [100, -60]), 2, /steeper than 40°/],
  [points([0, 0], [0, -20], [20, -20], [20, -40]), 0, /34 u within 40 u/],
];

describe('terrain', () => {
  /** @type {any} */
  let core;
  /** @type {unknown[]} */
  let reported = [];
  before(async () => {
    const url = new URL('../../web/src/core/', import.meta.url);
    const { default: createCore } = await import(new URL('extended.js', url).href);
    core = await createCore({ wasmBinary: await readFile(new URL('extended.wasm', url)) });
  });
  beforeEach(() => {
    setUp();
    reported = [];
    globalThis.reportError = (error) => reported.push(error);
  });
  after(() => {
    tearDown();
    Reflect.deleteProperty(globalThis, 'reportError');
  });

  /** Outline of the ground in a draw list: x,y pairs. @param {Float32Array} list */
  function outline(list) {
    for (let at = 1; at < list[0]; at += 4 + list[at + 3])
      if (list[at] === 2 && list[at + 1] === STYLES.indexOf('ground'))
        return [...list.slice(at + 5, at + 4 + list[at + 3])];
    return null;
  }

  it('is drawn as it is given, to scale, and taken away again', () => {
    const figure = new core.Stickman();
    figure.setView(790);
    setTerrain(core, figure, HILL);
    figure.buildPose(0);
    const line = outline(figure.drawList());
    // He stands in the middle, x 395, on the ground line, 372.
    assert.deepEqual(line, [0, 372, 445, 372, 545, 312, 790, 312]);
    setTerrain(core, figure, []);
    figure.buildPose(0);
    assert.equal(outline(figure.drawList()), null);
    figure.delete();
  });

  for (const [ground, point, words] of REFUSED)
    it(`refuses point ${point} of ${ground.length}: ${words.source}`, () => {
      const figure = new core.Stickman();
      setTerrain(core, figure, HILL);
      const before = figure.hash();
      assert.throws(
        () => setTerrain(core, figure, ground),
        (/** @type {Error} */ error) =>
          error instanceof RangeError &&
          error.message.startsWith(`terrain[${point}] `) &&
          words.test(error.message),
      );
      assert.equal(figure.hash(), before);
      figure.buildPose(0.1);
      assert.ok(outline(figure.drawList()), 'he still is on the ground before');
      setTerrain(core, figure, HILL); // nothing of what was refused is left over
      figure.delete();
    });

  it('a player refuses what is no ground, by its point, and keeps the one it has', async () => {
    const { player } = make({ terrain: HILL });
    extendedLoader.module = core;
    await loader.succeed();
    await extendedLoader.succeed();
    assert.deepEqual(player.terrain, HILL);
    for (const [value, type, start] of /** @type {[any, any, string][]} */ ([
      ['hill', TypeError, "terrain must be an array of points { x, y }, not 'hill'"],
      [null, TypeError, 'terrain must be an array'],
      [[{ x: 0, y: 0 }, { x: 1 }], TypeError, 'terrain[1] must be a point { x, y } of finite numbers'],
      [[null], TypeError, 'terrain[0] must be a point'],
      [points([0, Number.NaN]), TypeError, 'terrain[0] must be a point'],
      [REFUSED[6][0], RangeError, 'terrain[2] must not end a slope steeper than 40°'],
    ])) {
      assert.throws(
        () => player.setTerrain(value),
        (/** @type {Error} */ error) => error instanceof type && error.message.startsWith(start),
      );
      assert.deepEqual(player.terrain, HILL);
    }
    player.setTerrain([]);
    assert.deepEqual(player.terrain, []);
    assert.deepEqual(reported, []);
    assert.throws(() => make({ terrain: 5 }), /^TypeError: options\.terrain must be an array of points/);
  });

  it('before the core is there, a player keeps the last ground, and reports what cannot be walked on when it is', async () => {
    const { player } = make();
    const mine = points([50, 0], [150, -60]);
    player.terrain = HILL;
    player.setTerrain(mine);
    mine[0].x = 1e9; // it has a copy
    assert.deepEqual(player.terrain[0], { x: 50, y: 0 });
    const { player: other } = make();
    other.setTerrain(REFUSED[6][0]);
    extendedLoader.module = core;
    await loader.succeed();
    await extendedLoader.succeed();
    assert.equal(player.terrain.length, 2);
    assert.deepEqual(other.terrain, []);
    assert.deepEqual(
      reported.map((error) => String(error)),
      ['RangeError: terrain[2] must not end a slope steeper than 40°'],
    );
  });

  it('put on a ground while he runs, he goes on as another figure: no slower, no other body, no distance lost', async () => {
    const { player, canvas, events } = make({ action: 'run', facing: -1 });
    extendedLoader.module = core;
    await loader.succeed();
    page.window.intersect(canvas, true);
    const first = loader.module.figures[0];
    first.setParameter('neck', 14);
    page.frames.frames(90);
    const { distance, groundSpeed } = player;
    const phase = first.phase();
    assert.ok(distance < -100);
    player.setTerrain(HILL);
    page.frames.frames(1);
    assert.equal(first.isDeleted(), false, 'he is on show until the other has loaded');
    await extendedLoader.succeed();
    assert.equal(first.isDeleted(), true);
    /** @type {any} */
    const figure = Reflect.get(player, 'figure');
    assert.ok('useTerrain' in figure);
    assert.equal(figure.parameter('neck'), 14);
    assert.ok(Math.abs(player.distance - distance) < 20, `${distance}, then ${player.distance}`);
    assert.ok(Math.abs(player.groundSpeed - groundSpeed) < 1);
    const turned = Math.abs(figure.phase() - phase);
    assert.ok(Math.min(turned, 1 - turned) < 0.1, `phase ${phase}, then ${figure.phase()}`);
    assert.equal(player.action, 'run');
    assert.deepEqual(events, ['ready']);
    page.frames.frames(30);
    assert.ok(player.distance < distance - 50);
    player.terrain = HILL.slice(0, 2);
    assert.equal(extendedLoader.asked.length, 1, 'and keeps that module');
  });

  it('says so when the larger module cannot be loaded, keeps him on show, and tries again', async () => {
    const { player, events } = make();
    await loader.succeed();
    player.setTerrain(HILL);
    await extendedLoader.fail(new Error('gone'));
    assert.deepEqual(events.slice(-1), ['error']);
    assert.ok(player.groundSpeed === 0 && player.action === 'idle');
    player.load().catch(() => {});
    extendedLoader.module = core;
    await extendedLoader.succeed();
    assert.ok('useTerrain' in Reflect.get(player, 'figure'));
    assert.deepEqual(player.terrain, HILL);
  });
});
