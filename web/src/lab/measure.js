import { bendDegrees, jointAt } from './joints.js';

/**
 * What the lab notes of a frame, for the plot and the trails.
 * @typedef {object} Sample
 * @property {number} tick
 * @property {import('./setup.js').Setup} asked what he was told by then
 * @property {number} footNearX in the world, u: 0 is where he stood at first
 * @property {number} footNearY in canvas units
 * @property {number} footFarX
 * @property {number} footFarY
 * @property {number} hipHeight above the ground, u
 * @property {number} kneeNear degrees, 0 straight
 * @property {number} kneeFar
 * @property {number} headLag u
 */

/**
 * What is measured.
 * @typedef {object} Measured
 * @property {import('../core/extended.js').ExtendedStickman} figure
 * @property {number} anchorX where he stands on the canvas, u
 * @property {import('./setup.js').Setup} asked
 * @property {number} headLag u
 */

/**
 * @param {Measured} measured
 * @returns {Sample}
 */
export function measure({ figure, anchorX, asked, headLag }) {
  const pose = figure.pose();
  const origin = figure.distance() - anchorX;
  const hip = jointAt(pose, 'hip');
  const footNear = jointAt(pose, 'footNear');
  const footFar = jointAt(pose, 'footFar');
  return {
    tick: figure.tick(),
    asked,
    footNearX: footNear.x + origin,
    footNearY: footNear.y,
    footFarX: footFar.x + origin,
    footFarY: footFar.y,
    hipHeight: figure.groundY() - hip.y,
    kneeNear: bendDegrees(hip, jointAt(pose, 'kneeNear'), footNear),
    kneeFar: bendDegrees(hip, jointAt(pose, 'kneeFar'), footFar),
    headLag,
  };
}
