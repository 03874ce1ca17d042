import { JOINTS } from '../core/names.js';

/** @typedef {{ x: number, y: number }} Point in canvas units, y down */

/**
 * @param {ArrayLike<number>} pose the core's pose()
 * @param {string} name one of JOINTS
 * @returns {Point}
 */
export function jointAt(pose, name) {
  const at = 2 * JOINTS.indexOf(/** @type {import('../core/names.js').JointName} */ (name));
  return { x: pose[at], y: pose[at + 1] };
}

/** The bones, from the root outwards. @type {readonly (readonly [string, string])[]} */
export const BONES = Object.freeze([
  ['pelvis', 'chest'],
  ['chest', 'head'],
  ['hip', 'kneeFar'],
  ['kneeFar', 'footFar'],
  ['shoulder', 'elbowFar'],
  ['elbowFar', 'handFar'],
  ['hip', 'kneeNear'],
  ['kneeNear', 'footNear'],
  ['shoulder', 'elbowNear'],
  ['elbowNear', 'handNear'],
]);

/**
 * How far a joint is bent.
 * @param {Point} root
 * @param {Point} joint
 * @param {Point} end
 * @returns {number} degrees: 0 straight, 180 folded back on itself; 0 where a bone has no length
 */
export function bendDegrees(root, joint, end) {
  const ax = joint.x - root.x;
  const ay = joint.y - root.y;
  const bx = end.x - joint.x;
  const by = end.y - joint.y;
  return (Math.atan2(Math.abs(ax * by - ay * bx), ax * bx + ay * by) * 180) / Math.PI;
}
