import { clamp } from './canvas-point.js';

/** @typedef {import('../core/world.js').VerletFigure} VerletFigure */
/** @typedef {import('./canvas-point.js').Point} Point */
/** @typedef {import('./scene.js').View} View */

/** How far an arrow key moves the anchor, in u. */
const KEY_STEP = 12;
/** By keys the anchor goes half of its way in so many seconds: moved at once, it would crack the whip. */
const HALF_WAY = 0.03;
/** So near it has arrived, in u. */
const ARRIVED = 0.5;

/**
 * What rope and flag have in common: they hang from an anchor that is dragged.
 * @template {VerletFigure} F
 */
export class HangingScene {
  hovers = false;
  /** From the pointer to the anchor: it follows from where it is, wherever one takes hold. @type {Point} */
  #hold = { x: 0, y: 0 };
  /** Where the keys want the anchor. @type {(Point & { home: boolean }) | null} */
  #goal = null;
  /** Of the view, in u; 0 before there is one. */
  #width = 0;

  /** @param {string} _name */
  needsNew(_name) {
    return false;
  }

  /** @param {F} figure @param {string} name */
  get(figure, name) {
    return figure.parameter(name);
  }

  /** @param {F} figure @param {string} name @param {number} value */
  set(figure, name, value) {
    figure.setParameter(name, value);
  }

  /** @param {F} figure @param {Point} point */
  grab(figure, point) {
    this.#goal = null;
    this.#hold = { x: figure.anchorX() - point.x, y: figure.anchorY() - point.y };
  }

  /** @param {F} figure @param {Point} point @param {View} view */
  lead(figure, point, view) {
    const { x, y } = within(point.x + this.#hold.x, point.y + this.#hold.y, view);
    figure.setAnchor(x, y);
  }

  /** @param {F} figure @param {Point} step @param {View} view */
  nudge(figure, step, view) {
    const from = this.#goal ?? { x: figure.anchorX(), y: figure.anchorY() };
    const goal = within(from.x + KEY_STEP * step.x, from.y + KEY_STEP * step.y, view);
    this.#goal = { ...goal, home: false };
  }

  /** @param {F} figure */
  home(figure) {
    const from = { x: figure.anchorX(), y: figure.anchorY() };
    figure.resetAnchor(); // only the core knows where that is
    this.#goal = { x: figure.anchorX(), y: figure.anchorY(), home: true };
    figure.setAnchor(from.x, from.y);
  }

  /** @param {F} figure @param {number} dt in seconds */
  advance(figure, dt) {
    if (!this.#goal) return;
    const away = { x: this.#goal.x - figure.anchorX(), y: this.#goal.y - figure.anchorY() };
    const left = Math.hypot(away.x, away.y) < ARRIVED ? 0 : 2 ** (-dt / HALF_WAY);
    figure.setAnchor(this.#goal.x - left * away.x, this.#goal.y - left * away.y);
    if (left > 0) return;
    if (this.#goal.home) figure.resetAnchor(); // from here on it keeps its place in the view by itself
    this.#goal = null;
  }

  /**
   * The figure keeps its place in the view by itself; so must the place that it is on the way to.
   * @param {F} figure
   * @param {View} view
   */
  viewed(figure, { width }) {
    if (this.#goal?.home) this.home(figure);
    else if (this.#goal && this.#width > 0) this.#goal.x *= width / this.#width;
    this.#width = width;
  }

  /** Forgets where the figure before was to go. */
  begin() {
    this.#goal = null;
  }
}

/**
 * The nearest place in the picture and above the ground.
 * @param {number} x
 * @param {number} y
 * @param {View} view
 */
function within(x, y, { width, groundY }) {
  return { x: clamp(x, 0, width), y: clamp(y, 0, groundY) };
}
