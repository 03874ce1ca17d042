import { clamp } from './canvas-point.js';

/** @typedef {import('../world.js').VerletFigure} VerletFigure */
/** @typedef {import('./canvas-point.js').Point} Point */
/** @typedef {import('./scene.js').View} View */

/** How far an arrow key moves the anchor, in u. */
const KEY_STEP = 12;

/**
 * What rope and flag have in common: they hang from an anchor that is dragged.
 * @template {VerletFigure} F
 */
export class HangingScene {
  hovers = false;
  /** From the pointer to the anchor: it follows from where it is, wherever one takes hold. @type {Point} */
  #hold = { x: 0, y: 0 };

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
    this.#hold = { x: figure.anchorX() - point.x, y: figure.anchorY() - point.y };
  }

  /** @param {F} figure @param {Point} point @param {View} view */
  lead(figure, point, view) {
    this.#move(figure, point.x + this.#hold.x, point.y + this.#hold.y, view);
  }

  /** @param {F} figure @param {{ x: number, y: number }} step @param {View} view */
  nudge(figure, step, view) {
    this.#move(figure, figure.anchorX() + KEY_STEP * step.x, figure.anchorY() + KEY_STEP * step.y, view);
  }

  /** @param {F} figure */
  home(figure) {
    figure.resetAnchor();
  }

  /** The core keeps the anchor in its place of the view by itself. */
  viewed() {}

  /** @param {F} figure @param {number} x @param {number} y @param {View} view */
  #move(figure, x, y, { width, groundY }) {
    figure.setAnchor(clamp(x, 0, width), clamp(y, 0, groundY));
  }
}
