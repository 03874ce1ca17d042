/**
 * Remembers the last samples by tick. A sample of a tick that is there already begins anew from it: what came
 * after did not happen.
 */
export class Recorder {
  /** In ascending order of ticks. @type {import('./measure.js').Sample[]} */
  #samples = [];
  /** @type {number} */
  #ticks;

  /** @param {number} ticks how far back it remembers */
  constructor(ticks) {
    this.#ticks = ticks;
  }

  /** @param {import('./measure.js').Sample} sample */
  record(sample) {
    const samples = this.#samples;
    while (samples.length > 0 && samples[samples.length - 1].tick >= sample.tick) samples.pop();
    samples.push(sample);
    let old = 0;
    while (samples[old].tick < sample.tick - this.#ticks) old++;
    if (old > 0) samples.splice(0, old);
  }

  /** @returns {readonly import('./measure.js').Sample[]} in ascending order of ticks */
  get samples() {
    return this.#samples;
  }

  /**
   * @param {number} from tick
   * @param {number} to tick, included
   * @returns {import('./measure.js').Sample[]}
   */
  between(from, to) {
    return this.#samples.filter(({ tick }) => tick >= from && tick <= to);
  }
}
