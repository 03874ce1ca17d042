// The browsers that tests run in. Each is started once and serves suite after suite, because starting costs more than most tests.
import { after } from 'node:test';
import { startBrowser } from './start-browser.js';

/** @typedef {import('./start-browser.js').BrowserName} BrowserName */
/** @typedef {import('./start-browser.js').Settings} Settings */
/** @typedef {import('./start-browser.js').Tab} Tab */
/** @typedef {import('./start-browser.js').Browser} Browser */
/** @typedef {import('./start-browser.js').BrowserProcess} BrowserProcess */

/** @type {readonly BrowserName[]} */
const ALL = ['chromium', 'firefox', 'webkit'];

/** Those of this run: all of them, or the one that the environment variable names. @type {readonly BrowserName[]} */
export const BROWSERS = ALL.filter((name) => name === (process.env.STICKMAN_BROWSER ?? name));
if (BROWSERS.length === 0) throw new Error(`STICKMAN_BROWSER should be one of ${ALL.join(', ')}`);

/**
 * `describe` or `it` for what one browser alone can do; says nothing in a run without it.
 * @template {(...test: any[]) => unknown} Register
 * @param {BrowserName} name
 * @param {Register} register
 * @returns {Register | (() => void)}
 */
export const only = (name, register) => (BROWSERS.includes(name) ? register : () => {});

/**
 * `it` for what needs no browser: in one run only.
 * @template {(...test: any[]) => unknown} Register
 * @param {Register} register
 */
export const once = (register) => only(ALL[0], register);

/** Started browsers by name and settings. @type {Map<string, Promise<BrowserProcess>>} */
const started = new Map();

after(async () => {
  for (const browser of started.values()) await browser.then(({ end }) => end()).catch(() => {});
});

/**
 * A browser with empty storage; one suite at a time has it.
 * @param {BrowserName} name
 * @param {Settings} [settings]
 * @returns {Promise<Browser>}
 */
export async function launch(name, settings = {}) {
  if (!BROWSERS.includes(name)) throw new Error(`this run is without ${name}: see only() and once()`);
  const { reducedMotion = false, ratio = 1 } = settings;
  const key = `${name} ${reducedMotion} ${ratio}`;
  const process = started.get(key) ?? startBrowser(name, settings);
  started.set(key, process);
  try {
    return await (await process).open();
  } catch (error) {
    // The next suite gets another chance.
    started.delete(key);
    await process.then(({ end }) => end()).catch(() => {});
    throw error;
  }
}
