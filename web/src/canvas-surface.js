import { UNITS_HIGH } from './names.js';

/** @typedef {{ width: number, height: number }} Size in CSS pixels */

/**
 * The canvas as something to draw on: its backing store has one pixel for each device pixel.
 */
export class CanvasSurface {
  /** @type {HTMLCanvasElement} */
  #canvas;
  /** @type {(canvas: HTMLCanvasElement) => Size} */
  #measure;
  #anchored = false;
  /** @type {Size} */
  #size = { width: 0, height: 0 };

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {(canvas: HTMLCanvasElement) => Size} [measure] CSS size of the content box; 0 × 0 when the
   *   canvas is not laid out
   */
  constructor(canvas, measure = contentSize) {
    this.#canvas = canvas;
    this.#measure = measure;
  }

  /** Not laid out (`display: none`, detached) or collapsed: there is nothing to draw on. */
  get empty() {
    return this.#size.width <= 0 || this.#size.height <= 0;
  }

  /** Width of the drawing space in units; its height is 440. 0 while empty. */
  get viewWidth() {
    return this.empty ? 0 : (UNITS_HIGH * this.#size.width) / this.#size.height;
  }

  /** Device pixels per unit. 0 while empty. */
  get scale() {
    return this.empty ? 0 : this.#canvas.height / UNITS_HIGH;
  }

  /**
   * Measures the canvas and sets its backing store to round(CSS size × ratio), at least 1 × 1. While the
   * canvas is not laid out, the backing store keeps its size.
   * @param {number} ratio device pixels per CSS pixel
   * @returns {boolean} true: the backing store was replaced, so the canvas is blank now
   */
  fit(ratio) {
    this.#size = this.#measure(this.#canvas);
    if (this.empty) return false;
    const changed = this.#resize(ratio);
    if (this.#anchored) return changed;
    this.#anchored = true;
    this.#anchor();
    return true;
  }

  /** @param {number} ratio */
  #resize(ratio) {
    const width = Math.max(1, Math.round(this.#size.width * ratio));
    const height = Math.max(1, Math.round(this.#size.height * ratio));
    // Setting either blanks the canvas, even to the value it has.
    if (width === this.#canvas.width && height === this.#canvas.height) return false;
    this.#canvas.width = width;
    this.#canvas.height = height;
    return true;
  }

  /**
   * A canvas without a CSS size takes its layout size from its backing store: at ratio 2 it would double at every
   * measurement. Where the layout follows another shape of the backing store, even if this ratio would not show it, it
   * is tied to the size it had. Tried with a larger one: a smaller one could let the page scroll.
   */
  #anchor() {
    const canvas = this.#canvas;
    const { style } = canvas;
    const { width, height } = this.#size;
    const store = { width: canvas.width, height: canvas.height };
    canvas.width += 1;
    canvas.height += 17;
    if (this.#measure(canvas).width !== width) style.width = `${width}px`;
    if (this.#measure(canvas).height !== height) style.aspectRatio = `${width} / ${height}`;
    if (this.#measure(canvas).height !== height) style.height = `${height}px`;
    Object.assign(canvas, store);
  }
}

/**
 * Fractional CSS size of the content box, free of transforms.
 * @param {HTMLCanvasElement} canvas
 * @returns {Size}
 */
function contentSize(canvas) {
  // A canvas that is not laid out has a computed size too: the specified one.
  if (canvas.clientWidth === 0 || canvas.clientHeight === 0) return { width: 0, height: 0 };
  const style = getComputedStyle(canvas);
  let width = Number.parseFloat(style.width);
  let height = Number.parseFloat(style.height);
  if (style.boxSizing === 'border-box') {
    width -= sum(style.paddingLeft, style.paddingRight, style.borderLeftWidth, style.borderRightWidth);
    height -= sum(style.paddingTop, style.paddingBottom, style.borderTopWidth, style.borderBottomWidth);
  }
  return { width, height };
}

/** @param {string[]} lengths in px */
function sum(...lengths) {
  return lengths.reduce((total, length) => total + Number.parseFloat(length), 0);
}
