import { HOUND_PAWS } from '../core/names.js';
import { Footfalls } from './footfalls.js';

/** Seconds that are shown. */
const SPAN = 3;
/** Hind and fore of one side beside each other, as such diagrams have it. */
const ROWS = ['LH', 'LF', 'RF', 'RH'];
/** In CSS pixels. */
const LABEL = 30;
const GAP = 5;

/**
 * A footfall diagram on a canvas of its own: a row for each paw, a bar for each stance, now at the right edge.
 */
export class FootfallDiagram {
  /** @type {HTMLCanvasElement} */
  #canvas;
  #footfalls = new Footfalls(SPAN);

  /** @param {HTMLCanvasElement} canvas sized by CSS */
  constructor(canvas) {
    this.#canvas = canvas;
  }

  /** @param {number} contacts the hound's @param {number} dt in seconds since they were last told */
  push(contacts, dt) {
    this.#footfalls.push(contacts, dt);
    this.#draw();
  }

  clear() {
    this.#footfalls.clear();
    this.#draw();
  }

  #draw() {
    const context = this.#canvas.getContext('2d');
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    if (!context || width === 0 || height === 0) return;
    const ratio = devicePixelRatio;
    const pixels = { width: Math.round(width * ratio), height: Math.round(height * ratio) };
    if (this.#canvas.width !== pixels.width) this.#canvas.width = pixels.width;
    if (this.#canvas.height !== pixels.height) this.#canvas.height = pixels.height;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    const { color, font } = getComputedStyle(this.#canvas);
    context.fillStyle = color;
    context.font = font;
    context.textBaseline = 'middle';
    const row = height / ROWS.length;
    ROWS.forEach((paw, i) => {
      const middle = (i + 0.5) * row;
      context.fillText(paw, 0, middle);
      context.globalAlpha = 0.25;
      context.fillRect(LABEL, middle - 0.5, width - LABEL, 1);
      context.globalAlpha = 1;
      for (const { from, to } of this.#footfalls.of(HOUND_PAWS.indexOf(paw))) {
        const left = LABEL + from * (width - LABEL);
        context.fillRect(left, i * row + GAP / 2, (to - from) * (width - LABEL), row - GAP);
      }
    });
  }
}
