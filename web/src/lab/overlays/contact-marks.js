import { jointAt } from '../joints.js';

const HALF_WIDTH = 11;
const HEIGHT = 5;
const GAP = 6;

/**
 * A bar under each foot that stands on the ground: filled for the near one, open for the far one.
 * @param {import('./overlay.js').Scene} scene
 */
export function drawContacts({ context, pose, contacts, groundY, colours }) {
  context.lineWidth = 1.4;
  ['Near', 'Far'].forEach((side, bit) => {
    if ((contacts & (1 << bit)) === 0) return;
    const { x } = jointAt(pose, `foot${side}`);
    context.beginPath();
    context.roundRect(x - HALF_WIDTH, groundY + GAP + bit * (HEIGHT + 4), 2 * HALF_WIDTH, HEIGHT, HEIGHT / 2);
    context.fillStyle = colours.accent;
    context.strokeStyle = colours.accent;
    if (side === 'Near') context.fill();
    context.stroke();
  });
}
