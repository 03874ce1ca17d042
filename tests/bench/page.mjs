// What a page with a running stickman costs in Chromium: heap that grows, and callbacks while he stands still.

import { probe } from '../web/browser/page-state.js';
import { serveSite } from '../web/browser/site.js';
import { startBrowser } from '../web/browser/start-browser.js';
import { until } from '../web/browser/until.js';
import { spread } from './turns.mjs';

/** Blocks of frames before anything is measured: so long the engine still optimises and drops code. */
const WARM_UP_BLOCKS = 3;
const SECOND_MS = 1000;
/** Bytes per frame: the smallest thing that a frame could leave behind takes more than a hundred times that. */
const NOTHING = 0.1;

// ---- in the page; each function is self-contained, because only its text gets there ----

/** Frames come when pump() asks for them, so that ten thousand do not take three minutes. */
function installPump() {
  /** @type {Map<number, FrameRequestCallback>} */
  const waiting = new Map();
  let handles = 0;
  let now = 0;
  const SIXTIETH_MS = 1000 / 60;
  window.requestAnimationFrame = (callback) => {
    waiting.set(++handles, callback);
    return handles;
  };
  window.cancelAnimationFrame = (handle) => {
    waiting.delete(handle);
  };
  const channel = new MessageChannel();
  const nextTask = () =>
    new Promise((resolve) => {
      channel.port1.onmessage = resolve;
      channel.port2.postMessage(0);
    });
  /** @param {number} frames @returns {Promise<number>} how many callbacks there were */
  const pump = async (frames) => {
    let callbacks = 0;
    for (let i = 0; i < frames; i++) {
      now += SIXTIETH_MS;
      const due = [...waiting.values()];
      waiting.clear();
      callbacks += due.length;
      for (const callback of due) callback(now);
      await nextTask();
    }
    return callbacks;
  };
  Object.assign(window, { __pump: pump });
}

/** A stickman on a canvas, running; resolves once he is drawn. */
async function play() {
  const { StickmanPlayer } = await import(/** @type {any} */ ('/lib/stickman.js'));
  const canvas = document.body.appendChild(document.createElement('canvas'));
  canvas.width = 600;
  canvas.height = 440;
  const player = new StickmanPlayer(canvas, { action: 'run' });
  Object.assign(window, { __player: player });
  await player.ready;
}

const pumpFrames = (/** @type {number} */ frames) => /** @type {any} */ (window).__pump(frames);
const pause = () => /** @type {any} */ (window).__player.pause();
const goOn = () => /** @type {any} */ (window).__player.play();
/** @param {boolean} away */
const moveOffScreen = (away) => {
  const { style } = /** @type {HTMLElement} */ (document.querySelector('canvas'));
  style.position = 'absolute';
  style.top = away ? '-3000px' : '0';
};

// ---- around it ----

/**
 * Bytes by which the heap is larger after each block of frames than before it, garbage collected.
 * @param {import('../web/browser/start-browser.js').Browser} browser
 * @param {string} url
 * @param {{ frames: number, blocks: number, playing: boolean }} settings
 */
async function heapGrowth(browser, url, { frames, blocks, playing }) {
  const tab = await browser.newTab();
  const page = /** @type {import('puppeteer-core').Page} */ (tab.page);
  await page.evaluateOnNewDocument(installPump);
  await tab.goto(url);
  if (playing) await tab.evaluate(play);
  const devtools = await page.createCDPSession();
  await devtools.send('HeapProfiler.enable');
  const heap = async () => {
    for (let i = 0; i < 3; i++) await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize;
  };
  const warmUp = WARM_UP_BLOCKS * frames;
  const callbacks = await tab.evaluate(pumpFrames, warmUp);
  if (callbacks !== (playing ? warmUp : 0)) throw new Error(`${callbacks} frame callbacks came`);
  await heap(); // the first one is larger by what devtools itself keeps
  const growth = [];
  let before = await heap();
  for (let block = 0; block < blocks; block++) {
    await tab.evaluate(pumpFrames, frames);
    const after = await heap();
    growth.push(after - before);
    before = after;
  }
  await tab.close();
  return spread(growth);
}

/**
 * @param {import('../web/browser/start-browser.js').Browser} browser
 * @param {string} url
 * @returns {Promise<import('./bench.mjs').Figure[]>}
 */
async function callbacksStandingStill(browser, url) {
  const tab = await browser.newTab();
  await tab.goto(url);
  await tab.evaluate(play);
  const frames = async () => (await tab.evaluate(probe)).frames;
  const running = async () => {
    const before = await frames();
    await until('frames come', async () => (await frames()) > before + 3);
  };
  const perSecond = async () => {
    await until('no frame is pending', async () => (await tab.evaluate(probe)).pending === 0);
    const before = await frames();
    await new Promise((resolve) => setTimeout(resolve, SECOND_MS));
    return (await frames()) - before;
  };
  /** @type {[string, () => Promise<unknown>, () => Promise<unknown>][]} */
  const states = [
    ['paused', () => tab.evaluate(pause), () => tab.evaluate(goOn)],
    ['off-screen', () => tab.evaluate(moveOffScreen, true), () => tab.evaluate(moveOffScreen, false)],
    ['hidden', () => tab.hide(), () => tab.show()],
  ];
  const figures = [];
  for (const [state, begin, end] of states) {
    await running();
    await begin();
    const value = await perSecond();
    await end();
    figures.push({
      what: 'frame callbacks per second',
      by: state,
      unit: 'callbacks',
      value,
      bound: '0',
      met: value === 0,
    });
  }
  await tab.close();
  return figures;
}

/**
 * @param {{ frames: number, blocks: number }} settings
 * @returns {Promise<import('./bench.mjs').Figure[]>}
 */
export async function measurePage({ frames, blocks }) {
  const site = await serveSite();
  const chromium = await startBrowser('chromium');
  const browser = await chromium.open();
  try {
    const url = `${site.origin}/__blank.html`;
    const idle = await heapGrowth(browser, url, { frames, blocks, playing: false });
    const playing = await heapGrowth(browser, url, { frames, blocks, playing: true });
    const noise = Math.max(idle.max, frames * NOTHING);
    const what = `heap growth over ${frames} frames`;
    return [
      { what, by: 'an idle page', unit: 'bytes', ...idle },
      {
        what,
        by: 'a running stickman',
        unit: 'bytes',
        ...playing,
        bound: `at most ${noise}, the noise of an idle page or ${NOTHING} a frame`,
        met: playing.median <= noise,
      },
      ...(await callbacksStandingStill(browser, url)),
    ];
  } finally {
    await chromium.end();
    await site.close();
  }
}
