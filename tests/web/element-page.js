// A page with elements, where modules are loaded and frames come when a test says so.
import { frames, observers } from './element-window.js';

const { FakeLoader } = await import('./player-set-up.js');
const { watchedExtended, watchedWorld } = await import('./watched-modules.js');
const { coreLoader } = await import('../../web/src/core/core-module.js');
const { extendedLoader } = await import('../../web/src/core/extended-module.js');
const { worldLoader } = await import('../../web/src/core/world-module.js');
await import('../../web/src/elements.js');
// The game's own script comes with the first one; it is here already, so that it comes at once.
await import('../../web/src/elements/spear-run-overlay.js');

export { frames };

/** @typedef {import('./player-set-up.js').FakeLoader} Loader */

/** The loaders of the page's modules, under the test's thumb. @type {Loader} */
export let core;
/** @type {Loader} */
export let extended;
/** @type {Loader} */
export let world;

/** What the elements said to the console. @type {string[]} */
export const warnings = [];

/** An empty page, where nothing is loaded yet; to be called before each test. @param {import('node:test').TestContext} t */
export async function emptyPage(t) {
  document.body.replaceChildren();
  await ticks();
  core = new FakeLoader();
  extended = new FakeLoader(watchedExtended());
  world = new FakeLoader(watchedWorld());
  for (const [loader, fake] of [
    [coreLoader(), core],
    [extendedLoader(), extended],
    [worldLoader(), world],
  ])
    Object.assign(loader, {
      load: () => fake.load(),
      setUrl: (/** @type {string} */ url) => fake.setUrl(url),
    });
  warnings.length = 0;
  t.mock.method(console, 'warn', (/** @type {string} */ text) => warnings.push(text));
}

/** Lets promises and microtasks that are due settle, imports among them. */
export async function ticks() {
  for (let i = 0; i < 3; i++) await new Promise((resolve) => setImmediate(resolve));
}

/** Puts markup on the page; its first element. @param {string} html */
export async function markup(html) {
  document.body.innerHTML = html;
  await ticks();
  return /** @type {any} */ (document.body.firstElementChild);
}

/** The parts of an element's shadow. @param {any} element */
export function partsOf(element) {
  const root = element.shadowRoot;
  return {
    canvas: root.querySelector('canvas'),
    button: root.querySelector('button'),
    fallback: root.querySelector('slot:not([name])'),
    area: root.querySelector('[part=area]'),
    score: root.querySelector('[part=score]'),
    message: root.querySelector('[part=message]'),
    word: [...root.querySelectorAll('button slot')].find((slot) => !slot.hidden)?.textContent,
    sheets: root.adoptedStyleSheets,
  };
}

/** What an element tells of, one after the other. @param {any} element @param {...string} types */
export function listen(element, ...types) {
  /** @type {string[]} */
  const heard = [];
  for (const type of types) element.addEventListener(type, () => heard.push(type));
  return heard;
}

/** Loaded and on screen. @param {any} element @param {Loader} [loader] */
export async function shown(element, loader = core) {
  await loader.succeed();
  observers.intersect(partsOf(element).canvas, true);
  frames.frame();
  await ticks();
  return loader.module.figures.at(-1);
}

/** Reduced motion is preferred, or no more. @param {boolean} preferred */
export const preferReduced = (preferred) => observers.setMedia('(prefers-reduced-motion: reduce)', preferred);
