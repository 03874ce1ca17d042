import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { BROWSERS, launch } from './browsers.js';
import { page, SCRIPT } from './elements-page.js';
import { probe } from './page-state.js';
import { serveSite } from './site.js';
import { until } from './until.js';
import { namesInWorker, workerImporting } from './worker-names.js';

const BODY = `<stick-man action="run"><p id="instead">No stickman today.</p></stick-man>${SCRIPT}`;

/** In the page; before the script has come there is no shadow to look into. */
function look() {
  const man = /** @type {any} */ (document.querySelector('stick-man'));
  const canvas = man.shadowRoot?.querySelector('canvas');
  const shown = (/** @type {any} */ element) => element.checkVisibility?.() ?? element.offsetParent !== null;
  return {
    distance: man.distance,
    canvas: canvas !== undefined && getComputedStyle(canvas).display !== 'none',
    /** In place of the canvas, not only until the script comes. */
    instead: canvas !== undefined && shown(document.getElementById('instead')),
    events: /** @type {any} */ (window).events ?? [],
  };
}

for (const name of BROWSERS) {
  describe(`loading <stick-man> in ${name}`, () => {
    /** @type {import('./browsers.js').Browser} */
    let browser;
    /** @type {import('./browsers.js').Tab} */
    let tab;
    before(async () => {
      browser = await launch(name);
      tab = await browser.newTab();
    });
    after(() => browser?.close());

    /**
     * @param {Parameters<typeof serveSite>[0]} settings
     * @param {(site: import('./site.js').Site) => Promise<void>} test
     */
    async function onSite({ answer, mimeTypes } = {}, test) {
      const site = await serveSite({
        mimeTypes,
        answer: (path) => (path === '/__page.html' ? { body: page(BODY) } : answer?.(path)),
      });
      try {
        await tab.goto(`${site.origin}/__page.html`);
        await test(site);
        await tab.goto('about:blank');
      } finally {
        await site.close();
      }
    }

    const runs = () => until('he runs', async () => (await tab.evaluate(look)).distance > 20);

    for (const type of ['text/plain', 'application/octet-stream'])
      it(`runs although the .wasm is served as ${type} (case 17)`, () =>
        onSite({ mimeTypes: { '.wasm': type } }, async () => {
          await runs();
          const { canvas, instead } = await tab.evaluate(look);
          assert.deepEqual([canvas, instead], [true, false]);
          assert.deepEqual((await tab.evaluate(probe)).errors, []);
        }));

    it('shows what is inside it when the .wasm is missing, tells why, and tries again when asked', () => {
      let missing = true;
      const answer = (/** @type {string} */ path) =>
        missing && path.endsWith('.wasm') ? { status: 404, body: 'Not found' } : undefined;
      return onSite({ answer }, async () => {
        await until('the fallback', async () => (await tab.evaluate(look)).instead);
        const failed = await tab.evaluate(async () => {
          const man = /** @type {any} */ (document.querySelector('stick-man'));
          const events = /** @type {string[]} */ ([]);
          Object.assign(window, { events });
          for (const type of ['ready', 'error'])
            man.addEventListener(type, (/** @type {CustomEvent} */ { detail }) =>
              events.push(`${type} ${detail?.message ?? ''}`),
            );
          const first = man.ready;
          const reason = await first.catch((/** @type {Error} */ error) => error.message);
          const second = man.load();
          const again = await second.catch((/** @type {Error} */ error) => error.message);
          return { reason, again, anew: first !== second, same: man.ready === second };
        });
        assert.match(failed.reason, /core\.wasm answered 404/);
        assert.match(failed.again, /core\.wasm answered 404/);
        assert.deepEqual([failed.anew, failed.same], [true, true]);
        missing = false;
        await tab.evaluate(async () => {
          const man = /** @type {any} */ (document.querySelector('stick-man'));
          if ((await man.load()) !== man) throw new Error('not the element');
        });
        await runs();
        const { canvas, instead, events } = await tab.evaluate(look);
        assert.deepEqual([canvas, instead], [true, false]);
        assert.deepEqual(
          events.map((/** @type {string} */ event) => event.replace(/http\S+\//, '')),
          ['error core.wasm answered 404 Not Found', 'ready '],
        );
        // Like an image's, its error event passes the window on the way down; and the console says why.
        const { errors } = await tab.evaluate(probe);
        const passed = errors.filter((/** @type {string} */ error) => error === 'not loaded: undefined');
        const logged = errors.filter((/** @type {string} */ error) =>
          /^console\.error: stickman: .*core\.wasm answered 404/.test(error),
        );
        assert.deepEqual([passed.length, logged.length, errors.length], [2, 2, 4], errors.join('\n'));
      });
    });

    it('imports in a worker without a throw (case 19)', () =>
      onSite(
        {
          answer: workerImporting('elements.js'),
        },
        async () => {
          const names = await tab.evaluate(namesInWorker);
          assert.deepEqual(names, ['SpearRunElement', 'StickManElement']);
        },
      ));

    it('the first wasm-url on the page wins; a wrong one is told of', () =>
      onSite({}, async (site) => {
        await runs();
        await tab.evaluate(() => {
          const man = document.querySelector('stick-man');
          man?.setAttribute('wasm-url', '/lib/core.wasm');
          man?.setAttribute('wasm-url', '/elsewhere.wasm');
          man?.setAttribute('wasm-url', '');
        });
        const { errors } = await tab.evaluate(probe);
        assert.equal(errors.length, 2, errors.join('\n'));
        assert.match(errors[0], /elsewhere\.wasm is ignored/);
        assert.match(errors[1], /<stick-man>: wasmUrl must be a URL/);
        assert.equal(site.requests.filter(({ path }) => path.endsWith('.wasm')).length, 1);
      }));

    it('hidden: no frame callback; back: no more than one step; a pause survives it (cases 4 and 7)', () =>
      onSite({}, async () => {
        await runs();
        await tab.hide();
        await until('the page is hidden', async () => (await tab.evaluate(probe)).hidden);
        await until('no frame is pending', async () => (await tab.evaluate(probe)).pending === 0);
        const { frames } = await tab.evaluate(probe);
        const { distance } = await tab.evaluate(look);
        await tab.evaluate(() => {
          const man = /** @type {any} */ (document.querySelector('stick-man'));
          requestAnimationFrame(() =>
            requestAnimationFrame(() => Object.assign(window, { back: man.distance })),
          );
        });
        await new Promise((resolve) => setTimeout(resolve, 1500));
        assert.ok((await tab.evaluate(probe)).frames - frames <= 1, 'frame callbacks');
        await tab.show();
        const back = await until('it is back', () => tab.evaluate(() => /** @type {any} */ (window).back));
        assert.ok(back - distance < 382.5 * 0.1, `${back - distance} u in a frame or two`);
        await tab.evaluate(() => /** @type {any} */ (document.querySelector('stick-man')).pause());
        await tab.hide();
        await until('the page is hidden', async () => (await tab.evaluate(probe)).hidden);
        await tab.show();
        await until('it is back', async () => !(await tab.evaluate(probe)).hidden);
        assert.equal((await tab.evaluate(probe)).pending, 0);
      }));
  });
}
