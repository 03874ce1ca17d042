// Pages with elements: what the tests of `<stick-man>` share.
import { after, before } from 'node:test';
import { launch } from './browsers.js';
import { probe } from './page-state.js';
import { serveSite } from './site.js';
import { until } from './until.js';

/** Long enough for dozens of frames, if any came. */
export const aWhile = () => new Promise((resolve) => setTimeout(resolve, 400));

/**
 * A page as an author writes it, body and all; the strict policy lets no inline script run.
 * @param {string} body
 */
export const page = (body) => `<!doctype html><html lang="en">
<title>Test</title><script src="/__probe.js"></script><link rel="icon" href="/__icon.svg">
<main><h1>Test</h1>${body}</main></html>`;

export const SCRIPT = '<script type="module" src="/lib/elements.js"></script>';

/**
 * One browser and one site for the tests of a describe block.
 * @param {import('./browsers.js').BrowserName} name
 * @param {import('./browsers.js').Settings} [settings]
 */
export function openElements(name, settings) {
  /** @type {string} */
  let shown = '';
  /** @type {import('./site.js').Site} */
  let site;
  /** @type {import('./browsers.js').Browser} */
  let browser;
  /** @type {import('./browsers.js').Tab} */
  let tab;
  before(async () => {
    site = await serveSite({ answer: (path) => (path === '/__page.html' ? { body: shown } : undefined) });
    browser = await launch(name, settings);
    tab = await browser.newTab();
  });
  after(async () => {
    await browser?.close();
    await site?.close();
  });

  return {
    get tab() {
      return tab;
    },
    get site() {
      return site;
    },
    /** Shows a page; its elements may not be ready yet. @param {string} body */
    async show(body) {
      shown = page(body);
      await tab.goto(`${site.origin}/__page.html`);
    },
    /** What each element looks like from outside, in document order. */
    async elements() {
      return tab.evaluate(look);
    },
    /** Waits until every element of the page has drawn. */
    async drawn() {
      return until('all are drawn', async () => {
        const all = await tab.evaluate(look);
        return all.length > 0 && all.every((/** @type {any} */ { inked }) => inked > 0) && all;
      });
    },
    probe: () => tab.evaluate(probe),
    /** Waits until no frame is pending, then sees that none comes. */
    async frameless() {
      const { frames } = await until('no frame is pending', async () => {
        const now = await tab.evaluate(probe);
        return now.pending === 0 && now;
      });
      await aWhile();
      return (await tab.evaluate(probe)).frames - frames;
    },
  };
}

/** In the page. */
function look() {
  return [...document.querySelectorAll('stick-man')].map((element) => {
    const man = /** @type {any} */ (element);
    const part = (/** @type {string} */ selector) => man.shadowRoot?.querySelector(selector);
    const canvas = /** @type {HTMLCanvasElement | undefined} */ (part('canvas'));
    const copy = document.createElement('canvas');
    copy.width = canvas?.width || 1;
    copy.height = canvas?.height || 1;
    const context = /** @type {CanvasRenderingContext2D} */ (copy.getContext('2d'));
    if (canvas) context.drawImage(canvas, 0, 0);
    const { data } = context.getImageData(0, 0, copy.width, copy.height);
    let inked = 0;
    let hash = 0x811c9dc5;
    for (let i = 3; i < data.length; i += 4) {
      if (data[i] === 0) continue;
      inked++;
      hash = Math.imul(hash ^ i ^ (data[i] << 24) ^ data[i - 3], 0x01000193) >>> 0;
    }
    const box = man.getBoundingClientRect();
    return {
      inked,
      hash,
      width: copy.width,
      height: copy.height,
      cssWidth: box.width,
      cssHeight: box.height,
      action: man.action,
      speed: man.speed,
      paused: man.paused,
      distance: man.distance,
      button: part('button') && !part('button').hidden ? part('slot[name]:not([hidden])')?.name : null,
      fallback: part('slot:not([name])')?.hidden === false,
    };
  });
}
