import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { JOINTS } from '../../web/src/core/names.js';
import { centreOfMass, SEGMENTS } from '../../web/src/lab/centre-of-mass.js';
import { bendDegrees, jointAt } from '../../web/src/lab/joints.js';
import { measure } from '../../web/src/lab/measure.js';
import { DEFAULT_SETUP } from '../../web/src/lab/setup.js';

/** @param {Record<string, [number, number]>} joints the others are at 0, 0 */
const poseOf = (joints) => JOINTS.flatMap((name) => joints[name] ?? [0, 0]);

const coordinate = fc.double({ min: -500, max: 500, noNaN: true });
const anyPose = fc.array(coordinate, { minLength: 2 * JOINTS.length, maxLength: 2 * JOINTS.length });

describe('centre of mass', () => {
  it('weighs the whole body', () => {
    const total = SEGMENTS.reduce((sum, { mass }) => sum + mass, 0);
    assert.ok(Math.abs(total - 100) < 1e-9, `${total} %`);
  });

  it('is where all joints are when they are in one place', () => {
    const { x, y } = centreOfMass(JOINTS.flatMap(() => [12, -7]));
    assert.ok(Math.abs(x - 12) < 1e-9 && Math.abs(y + 7) < 1e-9);
  });

  it('is found by hand for a body that is nothing but a raised leg', () => {
    const { x, y } = centreOfMass(poseOf({ kneeNear: [37, 0], footNear: [37, 37] }));
    const along = (14.16 * 0.4095 + 4.33 + 1.37) * 0.37;
    const down = (4.33 * 0.4459 + 1.37) * 0.37;
    assert.ok(Math.abs(x - along) < 1e-9, `${x}`);
    assert.ok(Math.abs(y - down) < 1e-9, `${y}`);
  });

  it('moves with the body, mirrors with it, and never leaves the box around it', () => {
    fc.assert(
      fc.property(anyPose, coordinate, (pose, by) => {
        const { x, y } = centreOfMass(pose);
        const moved = centreOfMass(pose.map((value) => value + by));
        assert.ok(Math.abs(moved.x - x - by) < 1e-6 && Math.abs(moved.y - y - by) < 1e-6);
        const mirrored = centreOfMass(pose.map((value, i) => (i % 2 === 0 ? -value : value)));
        assert.ok(Math.abs(mirrored.x + x) < 1e-9 && Math.abs(mirrored.y - y) < 1e-9);
        const xs = pose.filter((_, i) => i % 2 === 0);
        assert.ok(x >= Math.min(...xs) - 1e-9 && x <= Math.max(...xs) + 1e-9);
      }),
    );
  });
});

describe('joints', () => {
  it('are found by name', () => {
    const pose = Float32Array.from(JOINTS.flatMap((_, i) => [i, 100 + i]));
    assert.deepEqual(jointAt(pose, 'pelvis'), { x: 0, y: 100 });
    assert.deepEqual(jointAt(pose, 'handFar'), { x: 12, y: 112 });
  });

  it('bend by known angles', () => {
    const at = (/** @type {number} */ x, /** @type {number} */ y) => ({ x, y });
    for (const [end, wanted] of /** @type {const} */ ([
      [at(0, 74), 0],
      [at(37, 37), 90],
      [at(-37, 37), 90],
      [at(0, 0), 180],
      [at(37, 74), 45],
      [at(0, 37), 0],
    ])) {
      assert.ok(Math.abs(bendDegrees(at(0, 0), at(0, 37), end) - wanted) < 1e-9, `${wanted}`);
    }
  });

  it('bend the same when turned, moved or mirrored', () => {
    const angle = fc.double({ min: -3, max: 3, noNaN: true });
    fc.assert(
      fc.property(angle, angle, coordinate, (bend, turn, by) => {
        const limb = (/** @type {number} */ from, /** @type {number} */ sign) => {
          const joint = { x: by + sign * 37 * Math.sin(from), y: by + 37 * Math.cos(from) };
          const end = {
            x: joint.x + sign * 37 * Math.sin(from + bend),
            y: joint.y + 37 * Math.cos(from + bend),
          };
          return bendDegrees({ x: by, y: by }, joint, end);
        };
        const wanted = (Math.abs(bend) * 180) / Math.PI;
        assert.ok(Math.abs(limb(turn, 1) - wanted) < 1e-4);
        assert.ok(Math.abs(limb(turn, -1) - wanted) < 1e-4);
      }),
    );
  });
});

describe('measure', () => {
  it('puts feet in the world, wherever the canvas shows him', () => {
    const pose = poseOf({
      hip: [300, 306],
      kneeNear: [300, 343],
      footNear: [300, 372],
      kneeFar: [337, 306],
      footFar: [337, 343],
    });
    const figure = /** @type {any} */ ({
      pose: () => pose,
      distance: () => 250,
      groundY: () => 372,
      tick: () => 77,
    });
    const sample = measure({ figure, anchorX: 290, asked: DEFAULT_SETUP, headLag: 1.5 });
    assert.deepEqual(sample, {
      tick: 77,
      asked: DEFAULT_SETUP,
      footNearX: 260,
      footNearY: 372,
      footFarX: 297,
      footFarY: 343,
      hipHeight: 66,
      kneeNear: 0,
      kneeFar: 90,
      headLag: 1.5,
    });
  });
});
