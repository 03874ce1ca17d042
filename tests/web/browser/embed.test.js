import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { findings } from './axe.js';
import { BROWSERS, launch } from './browsers.js';
import { probe } from './page-state.js';
import { serveSite } from './site.js';
import { until } from './until.js';

const folder = new URL('../../../web/src/embed/examples/', import.meta.url);
const sources = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8').trimEnd());

/** In the page: each figure and the game, scrolled to, so that it is drawn and moves. */
async function look() {
  const found = [];
  for (const element of document.querySelectorAll('stick-man, spear-run')) {
    element.scrollIntoView({ block: 'center' });
    await new Promise((resolve) => setTimeout(resolve, 60));
    const canvas = /** @type {HTMLCanvasElement | undefined} */ (element.shadowRoot?.querySelector('canvas'));
    const context = canvas?.getContext('2d');
    const inked =
      canvas && context?.getImageData(0, 0, canvas.width, canvas.height).data.some((value) => value > 0);
    const { paused, distance } = /** @type {any} */ (element);
    found.push({ tag: element.localName, inked, paused, distance });
  }
  return found;
}

for (const name of BROWSERS) {
  describe(`Embedding page in ${name}`, () => {
    /** @type {import('./site.js').Site} */
    let site;
    /** @type {import('./browsers.js').Browser} */
    let browser;
    /** @type {import('./browsers.js').Tab} */
    let tab;
    before(async () => {
      site = await serveSite();
      browser = await launch(name);
      tab = await browser.newTab();
      await tab.goto(`${site.origin}/deep/er/embed.html`);
    });
    after(async () => {
      await browser?.close();
      await site?.close();
    });

    it('shows every example, and the code it shows is the code of the files', async () => {
      const all = await until('all are drawn', async () => {
        const now = await tab.evaluate(look);
        return now.length === 12 && now.every((/** @type {any} */ { inked }) => inked) && now;
      });
      assert.equal(all.filter((/** @type {any} */ { tag }) => tag === 'stick-man').length, 11);
      assert.equal(all.at(-1).tag, 'spear-run');
      const listings = await tab.evaluate(() =>
        [...document.querySelectorAll('pre')].map((pre) => pre.textContent),
      );
      assert.deepEqual(listings.sort(), [...sources].sort());
      const stars = await tab.evaluate(
        () => typeof (/** @type {any} */ (document.querySelector('#stars')).renderer),
      );
      assert.equal(stars, 'function');
    });

    it('he runs as the page is scrolled', async () => {
      await tab.evaluate(() => document.querySelector('#guide')?.scrollIntoView({ block: 'center' }));
      await until('he runs', () =>
        tab.evaluate(() => {
          scrollBy(0, Math.random() < 0.5 ? 20 : -20);
          return /** @type {any} */ (document.querySelector('#guide')).groundSpeed > 60;
        }),
      );
      await until('he stands again', () =>
        tab.evaluate(() => /** @type {any} */ (document.querySelector('#guide')).groundSpeed < 1),
      );
    });

    it('pauses all and plays all; copies; axe finds nothing', async () => {
      const press = (/** @type {string} */ selector) =>
        tab.evaluate((/** @type {string} */ selector) => {
          const button = /** @type {HTMLElement} */ (document.querySelector(selector));
          button.click();
          return button.textContent;
        }, selector);
      assert.equal(await press('#pause'), 'Play all');
      assert.ok((await tab.evaluate(look)).slice(0, -1).every((/** @type {any} */ { paused }) => paused));
      assert.deepEqual((await findings(tab)).violations, []);
      assert.equal(await press('#pause'), 'Pause all');
      await press('figcaption button');
      await until('it says so', () =>
        tab.evaluate(() => /copied|selected/.test(document.getElementById('status')?.textContent ?? '')),
      );
    });

    it('leads to the reference, where axe finds nothing, and every link leads somewhere', async () => {
      const other = await tab.evaluate(async () => {
        const answer = await fetch('./api.html');
        const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
        const links = [...page.querySelectorAll('main a')].map((link) => link.getAttribute('href') ?? '');
        return { links, dead: links.filter((link) => !page.getElementById(link.slice(1))) };
      });
      assert.ok(other.links.length >= 6, `${other.links}`);
      assert.deepEqual(other.dead, []);
      if (name !== 'chromium') return;
      await tab.goto(`${site.origin}/deep/er/api.html`);
      assert.deepEqual((await findings(tab)).violations, []);
      await tab.goto(`${site.origin}/deep/er/embed.html`);
      await tab.evaluate(look);
    });

    it('fits 320 px; ran without an error or a request to another host', async () => {
      if (name === 'chromium') {
        await tab.page?.setViewport({ width: 320, height: 700 });
        assert.equal(await tab.evaluate(() => document.documentElement.scrollWidth), 320);
        assert.deepEqual((await findings(tab)).violations, []);
      }
      const { errors, foreign } = await tab.evaluate(probe);
      assert.deepEqual({ errors, foreign }, { errors: [], foreign: [] });
      assert.ok(site.requests.every(({ status }) => status === 200));
    });
  });
}
