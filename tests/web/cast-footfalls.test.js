import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Footfalls } from '../../web/src/cast/footfalls.js';

/** @param {{ from: number, to: number }[]} bars */
const rounded = (bars) => bars.map(({ from, to }) => [Number(from.toFixed(6)), Number(to.toFixed(6))]);

describe('Footfalls', () => {
  it('are bars of each paw, newest first, now at the right end', () => {
    const footfalls = new Footfalls(2);
    footfalls.push(0b01, 0.5);
    footfalls.push(0b11, 0.25);
    footfalls.push(0b10, 0.25);
    assert.deepEqual(rounded(footfalls.of(0)), [[0.5, 0.875]]);
    assert.deepEqual(rounded(footfalls.of(1)), [[0.75, 1]]);
    footfalls.push(0b01, 0.5);
    assert.deepEqual(rounded(footfalls.of(0)), [
      [0.75, 1],
      [0.25, 0.625],
    ]);
    assert.deepEqual(footfalls.of(2), []);
  });

  it('of one stance are one bar, however many frames and other paws it lasts', () => {
    const footfalls = new Footfalls(1);
    for (let i = 0; i < 30; i++) footfalls.push(i % 2 === 0 ? 0b01 : 0b11, 1 / 60);
    assert.equal(footfalls.of(0).length, 1);
    assert.equal(footfalls.of(1).length, 15);
  });

  it('older than the span are forgotten, and cut off at its beginning', () => {
    const footfalls = new Footfalls(1);
    for (let i = 0; i < 6000; i++) footfalls.push(i % 20 < 10 ? 1 : 0, 1 / 60);
    const bars = footfalls.of(0);
    assert.ok(bars.length >= 3 && bars.length <= 4, `${bars.length}`);
    assert.ok(bars.every(({ from, to }) => from >= 0 && to > from && to <= 1));
    footfalls.clear();
    assert.deepEqual(footfalls.of(0), []);
  });

  it('no time, no bar', () => {
    const footfalls = new Footfalls(1);
    for (const dt of [0, -1, Number.NaN]) footfalls.push(1, dt);
    assert.deepEqual(footfalls.of(0), []);
  });
});
