import { ENGLISH } from './messages.js';
import { grouped, metres } from './words.js';

/** @typedef {import('./spear-run-player.js').GameState} GameState */

/**
 * @typedef {object} CardParts what lies over the picture, one at a time or none
 * @property {HTMLElement} ready
 * @property {HTMLElement} paused
 * @property {HTMLElement} over
 * @property {HTMLElement} overTitle
 * @property {HTMLElement} overScore
 * @property {HTMLElement} overDistance
 * @property {HTMLElement} overBest
 * @property {HTMLElement} overBestRow hidden after a run from text, which has nothing to do with it
 * @property {HTMLElement} overRecord shown when the best was beaten
 */

/**
 * The start screen, the pause and the end of a run.
 */
export class Cards {
  /** @type {CardParts} */
  #parts;

  /** @param {CardParts} parts */
  constructor(parts) {
    this.#parts = parts;
  }

  /** @param {GameState} state */
  show(state) {
    const { ready, paused, over } = this.#parts;
    ready.hidden = state !== 'ready';
    paused.hidden = state !== 'paused';
    over.hidden = state !== 'over';
  }

  /** @param {import('./messages.js').RunResult & { thing: import('./messages.js').ThingName | undefined }} run */
  writeOver({ thing, score, distance, best, beaten, watching }) {
    const parts = this.#parts;
    parts.overTitle.textContent = thing ? ENGLISH.crash[thing] : ENGLISH.over;
    parts.overScore.textContent = grouped(score);
    parts.overDistance.textContent = metres(distance);
    parts.overBest.textContent = grouped(best);
    parts.overBestRow.hidden = watching;
    parts.overRecord.hidden = !beaten;
  }
}
