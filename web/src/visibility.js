import { MediaQuery } from './media-query.js';

/**
 * What one figure hears about the page and its element.
 * @typedef {object} VisibilityListener
 * @property {(hidden: boolean) => void} hiddenChanged the page is in the background
 * @property {(offScreen: boolean) => void} offScreenChanged the element is scrolled away or not laid out
 * @property {(reduced: boolean) => void} reducedMotionChanged the person prefers reduced motion
 * @property {() => void} resized the host has another size
 */

/**
 * @typedef {object} VisibilityScope a window, or what stands for one in a test
 * @property {Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>} document
 * @property {typeof IntersectionObserver} [IntersectionObserver]
 * @property {typeof ResizeObserver} [ResizeObserver]
 * @property {(query: string) => MediaQueryList} [matchMedia]
 */

/** @typedef {{ element: Element, host: Element, listener: VisibilityListener, offScreen: boolean }} Watched */

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
   * @param {Element} host its size is watched; the canvas's own would answer to our changes
   * @param {VisibilityListener} listener
   * @returns {() => void} stops watching; harmless when called twice
   */
  watch(element, host, listener) {
    if (this.#watched.size === 0) this.#start();
    // An observer reports an element once when it begins; who joins later is told what is known.
    const known = [...this.#watched].find((other) => other.element === element);
    const offScreen = known?.offScreen ?? this.#intersections !== null;
    const watched = { element, host, listener, offScreen };
    this.#watched.add(watched);
    listener.hiddenChanged(this.#scope.document.hidden);
    listener.reducedMotionChanged(this.#reducedMotion.matches);
    listener.offScreenChanged(offScreen);
    this.#intersections?.observe(element);
    this.#sizes?.observe(host);
    return () => this.#unwatch(watched);
  }

  /** @param {Watched} watched */
  #unwatch(watched) {
    if (!this.#watched.delete(watched)) return;
    const others = [...this.#watched];
    if (!others.some((other) => other.element === watched.element)) {
      this.#intersections?.unobserve(watched.element);
    }
    if (!others.some((other) => other.host === watched.host)) this.#sizes?.unobserve(watched.host);
    if (others.length === 0) this.#stop();
  }

  #start() {
    const { document, IntersectionObserver, ResizeObserver } = this.#scope;
    document.addEventListener('visibilitychange', this.#pageChanged);
    this.#unsubscribe = this.#reducedMotion.subscribe((reduced) => {
      for (const { listener } of [...this.#watched]) listener.reducedMotionChanged(reduced);
    });
    if (IntersectionObserver) this.#intersections = new IntersectionObserver(this.#intersected);
    if (ResizeObserver) this.#sizes = new ResizeObserver(this.#resized);
  }

  #stop() {
    this.#scope.document.removeEventListener('visibilitychange', this.#pageChanged);
    this.#unsubscribe();
    this.#intersections?.disconnect();
    this.#sizes?.disconnect();
    this.#intersections = null;
    this.#sizes = null;
  }

  #pageChanged = () => {
    const { hidden } = this.#scope.document;
    for (const { listener } of [...this.#watched]) listener.hiddenChanged(hidden);
  };

  /** @param {IntersectionObserverEntry[]} entries in the order of what happened: the last one holds */
  #intersected = (entries) => {
    for (const { target, isIntersecting } of entries) {
      for (const watched of [...this.#watched]) {
        if (watched.element !== target) continue;
        watched.offScreen = !isIntersecting;
        watched.listener.offScreenChanged(watched.offScreen);
      }
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
