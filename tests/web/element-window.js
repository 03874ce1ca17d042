// A window for the elements without a browser: the document and the custom elements are jsdom's, what it lacks is ours.
// It has to be there before the elements and the players, which look for HTMLElement and EventTarget when they are loaded.
import { JSDOM } from 'jsdom';
import { FakeContext, FakeFrames, FakeWindow } from './fakes.js';

const { window } = new JSDOM('<!doctype html><body></body>', {
  url: 'https://page.example/',
  pretendToBeVisual: true,
});

/** What tells of sizes, scrolling and preferences. */
export const observers = new FakeWindow();

/** Frames come when a test says so. */
export const frames = new FakeFrames();

/** A style sheet made by script. */
class Sheet {
  text = '';
  /** @param {string} text */
  replaceSync(text) {
    this.text = text;
  }
}

/** Every canvas is 320 x 240 CSS pixels; the palette's probe keeps its colour as written. @param {any} element */
const computedStyle = (element) =>
  element.localName === 'canvas'
    ? { width: '320px', height: '240px', boxSizing: 'content-box' }
    : { color: element.style.color };

Object.assign(window, {
  matchMedia: observers.matchMedia,
  IntersectionObserver: observers.IntersectionObserver,
  ResizeObserver: observers.ResizeObserver,
  CSSStyleSheet: Sheet,
  requestAnimationFrame: frames.requestFrame,
  cancelAnimationFrame: frames.cancelFrame,
});
// In a shadow jsdom does not find what has the focus.
const { matches } = window.Element.prototype;
window.Element.prototype.matches = function (selector) {
  if (selector !== ':focus-within') return matches.call(this, selector);
  return this.contains(/** @type {ShadowRoot} */ (this.getRootNode()).activeElement);
};
const canvas = window.HTMLCanvasElement.prototype;
Object.defineProperty(canvas, 'clientWidth', { get: () => 320 });
Object.defineProperty(canvas, 'clientHeight', { get: () => 240 });
/** @type {WeakMap<object, FakeContext>} */
const contexts = new WeakMap();
canvas.getContext = /** @type {any} */ (
  function (/** @type {any} */ _kind) {
    if (!contexts.has(this)) contexts.set(this, new FakeContext(this));
    return contexts.get(this);
  }
);
Object.assign(globalThis, { window });
for (const name of [
  'document',
  'customElements',
  'HTMLElement',
  'EventTarget',
  'Event',
  'CustomEvent',
  'AbortController',
])
  Object.assign(globalThis, { [name]: window[name] });
Object.assign(globalThis, { getComputedStyle: computedStyle });
