import { after, before } from 'node:test';
import { launch } from './browsers.js';
import { picture, probe } from './page-state.js';
import { serveSite } from './site.js';
import { until } from './until.js';

/**
 * A browser with the lab open in it for the tests of one suite; closed after them.
 * @param {import('./browsers.js').BrowserName} name
 * @param {import('./browsers.js').Settings} [settings]
 */
export function openLab(name, settings) {
  /** @type {import('./site.js').Site} */
  let site;
  /** @type {import('./browsers.js').Browser} */
  let browser;
  let loads = 0;
  const lab = {
    tab: /** @type {import('./browsers.js').Tab} */ (/** @type {unknown} */ (null)),

    /** Loads the page afresh, plot and all. @param {string} [address] what comes after the '#' */
    async load(address = '') {
      await lab.tab.goto(`${site.origin}/lab.html?${++loads}${address && `#${address}`}`);
      await until('he stands there', async () => (await lab.tab.evaluate(picture)).inked > 0);
      await until('the plot is there', () =>
        lab.tab.evaluate(() => document.querySelectorAll('.chart canvas').length === 4),
      );
    },

    /** What went wrong in the page since it was loaded. @returns {Promise<string[]>} */
    errors: async () => (await lab.tab.evaluate(probe)).errors,
  };
  before(async () => {
    site = await serveSite();
    browser = await launch(name, settings);
    lab.tab = await browser.newTab();
  });
  after(async () => {
    await browser?.close();
    await site?.close();
  });
  return lab;
}
