/**
 * @typedef {object} RatioScope
 * @property {number} devicePixelRatio
 * @property {(query: string) => MediaQueryList} [matchMedia]
 */

/**
 * Tells when the device pixel ratio changes, also where no resize event comes with it (a window dragged to
 * another monitor). A media query can only say "no longer this ratio", so it is armed again after each change.
 */
export class PixelRatio {
  /** @type {RatioScope} */
  #scope;
  /** @type {MediaQueryList | null} */
  #armed = null;
  /** The ratio the query is armed for. */
  #known = 0;
  /** @type {Set<() => void>} */
  #subscribers = new Set();

  /** @param {RatioScope} scope a window */
  constructor(scope) {
    this.#scope = scope;
  }

  /** Device pixels per CSS pixel; always a positive number. */
  get value() {
    const ratio = this.#scope.devicePixelRatio;
    return ratio > 0 ? ratio : 1;
  }

  /**
   * @param {() => void} subscriber
   * @returns {() => void} ends the subscription
   */
  subscribe(subscriber) {
    if (this.#subscribers.size === 0) this.#arm();
    this.#subscribers.add(subscriber);
    return () => {
      if (this.#subscribers.delete(subscriber) && this.#subscribers.size === 0) this.#disarm();
    };
  }

  /**
   * Looks whether the ratio changed without a word: browsers do not tell of every change, and a query armed
   * for the ratio before would then miss the way back.
   */
  check() {
    if (this.#subscribers.size > 0 && this.value !== this.#known) this.#changed();
  }

  #arm() {
    this.#known = this.value;
    this.#armed = this.#scope.matchMedia?.(`(resolution: ${this.#known}dppx)`) ?? null;
    this.#armed?.addEventListener('change', this.#changed);
  }

  #disarm() {
    this.#armed?.removeEventListener('change', this.#changed);
    this.#armed = null;
  }

  #changed = () => {
    this.#disarm();
    this.#arm();
    for (const subscriber of [...this.#subscribers]) subscriber();
  };
}
