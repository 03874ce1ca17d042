import { grouped, metres } from './words.js';

/** Changes of the readouts per second: more cannot be read. */
const RATE = 12;

/**
 * @typedef {object} HudParts
 * @property {HTMLElement} score
 * @property {HTMLElement} distance
 * @property {HTMLElement} best
 * @property {HTMLElement} combo shown while one goes on
 * @property {HTMLElement} comboFactor
 * @property {HTMLElement} comboLeft as wide as the time that is left
 */

/** @typedef {Pick<import('./spear-run-player.js').SpearRunPlayer,
 *   'score' | 'distance' | 'best' | 'combo' | 'comboLeft' | 'watching'>} Counted */

/**
 * Score, distance, best and combo above the picture.
 */
export class Hud {
  /** @type {HudParts} */
  #parts;
  /** @type {() => number} */
  #now;
  #next = Number.NEGATIVE_INFINITY;

  /**
   * @param {HudParts} parts
   * @param {() => number} [now] in ms
   */
  constructor(parts, now = () => performance.now()) {
    this.#parts = parts;
    this.#now = now;
  }

  /** In each frame: writes now and then. @param {Counted} run */
  follow(run) {
    if (this.#now() >= this.#next) this.show(run);
  }

  /** @param {Counted} run */
  show({ score, distance, best, combo, comboLeft, watching }) {
    this.#next = this.#now() + 1000 / RATE;
    const parts = this.#parts;
    write(parts.score, grouped(score));
    write(parts.distance, metres(distance));
    write(parts.best, grouped(watching ? best : Math.max(best, score)));
    const goesOn = combo > 1 && comboLeft > 0;
    if (parts.combo.hidden === goesOn) parts.combo.hidden = !goesOn;
    if (!goesOn) return;
    write(parts.comboFactor, `×${combo}`);
    parts.comboLeft.style.transform = `scaleX(${comboLeft.toFixed(3)})`;
  }
}

/** @param {HTMLElement} element @param {string} text */
function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
