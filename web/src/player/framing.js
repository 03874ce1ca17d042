import { UNITS_HIGH } from '../core/names.js';

/** u that hold him as he stands, walks and runs, the ground under him where it is in the whole scene. */
const FIGURE_HIGH = 212;
const FIGURE_WIDE = 132;

/** u that the top of his head is above the ground, at most, while he does not jump. */
const HEAD_HIGH = 160;
/** u above his head, for his hair, that are kept in view when he jumps, where there is room for them. */
const HEADROOM = 20;
/** Where a pose has the y of his head, JOINTS[2]. */
const HEAD_Y = 5;
const HEAD_RADIUS = 12; // u

/** How many times as large as in the whole scene he is where he alone fills the picture. @param {number} width of the view, u */
export function zoomOnFigure(width) {
  return Math.min(UNITS_HIGH / FIGURE_HIGH, width / FIGURE_WIDE);
}

/**
 * u that the picture goes down, so that his head stays in it when he jumps.
 * @param {import('./player-options.js').DrawnFrame} frame
 */
export function riseOf({ pose, groundY }) {
  const head = pose[HEAD_Y] - HEAD_RADIUS;
  return Math.max(0, Math.min(HEADROOM, groundY - HEAD_HIGH) - head);
}
