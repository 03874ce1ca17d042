// Chromium and Firefox.
import puppeteer from 'puppeteer-core';
import { launchChromium } from '../../tools/chromium.mjs';
import { asExpression } from './expression.js';

/** @typedef {import('./start-browser.js').Settings} Settings */
/** @typedef {import('./start-browser.js').Tab} Tab */
/** @typedef {import('./start-browser.js').BrowserProcess} BrowserProcess */

/**
 * @param {'chromium' | 'firefox'} name
 * @param {Settings} settings
 * @returns {Promise<BrowserProcess>}
 */
export async function startWithPuppeteer(name, settings) {
  const { reducedMotion = false, ratio = 1 } = settings;
  const browser =
    name === 'chromium'
      ? await launchChromium()
      : await puppeteer.launch({
          browser: 'firefox',
          executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
          headless: true,
          extraPrefsFirefox: {
            'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
            'layout.css.devPixelsPerPx': String(ratio),
          },
        });
  return {
    end: () => browser.close(),
    open: async () => {
      const context = await browser.createBrowserContext();
      return { name, newTab: () => newTab(context, name, settings), close: () => context.close() };
    },
  };
}

/**
 * @param {import('puppeteer-core').BrowserContext} context
 * @param {'chromium' | 'firefox'} name
 * @param {Settings} settings
 * @returns {Promise<Tab>}
 */
async function newTab(context, name, { reducedMotion = false, ratio = 1 }) {
  const page = await context.newPage();
  await page.bringToFront();
  if (name === 'chromium') {
    await page.setViewport({ width: 1000, height: 700, deviceScaleFactor: ratio });
    await page.emulateMediaFeatures([
      { name: 'prefers-reduced-motion', value: reducedMotion ? 'reduce' : 'no-preference' },
    ]);
  } else if (ratio === 1) {
    await page.setViewport({ width: 1000, height: 700 });
  }
  /** @type {import('puppeteer-core').Page | null} */
  let cover = null;
  return {
    page,
    goto: async (url) => {
      await page.goto(url);
    },
    evaluate: (code, ...values) => page.evaluate(asExpression(code, values)),
    press: async (key) => {
      const plain = /** @type {any} */ (key.replace('Shift+', ''));
      if (plain !== key) await page.keyboard.down('Shift');
      await page.keyboard.press(plain === 'Space' ? ' ' : plain);
      if (plain !== key) await page.keyboard.up('Shift');
    },
    hold: async (key, ms) => {
      await page.keyboard.down(/** @type {any} */ (key));
      await new Promise((resolve) => setTimeout(resolve, ms));
      await page.keyboard.up(/** @type {any} */ (key));
    },
    drag: async ([from, ...path]) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      for (const { x, y } of path) await page.mouse.move(x, y, { steps: 5 });
      await page.mouse.up();
    },
    hover: ({ x, y }) => page.mouse.move(x, y, { steps: 3 }),
    accessible: async (host, role, name) => {
      const shadow = await page.evaluateHandle(`document.querySelector('${host}').shadowRoot`);
      const found = await /** @type {any} */ (shadow).$$(`aria/${name}[role="${role}"]`);
      return found.length;
    },
    hide: async () => {
      cover = await context.newPage();
      await cover.bringToFront();
    },
    show: async () => {
      await page.bringToFront();
      await cover?.close();
      cover = null;
    },
    close: async () => {
      await cover?.close();
      await page.close();
    },
  };
}
