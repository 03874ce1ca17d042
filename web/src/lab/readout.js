import { UNITS_PER_METRE } from '../names.js';

/** Changes of the figures per second: more cannot be read. */
const RATE = 5;

/**
 * Shows speed and distance while he moves.
 */
export class Readout {
  /** @type {HTMLElement} */
  #speed;
  /** @type {HTMLElement} */
  #distance;
  /** @type {() => number} */
  #now;
  #next = Number.NEGATIVE_INFINITY;

  /**
   * @param {HTMLElement} speed
   * @param {HTMLElement} distance
   * @param {() => number} [now] in ms
   */
  constructor(speed, distance, now = () => performance.now()) {
    this.#speed = speed;
    this.#distance = distance;
    this.#now = now;
  }

  /** @param {{ groundSpeed: number, distance: number }} figure in u/s and u */
  show({ groundSpeed, distance }) {
    const now = this.#now();
    if (now < this.#next) return;
    this.#next = now + 1000 / RATE;
    this.#speed.textContent = metres(groundSpeed, 2);
    this.#distance.textContent = metres(distance, 1);
  }
}

/**
 * @param {number} units
 * @param {number} digits
 * @returns {string} with a real minus sign, and none before a zero
 */
export function metres(units, digits) {
  const text = (units / UNITS_PER_METRE).toFixed(digits);
  return Number(text) === 0 ? (0).toFixed(digits) : text.replace('-', '\u2212');
}
