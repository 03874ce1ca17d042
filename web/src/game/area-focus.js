/**
 * Tells whether the keys go to an element or to something in it: now, and whenever that changes. A window that lost
 * the focus counts, too.
 */
export class AreaFocus {
  /** @type {HTMLElement} */
  #area;
  /** @type {(focused: boolean) => void} */
  #changed;
  /** What was told last. */
  #focused = false;
  #ending = new AbortController();

  /**
   * @param {HTMLElement} area
   * @param {(focused: boolean) => void} changed
   */
  constructor(area, changed) {
    this.#area = area;
    this.#changed = changed;
    const { signal } = this.#ending;
    area.addEventListener('focusin', () => this.#tell(true), { signal });
    area.addEventListener('focusout', ({ relatedTarget }) => this.#left(relatedTarget), { signal });
    const window = area.ownerDocument.defaultView;
    window?.addEventListener('blur', () => this.#tell(false), { signal });
    window?.addEventListener('focus', () => this.#tell(this.#within), { signal });
    this.#tell(this.#within);
  }

  /** To be asked now and then: Firefox says nothing when what has the focus is moved in the page, and loses it. */
  check() {
    if (this.#focused && !this.#within) this.#tell(false);
  }

  end() {
    this.#ending.abort();
  }

  get #within() {
    return this.#area.matches(':focus-within');
  }

  /** @param {EventTarget | null} goesTo */
  #left(goesTo) {
    if (!(goesTo && this.#area.contains(/** @type {Node} */ (goesTo)))) this.#tell(false);
  }

  /** @param {boolean} focused */
  #tell(focused) {
    this.#focused = focused;
    this.#changed(focused);
  }
}
