// The bench compares like with like: the port of the cloth moves as the core does.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { loadCloth } from './cloth.mjs';
import { createCloth } from './port/cloth.js';

// Floats there, doubles here, and folds that fall one way or the other: they part slowly.
const TICKS = 120;
const MEAN_BOUND = 0.2; // u, over all points at the end
const SIZE = { columns: 30, rows: 20, spacing: 16, iterations: 12, substeps: 4 };

/** @param {ArrayLike<number>} a @param {ArrayLike<number>} b */
const meanDistance = (a, b) => {
  let sum = 0;
  for (let i = 0; i < a.length; i += 2) sum += Math.hypot(a[i] - b[i], a[i + 1] - b[i + 1]);
  return sum / (a.length / 2);
};

for (const size of [SIZE, { ...SIZE, iterations: 1, substeps: 1 }]) {
  it(`moves as the core does at ${size.iterations} iterations`, (test) => {
    const core = loadCloth(size);
    const start = core.points().slice();
    const port = createCloth({ ...size, anchor: { x: start[0], y: start[1] } });
    const ported = () => Float64Array.from(start, (_, i) => (i % 2 === 0 ? port.x : port.y)[i >> 1]);
    assert.equal(start.length, 2 * size.columns * size.rows);
    assert.ok(meanDistance(ported(), start) < 1e-3, 'they begin in the same place');
    core.advance(TICKS);
    port.advance(TICKS);
    const moved = meanDistance(core.points(), start);
    const mean = meanDistance(ported(), core.points());
    test.diagnostic(`moved ${moved.toPrecision(3)} u, ${mean.toPrecision(2)} u apart`);
    assert.ok(moved > 20, `there was motion to agree on: ${moved} u`);
    assert.ok(mean <= MEAN_BOUND, `${mean} u apart`);
  });
}
