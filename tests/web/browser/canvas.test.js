import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { BROWSERS, launch, only } from './browsers.js';
import { picture, probe } from './page-state.js';
import { serveSite } from './site.js';
import { until } from './until.js';

/** Ratios each browser can be started with; Chromium also changes them live, below. */
const RATIOS = { chromium: [1, 3], firefox: [1.25, 1.5], webkit: [1, 2] };

for (const name of BROWSERS) {
  for (const ratio of RATIOS[name]) {
    describe(`canvas in ${name} at ratio ${ratio}`, () => {
      /** @type {import('./site.js').Site} */
      let site;
      /** @type {import('./browsers.js').Browser} */
      let browser;
      /** @type {import('./browsers.js').Tab} */
      let tab;

      before(async () => {
        site = await serveSite();
        browser = await launch(name, { ratio });
        tab = await browser.newTab();
      });
      after(async () => {
        await browser?.close();
        await site?.close();
      });

      /** A page with canvases and a player on each. @param {string[]} styles of the canvases @param {any} [options] */
      async function players(styles, options = {}) {
        await tab.goto(`${site.origin}/__blank.html`);
        await tab.evaluate(
          async (/** @type {string[]} */ styles, /** @type {any} */ options) => {
            const { StickmanPlayer } = await import(`${origin}/lib/stickman.js`);
            document.body.style.margin = '0';
            const made = styles.map((style) => {
              const canvas = document.createElement('canvas');
              canvas.style.cssText = style;
              document.body.append(canvas);
              return new StickmanPlayer(canvas, options);
            });
            Object.assign(window, { made, StickmanPlayer });
            await Promise.all(made.map(({ ready }) => ready));
          },
          styles,
          options,
        );
      }

      it('has one pixel for each device pixel (case 1)', async () => {
        await players(['display: block; width: 400.4px; height: 301.3px']);
        const shown = await until('he is drawn', async () => {
          const now = await tab.evaluate(picture);
          return now.inked > 0 && now;
        });
        assert.equal(shown.ratio, ratio);
        assert.equal(shown.width, Math.round(400.4 * ratio));
        assert.equal(shown.height, Math.round(301.3 * ratio));
      });

      it('does not grow without a CSS size', async () => {
        await players(['', 'display: block; width: 50%', 'display: block; border: 7px solid; padding: 3px']);
        for (let i = 0; i < 5; i++) {
          await tab.evaluate(() => /** @type {any} */ (window).made.map((player) => player.resize()).length);
        }
        const sizes = await tab.evaluate(() =>
          [...document.querySelectorAll('canvas')].map(({ width, height, clientWidth }) => [
            width,
            height,
            clientWidth,
          ]),
        );
        assert.deepEqual(sizes[0], [300 * ratio, Math.round(150 * ratio), 300]);
        const half = await tab.evaluate(() => document.body.clientWidth / 2);
        assert.deepEqual(sizes[1].slice(0, 2), [Math.round(half * ratio), Math.round((half / 2) * ratio)]);
        assert.deepEqual(sizes[2], [300 * ratio, Math.round(150 * ratio), 306]);
      });

      it('follows its host', async () => {
        await players(['display: block; width: 100%; height: 200px']);
        await tab.evaluate(() => {
          document.body.style.width = '333px';
        });
        await until(
          'the new size',
          async () => (await tab.evaluate(picture)).width === Math.round(333 * ratio),
        );
        assert.ok((await tab.evaluate(picture)).inked > 0, 'never left blank');
      });

      it('works when created inside display:none and shown 2 s later (case 3)', async () => {
        await players(['display: none; width: 400px; height: 300px']);
        await new Promise((resolve) => setTimeout(resolve, 2000));
        const hidden = await tab.evaluate(probe);
        assert.deepEqual([hidden.frames, hidden.pending], [0, 0]);
        await tab.evaluate(() => {
          /** @type {HTMLElement} */ (document.querySelector('canvas')).style.display = 'block';
        });
        await until('he is drawn', async () => (await tab.evaluate(picture)).inked > 0);
        await until('he moves', async () => (await tab.evaluate(probe)).frames > 2);
        const shown = await tab.evaluate(picture);
        assert.deepEqual([shown.width, shown.height], [400 * ratio, 300 * ratio]);
        assert.deepEqual((await tab.evaluate(probe)).errors, []);
      });

      it('takes its colours from CSS', async () => {
        await players(
          [
            'width: 200px; height: 200px; color: rgb(10, 20, 30)',
            'width: 200px; height: 200px; --stickman-color: #c0ffee',
          ],
          { paused: true },
        );
        const inks = await tab.evaluate(() =>
          [...document.querySelectorAll('canvas')].map((canvas) => {
            const { data } = /** @type {any} */ (canvas.getContext('2d')).getImageData(
              0,
              0,
              canvas.width,
              canvas.height,
            );
            const counts = new Map();
            for (let i = 0; i < data.length; i += 4) {
              if (data[i + 3] < 255) continue;
              const colour = `${data[i]},${data[i + 1]},${data[i + 2]}`;
              counts.set(colour, (counts.get(colour) ?? 0) + 1);
            }
            return [...counts].sort((a, b) => b[1] - a[1])[0][0];
          }),
        );
        assert.deepEqual(inks, ['10,20,30', '192,255,238']);
      });

      it('facing left is the mirror of facing right (case 27)', async () => {
        await players(['width: 400px; height: 300px', 'width: 400px; height: 300px'], { paused: true });
        const { inked, different } = await tab.evaluate(async () => {
          const { StickmanPlayer, made } = /** @type {any} */ (window);
          for (const player of made) player.destroy();
          const canvases = [...document.querySelectorAll('canvas')];
          const facing = [1, -1];
          const players = canvases.map(
            (canvas, i) => new StickmanPlayer(canvas, { paused: true, action: 'run', facing: facing[i] }),
          );
          await Promise.all(players.map(({ ready }) => ready));
          const [right, left] = canvases.map(
            (canvas) =>
              /** @type {any} */ (canvas.getContext('2d')).getImageData(0, 0, canvas.width, canvas.height)
                .data,
          );
          const { width, height } = canvases[0];
          let inked = 0;
          let different = 0;
          for (let y = 0; y < height * 0.8; y++) {
            for (let x = 0; x < width; x++) {
              const a = right[4 * (y * width + x) + 3];
              const b = left[4 * (y * width + width - 1 - x) + 3];
              if (a > 0) inked++;
              if (Math.abs(a - b) > 128) different++; // edges are smoothed from one side
            }
          }
          return { inked, different };
        });
        assert.ok(inked > 500, `${inked} pixels`);
        assert.ok(different < inked / 100, `${different} of ${inked} pixels differ`);
      });

      it('ten share one frame loop; taking the middle one away disturbs none (case 11)', async () => {
        await players(new Array(10).fill('width: 60px; height: 60px'), { action: 'run' });
        await until('they move', async () => (await tab.evaluate(probe)).frames > 5);
        const most = await tab.evaluate(async () => {
          let most = 0;
          for (let i = 0; i < 20; i++) {
            most = Math.max(most, /** @type {any} */ (window).__probe.pending);
            await new Promise((resolve) => setTimeout(resolve, 10));
          }
          return most;
        });
        assert.equal(most, 1);
        const distances = () =>
          tab.evaluate(() => /** @type {any} */ (window).made.map(({ distance }) => distance));
        await tab.evaluate(() => /** @type {any} */ (window).made[4].destroy());
        const first = await distances();
        await until('the others go on', async () =>
          (await distances()).every(
            (/** @type {number} */ distance, /** @type {number} */ i) => i === 4 || distance > first[i],
          ),
        );
        assert.equal((await distances())[4], 0);
        await tab.evaluate(() => {
          for (const player of /** @type {any} */ (window).made) player.destroy();
        });
        assert.equal((await tab.evaluate(probe)).pending, 0);
      });

      it('200 that come and go leave no frame and no error behind (case 12)', async () => {
        await players([]);
        await tab.evaluate(async () => {
          for (let i = 0; i < 200; i++) {
            const canvas = document.createElement('canvas');
            document.body.append(canvas);
            const player = new /** @type {any} */ (window).StickmanPlayer(canvas, { action: 'walk' });
            if (i % 2) await player.ready;
            player.destroy();
            player.destroy();
            canvas.remove();
          }
        });
        const { pending, errors } = await tab.evaluate(probe);
        assert.deepEqual({ pending, errors }, { pending: 0, errors: [] });
      });
    });
  }
}

