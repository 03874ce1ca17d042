import { jointAt } from '../joints.js';
import { strokeWithHalo } from './overlay.js';

/** Root, middle and end of each limb that is solved by two-bone IK. */
const LIMBS = Object.freeze([
  ['hip', 'kneeFar', 'footFar'],
  ['hip', 'kneeNear', 'footNear'],
  ['shoulder', 'elbowFar', 'handFar'],
  ['shoulder', 'elbowNear', 'handNear'],
]);

const CROSS = 5;

/**
 * How far each limb could reach, and a cross where its end is.
 * @param {import('./overlay.js').Scene} scene
 */
export function drawReach({ context, pose, colours }) {
  context.setLineDash([5, 4]);
  context.beginPath();
  for (const [root, middle, end] of LIMBS) {
    const a = jointAt(pose, root);
    const b = jointAt(pose, middle);
    const c = jointAt(pose, end);
    const reach = Math.hypot(b.x - a.x, b.y - a.y) + Math.hypot(c.x - b.x, c.y - b.y);
    context.moveTo(a.x + reach, a.y);
    context.arc(a.x, a.y, reach, 0, 2 * Math.PI);
  }
  context.strokeStyle = colours.wash;
  context.lineWidth = 1;
  context.stroke();
  context.setLineDash([]);
  context.beginPath();
  for (const [, , end] of LIMBS) {
    const { x, y } = jointAt(pose, end);
    context.moveTo(x - CROSS, y);
    context.lineTo(x + CROSS, y);
    context.moveTo(x, y - CROSS);
    context.lineTo(x, y + CROSS);
  }
  strokeWithHalo(context, colours.ink, colours.paper, 1.2);
}
