// What the README says a page's policy has to allow is enough, and no page of ours needs an exception of Trusted Types.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { serve } from '../../tools/static-server.mjs';
import { BROWSERS, launch } from './browsers.js';
import { probe } from './page-state.js';
import { POLICY } from './site.js';
import { until } from './until.js';

const root = new URL('../../../', import.meta.url);
const file = (/** @type {string} */ path) => readFileSync(new URL(path, root), 'utf8');
const folder = (/** @type {string} */ path) => new URL(path, root).pathname;

/** As the README has it: what forbids everything, and what is needed besides. */
const [, nothing, needed] = /Under a policy like `([^`]+)` it needs `([^`]+)`/.exec(file('README.md')) ?? [];

const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types 'none'";

/** A page that an author has put under that policy. */
const AUTHORS = `<!doctype html><html lang="en"><title>Test</title><script src="/__probe.js"></script>
<script type="module" src="/lib/elements.js"></script>
<stick-man action="walk" controls></stick-man><spear-run></spear-run></html>`;

/** @param {string} policy */
function serveUnder(policy) {
  const probeScript = file('tests/web/browser/probe.js');
  return serve({
    folders: { '/': folder('dist/site/'), '/lib/': folder('dist/') },
    headers: { 'Content-Security-Policy': policy },
    answer(path) {
      if (path === '/__probe.js') return { body: probeScript };
      if (path === '/__author.html') return { body: AUTHORS };
      if (path === '/favicon.ico') return { status: 204, body: '' };
      const [, name] = /^\/(\w+)\.html$/.exec(path) ?? [];
      if (!name) return undefined;
      const page = file(`dist/site/${name}.html`);
      return { body: page.replace('<head>', '<head><script src="/__probe.js"></script>') };
    },
  });
}

/** In the page: whether all figures and games are drawn, each brought on screen. */
async function drawn() {
  const all = [...document.querySelectorAll('stick-man, spear-run, canvas')].filter(
    (element) => element.getClientRects().length > 0,
  );
  for (const element of all) {
    element.scrollIntoView({ block: 'center' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    const canvas = /** @type {HTMLCanvasElement | undefined} */ (
      element.shadowRoot?.querySelector('canvas') ?? element
    );
    const context = canvas?.getContext?.('2d');
    if (!context?.getImageData(0, 0, canvas.width, canvas.height).data.some((value) => value > 0))
      return false;
  }
  return document.readyState === 'complete' && all.length;
}

for (const name of BROWSERS) {
  describe(`under a strict policy in ${name}`, () => {
    /** @type {import('./browsers.js').Browser} */
    let browser;
    /** @type {import('./browsers.js').Tab} */
    let tab;
    before(async () => {
      browser = await launch(name);
      tab = await browser.newTab();
    });
    after(() => browser?.close());

    /** @param {string} policy @param {string} path */
    async function showsAll(policy, path) {
      const site = await serveUnder(policy);
      try {
        await tab.goto(`${site.origin}/${path}`);
        const count = await until(`all of ${path} is drawn`, () => tab.evaluate(drawn));
        const { errors } = await tab.evaluate(probe);
        // What a browser fetches for its tab is no business of the elements.
        const own = errors.filter((/** @type {string} */ error) => !/img-src \S+\/favicon\.ico$/.test(error));
        assert.deepEqual(own, [], path);
        await tab.goto('about:blank');
        return count;
      } finally {
        await site.close();
      }
    }

    it('the elements run with what the README asks for, Trusted Types or not (case 45)', async () => {
      assert.match(nothing, /^default-src 'none'$/);
      for (const more of ['', `; ${TRUSTED_TYPES}`])
        assert.equal(await showsAll(`${nothing}; ${needed}${more}`, '__author.html'), 2);
    });

    // Where they are known, they hold on every page; the others only see one directive more.
    it('the embedding page runs under Trusted Types (case 45)', async () => {
      assert.equal(await showsAll(`${POLICY}; ${TRUSTED_TYPES}`, 'embed.html'), 12);
    });

    if (name === 'chromium')
      it('so do the other pages that draw', async () => {
        for (const path of ['index.html', 'lab.html', 'cast.html'])
          assert.ok((await showsAll(`${POLICY}; ${TRUSTED_TYPES}`, path)) >= 1, path);
      });
  });
}
