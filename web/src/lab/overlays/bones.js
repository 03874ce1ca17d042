import { BONES, jointAt } from '../joints.js';
import { strokeWithHalo } from './overlay.js';

/** @param {import('./overlay.js').Scene} scene */
export function drawBones({ context, pose, colours }) {
  context.beginPath();
  for (const [from, to] of BONES) {
    const a = jointAt(pose, from);
    const b = jointAt(pose, to);
    context.moveTo(a.x, a.y);
    context.lineTo(b.x, b.y);
  }
  strokeWithHalo(context, colours.accent, colours.paper, 1.6);
}
