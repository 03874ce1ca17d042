import { UNITS_HIGH } from '../core/names.js';

/**
 * @typedef {object} Size in CSS pixels
 * @property {number} width of the content box
 * @property {number} height
 * @property {number} around padding and border left and right, where the CSS width holds them too
 * @property {number} above the same of the height
 */

/** Not laid out. @type {Size} */
const NONE = { width: 0, height: 0, around: 0, above: 0 };

/**
 * The canvas as something to draw on: its backing store has one pixel for each device pixel.
 */
export class CanvasSurface {
  /** @type {HTMLCanvasElement} */
  #canvas;
  /** @type {(canvas: HTMLCanvasElement) => Size} */
  #measure;
  /** Width to height, as the page made the canvas. */
  #shape;
  #tied = false;
  /** @type {Size} */
  #size = NONE;

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {(canvas: HTMLCanvasElement) => Size} [measure] 0 × 0 when the canvas is not laid out
   */
  constructor(canvas, measure = contentSize) {
    this.#canvas = canvas;
    this.#measure = measure;
    this.#shape = canvas.width / canvas.height;
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
    this.#look();
    if (this.#tied && this.#size.width > 0) this.#keepShape();
    if (this.empty || !this.#resize(ratio)) return false;
    this.#tie();
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
   * Where CSS leaves a side open, the layout takes it from the backing store: at ratio 2 the canvas would double at every
   * measurement, and a small one would take its shape from rounded pixels for good. Where the layout followed our
   * change, it is tied to what it was before.
   */
  #tie() {
    const { style } = this.#canvas;
    const before = this.#size;
    const { width, height, around, above } = before;
    this.#look();
    if (this.#size.width === width && this.#size.height === height) return;
    this.#tied = true;
    this.#keepShape(before);
    if (this.#size.width !== width) style.width = `${width + around}px`;
    this.#look();
    if (Math.abs(this.#size.height - height) > 1) style.height = `${height + above}px`;
    this.#look();
  }

  /** The shape is that of the content, whatever box CSS speaks of. */
  #keepShape({ width, around, above } = this.#size) {
    this.#canvas.style.aspectRatio = `${width + around} / ${width / this.#shape + above}`;
    this.#look();
  }

  #look() {
    this.#size = this.#measure(this.#canvas);
  }
}

/**
 * Fractional CSS size of the content box, free of transforms.
 * @param {HTMLCanvasElement} canvas
 * @returns {Size}
 */
function contentSize(canvas) {
  // A canvas that is not laid out has a computed size too: the specified one.
  if (canvas.clientWidth === 0 || canvas.clientHeight === 0) return NONE;
  const style = getComputedStyle(canvas);
  const within = style.boxSizing === 'border-box' ? sum : () => 0;
  const around = within(style.paddingLeft, style.paddingRight, style.borderLeftWidth, style.borderRightWidth);
  const above = within(style.paddingTop, style.paddingBottom, style.borderTopWidth, style.borderBottomWidth);
  return { width: sum(style.width) - around, height: sum(style.height) - above, around, above };
}

/** @param {string[]} lengths in px */
function sum(...lengths) {
  return lengths.reduce((total, length) => total + Number.parseFloat(length), 0);
}
