import { FrameLoop } from '../../web/src/canvas/frame-loop.js';
import { MediaQuery } from '../../web/src/canvas/media-query.js';
import { PixelRatio } from '../../web/src/canvas/pixel-ratio.js';
import { Visibility } from '../../web/src/canvas/visibility.js';

/** requestAnimationFrame and its clock, by hand. */
export class FakeFrames {
  now = 0;
  /** Callbacks ever called. */
  called = 0;
  /** @type {Map<number, (time: number) => void>} */
  waiting = new Map();
  #handles = 0;

  /** @param {(time: number) => void} callback */
  requestFrame = (callback) => {
    this.waiting.set(++this.#handles, callback);
    return this.#handles;
  };

  /** @param {number} handle */
  cancelFrame = (handle) => {
    this.waiting.delete(handle);
  };

  /**
   * Lets time pass, then shows one frame.
   * @param {number} [ms]
   */
  frame(ms = 1000 / 60) {
    this.now += ms;
    const callbacks = [...this.waiting.values()];
    this.waiting.clear();
    for (const callback of callbacks) {
      this.called++;
      callback(this.now);
    }
  }

  /** @param {number} count @param {number} [ms] */
  frames(count, ms) {
    for (let i = 0; i < count; i++) this.frame(ms);
  }
}

/** An event target that counts its listeners. */
export class Listened {
  /** @type {Map<string, Set<(event: any) => void>>} */
  listeners = new Map();

  /** @param {string} type @param {(event: any) => void} listener */
  addEventListener(type, listener) {
    if (!this.listeners.has(type)) this.listeners.set(type, new Set());
    this.listeners.get(type)?.add(listener);
  }
  /** @param {string} type @param {(event: any) => void} listener */
  removeEventListener(type, listener) {
    this.listeners.get(type)?.delete(listener);
  }
  /** @param {string} type @param {any} [target] */
  emit(type, target) {
    for (const listener of [...(this.listeners.get(type) ?? [])]) listener({ type, target });
  }
  get listenerCount() {
    return [...this.listeners.values()].reduce((sum, set) => sum + set.size, 0);
  }
}

class FakeObserver {
  /** @type {Set<any>} */
  targets = new Set();
  connected = true;
  /** @param {(entries: any[]) => void} callback */
  constructor(callback) {
    this.callback = callback;
  }
  /** @param {any} target */
  observe(target) {
    this.targets.add(target);
  }
  /** @param {any} target */
  unobserve(target) {
    this.targets.delete(target);
  }
  disconnect() {
    this.targets.clear();
    this.connected = false;
  }
}

/** As much of a window as the shell looks at. */
export class FakeWindow {
  document = Object.assign(new Listened(), { hidden: false });
  devicePixelRatio = 1;
  /** Every observer ever made. @type {FakeObserver[]} */
  intersectionObservers = [];
  /** @type {FakeObserver[]} */
  resizeObservers = [];
  /** @type {Map<string, any>} */
  media = new Map();
  IntersectionObserver;
  ResizeObserver;

  constructor() {
    const { intersectionObservers, resizeObservers } = this;
    this.IntersectionObserver = /** @type {any} */ (
      class extends FakeObserver {
        /** @param {any} callback */
        constructor(callback) {
          super(callback);
          intersectionObservers.push(this);
        }
      }
    );
    this.ResizeObserver = /** @type {any} */ (
      class extends FakeObserver {
        /** @param {any} callback */
        constructor(callback) {
          super(callback);
          resizeObservers.push(this);
        }
      }
    );
  }

  /** @param {string} query */
  matchMedia = (query) => {
    if (!this.media.has(query)) {
      this.media.set(
        query,
        Object.assign(new Listened(), { matches: /^\(resolution/.test(query), media: query }),
      );
    }
    return this.media.get(query);
  };

  /** @param {string} query @param {boolean} matches */
  setMedia(query, matches) {
    const list = this.matchMedia(query);
    list.matches = matches;
    list.emit('change');
  }

  /** @param {boolean} hidden */
  setHidden(hidden) {
    this.document.hidden = hidden;
    this.document.emit('visibilitychange');
  }

  /** @param {any} target @param {boolean} isIntersecting */
  intersect(target, isIntersecting) {
    for (const observer of this.intersectionObservers) {
      if (observer.targets.has(target)) observer.callback([{ target, isIntersecting }]);
    }
  }

  /** @param {any} target */
  resize(target) {
    for (const observer of this.resizeObservers) {
      if (observer.targets.has(target)) observer.callback([{ target }]);
    }
  }

  /** The window moves to a monitor with another ratio. @param {number} ratio */
  setRatio(ratio) {
    const query = `(resolution: ${this.devicePixelRatio}dppx)`;
    this.devicePixelRatio = ratio;
    this.setMedia(query, false);
  }

  /** Listeners on the document and on all media queries, and things observed. */
  get attached() {
    const observers = [...this.intersectionObservers, ...this.resizeObservers];
    return (
      this.document.listenerCount +
      [...this.media.values()].reduce((sum, list) => sum + list.listenerCount, 0) +
      observers.reduce((sum, observer) => sum + observer.targets.size, 0)
    );
  }
}

/** Notes what is drawn. */
export class FakeContext {
  /** @type {any[][]} */
  calls = [];
  globalAlpha = 1;
  fillStyle = '';
  strokeStyle = '';
  lineWidth = 1;
  lineCap = 'butt';
  lineJoin = 'miter';

