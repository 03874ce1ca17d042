import { centreOfMass } from '../centre-of-mass.js';
import { strokeWithHalo } from './overlay.js';

const RADIUS = 6.5;

/**
 * A disc in quarters at the centre of mass, and its plumb line.
 * @param {import('./overlay.js').Scene} scene
 */
export function drawMass({ context, pose, groundY, colours }) {
  const { x, y } = centreOfMass(pose);
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x, groundY);
  strokeWithHalo(context, colours.ink, colours.paper, 0.8);
  context.beginPath();
  context.arc(x, y, RADIUS, 0, 2 * Math.PI);
  context.fillStyle = colours.paper;
  context.fill();
  strokeWithHalo(context, colours.ink, colours.paper, 1.4);
  context.beginPath();
  for (const from of [0, Math.PI]) {
    context.moveTo(x, y);
    context.arc(x, y, RADIUS, from, from + Math.PI / 2);
    context.closePath();
  }
  context.fillStyle = colours.ink;
  context.fill();
}
