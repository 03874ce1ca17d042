import { capturePointer } from '../input/capture-pointer.js';
import { placeOn } from '../input/place-on.js';
import { DRAWN_HIGHEST, DRAWN_PLACES, DRAWN_STEP, draw } from './grounds.js';

const MIDDLE = (DRAWN_PLACES - 1) / 2;
/** Of the picture's height, above and below the highest and the lowest ground. */
const MARGIN = 0.08;
/** How many steps the height changes with a key, and with Page Up and Down. */
const KEY_STEPS = 1;
const PAGE_STEPS = 5;

/**
 * A ground drawn on a canvas: by a stroke of pointer or finger, or by keys, of which left and right go from place to place, up
 * and down change the height there. Told as a slider of the place one is at.
 *
 * Event: `change` (the heights are others).
 */
export class GroundDrawing extends EventTarget {
  /** @type {HTMLCanvasElement} */
  #canvas;
  /** @type {readonly number[]} in steps */
  #heights = Array(DRAWN_PLACES).fill(0);
  #place = MIDDLE;
  /** Where the stroke was last. @type {{ place: number, height: number } | null} */
  #last = null;

  /** @param {HTMLCanvasElement} canvas focusable; sized by CSS */
  constructor(canvas) {
    super();
    this.#canvas = canvas;
    canvas.role = 'slider';
    canvas.tabIndex = 0;
    canvas.ariaValueMin = String(-DRAWN_HIGHEST * DRAWN_STEP);
    canvas.ariaValueMax = String(DRAWN_HIGHEST * DRAWN_STEP);
    canvas.addEventListener('pointerdown', (event) => this.#begin(event));
    canvas.addEventListener('pointermove', (event) => this.#last && this.#stroke(event));
    for (const type of /** @type {const} */ (['pointerup', 'pointercancel']))
      canvas.addEventListener(type, () => {
        this.#last = null;
      });
    canvas.addEventListener('keydown', (event) => this.#press(event));
    new ResizeObserver(() => this.#paint()).observe(canvas);
    for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)'])
      matchMedia(query).addEventListener('change', () => this.#paint());
    this.#tell();
  }

  /** In steps of 8 u, from left to right. */
  get heights() {
    return this.#heights;
  }

  /** Shows others, and tells nobody. @param {readonly number[]} heights */
  show(heights) {
    this.#heights = heights;
    this.#tell();
  }

  /** In the canvas's own colour. */
  #paint() {
    const canvas = this.#canvas;
    const { clientWidth, clientHeight } = canvas;
    canvas.width = Math.round(clientWidth * devicePixelRatio);
    canvas.height = Math.round(clientHeight * devicePixelRatio);
    const context = canvas.getContext('2d');
    if (!context || !canvas.width) return;
    const { width, height } = canvas;
    const at = (/** @type {number} */ place) => ({
      x: ((place + 0.5) / DRAWN_PLACES) * width,
      y: (0.5 - (this.#heights[place] / DRAWN_HIGHEST) * (0.5 - MARGIN)) * height,
    });
    context.strokeStyle = context.fillStyle = getComputedStyle(canvas).color;
    context.lineWidth = 2 * devicePixelRatio;
    context.lineJoin = 'round';
    context.beginPath();
    context.moveTo(0, at(0).y);
    for (let place = 0; place < DRAWN_PLACES; place++) context.lineTo(at(place).x, at(place).y);
    context.lineTo(width, at(DRAWN_PLACES - 1).y);
    context.stroke();
    const { x, y } = at(this.#place);
    context.beginPath();
    context.arc(x, y, 5 * devicePixelRatio, 0, 2 * Math.PI);
    context.fill();
  }

  /** @param {PointerEvent} event */
  #begin(event) {
    if (!event.isPrimary || event.button !== 0) return;
    capturePointer(this.#canvas, event.pointerId);
    const spot = this.#spot(event);
    this.#last = spot;
    if (spot) this.#drawTo(spot);
  }

  /** A pointer may skip places: those between are drawn, too. @param {PointerEvent} event */
  #stroke(event) {
    const spot = this.#spot(event);
    const from = this.#last;
    if (!spot || !from) return;
    const way = Math.abs(spot.place - from.place);
    for (let i = 1; i <= way; i++) {
      const part = i / way;
      this.#drawTo({
        place: from.place + Math.sign(spot.place - from.place) * i,
        height: from.height + (spot.height - from.height) * part,
      });
    }
    if (way === 0) this.#drawTo(spot);
    this.#last = spot;
  }

  /** @param {PointerEvent} event */
  #spot(event) {
    const on = placeOn(this.#canvas, event);
    if (!on) return null;
    const place = Math.floor(Math.min(Math.max(on.x, 0), 1 - 1e-9) * DRAWN_PLACES);
    return { place, height: ((0.5 - on.y) / (0.5 - MARGIN)) * DRAWN_HIGHEST };
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const sideways = { ArrowLeft: -1, ArrowRight: 1, Home: -DRAWN_PLACES, End: DRAWN_PLACES }[event.key];
    const up = { ArrowUp: KEY_STEPS, ArrowDown: -KEY_STEPS, PageUp: PAGE_STEPS, PageDown: -PAGE_STEPS }[
      event.key
    ];
    if (!sideways && !up) return;
    event.preventDefault();
    event.stopPropagation();
    const place = Math.min(Math.max(this.#place + (sideways ?? 0), 0), DRAWN_PLACES - 1);
    if (up) this.#drawTo({ place, height: this.#heights[place] + up });
    else {
      this.#place = place;
      this.#tell();
    }
  }

  /** @param {{ place: number, height: number }} spot */
  #drawTo({ place, height }) {
    this.#place = place;
    this.#heights = draw(this.#heights, place, height);
    this.#tell();
    this.dispatchEvent(new Event('change'));
  }

  #tell() {
    const canvas = this.#canvas;
    const height = this.#heights[this.#place] * DRAWN_STEP;
    canvas.ariaValueNow = String(height);
    canvas.ariaValueText = `place ${this.#place + 1} of ${DRAWN_PLACES}, ${(height / 100).toFixed(2)} metres`;
    this.#paint();
  }
}
