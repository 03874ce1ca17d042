import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { BROWSERS, launch } from './browsers.js';
import { lab, picture, probe } from './page-state.js';
import { serveSite } from './site.js';
import { until } from './until.js';
import { namesInWorker, workerImporting } from './worker-names.js';

const assets = new URL('../../../dist/site/assets/', import.meta.url);

/** The scripts that the WebAssembly compiler made; the bundler names them as it likes. */
const GLUE = new Set(
  readdirSync(assets).filter(
    (file) => file.endsWith('.js') && readFileSync(new URL(file, assets), 'utf8').includes('BindingError'),
  ),
);

for (const name of BROWSERS) {
  describe(`loading in ${name}`, () => {
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
    async function onSite(settings, test) {
      const site = await serveSite(settings);
      try {
        await test(site);
        await tab.goto('about:blank');
      } finally {
        await site.close();
      }
    }

    const appears = () => until('he stands there', async () => (await tab.evaluate(picture)).inked > 0);

    for (const type of ['text/plain', 'application/octet-stream', 'text/html; charset=utf-8']) {
      it(`runs although the .wasm is served as ${type} (case 17)`, () =>
        onSite({ mimeTypes: { '.wasm': type } }, async (site) => {
          await tab.goto(`${site.origin}/lab.html`);
          await appears();
          assert.deepEqual((await tab.evaluate(probe)).errors, []);
          assert.equal(site.requests.filter(({ path }) => path.endsWith('.wasm')).length, 1);
        }));
    }

    it('says so when the .wasm is missing, and tries again when asked', () => {
      let missing = true;
      const answer = (/** @type {string} */ path) =>
        missing && path.endsWith('.wasm') ? { status: 404, body: 'Not found' } : undefined;
      return onSite({ answer }, async (site) => {
        await tab.goto(`${site.origin}/lab.html`);
        const { reason } = await until('the message', async () => {
          const now = await tab.evaluate(lab);
          return now.failed && now;
        });
        assert.match(reason, /\.wasm answered 404/);
        assert.equal((await tab.evaluate(picture)).inked, 0);
        await tab.press('2'); // remembered

        const retry = () =>
          tab.evaluate(() => /** @type {HTMLElement} */ (document.getElementById('retry')).click());
        await retry();
        await until('the message again', async () => (await tab.evaluate(lab)).failed);
        missing = false;
        await retry();
        await appears();
        await until('he walks', async () => (await tab.evaluate(lab)).speed > 1);
        assert.equal((await tab.evaluate(lab)).failed, false);
        assert.deepEqual((await tab.evaluate(probe)).errors, []);
      });
    });

    it('says so when the glue is missing, and tries again when asked', () => {
      let missing = true;
      const answer = (/** @type {string} */ path) =>
        missing && GLUE.has(path.slice(path.lastIndexOf('/') + 1))
          ? { status: 404, body: 'Not found' }
          : undefined;
      return onSite({ answer }, async (site) => {
        await tab.goto(`${site.origin}/lab.html`);
        await until('the message', async () => (await tab.evaluate(lab)).failed);
        missing = false;
        if (name === 'firefox') {
          // It remembers a failed script as long as the page lives.
          await tab.goto(`${site.origin}/lab.html`);
        } else {
          await tab.evaluate(() => /** @type {HTMLElement} */ (document.getElementById('retry')).click());
        }
        await appears();
        assert.deepEqual((await tab.evaluate(probe)).errors, []);
      });
    });

    it('says so when the .wasm is rubbish', () =>
      onSite(
        {
          answer: (path) =>
            path.endsWith('.wasm') ? { body: '<!doctype html><title>Oops</title>' } : undefined,
        },
        async (site) => {
          await tab.goto(`${site.origin}/lab.html`);
          await until('the message', async () => (await tab.evaluate(lab)).failed);
          assert.notEqual((await tab.evaluate(lab)).reason, '');
        },
      ));

    it('imports in a worker without a throw (case 19)', () =>
      onSite(
        {
          answer: workerImporting('stickman.js'),
        },
        async (site) => {
          await tab.goto(`${site.origin}/__blank.html`);
          const names = await tab.evaluate(namesInWorker);
          assert.ok(Array.isArray(names) && names.includes('StickmanPlayer'), String(names));
        },
      ));

    it('warns of a second, different URL and keeps the first', () =>
      onSite({}, async (site) => {
        await tab.goto(`${site.origin}/__blank.html`);
        await tab.evaluate(async () => {
          const { StickmanPlayer } = await import(`${origin}/lib/stickman.js`);
          StickmanPlayer.setWasmUrl('/lib/core.wasm');
          StickmanPlayer.setWasmUrl(`${origin}/lib/core.wasm`);
          StickmanPlayer.setWasmUrl('/elsewhere/core.wasm');
          await StickmanPlayer.preload();
        });
        const { errors } = await tab.evaluate(probe);
        assert.equal(errors.length, 1);
        assert.match(errors[0], /console\.warn: stickman: .*elsewhere\/core\.wasm is ignored/);
        assert.ok(site.requests.every(({ status }) => status === 200));
      }));
  });
}
