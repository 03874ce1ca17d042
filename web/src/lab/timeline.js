/**
 * As much of the module as going back needs.
 * @typedef {Pick<import('../core/world.js').WorldModule, 'keepHistory' | 'historyLength' | 'seek'>} History
 */

/**
 * Going back in time and on from there.
 */
export class Timeline {
  /** @type {History} */
  #history;
  /** @type {import('../core/extended.js').ExtendedStickman} */
  #figure;
  /** The tick shown since the last seek. */
  #shown = 0;
  #back = 0;

  /**
   * @param {History} history
   * @param {import('../core/extended.js').ExtendedStickman} figure
   * @param {number} ticks how far back one can go
   */
  constructor(history, figure, ticks) {
    this.#history = history;
    this.#figure = figure;
    history.keepHistory(figure, ticks);
  }

  /** Ticks one can go back now. */
  get length() {
    return this.#history.historyLength(this.#figure);
  }

  /** How many ticks before the newest one he is shown; 0 once he has gone on from there. */
  get back() {
    return this.#figure.tick() === this.#shown ? this.#back : 0;
  }

  /**
   * @param {number} ticksBack clamped to what is remembered, rounded
   * @returns {number} how many ticks it went back
   */
  seek(ticksBack) {
    if (this.length === 0) return 0; // nothing has happened yet
    const wanted = Math.round(Math.min(Math.max(ticksBack, 0), this.length));
    if (this.#history.seek(this.#figure, wanted)) {
      this.#back = wanted;
      this.#shown = this.#figure.tick();
    }
    return this.back;
  }
}