  /** @param {{ width: number, height: number }} canvas */
  constructor(canvas) {
    this.canvas = canvas;
  }
  /** @param {number[]} matrix */
  setTransform(...matrix) {
    this.calls.push(['setTransform', ...matrix]);
  }
  /** @param {number} x @param {number} y */
  translate(x, y) {
    this.calls.push(['translate', x, y]);
  }
  /** @param {number[]} box */
  clearRect(...box) {
    this.calls.push(['clearRect', ...box]);
  }
  beginPath() {
    this.calls.push(['beginPath']);
  }
  closePath() {
    this.calls.push(['closePath']);
  }
  /** @param {number} x @param {number} y */
  moveTo(x, y) {
    this.calls.push(['moveTo', x, y]);
  }
  /** @param {number} x @param {number} y */
  lineTo(x, y) {
    this.calls.push(['lineTo', x, y]);
  }
  /** @param {number[]} arc */
  arc(...arc) {
    this.calls.push(['arc', ...arc]);
  }
  /** @param {string} rule */
  fill(rule) {
    this.calls.push(['fill', rule, this.fillStyle, this.globalAlpha]);
  }
  stroke() {
    const { strokeStyle, lineWidth, lineCap, lineJoin, globalAlpha } = this;
    this.calls.push(['stroke', strokeStyle, lineWidth, lineCap, lineJoin, globalAlpha]);
  }
}

/** Inline style; deepEqual sees what was set, and no method. */
function fakeStyle() {
  const set = (/** @type {string} */ name, /** @type {string} */ value) => {
    style[name] = value;
  };
  /** @type {Record<string, any>} */
  const style = Object.defineProperty({}, 'setProperty', { value: set });
  return style;
}

/** A canvas whose CSS size the test sets; like a real one it blanks when its backing store is set. */
export class FakeCanvas extends Listened {
  localName = 'canvas';
  parentElement = null;
  cssWidth = 600;
  cssHeight = 440;
  /** Times the backing store was replaced. */
  blanked = 0;
  style = fakeStyle();
  /** @type {Map<string, string>} */
  attributes = new Map();
  children = 0;
  context = new FakeContext(this);
  #width = 300;
  #height = 150;

  get width() {
    return this.#width;
  }
  set width(width) {
    this.#width = width;
    this.blanked++;
  }
  get height() {
    return this.#height;
  }
  set height(height) {
    this.#height = height;
    this.blanked++;
  }
  get clientWidth() {
    return Math.round(this.cssWidth);
  }
  get clientHeight() {
    return Math.round(this.cssHeight);
  }
  /** @param {string} kind */
  getContext(kind) {
    return kind === '2d' ? this.context : null;
  }
  /** @param {string} name */
  hasAttribute(name) {
    return this.attributes.has(name);
  }
  /** @param {string} name */
  getAttribute(name) {
    return this.attributes.get(name) ?? null;
  }
  /** @param {string} name @param {string} value */
  setAttribute(name, value) {
    this.attributes.set(name, value);
  }
  /** @param {string} name */
  removeAttribute(name) {
    this.attributes.delete(name);
  }
  ownerDocument = {
    createElement: () => ({
      style: fakeStyle(),
      remove: () => {
        this.children--;
      },
    }),
  };
  append() {
    this.children++;
  }
}

/** Style of a FakeCanvas or of the palette's probe, which keeps the colour as written. @param {any} element */
export function fakeComputedStyle(element) {
  if (!(element instanceof FakeCanvas)) return element.style;
  const { cssWidth, cssHeight } = element;
  return { width: `${cssWidth}px`, height: `${cssHeight}px`, boxSizing: 'content-box', transition: 'all' };
}

/**
 * The services of a page, all fake but our own classes.
 * @param {any} core a loader
 */
export function fakePage(core) {
  const window = new FakeWindow();
  const frames = new FakeFrames();
  /** @type {unknown[]} */
  const reported = [];
  const services = {
    core,
    loop: new FrameLoop({
      requestFrame: frames.requestFrame,
      cancelFrame: frames.cancelFrame,
      report: (error) => reported.push(error),
    }),
    visibility: new Visibility(/** @type {any} */ (window)),
    pixelRatio: new PixelRatio(window),
    forcedColours: new MediaQuery(window.matchMedia, '(forced-colors: active)'),
    darkScheme: new MediaQuery(window.matchMedia, '(prefers-color-scheme: dark)'),
  };
  return { window, frames, reported, services };
}
