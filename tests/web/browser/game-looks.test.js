// How the page fits, and what axe finds: state by state, on every screen and in every scheme.
import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { findings } from './axe.js';
import { only } from './browsers.js';
import { aWhile, openGame } from './game-open.js';
import { picture } from './page-state.js';

const SEED = 7;

/** Width and height in CSS pixels, device pixels in each. */
const SCREENS = [
  [320, 568, 2],
  [390, 844, 3],
  [568, 320, 2],
  [844, 390, 3],
  [768, 1024, 2],
  [1000, 700, 1],
  [3840, 2160, 1],
];

const DARK = { name: 'prefers-color-scheme', value: 'dark' };
const CONTRAST = { name: 'prefers-contrast', value: 'more' };
const SCHEMES = [[], [DARK], [CONTRAST], [CONTRAST, DARK], [{ name: 'forced-colors', value: 'active' }]];

/** Where picture, zones and cards are, and how wide the page is. */
function layout() {
  const rect = (/** @type {string} */ selector) => {
    const { left, top, right, bottom, width, height } = /** @type {Element} */ (
      document.querySelector(selector)
    ).getBoundingClientRect();
    return { left, top, right, bottom, width, height };
  };
  const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
  const card = document.querySelector('.card:not([hidden])');
  return {
    picture: rect('#canvas'),
    pixels: { width: canvas.width, height: canvas.height, ratio: devicePixelRatio },
    zones: rect('.zones'),
    card: card && rect('.card:not([hidden])'),
    cut: card ? card.scrollHeight - card.clientHeight : 0,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    window: { width: innerWidth, height: innerHeight },
  };
}

only('chromium', describe)('looks of Spear Run in chromium', () => {
  const page = openGame('chromium');
  const chromium = () => /** @type {import('puppeteer-core').Page} */ (page.tab.page);
  afterEach(async () => assert.deepEqual(await page.errors(), []));

  /** Ready, paused, over: the states that stay. @param {(state: string) => Promise<void>} look */
  async function eachState(look) {
    await page.load(SEED);
    await look('ready');
    await page.focus('game');
    await page.tab.press('Space');
    await page.state('running');
    await look('running');
    if ((await page.game()).state === 'running') await page.tab.press('p');
    await look('paused');
    await page.focus('game');
    await page.tab.press('p');
    await page.state('over');
    await look('over');
  }

  it('fits from 320 px to 4K: never narrower than 16:9, nothing cut off, no scrollbar across', async () => {
    await eachState(async (state) => {
      for (const [width, height, ratio] of SCREENS) {
        await chromium().setViewport({ width, height, deviceScaleFactor: ratio });
        await page.tab.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
        );
        const { picture, pixels, zones, card, cut, overflow, window } = await page.tab.evaluate(layout);
        const seen = `${state} on ${width} × ${height}: ${JSON.stringify({ picture, zones, card, cut, overflow })}`;
        assert.ok(picture.width / picture.height >= 16 / 9 - 0.01, seen);
        assert.equal(pixels.width, Math.round(picture.width * pixels.ratio), seen);
        assert.equal(overflow, 0, seen);
        assert.ok(picture.bottom <= window.height + 1, `the picture is in sight at once; ${seen}`);
        assert.ok(cut <= 0, seen);
        if (card)
          assert.ok(card.left >= 0 && card.right <= window.width && card.bottom <= window.height, seen);
        if (width < height) {
          assert.ok(Math.abs(picture.width - window.width) < 1, seen);
          assert.ok(
            zones.top >= picture.bottom - 1 && zones.height >= 200,
            `thumbs have their place; ${seen}`,
          );
          if (card) assert.ok(card.top >= picture.bottom - 1, `the picture stays free; ${seen}`);
        }
      }
    });
  });

  it('axe finds nothing in any state and scheme; he is seen in all of them', async (t) => {
    await chromium().setViewport({ width: 1000, height: 700 });
    const session = await chromium().createCDPSession();
    t.after(async () => {
      await session.send('Emulation.setEmulatedMedia', { features: [] });
      await session.detach();
    });
    await eachState(async (state) => {
      for (const features of state === 'running' ? [SCHEMES[0]] : SCHEMES) {
        await session.send('Emulation.setEmulatedMedia', { features });
        const scheme = `${state}, ${features.map(({ name, value }) => `${name}: ${value}`)}`;
        const { violations, rules } = await findings(page.tab);
        assert.deepEqual(violations, [], scheme);
        for (const rule of ['color-contrast', 'button-name', 'label', 'region'])
          assert.ok(rules.includes(rule), `${rule} was looked at: ${rules}`);
        assert.ok((await page.tab.evaluate(picture)).inked > 10_000, scheme);
      }
    });
  });

  it('axe finds nothing while held upright', async () => {
    await chromium().setViewport({ width: 320, height: 640, hasTouch: true });
    await eachState(async (state) => assert.deepEqual((await findings(page.tab)).violations, [], state));
  });

  it('a swipe over the game scrolls the page at rest, and does not in play (case 10)', async () => {
    await chromium().setViewport({ width: 400, height: 700, hasTouch: true });
    await page.load(SEED);
    const swipe = async () => {
      const { x, y } = await page.box('game');
      await chromium().touchscreen.touchStart(x, y);
      for (let i = 1; i <= 10; i++) await chromium().touchscreen.touchMove(x, y - 20 * i);
      await chromium().touchscreen.touchEnd();
      await aWhile(300);
    };
    await swipe();
    assert.ok((await page.game()).scrollY > 50);
    assert.equal((await page.game()).state, 'ready', 'a swipe is no tap');
    await page.tab.evaluate(() => window.scrollTo(0, 0));
    await page.focus('game');
    await page.tab.press('Space');
    await page.state('running');
    await swipe();
    assert.equal((await page.game()).scrollY, 0);
  });

  it('Tab goes through the page in its order, and the focus is seen', async () => {
    await chromium().setViewport({ width: 1000, height: 700 });
    await page.load(SEED);
    const stops = [];
    for (let i = 0; i < 8; i++) {
      await page.tab.press('Tab');
      stops.push(
        await page.tab.evaluate(() => {
          const { id, textContent } = /** @type {HTMLElement} */ (document.activeElement);
          const seen =
            getComputedStyle(/** @type {Element} */ (document.activeElement)).outlineStyle !== 'none';
          return `${id || textContent?.trim()}${seen ? '' : ' unseen'}`;
        }),
      );
    }
    assert.deepEqual(stops, [
      'To the game',
      'Spear Run',
      'Motion lab',
      'Cast',
      'Embed',
      'game',
      'play',
      'calm',
    ]);
  });
});
