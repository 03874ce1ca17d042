import { UNITS_HIGH } from '../names.js';

/** @typedef {{ x: number, y: number }} Point in units */

/**
 * Where on the drawing space a pointer is. Beyond the edges it counts as on the edge: what is dragged out of the
 * picture could not be taken hold of again.
 * @param {{ clientX: number, clientY: number }} pointer in CSS pixels
 * @param {{ left: number, top: number, width: number, height: number }} box the canvas's, in CSS pixels
 * @param {number} viewWidth in units
 * @returns {Point | null} null: the canvas is not laid out, or the pointer says no number
 */
export function canvasPoint({ clientX, clientY }, box, viewWidth) {
  if (!(box.width > 0 && box.height > 0)) return null;
  const x = ((clientX - box.left) / box.width) * viewWidth;
  const y = ((clientY - box.top) / box.height) * UNITS_HIGH;
  if (!Number.isFinite(x) || !Number.isFinite(y)) return null;
  return { x: clamp(x, 0, viewWidth), y: clamp(y, 0, UNITS_HIGH) };
}

/**
 * @param {number} value
 * @param {number} lowest
 * @param {number} highest
 */
export function clamp(value, lowest, highest) {
  return Math.min(Math.max(value, lowest), highest);
}
