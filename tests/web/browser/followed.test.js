// What a page does to its canvases without a word: another theme, another size, full screen, a frame taken away.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { BROWSERS, launch, only } from './browsers.js';
import { probe } from './page-state.js';
import { serveSite } from './site.js';
import { until } from './until.js';

/** Themes by a class on the root, one of them taking its time; every transition of the page's own is slow. */
const CSS = `
body { margin: 0; color: rgb(10, 20, 30) }
* { transition: all 0.2s }
.dark body { color: rgb(200, 210, 220) }
.still * { transition: none !important }
:root { --stickman-accent-color: rgb(0, 128, 0) }
canvas, stick-man { width: 200px; height: 150px }
canvas.open { width: 100%; height: auto }
canvas.free { width: auto; height: auto }
`;

/** In the page: the colour of most pixels of each canvas. */
function inks() {
  const canvases = [...document.querySelectorAll('canvas, stick-man')].map(
    (element) => /** @type {HTMLCanvasElement} */ (element.shadowRoot?.querySelector('canvas') ?? element),
  );
  return canvases.map((canvas) => {
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
    return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'none';
  });
}

for (const name of BROWSERS) {
  describe(`what a page does to its canvases in ${name}`, () => {
    /** @type {import('./site.js').Site} */
    let site;
    /** @type {import('./browsers.js').Browser} */
    let browser;
    /** @type {import('./browsers.js').Tab} */
    let tab;
    before(async () => {
      site = await serveSite({
        answer: (path) =>
          path === '/theme.css' ? { body: CSS, headers: { 'Content-Type': 'text/css' } } : undefined,
      });
      browser = await launch(name);
      tab = await browser.newTab();
    });
    after(async () => {
      await browser?.close();
      await site?.close();
    });

    /** @param {string[]} classes of the canvases @param {any} [options] */
    async function players(classes, options = {}) {
      await tab.goto(`${site.origin}/__blank.html`);
      await tab.evaluate(
        async (/** @type {string[]} */ classes, /** @type {any} */ options) => {
          const link = Object.assign(document.createElement('link'), {
            rel: 'stylesheet',
            href: '/theme.css',
          });
          document.head.append(link);
          await new Promise((resolve) => link.addEventListener('load', resolve));
          const [{ StickmanPlayer }] = await Promise.all([
            import(`${origin}/lib/stickman.js`),
            import(`${origin}/lib/elements.js`),
          ]);
          const made = classes.map((className) => {
            const canvas = Object.assign(document.createElement('canvas'), { className });
            document.body.append(Object.assign(document.createElement('div'), { className: 'host' }));
            document.body.lastElementChild?.append(canvas);
            return new StickmanPlayer(canvas, options);
          });
          Object.assign(window, { made });
          await Promise.all(made.map(({ ready }) => ready));
          // The page's colours come slowly, too.
          await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})));
        },
        classes,
        options,
      );
    }

    for (const paused of [true, false])
      it(`the ink follows a theme, ${paused ? 'paused, without a frame' : 'moving'} (case 42)`, async () => {
        await players([''], { paused });
        await tab.evaluate(async (/** @type {boolean} */ paused) => {
          const man = /** @type {any} */ (document.createElement('stick-man'));
          man.action = 'walk';
          document.body.append(man);
          await man.ready;
          if (paused) man.pause();
        }, paused);
        const become = (/** @type {string} */ ink) =>
          until(`ink ${ink}`, async () => (await tab.evaluate(inks)).every((now) => now === ink));
        const change = (/** @type {string} */ code) => tab.evaluate(`() => { ${code} }`);
        await become('10,20,30');
        const { frames } = await tab.evaluate(probe);
        await change(`document.documentElement.className = 'dark'`);
        await become('200,210,220');
        await change(`document.documentElement.className = 'still'`);
        await become('10,20,30');
        await change(`document.body.style.setProperty('--stickman-color', 'rgb(90, 0, 90)')`);
        await become('90,0,90');
        await change(`document.styleSheets[0].insertRule(
          ':root body { --stickman-color: rgb(0, 90, 90) !important }', document.styleSheets[0].cssRules.length)`);
        await become('0,90,90');
        const after = await tab.evaluate(probe);
        if (paused) assert.equal(after.frames, frames, 'frame callbacks while paused');
        assert.deepEqual(after.errors, []);
      });

    it('asks for no computed style in frames that change nothing (case 42)', async () => {
      await players(['', ''], { action: 'run' });
      const asked = await tab.evaluate(async () => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        for (let i = 0; i < 10; i++) await frame();
        // The page's own transitions are changes.
        await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
        for (let i = 0; i < 10; i++) await frame();
        const original = window.getComputedStyle;
        let asked = 0;
        window.getComputedStyle = (...all) => {
          asked++;
          return original.apply(window, all);
        };
        for (let i = 0; i < 20; i++) await frame();
        window.getComputedStyle = original;
        return asked;
      });
      assert.equal(asked, 0);
    });

    it('each style has its own colour on a page whose every colour changes slowly', async () => {
      await players(['']);
      const colours = await until('the ink', () =>
        tab.evaluate(async () => {
          const [player] = /** @type {any} */ (window).made;
          const colours = await new Promise((resolve) => {
            player.renderer = (/** @type {any} */ { colours }) => resolve(colours);
          });
          return colours[0] === 'rgb(10, 20, 30)' && colours;
        }),
      );
      assert.deepEqual([colours[0], colours[3]], ['rgb(10, 20, 30)', 'rgb(0, 128, 0)']);
    });

    it('a canvas whose height is open keeps its shape, however narrow it has been (case 43)', async () => {
      await players(['open', 'open'], { paused: true });
      await tab.evaluate(() => {
        const { style } = /** @type {HTMLElement} */ (document.querySelectorAll('canvas')[1]);
        Object.assign(style, { boxSizing: 'border-box', padding: '1px', border: '1px solid' });
      });
      for (const width of [600, 17, 600, 13, 600]) {
        const size = () =>
          tab.evaluate((/** @type {number} */ width) => {
            /** @type {HTMLElement} */ for (const host of document.querySelectorAll('.host'))
              host.style.width = `${width}px`;
            return [...document.querySelectorAll('canvas')].map((canvas) => {
              const { width: across, height: down } = getComputedStyle(canvas);
              const around = getComputedStyle(canvas).boxSizing === 'border-box' ? 4 : 0;
              return {
                across: Number.parseFloat(across) - around,
                down: Number.parseFloat(down) - around,
                width: canvas.width,
                height: canvas.height,
              };
            });
          }, width);
        const fit = (/** @type {any} */ { across, down, width, height }) =>
          width === Math.round(across) && height === Math.round(down);
        await until(`they fit, twice as wide as high, in a host of ${width} px`, async () => {
          const now = await size();
          // Between the page's change and our measuring a picture may fit by chance in another shape.
          const shaped = now.every(({ across, down }) => Math.abs(across - 2 * down) < 0.2);
          return shaped && now.every(fit) && Math.abs(now[0].across - width) < 0.1;
        });
      }
    });

    it('a frame taken away takes its frame callbacks with it; put elsewhere he goes on (case 49)', async () => {
      await players([], {});
      await tab.evaluate(async () => {
        const { StickmanPlayer } = await import(`${origin}/lib/stickman.js`);
        const frame = document.createElement('iframe');
        document.body.append(frame);
        const inner = /** @type {Document} */ (frame.contentDocument);
        const canvas = inner.createElement('canvas');
        inner.body.append(canvas);
        const player = new StickmanPlayer(canvas, { action: 'walk' });
        Object.assign(window, { frame, canvas, player });
        await player.ready;
      });
      const distance = () => tab.evaluate(() => /** @type {any} */ (window).player.distance);
      await until('he walks', async () => (await distance()) > 5);
      await tab.evaluate(() => /** @type {any} */ (window).frame.remove());
      await until('no frame is pending', async () => (await tab.evaluate(probe)).pending === 0);
      const { frames } = await tab.evaluate(probe);
      await new Promise((resolve) => setTimeout(resolve, 300));
      assert.ok((await tab.evaluate(probe)).frames === frames, 'frame callbacks');
      const before = await distance();
      await tab.evaluate(() => document.body.append(/** @type {any} */ (window).canvas));
      await until('he walks again', async () => (await distance()) > before);
      assert.deepEqual((await tab.evaluate(probe)).errors, []);
    });

    it('two on one canvas: the first gone, the other has its name still (case 49)', async () => {
      await players(['']);
      const names = await tab.evaluate(async () => {
        const { StickmanPlayer } = await import(`${origin}/lib/stickman.js`);
        const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector('canvas'));
        const says = () => `${canvas.getAttribute('role')} ${canvas.getAttribute('aria-label')}`;
        const [first] = /** @type {any} */ (window).made;
        const second = new StickmanPlayer(canvas);
        await second.ready;
        first.destroy();
        const one = says();
        second.destroy();
        return [one, says()];
      });
      assert.deepEqual(names, ['img Animated stickman', 'null null']);
    });
  });
}

