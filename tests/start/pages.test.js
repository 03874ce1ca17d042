// The pages as `npm start` and `npm run dev` serve them, each opened in real browsers (case 60).
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import { BROWSERS, launch } from '../web/browser/browsers.js';
import { probe } from '../web/browser/page-state.js';
import { until } from '../web/browser/until.js';
import { pictures } from './pictures.js';
import { started } from './started.js';

/** How many pictures each page shows from the start. @type {Record<string, number>} */
const PAGES = { 'index.html': 1, 'lab.html': 6, 'cast.html': 1, 'embed.html': 12, 'api.html': 0 };

for (const script of ['start', 'dev']) {
  describe(`npm run ${script}`, () => {
    /** @type {Awaited<ReturnType<typeof started>>} */
    let server;
    before(async () => {
      server = await started(script);
    });
    after(() => server?.stop());

    if (script === 'start') {
      it('serves what is built, with the right types, and says so when there is no such file', async () => {
        const page = await (await fetched('./', 'text/html')).text();
        const [, entry] = /<script type="module" crossorigin src="([^"]+)">/.exec(page) ?? [];
        assert.match(page, /Content-Security-Policy/);
        assert.doesNotMatch(page, /<style|@vite/);
        await fetched(entry, 'text/javascript');
        const [, style] = /<link rel="stylesheet" crossorigin href="([^"]+)">/.exec(page) ?? [];
        await fetched(style, 'text/css');
        assert.equal((await fetch(new URL('nothing-here', server.address))).status, 404);
        // The embedding page asks for both modules.
        const embed = await (await fetched('embed.html', 'text/html')).text();
        const codes = await Promise.all(
          [...(await assetsOf(page)), ...scriptsIn(embed)].map(async (path) =>
            (await fetched(path, 'text/javascript')).text(),
          ),
        );
        for (const name of ['core', 'world']) {
          const [wasm] = new RegExp(`${name}-[\\w-]+\\.wasm`).exec(codes.join('\n')) ?? [];
          const binary = await fetched(`assets/${wasm}`, 'application/wasm');
          await WebAssembly.compile(await binary.arrayBuffer());
        }
      });
    }

    /** @param {string} path @param {string} type */
    async function fetched(path, type) {
      const response = await fetch(new URL(path, server.address));
      const found = response.headers.get('content-type') ?? '';
      assert.ok(response.ok && found.startsWith(type), `${path}: ${response.status}, ${found}`);
      return response;
    }

    /** @param {string} page */
    function scriptsIn(page) {
      return [...page.matchAll(/(?:src|href)="(\.\/assets\/[^"]+\.js)"/g)].map(([, path]) => path);
    }

    /** Scripts that the page's scripts name. @param {string} page */
    async function assetsOf(page) {
      const entries = scriptsIn(page);
      const codes = await Promise.all(
        entries.map(async (path) => (await fetched(path, 'text/javascript')).text()),
      );
      return codes.flatMap((code) =>
        [...code.matchAll(/[\w./-]+\.js/g)].map(([path]) => `assets/${path.replace('./', '')}`),
      );
    }

    for (const name of BROWSERS) {
      it(`in ${name} shows every page without an error, each plot and picture in its place`, async () => {
        const browser = await launch(name);
        const tab = await browser.newTab();
        /** @type {string[]} */
        const errors = [];
        await listen(tab, errors);
        for (const [page, count] of Object.entries(PAGES)) {
          await tab.goto(new URL(page, server.address).href);
          const seen = await until(`${count} pictures on ${page}`, async () => {
            const all = await tab.evaluate(pictures);
            return all.length === count && all.every(({ inked }) => inked) && { all };
          });
          assert.deepEqual(
            seen.all.filter(({ problem }) => problem !== ''),
            [],
            page,
          );
          if (tab.page) errors.push(...(await tab.evaluate(probe)).errors);
          assert.deepEqual(errors, [], page);
        }
        await browser.close();
      });
    }
  });
}

/**
 * Hears what goes wrong, from the first moment of every page; WebDriver, which WebKit has, hears nothing.
 * @param {import('../web/browser/browsers.js').Tab} tab
 * @param {string[]} errors
 */
async function listen({ page }, errors) {
  if (!page) return;
  await page.evaluateOnNewDocument(
    await readFile(new URL('../web/browser/probe.js', import.meta.url), 'utf8'),
  );
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) errors.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`error: ${error}`));
  page.on('requestfailed', (request) =>
    errors.push(`failed: ${request.url()} ${request.failure()?.errorText}`),
  );
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()}: ${response.url()}`);
  });
}
