import { MediaQuery } from './media-query.js';

/** @typedef {'hidden' | 'off-screen' | 'reduced-motion'} UnseenReason */

/**
 * What one figure hears about the page and its element.
 * @typedef {object} VisibilityListener
 * @property {(reason: UnseenReason, present: boolean) => void} changed hidden: the page is in the background; off-screen: the
 *   element is scrolled away or not laid out; reduced-motion: the person prefers it
 * @property {() => void} resized the host has another size, or may look different
 */

/**
 * @typedef {object} VisibilityScope a window, or what stands for one in a test
 * @property {Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>} document
 * @property {typeof IntersectionObserver} [IntersectionObserver]
 * @property {typeof ResizeObserver} [ResizeObserver]
 * @property {(query: string) => MediaQueryList} [matchMedia]
 */

/**
 * @typedef {object} Watched
 * @property {Element} element
 * @property {Element | null} host
 * @property {() => void} leave ends what was begun in the host's window
 * @property {VisibilityListener} listener
 * @property {boolean} offScreen
 */

/**
 * Events of the document after which what lies in their target may look different: Firefox does not carry a colour that
 * changes slowly down to transitions further in, and full screen leaves the page's paper behind.
 */
const RESTYLING = ['transitionend', 'fullscreenchange'];

/**
 * Watches whether figures can be seen: one listener or observer of each kind for all of them, none while
 * there is nothing to watch.
 */
export class Visibility {
  /** @type {VisibilityScope} */
  #scope;
  /** @type {MediaQuery} */
  #reducedMotion;
  /** @type {Set<Watched>} */
  #watched = new Set();
  /** @type {IntersectionObserver | null} */
  #intersections = null;
  /** @type {ResizeObserver | null} */
  #sizes = null;
  #unsubscribe = () => {};

  /** @param {VisibilityScope} scope */
  constructor(scope) {
    this.#scope = scope;
    this.#reducedMotion = new MediaQuery(scope.matchMedia, '(prefers-reduced-motion: reduce)');
  }

  /** Whether the person prefers reduced motion now. */
  get reducedMotion() {
    return this.#reducedMotion.matches;
  }

  /**
   * Tells the listener the present state at once, then every change. Until the browser has measured, an
   * element counts as off-screen: one far down the page never runs a frame.
   * @param {Element} element must be on screen
   * @param {VisibilityListener} listener
   * @returns {() => void} stops watching; harmless when called twice
   */
  watch(element, listener) {
    if (this.#watched.size === 0) this.#start();
    // An observer reports an element once when it begins; who joins later is told what is known.
    const known = [...this.#watched].find((other) => other.element === element);
    const offScreen = known?.offScreen ?? this.#intersections !== null;
    /** @type {Watched} */
    const watched = { element, host: null, leave: () => {}, listener, offScreen };
    this.#watched.add(watched);
    listener.changed('hidden', this.#scope.document.hidden);
    listener.changed('reduced-motion', this.#reducedMotion.matches);
    listener.changed('off-screen', offScreen);
    this.#intersections?.observe(element);
    this.#settle(watched);
    return () => this.#unwatch(watched);
  }

  /**
   * Watches the host that the element is in by now: its size, and in a frame whether its window goes. Of that Chromium's
   * observers tell nothing of themselves, but complain in each frame of the page.
   * @param {Watched} watched
   * @param {Element | null} [wanted] null: none any more
   */
  #settle(watched, wanted = hostOf(watched.element)) {
    const before = watched.host;
    const view = wanted?.ownerDocument?.defaultView;
    const host = view === null ? null : wanted;
    if (host === before) return;
    watched.leave();
    watched.host = host;
    if (before && ![...this.#watched].some((other) => other.host === before)) this.#sizes?.unobserve(before);
    if (host) this.#sizes?.observe(host);
    if (!host || !view || view === this.#scope) return;
    const lost = () => this.#lost(watched);
    view.addEventListener('pagehide', lost);
    watched.leave = () => view.removeEventListener('pagehide', lost);
  }

  /**
   * Off-screen, until it is seen elsewhere: observed anew, it is told of even if it looks as before.
   * @param {Watched} watched
   */
  #lost(watched) {
    this.#settle(watched, null);
    this.#intersections?.unobserve(watched.element);
    this.#intersections?.observe(watched.element);
    this.#place(watched.element, true);
  }

  /** @param {Watched} watched */
  #unwatch(watched) {
    if (!this.#watched.delete(watched)) return;
    const others = [...this.#watched];
    if (!others.some((other) => other.element === watched.element)) {
      this.#intersections?.unobserve(watched.element);
    }
    this.#settle(watched, null);
    if (others.length === 0) this.#stop();
  }

  #start() {
    const { document, IntersectionObserver, ResizeObserver } = this.#scope;
    document.addEventListener('visibilitychange', this.#pageChanged);
    for (const type of RESTYLING) document.addEventListener(type, this.#restyled);
    this.#unsubscribe = this.#reducedMotion.subscribe((reduced) => this.#tell('reduced-motion', reduced));
    if (IntersectionObserver) this.#intersections = new IntersectionObserver(this.#intersected);
    if (ResizeObserver) this.#sizes = new ResizeObserver(this.#resized);
  }

  #stop() {
    const { document } = this.#scope;
    document.removeEventListener('visibilitychange', this.#pageChanged);
    for (const type of RESTYLING) document.removeEventListener(type, this.#restyled);
    this.#unsubscribe();
    this.#intersections?.disconnect();
    this.#sizes?.disconnect();
    this.#intersections = null;
    this.#sizes = null;
  }

  #pageChanged = () => {
    this.#tell('hidden', this.#scope.document.hidden);
  };

  /** @param {UnseenReason} reason @param {boolean} present */
  #tell(reason, present) {
    for (const { listener } of [...this.#watched]) listener.changed(reason, present);
  }

  /** @param {IntersectionObserverEntry[]} entries in the order of what happened: the last one holds */
  #intersected = (entries) => {
    for (const { target, isIntersecting } of entries) this.#place(target, !isIntersecting);
  };

  /** @param {Element} element @param {boolean} offScreen */
  #place(element, offScreen) {
    for (const watched of [...this.#watched]) {
      if (watched.element !== element) continue;
      watched.offScreen = offScreen;
      if (!offScreen) this.#settle(watched);
      watched.listener.changed('off-screen', offScreen);
    }
  }

  #restyled = (/** @type {Event} */ { target }) => {
    for (const { element, host, listener } of [...this.#watched]) {
      if (target === element || /** @type {Node} */ (target).contains(host)) listener.resized();
    }
  };

  /** @param {ResizeObserverEntry[]} entries */
  #resized = (entries) => {
    for (const { target } of entries) {
      for (const { host, listener } of [...this.#watched]) {
        if (host === target) listener.resized();
      }
    }
  };
}

/**
 * What gives an element its size, and is watched for it; the canvas's own size would answer to our changes.
 * @param {Element} element
 * @returns {Element} its parent, or the element whose shadow root it is in
 */
function hostOf(element) {
  return element.parentElement ?? /** @type {ShadowRoot | null} */ (element.parentNode)?.host ?? element;
}
