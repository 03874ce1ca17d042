import { JOINTS } from '../../core/names.js';
import { jointAt } from '../joints.js';
import { strokeWithHalo } from './overlay.js';

const RADIUS = 3.2;

/** @param {import('./overlay.js').Scene} scene */
export function drawJoints({ context, pose, colours }) {
  context.beginPath();
  for (const name of JOINTS) {
    const { x, y } = jointAt(pose, name);
    context.moveTo(x + RADIUS, y);
    context.arc(x, y, RADIUS, 0, 2 * Math.PI);
  }
  strokeWithHalo(context, colours.accent, colours.paper, 1.4);
  context.fillStyle = colours.paper;
  context.fill('nonzero');
}
