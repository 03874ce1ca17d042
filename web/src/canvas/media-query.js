/**
 * One media query with one listener, however many subscribe; none while nobody does.
 */
export class MediaQuery {
  /** @type {MediaQueryList | null} */
  #list;
  /** @type {Set<(matches: boolean) => void>} */
  #subscribers = new Set();

  /**
   * @param {((query: string) => MediaQueryList) | undefined} matchMedia undefined: never matches
   * @param {string} query
   */
  constructor(matchMedia, query) {
    this.#list = matchMedia?.(query) ?? null;
  }

  get matches() {
    return this.#list?.matches ?? false;
  }

  /**
   * @param {(matches: boolean) => void} subscriber called on every change
   * @returns {() => void} ends the subscription
   */
  subscribe(subscriber) {
    if (this.#subscribers.size === 0) this.#list?.addEventListener('change', this.#changed);
    this.#subscribers.add(subscriber);
    return () => {
      if (this.#subscribers.delete(subscriber) && this.#subscribers.size === 0) {
        this.#list?.removeEventListener('change', this.#changed);
      }
    };
  }

  #changed = () => {
    for (const subscriber of [...this.#subscribers]) subscriber(this.matches);
  };
}
