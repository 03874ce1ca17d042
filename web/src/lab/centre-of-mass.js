import { jointAt } from './joints.js';

/**
 * A part of the body: its share of the mass in per cent, and where its centre lies on the way from one joint to
 * the other, 0..1. Figures for men from P. de Leva, "Adjustments to Zatsiorsky-Seluyanov's segment inertia
 * parameters", Journal of Biomechanics 29 (1996), table 4: head 6.94, trunk 43.46 (44.86 % of the way down), upper arm
 * 2.71 (57.72 %), forearm 1.62 (45.74 %), hand 0.61, thigh 14.16 (40.95 %), shank 4.33 (44.59 %), foot 1.37. His head,
 * hands and feet are points here. The spear counts for nothing.
 * @typedef {object} Segment
 * @property {string} from
 * @property {string} to
 * @property {number} mass per cent of the body
 * @property {number} centre part of the way
 */

/** @type {readonly Segment[]} */
export const SEGMENTS = Object.freeze([
  { from: 'head', to: 'head', mass: 6.94, centre: 0 },
  { from: 'chest', to: 'pelvis', mass: 43.46, centre: 0.4486 },
  ...['Near', 'Far'].flatMap((side) => [
    { from: 'shoulder', to: `elbow${side}`, mass: 2.71, centre: 0.5772 },
    { from: `elbow${side}`, to: `hand${side}`, mass: 1.62, centre: 0.4574 },
    { from: `hand${side}`, to: `hand${side}`, mass: 0.61, centre: 0 },
    { from: 'hip', to: `knee${side}`, mass: 14.16, centre: 0.4095 },
    { from: `knee${side}`, to: `foot${side}`, mass: 4.33, centre: 0.4459 },
    { from: `foot${side}`, to: `foot${side}`, mass: 1.37, centre: 0 },
  ]),
]);

/**
 * @param {ArrayLike<number>} pose the core's pose()
 * @returns {import('./joints.js').Point}
 */
export function centreOfMass(pose) {
  let x = 0;
  let y = 0;
  let total = 0;
  for (const { from, to, mass, centre } of SEGMENTS) {
    const a = jointAt(pose, from);
    const b = jointAt(pose, to);
    x += mass * (a.x + centre * (b.x - a.x));
    y += mass * (a.y + centre * (b.y - a.y));
    total += mass;
  }
  return { x: x / total, y: y / total };
}
