// WebKitGTK.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Capabilities, Key } from 'selenium-webdriver';
import { asExpression } from './expression.js';
import { until } from './until.js';

/** @typedef {import('./start-browser.js').Settings} Settings */
/** @typedef {import('./start-browser.js').Tab} Tab */
/** @typedef {import('./start-browser.js').BrowserProcess} BrowserProcess */

/**
 * WebKitGTK's MiniBrowser on a virtual screen: one window, whose pages follow each other.
 * @param {Settings} settings
 * @returns {Promise<BrowserProcess>}
 */
export async function startWebKit({ reducedMotion = false, ratio = 1 }) {
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
      // Without a graphics card, layers put together by OpenGL cost twice the time.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
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
      end: async () => {
        await driver.quit().catch(() => {}); // the server ends its browser in any case
        await stop();
      },
      open: async () => ({
        name: 'webkit',
        newTab: () => webKitTab(driver),
        close: () => leave(driver),
      }),
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
        (async () => ${asExpression(code, values)})().then(
          (value) => done({ value }),
          // Its stack says where, but not what.
          (error) => done({ error: String(error) + '\\n' + (error && error.stack || '') }),
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
    accessible: async (host, role, name) => {
      // What is not laid out is in no tree, and its driver fails when it is asked of some of that.
      /** @type {import('selenium-webdriver').WebElement[]} */
      const inside = await driver.executeScript(
        `return [...document.querySelector(arguments[0]).shadowRoot.querySelectorAll(":not(slot)")]
          .filter((each) => each.getClientRects().length > 0)`,
        host,
      );
      let found = 0;
      for (const each of inside)
        if ((await each.getAriaRole()) === role && (await each.getAccessibleName()) === name) found++;
      return found;
    },
    hide: () => window.minimize(),
    show: async () => {
      await window.setRect(size);
    },
    close: async () => {
      await driver.get('about:blank');
    },
  };
}

/** Every site of the tests has a port, and so a storage, of its own: there is only the page to end. @param {import('selenium-webdriver').WebDriver} driver */
async function leave(driver) {
  await driver.actions().clear();
  await driver.get('about:blank');
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
  PageUp: Key.PAGE_UP,
  PageDown: Key.PAGE_DOWN,
};

/** A place as WebDriver wants it: whole pixels, not at once, so that the page sees a movement. */
const at = (/** @type {{ x: number, y: number }} */ { x, y }) => ({
  x: Math.round(x),
  y: Math.round(y),
  duration: 100,
});

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
