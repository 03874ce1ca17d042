import { after, before } from 'node:test';
import { launch } from './browsers.js';
import { canvasBox, panel, sketch } from './cast-state.js';
import { probe } from './page-state.js';
import { serveSite } from './site.js';
import { until } from './until.js';

export const SCENES = ['rope', 'flag', 'walker', 'hound'];

/** Long enough for dozens of frames, if any came. */
export const aWhile = () => new Promise((resolve) => setTimeout(resolve, 600));

/**
 * A browser with the cast page for the tests of one suite; closed after them.
 * @param {import('./browsers.js').BrowserName} name
 * @param {import('./browsers.js').Settings} [settings]
 */
export function openCast(name, settings) {
  /** @type {import('./site.js').Site} */
  let site;
  /** @type {import('./browsers.js').Browser} */
  let browser;
  let loads = 0;
  const cast = {
    tab: /** @type {import('./browsers.js').Tab} */ (/** @type {unknown} */ (null)),

    /** Loads the page afresh. @param {string} scene */
    async load(scene, path = '/cast.html') {
      await cast.tab.goto(`${site.origin}${path}?${++loads}#${scene}`);
      await until('something is drawn', async () => (await cast.sketch(scene)).inked > 0);
    },
    /** @param {string} path */
    open: (path) => cast.tab.goto(site.origin + path),
    /** @param {string} scene */
    sketch: (scene) => cast.tab.evaluate(sketch, scene),
    /** @param {string} scene */
    panel: (scene) => cast.tab.evaluate(panel, scene),
    /** @param {string} selector */
    focus: (selector) =>
      cast.tab.evaluate((/** @type {string} */ each) => {
        /** @type {HTMLElement} */ (document.querySelector(each)).focus();
      }, selector),
    /** @param {string} selector */
    click: (selector) =>
      cast.tab.evaluate((/** @type {string} */ each) => {
        /** @type {HTMLElement} */ (document.querySelector(each)).click();
      }, selector),
    /** A place of the drawing space in the window. @param {string} scene @param {number} x @param {number} y in units */
    async place(scene, x, y) {
      const { left, top, unit } = await cast.tab.evaluate(canvasBox, scene);
      return { x: left + x * unit, y: top + y * unit };
    },
    /** @returns {Promise<string[]>} */
    errors: async () => (await cast.tab.evaluate(probe)).errors,
    /** A figure as a number. @param {string} scene @param {string} figure */
    figure: async (scene, figure) => Number.parseFloat((await cast.panel(scene)).readouts[figure]),
  };
  before(async () => {
    site = await serveSite();
    browser = await launch(name, settings);
    cast.tab = await browser.newTab();
  });
  after(async () => {
    await browser?.close();
    await site?.close();
  });
  return cast;
}
