import { UNITS_HIGH } from '../core/names.js';
import { placeOn } from '../input/place-on.js';

/** @typedef {{ x: number, y: number }} Point in units */

/**
 * Where on the drawing space a pointer is, whatever CSS does to the canvas. Beyond the edges it counts as on the edge:
 * what is dragged out of the picture could not be taken hold of again.
 * @param {HTMLCanvasElement} canvas
 * @param {{ clientX: number, clientY: number }} pointer in CSS pixels
 * @param {number} viewWidth in units
 * @returns {Point | null} null: the canvas is not laid out, or the pointer says no number
 */
export function canvasPoint(canvas, pointer, viewWidth) {
  const place = placeOn(canvas, pointer);
  if (!place) return null;
  return { x: clamp(place.x, 0, 1) * viewWidth, y: clamp(place.y, 0, 1) * UNITS_HIGH };
}

/**
 * @param {number} value
 * @param {number} lowest
 * @param {number} highest
 */
export function clamp(value, lowest, highest) {
  return Math.min(Math.max(value, lowest), highest);
}