only('chromium', describe)('canvas in chromium, changed live', () => {
  /** @type {import('./site.js').Site} */
  let site;
  /** @type {import('./browsers.js').Browser} */
  let browser;
  /** @type {import('./browsers.js').Tab} */
  let tab;
  /** @type {import('puppeteer-core').Page} */
  let page;

  before(async () => {
    site = await serveSite();
    browser = await launch('chromium');
    tab = await browser.newTab();
    page = /** @type {import('puppeteer-core').Page} */ (tab.page);
    await tab.goto(`${site.origin}/lab.html`);
    await until('he stands there', async () => (await tab.evaluate(picture)).inked > 0);
  });
  after(async () => {
    await browser?.close();
    await site?.close();
  });

  /** @param {number} ratio */
  async function fits(ratio) {
    const shown = await until(`ratio ${ratio}`, async () => {
      const now = await tab.evaluate(picture);
      return now.ratio === ratio && now.width === Math.round(1000 * ratio) && now;
    });
    assert.equal(shown.height, Math.round(shown.cssHeight * ratio));
    assert.ok(shown.inked > 0, 'never left blank');
  }

  it('follows the ratio without a resize event, moving or paused (case 2)', async () => {
    await tab.evaluate(() => {
      Object.assign(window, { resizes: 0 });
      window.addEventListener('resize', () => /** @type {any} */ (window).resizes++);
    });
    const set = (/** @type {number} */ ratio) =>
      page.setViewport({ width: 1000, height: 700, deviceScaleFactor: ratio });
    for (const ratio of [2, 1, 1.25, 1.5, 3]) {
      await set(ratio);
      await fits(ratio);
    }
    await tab.press('p');
    const session = await page.createCDPSession();
    for (const [i, ratio] of [1, 1.25, 1.5, 2, 3, 1].entries()) {
      await set(ratio);
      // The emulated ratio reaches the media queries only when something else changes them too.
      const features = [{ name: 'prefers-reduced-data', value: i % 2 ? '' : 'reduce' }];
      await session.send('Emulation.setEmulatedMedia', { features });
      await fits(ratio);
    }
    assert.equal(await tab.evaluate(() => /** @type {any} */ (window).resizes), 0);
  });

  it('is shown pixel by pixel: edges are sharp (case 1)', async () => {
    await page.setViewport({ width: 800, height: 600, deviceScaleFactor: 2 });
    await tab.evaluate(() => {
      const { style } = /** @type {HTMLElement} */ (document.querySelector('.stage'));
      Object.assign(style, {
        position: 'fixed',
        top: 0,
        left: 0,
        width: '700px',
        height: '500px',
        border: 'none',
        zIndex: 1,
      });
    });
    await until('the new size', async () => (await tab.evaluate(picture)).width === 1400);
    await tab.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const box = await tab.evaluate(() => {
      const { x, y, width, height } = /** @type {Element} */ (
        document.querySelector('canvas')
      ).getBoundingClientRect();
      return { x, y, width, height };
    });
    const shot = await page.screenshot({ clip: box, encoding: 'base64', captureBeyondViewport: false });
    const off = await tab.evaluate(async (/** @type {string} */ base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const seen = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector('canvas'));
      const pixels = (/** @type {CanvasImageSource} */ source, /** @type {string} */ paper) => {
        const copy = new OffscreenCanvas(canvas.width, canvas.height);
        const context = /** @type {OffscreenCanvasRenderingContext2D} */ (copy.getContext('2d'));
        context.fillStyle = paper;
        context.fillRect(0, 0, copy.width, copy.height);
        context.drawImage(source, 0, 0);
        return context.getImageData(0, 0, copy.width, copy.height).data;
      };
      const paper = getComputedStyle(/** @type {Element} */ (canvas.parentElement)).backgroundColor;
      const [shown, drawn] = [pixels(seen, paper), pixels(canvas, paper)];
      let off = 0;
      let where = '';
      for (let i = 0; i < shown.length; i++) {
        if (Math.abs(shown[i] - drawn[i]) <= off) continue;
        off = Math.abs(shown[i] - drawn[i]);
        where = `at ${(i >> 2) % canvas.width}, ${Math.floor((i >> 2) / canvas.width)}`;
      }
      return { off, where, width: seen.width, wanted: canvas.width };
    }, shot);
    assert.equal(off.width, off.wanted);
    assert.ok(off.off <= 2, `a pixel is off by ${off.off} ${off.where}`);
  });

  it('takes new colours with the scheme, and the system’s own where they are forced', async () => {
    const session = await page.createCDPSession();
    const ink = async (/** @type {{ name: string, value: string }[]} */ ...features) => {
      await session.send('Emulation.setEmulatedMedia', { features });
      return tab.evaluate(async () => {
        await new Promise((resolve) => setTimeout(resolve, 100));
        const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector('canvas'));
        const { data } = /** @type {any} */ (canvas.getContext('2d')).getImageData(
          0,
          0,
          canvas.width,
          canvas.height,
        );
        const counts = new Map();
        for (let i = 0; i < data.length; i += 4) {
          if (data[i + 3] < 255) continue;
          const colour = `rgb(${data[i]}, ${data[i + 1]}, ${data[i + 2]})`;
          counts.set(colour, (counts.get(colour) ?? 0) + 1);
        }
        const probe = document.createElement('span');
        document.body.append(probe);
        probe.style.color = 'CanvasText';
        const system = getComputedStyle(probe).color;
        probe.remove();
        const [drawn] = [...counts].sort((a, b) => b[1] - a[1])[0];
        return { drawn, text: getComputedStyle(canvas).color, system };
      });
    };
    const scheme = (/** @type {string} */ value) => ({ name: 'prefers-color-scheme', value });
    const light = await ink(scheme('light'));
    const dark = await ink(scheme('dark'));
    const forced = await ink(scheme('dark'), { name: 'forced-colors', value: 'active' });
    assert.equal(light.drawn, light.text);
    assert.equal(dark.drawn, dark.text);
    assert.notEqual(light.drawn, dark.drawn);
    assert.equal(forced.drawn, forced.system);
  });
});
