// The bench compares like with like: the port moves as the core does.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { loadWasm, script, scriptTicks } from './contenders.mjs';
import { createRun } from './port/round.js';

// Both sides use doubles; the functions they call differ in the last bits. The core's hair is made of floats. Who
// changes how the core moves changes it in the port, too.
const TOLERANCE = 1e-6; // u
const HAIR_TOLERANCE = 0.02; // u

const JOINTS = 13;
const HAIR_POINTS = 4;

it('the port in everyday JavaScript moves as the core does, at every tick of the script', (test) => {
  const core = loadWasm();
  const port = createRun(script);
  core.start();
  let worst = 0;
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
      const isHair = point >= JOINTS && point < JOINTS + HAIR_POINTS;
      // Written so that NaN fails, too.
      if (!(off <= (isHair ? HAIR_TOLERANCE : TOLERANCE))) {
        assert.fail(`tick ${tick}, point ${point}: ${x}, ${y} is ${off} u off`);
      }
      if (!isHair) worst = Math.max(worst, off);
    });
    travelled += Math.hypot(points[0] - last[0], points[1] - last[1]);
    last = points.slice();
  }
  test.diagnostic(`worst ${worst.toPrecision(2)} u`);
  assert.ok(travelled > 1000, `there was motion to agree on: ${travelled} u`);
});
