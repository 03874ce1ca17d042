// One small API over the three browsers, so that a test is written once.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { Builder, Capabilities, Key } from 'selenium-webdriver';
import { launchChromium } from '../../tools/chromium.mjs';
import { until } from './until.js';

/** @typedef {'chromium' | 'firefox' | 'webkit'} BrowserName */

/** @type {readonly BrowserName[]} */
export const BROWSERS = ['chromium', 'firefox', 'webkit'];

/**
 * @typedef {object} Settings
 * @property {boolean} [reducedMotion] what the system says from the start
 * @property {number} [ratio] device pixels per CSS pixel; whole numbers where WebKit is concerned
 */

/**
 * @typedef {object} Tab
 * @property {(url: string) => Promise<void>} goto waits for the load event
 * @property {(code: Function | string, ...values: any[]) => Promise<any>} evaluate runs in the page, awaits
 *   promises, takes and gives JSON
 * @property {(key: string) => Promise<void>} press one real key press, wherever the focus is; 'Shift+' before it holds
 *   Shift down
 * @property {(key: string, ms: number) => Promise<void>} hold a key is down for a while
 * @property {(path: { x: number, y: number }[]) => Promise<void>} drag the mouse goes to the first place, is pressed, goes
 *   on to the others and is let go at the last; in CSS pixels of the window
 * @property {(place: { x: number, y: number }) => Promise<void>} hover the mouse goes there
 * @property {() => Promise<void>} hide another tab in front, or minimised
 * @property {() => Promise<void>} show
 * @property {() => Promise<void>} close
 * @property {import('puppeteer-core').Page} [page] what else Chromium and Firefox can do
 */

/**
 * @typedef {object} Browser
 * @property {BrowserName} name
 * @property {() => Promise<Tab>} newTab
 * @property {() => Promise<void>} close
 */

/**
 * A fresh, empty profile each time.
 * @param {BrowserName} name
 * @param {Settings} [settings]
 * @returns {Promise<Browser>}
 */
export function launch(name, settings = {}) {
  return name === 'webkit' ? launchWebKit(settings) : launchWithPuppeteer(name, settings);
}

/**
 * @param {'chromium' | 'firefox'} name
 * @param {Settings} settings
 * @returns {Promise<Browser>}
 */
async function launchWithPuppeteer(name, { reducedMotion = false, ratio = 1 }) {
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
    name,
    close: () => browser.close(),
    async newTab() {
      const page = await browser.newPage();
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
        hide: async () => {
          cover = await browser.newPage();
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
    },
  };
}

/**
 * WebKitGTK's MiniBrowser on a virtual screen: one window, whose pages follow each other.
 * @param {Settings} settings
 * @returns {Promise<Browser>}
 */
async function launchWebKit({ reducedMotion = false, ratio = 1 }) {
  const home = await mkdtemp(join(tmpdir(), 'stickman-webkit-'));
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(
    join(home, 'gtk-3.0/settings.ini'),
    `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`,
  );
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await once(screen.stdout, 'data');
  const port = await freePort();
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      XDG_CACHE_HOME: home,
      GDK_SCALE: String(ratio),
      GDK_BACKEND: 'x11',
    },
  });
  const stop = async () => {
    for (const child of [server, screen]) {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill();
        await once(child, 'exit');
      }
    }
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await until('WebKitWebDriver listens', () =>
      fetch(`http://127.0.0.1:${port}/status`).then(
        (answer) => answer.ok,
        () => false,
      ),
    );
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: await miniBrowser(), args: ['--automation'] },
    });
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(capabilities)
      .build();
    await driver.manage().setTimeouts({ script: 120_000, pageLoad: 60_000 });
    return {
      name: 'webkit',
      close: async () => {
        await driver.quit().catch(() => {}); // the server ends its browser in any case
        await stop();
      },
      newTab: async () => webKitTab(driver),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * @param {import('selenium-webdriver').WebDriver} driver
 * @returns {Promise<Tab>}
 */
async function webKitTab(driver) {
  const window = driver.manage().window();
  const size = { x: 0, y: 0, width: 800, height: 600 }; // it draws on the processor: fewer pixels, more frames
  await window.setRect(size);
  return {
    goto: (url) => driver.get(url),
    evaluate: async (code, ...values) => {
      const answer = await driver.executeAsyncScript(`
        const done = arguments[arguments.length - 1];
        Promise.resolve(${asExpression(code, values)}).then(
          (value) => done({ value }),
          (error) => done({ error: String(error && error.stack || error) }),
        );`);
      if (answer.error !== undefined) throw new Error(answer.error);
      return answer.value ?? undefined;
    },
    press: (key) => {
      const plain = key.replace('Shift+', '');
      const typed = driver.actions();
      if (plain !== key) typed.keyDown(Key.SHIFT);
      typed.sendKeys(KEYS[plain] ?? plain);
      if (plain !== key) typed.keyUp(Key.SHIFT);
      return typed.perform();
    },
    hold: (key, ms) => {
      const held = KEYS[key] ?? key;
      return driver.actions().keyDown(held).pause(ms).keyUp(held).perform();
    },
    drag: ([from, ...path]) => {
      const moved = driver.actions().move(at(from)).press();
      for (const place of path) moved.move(at(place));
      return moved.release().perform();
    },
    hover: (place) => driver.actions().move(at(place)).perform(),
    hide: () => window.minimize(),
    show: async () => {
      await window.setRect(size);
    },
    close: async () => {
      await driver.get('about:blank');
    },
  };
}

/** WebDriver's codes of keys that are no character. @type {Record<string, string>} */
const KEYS = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Space: ' ',
  Home: Key.HOME,
  End: Key.END,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
};

/** A place as WebDriver wants it: whole pixels, not at once, so that the page sees a movement. */
const at = (/** @type {{ x: number, y: number }} */ { x, y }) => ({
  x: Math.round(x),
  y: Math.round(y),
  duration: 100,
});

/**
 * @param {Function | string} code a function, or the text of one
 * @param {any[]} values
 */
function asExpression(code, values) {
  return `(${code})(${values.map((value) => JSON.stringify(value) ?? 'undefined').join(', ')})`;
}

/** MiniBrowser lies in a folder named after the machine and the API's version. */
async function miniBrowser() {
  if (process.env.MINIBROWSER) return process.env.MINIBROWSER;
  for (const machine of await readdir('/usr/lib')) {
    for (const version of ['4.1', '4.0']) {
      const path = join('/usr/lib', machine, `webkit2gtk-${version}/MiniBrowser`);
      if (
        await access(path).then(
          () => true,
          () => false,
        )
      )
        return path;
    }
  }
  throw new Error('MiniBrowser is missing: install the package webkit2gtk-driver');
}

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  await once(server, 'close');
  return port;
}
