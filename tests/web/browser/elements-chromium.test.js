// What only Chromium lets a test do to `<stick-man>`.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findings } from './axe.js';
import { only } from './browsers.js';
import { openElements, SCRIPT } from './elements-page.js';
import { until } from './until.js';

only('chromium', describe)('<stick-man> in chromium, changed live', () => {
  const open = openElements('chromium');
  const page = () => /** @type {import('puppeteer-core').Page} */ (open.tab.page);

  /** The colour most pixels of a figure have. */
  const ink = () =>
    open.tab.evaluate(async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      const man = /** @type {Element} */ (document.querySelector('stick-man'));
      const canvas = /** @type {HTMLCanvasElement} */ (man.shadowRoot?.querySelector('canvas'));
      const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      const counts = new Map();
      for (let i = 0; i < data.length; i += 4) {
        if (data[i + 3] < 255) continue;
        const colour = `rgb(${data[i]}, ${data[i + 1]}, ${data[i + 2]})`;
        counts.set(colour, (counts.get(colour) ?? 0) + 1);
      }
      const system = document.createElement('i');
      document.body.append(system);
      system.style.color = 'CanvasText';
      const text = getComputedStyle(system).color;
      system.remove();
      return { drawn: [...counts].sort((a, b) => b[1] - a[1])[0][0], text };
    });

  it('follows the ratio without a resize event, moving or paused (case 2)', async () => {
    await open.show(`<stick-man action="walk" controls></stick-man>${SCRIPT}`);
    await open.drawn();
    const session = await page().createCDPSession();
    for (const [i, ratio] of [2, 1.25, 3, 1, 1.5].entries()) {
      if (i === 3)
        await open.tab.evaluate(() => /** @type {any} */ (document.querySelector('stick-man')).pause());
      await page().setViewport({ width: 1000, height: 700, deviceScaleFactor: ratio });
      // The emulated ratio reaches the media queries only when something else changes them too.
      await session.send('Emulation.setEmulatedMedia', {
        features: [{ name: 'prefers-reduced-data', value: i % 2 ? '' : 'reduce' }],
      });
      await until(`ratio ${ratio}`, async () => {
        const [{ width, height, inked }] = await open.elements();
        return width === 320 * ratio && height === 240 * ratio && inked > 0;
      });
    }
    await session.detach();
    await page().setViewport({ width: 1000, height: 700, deviceScaleFactor: 1 });
  });

  it('takes its colours from CSS, and the system’s where they are forced; axe finds nothing', async () => {
    await open.show(`<stick-man controls paused label="Ours"></stick-man>${SCRIPT}`);
    await open.drawn();
    await open.tab.evaluate(() => {
      /** @type {HTMLElement} */ (document.querySelector('stick-man')).style.color = 'rgb(10, 20, 30)';
    });
    await open.tab.evaluate(() => /** @type {any} */ (document.querySelector('stick-man')).resize());
    assert.equal((await ink()).drawn, 'rgb(10, 20, 30)');
    const session = await page().createCDPSession();
    for (const scheme of ['light', 'dark']) {
      await session.send('Emulation.setEmulatedMedia', {
        features: [
          { name: 'prefers-color-scheme', value: scheme },
          { name: 'forced-colors', value: 'active' },
        ],
      });
      const { drawn, text } = await ink();
      assert.equal(drawn, text);
      assert.deepEqual((await findings(open.tab)).violations, []);
    }
    await session.send('Emulation.setEmulatedMedia', { features: [] });
    await session.detach();
  });

  it('prints its last frame', async () => {
    await open.show(`<stick-man action="run"></stick-man>${SCRIPT}`);
    await until('he runs', async () => (await open.elements())[0]?.distance > 100);
    await page().emulateMediaType('print');
    await new Promise((resolve) => setTimeout(resolve, 200));
    const man = /** @type {import('puppeteer-core').ElementHandle} */ (await page().$('stick-man'));
    const shot = await man.screenshot({ encoding: 'base64' });
    const inked = await open.tab.evaluate(async (/** @type {string} */ base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const seen = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const copy = new OffscreenCanvas(seen.width, seen.height);
      const context = /** @type {OffscreenCanvasRenderingContext2D} */ (copy.getContext('2d'));
      context.drawImage(seen, 0, 0);
      const { data } = context.getImageData(0, 0, copy.width, copy.height);
      let dark = 0;
      for (let i = 0; i < data.length; i += 4) if (data[i] < 100) dark++;
      return dark;
    }, shot);
    assert.ok(inked > 400, `${inked} dark pixels`);
    const pdf = await page().pdf();
    assert.match(Buffer.from(pdf).toString('latin1'), /\/Subtype \/Image/);
    await page().emulateMediaType();
    const before = (await open.elements())[0].distance;
    await until('he runs on', async () => (await open.elements())[0].distance > before);
  });

  it('a swipe over it scrolls the page (case 10)', async () => {
    await page().setViewport({ width: 400, height: 600, hasTouch: true });
    await open.show(`<stick-man action="walk"></stick-man><div id="long"></div>${SCRIPT}`);
    await open.drawn();
    await open.tab.evaluate(() => {
      /** @type {HTMLElement} */ (document.getElementById('long')).style.height = '3000px';
    });
    const { touchscreen } = page();
    await touchscreen.touchStart(160, 260);
    for (let y = 250; y >= 120; y -= 10) await touchscreen.touchMove(160, y);
    await touchscreen.touchEnd();
    await until('the page has scrolled', () => open.tab.evaluate(() => scrollY > 50));
    await page().setViewport({ width: 1000, height: 700 });
  });

  it('a broken listener stops nothing; 200 that come and go leave no listener, node or heap (cases 12 and 16)', async () => {
    await open.show(`<p>Empty</p>${SCRIPT}`);
    const session = await page().createCDPSession();
    await session.send('Performance.enable');
    const cycles = async (/** @type {number} */ count) => {
      await open.tab.evaluate(async (/** @type {number} */ count) => {
        for (let i = 0; i < count; i++) {
          const man = /** @type {any} */ (document.createElement('stick-man'));
          man.controls = true;
          document.body.append(man);
          await man.ready;
          man.remove();
          await Promise.resolve();
        }
      }, count);
      await session.send('HeapProfiler.collectGarbage');
      await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      const of = (/** @type {string} */ name) =>
        metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
      return { listeners: of('JSEventListeners'), nodes: of('Nodes'), heap: of('JSHeapUsedSize') };
    };
    await cycles(200);
    const early = await cycles(20);
    const late = await cycles(200);
    assert.ok(late.listeners <= early.listeners + 2, `${early.listeners} -> ${late.listeners} listeners`);
    assert.ok(late.nodes <= early.nodes + 10, `${early.nodes} -> ${late.nodes} nodes`);
    assert.ok(late.heap - early.heap < 200 * 500, `${late.heap - early.heap} bytes after 200`);
    await session.detach();

    await open.show(`<stick-man action="walk"></stick-man>${SCRIPT}`);
    await open.drawn();
    await open.tab.evaluate(() => {
      const man = /** @type {any} */ (document.querySelector('stick-man'));
      man.addEventListener('actionend', () => {
        throw new Error('thrown by a test');
      });
      man.action = 'throw';
    });
    await until('it was thrown', async () => (await open.probe()).errors.length > 0);
    const { distance } = (await open.elements())[0];
    await until('he goes on', async () => (await open.elements())[0].distance > distance + 20);
    assert.equal((await open.probe()).errors.length, 1);
  });
});
