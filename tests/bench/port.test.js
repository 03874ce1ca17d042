// The bench compares like with like: the port moves as the core does.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { loadWasm, script, scriptTicks } from './contenders.mjs';
import { createRun } from './port/round.js';

const JOINTS = 13;
const HAIR_POINTS = 4;
/** u. Both sides use doubles; the functions they call differ in the last bits. */
const TOLERANCE = 1e-6;
/** u. The core's hair is made of floats. */
const HAIR_TOLERANCE = 0.02;

it('the port in everyday JavaScript moves as the core does, at every tick of the script', () => {
  const core = loadWasm();
  const port = createRun(script);
  core.start();
  let travelled = 0;
  let last = core.points().slice();
  for (let tick = 1; tick <= scriptTicks; tick++) {
    core.advance(1);
    port.advance(1);
    const points = core.points();
    const ported = port.points();
    assert.equal(2 * ported.length, points.length);
    ported.forEach(({ x, y }, i) => {
      const off = Math.hypot(x - points[2 * i], y - points[2 * i + 1]);
      const isHair = i >= JOINTS && i < JOINTS + HAIR_POINTS;
      // Written so that NaN fails, too.
      if (!(off <= (isHair ? HAIR_TOLERANCE : TOLERANCE))) {
        assert.fail(
          `tick ${tick}, point ${i}: ${x}, ${y} is ${off} u off ${points[2 * i]}, ${points[2 * i + 1]}`,
        );
      }
    });
    travelled += Math.abs(points[0] - last[0]) + Math.abs(points[1] - last[1]);
    last = points.slice();
  }
  assert.ok(travelled > 1000, `there was motion to agree on: ${travelled} u`);
});
