import { DrawKind } from '../core/names.js';

/** Floats before a record's payload: kind, style, alpha, count. */
const RECORD_HEAD = 4;

/**
 * Wipes the canvas and makes its transform one in units.
 * @param {CanvasRenderingContext2D} context
 * @param {number} scale device pixels per unit
 * @param {string} [paper] a colour to lay under what is drawn; '': none
 */
export function clear(context, scale, paper) {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = 1;
  const { width, height } = context.canvas;
  context.clearRect(0, 0, width, height);
  if (paper) {
    context.fillStyle = paper;
    context.fillRect(0, 0, width, height);
  }
  context.setTransform(scale, 0, 0, scale, 0, 0);
}

/**
 * Draws a packed draw list on a clear canvas: [floats in use, then records of kind, style, alpha, count, payload…].
 * Unknown kinds are skipped; a record that claims more floats than are there ends the list.
 * Allocates nothing.
 * @param {CanvasRenderingContext2D} context
 * @param {Float32Array} list
 * @param {readonly string[]} colours by style id; unknown styles take the first
 */
export function renderDrawList(context, list, colours) {
  const end = Math.min(list[0], list.length);
  let at = 1;
  while (at + RECORD_HEAD <= end) {
    const payload = at + RECORD_HEAD;
    const count = list[at + 3];
    if (!(count >= 0 && payload + count <= end)) return;
    const kind = list[at];
    const colour = colours[list[at + 1]] ?? colours[0];
    context.globalAlpha = list[at + 2];
    if (kind === DrawKind.POLYGON) {
      fillPolygon(context, list, payload, count, colour);
    } else if (kind === DrawKind.POLYLINE) {
      strokePolyline(context, list, payload, count, colour);
    } else if (kind === DrawKind.CIRCLE) {
      fillCircle(context, list, payload, count, colour);
    }
    at = payload + count;
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Float32Array} list
 * @param {number} first index of the first x
 * @param {number} count
 * @param {string} colour
 */
function fillPolygon(context, list, first, count, colour) {
  if (count < 6) return;
  context.beginPath();
  trace(context, list, first, count);
  context.closePath();
  context.fillStyle = colour;
  context.fill('nonzero');
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Float32Array} list
 * @param {number} first index of the width
 * @param {number} count
 * @param {string} colour
 */
function strokePolyline(context, list, first, count, colour) {
  if (count < 5 || !(list[first] > 0)) return;
  context.beginPath();
  trace(context, list, first + 1, count - 1);
  context.strokeStyle = colour;
  context.lineWidth = list[first];
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Float32Array} list
 * @param {number} first index of the centre's x
 * @param {number} count
 * @param {string} colour
 */
function fillCircle(context, list, first, count, colour) {
  if (count < 3 || !(list[first + 2] > 0)) return;
  context.beginPath();
  context.arc(list[first], list[first + 1], list[first + 2], 0, 2 * Math.PI);
  context.fillStyle = colour;
  context.fill('nonzero');
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Float32Array} list
 * @param {number} first
 * @param {number} count an odd last float is left out
 */
function trace(context, list, first, count) {
  context.moveTo(list[first], list[first + 1]);
  for (let i = first + 2; i + 1 < first + count; i += 2) context.lineTo(list[i], list[i + 1]);
}
