// A player on a fake page: what the tests of StickmanPlayer share.
import { StickmanPlayer } from '../../web/src/player/stickman-player.js';
import { FakeCanvas, fakeComputedStyle, fakePage } from './fakes.js';
import { watchedCore, watchedExtended } from './watched-modules.js';

/** A loader under the test's thumb. */
export class FakeLoader {
  /** @param {any} module */
  constructor(module = watchedCore()) {
    this.module = module;
  }
  /** @type {string[]} */
  urls = [];
  /** @type {{ resolve(module: any): void, reject(error: unknown): void }[]} */
  asked = [];

  /** @param {string | URL} url */
  setUrl(url) {
    this.urls.push(String(url));
  }
  load() {
    return new Promise((resolve, reject) => this.asked.push({ resolve, reject }));
  }
  async succeed() {
    await settled(); // what is set in the turn of a player's making still counts
    this.asked.at(-1)?.resolve(this.module);
    await settled();
  }
  /** @param {unknown} error */
  async fail(error) {
    await settled();
    this.asked.at(-1)?.reject(error);
    await settled();
  }
}

/** Lets promises that are due settle. */
export const settled = () => new Promise((resolve) => setImmediate(resolve));

/** @type {FakeLoader} */
export let loader;
/** That of the larger module. @type {FakeLoader} */
export let extendedLoader;
/** @type {ReturnType<typeof fakePage>} */
export let page;

/**
 * @param {any} [options]
 * @param {FakeCanvas} [canvas]
 */
export function make(options = {}, canvas = new FakeCanvas()) {
  const player = new StickmanPlayer(/** @type {any} */ (canvas), options, page.services);
  /** @type {string[]} */
  const events = [];
  for (const type of ['ready', 'error', 'play', 'pause'])
    player.addEventListener(type, () => events.push(type));
  return { player, canvas, events };
}

/** A player that is loaded and on screen. @param {any} [options] */
export async function running(options) {
  const made = make(options);
  await loader.succeed();
  page.window.intersect(made.canvas, true);
  return { ...made, figure: loader.module.figures[0] };
}

/** A new page and a new loader for each test. */
export function setUp() {
  // @ts-expect-error only what the shell asks for
  globalThis.getComputedStyle = fakeComputedStyle;
  loader = new FakeLoader();
  extendedLoader = new FakeLoader(watchedExtended());
  page = fakePage(loader);
  Object.assign(page.services, { extended: extendedLoader });
}

export function tearDown() {
  // @ts-expect-error Node has none
  delete globalThis.getComputedStyle;
}
