// Starts real browsers, each with an empty profile, behind one small API.

import { startWebKit } from './webkit.js';
import { startWithPuppeteer } from './with-puppeteer.js';

/** @typedef {'chromium' | 'firefox' | 'webkit'} BrowserName */

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
 * @property {(host: string, role: string, name: string) => Promise<number>} accessible how many things of a role and a name
 *   the browser's accessibility tree has in the shadow of the first element that a selector finds
 * @property {() => Promise<void>} hide another tab in front, or minimised
 * @property {() => Promise<void>} show
 * @property {() => Promise<void>} close
 * @property {import('puppeteer-core').Page} [page] what else Chromium and Firefox can do
 */

/**
 * @typedef {object} Browser a browser as one suite of tests has it: with empty storage, and closed afterwards
 * @property {BrowserName} name
 * @property {() => Promise<Tab>} newTab
 * @property {() => Promise<void>} close its tabs, and what they have stored
 */

/**
 * @typedef {object} BrowserProcess
 * @property {() => Promise<Browser>} open one at a time
 * @property {() => Promise<void>} end
 */

/**
 * @param {BrowserName} name
 * @param {Settings} [settings]
 * @returns {Promise<BrowserProcess>}
 */
export function startBrowser(name, settings = {}) {
  return name === 'webkit' ? startWebKit(settings) : startWithPuppeteer(name, settings);
}
