import { UNITS_PER_METRE } from '../core/names.js';
import { plain } from '../page/numbers.js';
import { throttled } from '../page/throttle.js';

/** Changes of the readouts per second: more cannot be read. */
const RATE = 5;

/**
 * Shows speed and distance while he moves.
 */
export class Readouts {
  #groundSpeed = 0;
  #distance = 0;
  /** @type {() => void} */
  #write;

  /**
   * @param {HTMLElement} speed
   * @param {HTMLElement} distance
   * @param {() => number} [now] in ms
   */
  constructor(speed, distance, now = undefined) {
    this.#write = throttled(
      () => {
        speed.textContent = metres(this.#groundSpeed, 2);
        distance.textContent = metres(this.#distance, 1);
      },
      1000 / RATE,
      now,
    );
  }

  /** @param {{ groundSpeed: number, distance: number }} figure in u/s and u */
  show({ groundSpeed, distance }) {
    this.#groundSpeed = groundSpeed;
    this.#distance = distance;
    this.#write();
  }
}

/**
 * @param {number} units
 * @param {number} digits
 * @returns {string} with a real minus sign, and none before a zero
 */
export function metres(units, digits) {
  return plain(units / UNITS_PER_METRE, digits);
}
