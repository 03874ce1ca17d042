// The bench compares like with like: the port moves as the core does.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { loadWasm, script, scriptTicks } from './contenders.mjs';
import { createRun } from './port/round.js';

// Brought up to date, the port is within 1e-9 u of the core in every joint, and within 0.002 u in the hair (made
// of floats there). The bounds leave room for touches of tuning in the core, which do not change how much work a
// tick is. Without the head's spring, say, the mean is 0.37 u.
const MEAN_BOUND = 0.2; // u, over all points and ticks; he is 150 u tall
const WORST_BOUND = 20; // u, of any joint at any tick: a step that begins a few ticks early in a run

const JOINTS = 13;

it('the port in everyday JavaScript moves as the core does, at every tick of the script', (test) => {
  const core = loadWasm();
  const port = createRun(script);
  core.start();
  let sum = 0;
  let count = 0;
  let worst = { off: 0, tick: 0, point: 0 };
  let travelled = 0;
  let last = core.points().slice();
  for (let tick = 1; tick <= scriptTicks; tick++) {
    core.advance(1);
    port.advance(1);
    const points = core.points();
    const ported = port.points();
    assert.equal(2 * ported.length, points.length);
    ported.forEach(({ x, y }, point) => {
      const off = Math.hypot(x - points[2 * point], y - points[2 * point + 1]);
      assert.ok(Number.isFinite(off), `tick ${tick}, point ${point}: ${x}, ${y}`);
      sum += off;
      count++;
      if (point < JOINTS && off > worst.off) worst = { off, tick, point };
    });
    travelled += Math.hypot(points[0] - last[0], points[1] - last[1]);
    last = points.slice();
  }
  const mean = sum / count;
  test.diagnostic(
    `mean ${mean.toPrecision(2)} u, worst ${worst.off.toPrecision(2)} u (tick ${worst.tick}, joint ${worst.point})`,
  );
  assert.ok(travelled > 1000, `there was motion to agree on: ${travelled} u`);
  assert.ok(mean <= MEAN_BOUND, `mean ${mean} u`);
  assert.ok(worst.off <= WORST_BOUND, `worst ${JSON.stringify(worst)}`);
});
