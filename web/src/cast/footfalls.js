/**
 * Which paws were on the ground in the last seconds: stretches of time in which they were the same.
 */
export class Footfalls {
  /** In seconds. */
  #span;
  /** Newest last. @type {{ bits: number, length: number }[]} */
  #stretches = [];

  /** @param {number} span in seconds */
  constructor(span) {
    this.#span = span;
  }

  /** @param {number} bits one per paw @param {number} dt in seconds */
  push(bits, dt) {
    if (!(dt > 0)) return;
    const newest = this.#stretches.at(-1);
    if (newest?.bits === bits) newest.length += dt;
    else this.#stretches.push({ bits, length: dt });
    this.#forget();
  }

  clear() {
    this.#stretches = [];
  }

  /**
   * When a paw was down, newest first, as parts of the span: 0 its beginning, 1 now.
   * @param {number} paw the bit's number
   * @returns {{ from: number, to: number }[]}
   */
  of(paw) {
    /** @type {{ from: number, to: number }[]} */
    const bars = [];
    let to = 1;
    for (const { bits, length } of this.#stretches.toReversed()) {
      const from = Math.max(0, to - length / this.#span);
      const before = bars.at(-1);
      if ((bits >> paw) & 1) {
        if (before?.from === to) before.from = from;
        else bars.push({ from, to });
      }
      to = from;
    }
    return bars;
  }

  #forget() {
    let known = this.#stretches.reduce((sum, { length }) => sum + length, 0);
    while (known - this.#stretches[0].length > this.#span) {
      known -= this.#stretches[0].length;
      this.#stretches.shift();
    }
  }
}
