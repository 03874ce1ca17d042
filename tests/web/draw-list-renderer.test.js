import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { clear, renderDrawList } from '../../web/src/canvas/draw-list-renderer.js';
import { FakeContext } from './fakes.js';

const COLOURS = ['ink', 'far', 'ground', 'accent', 'hair'];

/**
 * @param {number[][]} records
 * @param {number} [spare] floats after the end
 */
function packed(records, spare = 0) {
  const floats = records.flat();
  return new Float32Array([floats.length + 1, ...floats, ...new Array(spare).fill(1)]);
}

/** @param {Float32Array} list @param {number} [scale] */
function draw(list, scale = 2) {
  const context = new FakeContext({ width: 200, height: 880 });
  clear(/** @type {any} */ (context), scale);
  renderDrawList(/** @type {any} */ (context), list, COLOURS);
  return context.calls;
}

/** @param {any[][]} calls @param {string} name */
const named = (calls, name) => calls.filter(([first]) => first === name);

describe('draw list renderer', () => {
  it('clears the whole backing store, then scales', () => {
    assert.deepEqual(draw(packed([]), 3), [
      ['setTransform', 1, 0, 0, 1, 0, 0],
      ['clearRect', 0, 0, 200, 880],
      ['setTransform', 3, 0, 0, 3, 0, 0],
    ]);
  });

  it('fills a polygon in one path with the nonzero rule', () => {
    const calls = draw(packed([[1, 1, 0.5, 6, 0, 0, 10, 0, 10, 20]]));
    assert.deepEqual(calls.slice(3), [
      ['beginPath'],
      ['moveTo', 0, 0],
      ['lineTo', 10, 0],
      ['lineTo', 10, 20],
      ['closePath'],
      ['fill', 'nonzero', 'far', 0.5],
    ]);
  });

  it('strokes a polyline with round caps and joins', () => {
    const calls = draw(packed([[2, 3, 1, 5, 4, 0, 0, 10, 0]]));
    assert.deepEqual(calls.slice(3), [
      ['beginPath'],
      ['moveTo', 0, 0],
      ['lineTo', 10, 0],
      ['stroke', 'accent', 4, 'round', 'round', 1],
    ]);
  });

  it('fills a circle', () => {
    const calls = draw(packed([[3, 0, 0.25, 3, 7, 8, 12]]));
    assert.deepEqual(calls.slice(3), [
      ['beginPath'],
      ['arc', 7, 8, 12, 0, 2 * Math.PI],
      ['fill', 'nonzero', 'ink', 0.25],
    ]);
  });

  it('skips unknown kinds by their count and draws unknown styles in ink', () => {
    const calls = draw(
      packed([
        [99, 0, 1, 2, 5, 5],
        [3, 42, 1, 3, 1, 2, 3],
      ]),
    );
    assert.equal(named(calls, 'fill').length, 1);
    assert.deepEqual(named(calls, 'fill')[0], ['fill', 'nonzero', 'ink', 1]);
  });

  it('ignores what lies beyond the floats in use', () => {
    const list = packed([[3, 0, 1, 3, 1, 2, 3]], 40);
    assert.equal(named(draw(list), 'fill').length, 1);
  });

  it('draws nothing of a record that claims more than there is', () => {
    assert.equal(named(draw(packed([[1, 0, 1, 600, 0, 0, 1, 1, 2, 0]])), 'fill').length, 0);
    assert.equal(named(draw(packed([[3, 0, 1, -4, 1, 2, 3]])), 'fill').length, 0);
    assert.equal(named(draw(packed([[3, 0, 1, Number.NaN, 1, 2, 3]])), 'fill').length, 0);
  });

  it('ends on any floats whatever', () => {
    fc.assert(
      fc.property(fc.array(fc.float(), { maxLength: 60 }), (floats) => {
        draw(new Float32Array(floats));
      }),
    );
  });

  it('draws every record of any well-formed list, in order', () => {
    const record = fc.oneof(
      fc.tuple(fc.integer({ min: 3, max: 20 })).map(([n]) => [1, 0, 1, 2 * n, ...new Array(2 * n).fill(1)]),
      fc
        .tuple(fc.integer({ min: 2, max: 20 }))
        .map(([n]) => [2, 0, 1, 2 * n + 1, 3, ...new Array(2 * n).fill(1)]),
      fc.constant([3, 0, 1, 3, 1, 2, 3]),
    );
    fc.assert(
      fc.property(fc.array(record, { maxLength: 30 }), fc.nat(20), (records, spare) => {
        const painted = draw(packed(records, spare)).filter(([name]) => name === 'fill' || name === 'stroke');
        assert.deepEqual(
          painted.map(([name]) => name),
          records.map(([kind]) => (kind === 2 ? 'stroke' : 'fill')),
        );
      }),
    );
  });
});
