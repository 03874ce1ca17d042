// The grounds of lab and cast: each can be walked on, which only the core can say.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { before, describe, it } from 'node:test';
import fc from 'fast-check';
import { setTerrain } from '../../web/src/core/terrain.js';
import {
  DRAWN_HIGHEST,
  DRAWN_PLACES,
  draw,
  drawnGround,
  drawnHeights,
  GROUNDS,
  groundPoints,
  SEED_RANGE,
} from '../../web/src/page/grounds.js';

const LEVEL = Array(DRAWN_PLACES).fill(0);

describe('grounds', () => {
  /** @type {any} */
  let core;
  /** @type {any} */
  let figure;
  before(async () => {
    const url = new URL('../../web/src/core/', import.meta.url);
    const { default: createCore } = await import(new URL('extended.js', url).href);
    core = await createCore({ wasmBinary: await readFile(new URL('extended.wasm', url)) });
    figure = new core.Stickman();
  });
  const range = (/** @type {number[]} */ all) => Math.max(...all) - Math.min(...all);

  it('of every name and every seed can be walked on, and are not flat', () => {
    for (const name of GROUNDS) {
      const points = groundPoints(name);
      setTerrain(core, figure, points);
      if (name !== 'flat') assert.ok(range(points.map(({ y }) => y)) > 10, name);
    }
    const seen = new Set();
    for (let seed = SEED_RANGE.min; seed <= SEED_RANGE.max; seed += seed < 200 ? 1 : 41) {
      const points = groundPoints(`random.${seed}`);
      assert.doesNotThrow(() => setTerrain(core, figure, points), `seed ${seed}`);
      assert.ok(range(points.map(({ y }) => y)) > 30, `seed ${seed}`);
      seen.add(JSON.stringify(points));
    }
    assert.ok(seen.size > 430);
  });

  it('drawn in any way can be walked on, pass through where the pointer was, and come back from their name', () => {
    const strokes = fc.array(
      fc.tuple(fc.integer({ min: 0, max: DRAWN_PLACES - 1 }), fc.integer({ min: -50, max: 50 })),
      { minLength: 1, maxLength: 40 },
    );
    fc.assert(
      fc.property(strokes, (all) => {
        let heights = LEVEL;
        for (const [place, height] of all) heights = draw(heights, place, height);
        const [place, height] = /** @type {[number, number]} */ (all.at(-1));
        assert.equal(heights[place], Math.max(-DRAWN_HIGHEST, Math.min(DRAWN_HIGHEST, height)));
        const name = drawnGround(heights);
        setTerrain(core, figure, groundPoints(name));
        assert.deepEqual(drawnHeights(name), heights);
      }),
    );
  });

  it('with names can be drawn on from what they are', () => {
    for (const name of [...GROUNDS, 'random.5', 'random.77']) {
      const heights = drawnHeights(name);
      setTerrain(core, figure, groundPoints(drawnGround(heights)));
      assert.equal(range(heights) > 1, name !== 'flat', name);
    }
  });

  it('refuse what is none, and say what is', () => {
    const steep = [...LEVEL];
    steep[4] = 7;
    for (const wrong of [
      '',
      'hill',
      'hills.1',
      'random',
      'random.10000',
      'random.1.5',
      'random.x',
      'drawn',
      'drawn.1',
    ])
      assert.throws(
        () => groundPoints(wrong),
        /^RangeError: ground must be one of flat, hills, stairs, rubble, random\.0/,
      );
    assert.throws(() => groundPoints(drawnGround(steep)), RangeError);
    assert.throws(() => groundPoints(drawnGround([...LEVEL.slice(1), Number.NaN])), RangeError);
    assert.throws(() => groundPoints(drawnGround(LEVEL.map(() => 31))), RangeError);
  });
});