only('chromium', describe)('what a page does to its canvases in chromium besides', () => {
  /** @type {import('./site.js').Site} */
  let site;
  /** @type {import('./browsers.js').Browser} */
  let browser;
  /** @type {import('puppeteer-core').Page} */
  let page;
  before(async () => {
    site = await serveSite();
    browser = await launch('chromium');
    page = /** @type {import('puppeteer-core').Page} */ ((await browser.newTab()).page);
  });
  after(async () => {
    await browser?.close();
    await site?.close();
  });

  it('an unstyled canvas does not grow as the page is zoomed (case 43)', async () => {
    await page.goto(`${site.origin}/__blank.html`);
    await page.evaluate(async () => {
      const { StickmanPlayer } = await import(`${origin}/lib/stickman.js`);
      const canvas = document.createElement('canvas');
      document.body.append(canvas);
      const player = new StickmanPlayer(canvas, { action: 'walk' });
      await player.ready;
    });
    for (const ratio of [1.1, 1.25, 1.5, 1, 2]) {
      // Zoom is another ratio, and fewer CSS pixels in the window.
      await page.setViewport({ width: Math.round(1000 / ratio), height: 700, deviceScaleFactor: ratio });
      const size = () =>
        page.evaluate(() => {
          const { width, height, clientWidth, clientHeight } = /** @type {HTMLCanvasElement} */ (
            document.querySelector('canvas')
          );
          return [width, height, clientWidth, clientHeight].join();
        });
      const wanted = [Math.round(300 * ratio), Math.round(150 * ratio), 300, 150].join();
      await until(`${wanted} at ratio ${ratio}`, async () => (await size()) === wanted);
      for (let i = 0; i < 3; i++) assert.equal(await size(), wanted);
    }
    await page.setViewport({ width: 1000, height: 700, deviceScaleFactor: 1 });
  });

  /** What the screen shows: how many pixels are dark and how many light. */
  async function shades() {
    const shot = await page.screenshot({ encoding: 'base64', captureBeyondViewport: false });
    return page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const seen = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const copy = new OffscreenCanvas(seen.width, seen.height);
      const context = /** @type {OffscreenCanvasRenderingContext2D} */ (copy.getContext('2d'));
      context.drawImage(seen, 0, 0);
      const { data } = context.getImageData(0, 0, seen.width, seen.height);
      const found = { dark: 0, light: 0, all: data.length / 4 };
      for (let i = 0; i < data.length; i += 4) {
        const lightness = (data[i] + data[i + 1] + data[i + 2]) / 3;
        if (lightness < 90) found.dark++;
        if (lightness > 165) found.light++;
      }
      return found;
    }, shot);
  }

  for (const [paper, style] of /** @type {const} */ ([
    ['a white page', ''],
    ['a page that is dark by its color-scheme', 'color-scheme: dark; color: CanvasText'],
    ['a page with paper of its own', 'background: rgb(20, 22, 30); color: rgb(235, 230, 220)'],
  ]))
    for (const what of ['stick-man', 'canvas'])
      it(`full screen on ${paper}, <${what}> can be seen, and is left as it was (case 44)`, async () => {
        await page.goto(`${site.origin}/__blank.html`);
        await page.evaluate(
          async (what, style) => {
            document.documentElement.style.cssText = style;
            const [{ StickmanPlayer }] = await Promise.all([
              import(`${origin}/lib/stickman.js`),
              import(`${origin}/lib/elements.js`),
            ]);
            const element = /** @type {any} */ (document.createElement(what));
            document.body.append(element);
            if (what === 'canvas') await new StickmanPlayer(element, { paused: true }).ready;
            else {
              element.pause();
              await element.ready;
            }
            addEventListener('click', () => element.requestFullscreen(), { once: true });
          },
          what,
          style,
        );
        await page.mouse.click(500, 600);
        await until('full screen', () => page.evaluate(() => document.fullscreenElement !== null));
        const { dark, light, all } = await until('he can be seen', async () => {
          const now = await shades();
          return Math.min(now.dark, now.light) > now.all / 500 && now;
        });
        const paperIsDark = paper !== 'a white page';
        assert.ok(
          (paperIsDark ? dark : light) > 0.8 * all,
          `${dark} dark and ${light} light of ${all} pixels`,
        );
        await page.evaluate(() => document.exitFullscreen());
        const covered = () =>
          page.evaluate((what) => {
            const element = document.querySelector(what);
            const canvas = /** @type {HTMLCanvasElement} */ (
              element?.shadowRoot?.querySelector('canvas') ?? element
            );
            const { data } = /** @type {any} */ (canvas.getContext('2d')).getImageData(0, 0, 1, 1);
            return document.fullscreenElement !== null || data[3] > 0;
          }, what);
        await until('it is transparent again', async () => !(await covered()));
      });
});
