import { readFile } from 'node:fs/promises';
import { after, before } from 'node:test';
import { launch } from './browsers.js';
import { box, game } from './game-state.js';
import { probe } from './page-state.js';
import { serveSite } from './site.js';
import { until } from './until.js';

/** Long enough for dozens of frames, if any came. */
export const aWhile = (ms = 600) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A browser with the game's page for the tests of one suite; closed after them.
 * @param {import('./browsers.js').BrowserName} name
 * @param {import('./browsers.js').Settings & { script?: string }} [settings] script: run in each page before its own
 */
export function openGame(name, { script, ...settings } = {}) {
  /** @type {import('./site.js').Site} */
  let site;
  /** @type {import('./browsers.js').Browser} */
  let browser;
  let loads = 0;
  const page = {
    tab: /** @type {import('./browsers.js').Tab} */ (/** @type {unknown} */ (null)),
    site: /** @type {import('./site.js').Site} */ (/** @type {unknown} */ (null)),

    /** Loads the page afresh. @param {number | string} seed @param {{ path?: string, query?: string }} [where] */
    async load(seed, { path = '/', query = '' } = {}) {
      await page.tab.goto(`${site.origin}${path}?${++loads}&seed=${seed}${query}`);
      await until('it is ready', async () => (await page.game()).state === 'ready');
    },
    game: () => page.tab.evaluate(game),
    /** @param {string} state */
    state: (state) => until(`it is ${state}`, async () => (await page.game()).state === state),
    /** @param {string} id */
    box: (id) => page.tab.evaluate(box, id),
    /** A click of the mouse. @param {string} id */
    async click(id) {
      await page.tab.evaluate((/** @type {string} */ each) => {
        document.getElementById(each)?.scrollIntoView({ block: 'nearest' });
      }, id);
      const { x, y } = await page.box(id);
      await page.tab.drag([{ x, y }]);
    },
    /** @param {string} id */
    focus: (id) =>
      page.tab.evaluate((/** @type {string} */ each) => {
        document.getElementById(each)?.focus({ preventScroll: true });
      }, id),
    /** Frame callbacks in a while, and whether one is pending after it. */
    async callbacks() {
      const first = await page.tab.evaluate(probe);
      await aWhile();
      const { frames, pending } = await page.tab.evaluate(probe);
      return { count: frames - first.frames, pending };
    },
    /** @returns {Promise<string[]>} */
    errors: async () => (await page.tab.evaluate(probe)).errors,
  };
  before(async () => {
    const probe = await readFile(new URL('probe.js', import.meta.url), 'utf8');
    site = await serveSite({
      answer: (path) => (script && path === '/__probe.js' ? { body: `${probe}\n${script}` } : undefined),
    });
    page.site = site;
    browser = await launch(name, settings);
    page.tab = await browser.newTab();
  });
  after(async () => {
    await browser?.close();
    await site?.close();
  });
  return page;
}
