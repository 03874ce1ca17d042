// The pages of web/examples, as they would be copied: beside the package's files, built where they need it.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { serve } from '../../tools/static-server.mjs';
import { BROWSERS, launch } from './browsers.js';
import { until } from './until.js';

const root = new URL('../../../', import.meta.url);
const path = (/** @type {string} */ name) => fileURLToPath(new URL(name, root));
const PAGES = ['landing', 'article', 'cards', 'german'];
const ICON = '<link rel="icon" href="data:," />';

/** In the page: whether all its elements are drawn. */
async function drawn() {
  const all = [...document.querySelectorAll('stick-man, spear-run')];
  await Promise.all(all.map((each) => /** @type {any} */ (each).ready));
  return all.length;
}

/** In the page: of each figure the part of its box, from top to bottom, that he takes up, and a sum of his picture. */
function looks() {
  return [...document.querySelectorAll('stick-man')].map((man) => {
    const canvas = /** @type {HTMLCanvasElement} */ (man.shadowRoot?.querySelector('canvas'));
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    const rows = new Set();
    let sum = 0;
    for (let i = 3; i < data.length; i += 4) {
      if (data[i] < 200) continue;
      rows.add(Math.floor((i - 3) / 4 / width));
      sum = (sum * 31 + i) % 1e9;
    }
    return { filled: rows.size / height, sum };
  });
}

/** In the page: all there is to read or hear of the game. */
function words() {
  const game = /** @type {any} */ (document.querySelector('spear-run'));
  const root = /** @type {ShadowRoot} */ (game.shadowRoot);
  const texts = [...root.querySelectorAll('*')].flatMap((each) => [
    each.getAttribute('aria-label'),
    ...[...each.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent),
  ]);
  return { state: game.state, texts: texts.map((text) => text?.trim()).filter((text) => text) };
}

/** No German text of ours has one of these. */
const ENGLISH_WORDS =
  /\b(the|is|it|he|a|and|or|jumps?|spears?|press|pause|paused|play|settings|sound|calm|reset|change|points|best|into|starts?|again|run|runs|keys?|space)\b/i;

for (const name of BROWSERS) {
  describe(`the example pages in ${name}`, () => {
    /** @type {Awaited<ReturnType<typeof serve>>} */
    let server;
    /** @type {import('./browsers.js').Browser} */
    let browser;
    /** @type {import('./browsers.js').Tab} */
    let tab;
    before(async () => {
      const { outputFiles } = await build({
        entryPoints: [path('web/examples/app/main.ts')],
        alias: { stickman: path('dist/stickman.js') },
        bundle: true,
        format: 'esm',
        target: 'es2022',
        write: false,
      });
      const html = Object.fromEntries(
        await Promise.all(
          [...PAGES, 'app'].map(async (page) => [
            `/${page}/`,
            (await readFile(path(`web/examples/${page}/index.html`), 'utf8'))
              .replace('</title>', `</title>${ICON}`)
              .replace('main.ts', 'main.js'),
          ]),
        ),
      );
      const folders = PAGES.flatMap((page) => [
        [`/${page}/`, path(`web/examples/${page}/`)],
        [`/${page}/stickman/`, path('dist/')],
      ]);
      server = await serve({
        folders: { ...Object.fromEntries(folders), '/app/': path('dist/') },
        answer: (asked) => {
          if (html[asked])
            return { body: html[asked], headers: { 'Content-Type': 'text/html; charset=utf-8' } };
          return asked === '/app/main.js' ? { body: outputFiles[0].text } : undefined;
        },
      });
      browser = await launch(name);
      tab = await browser.newTab();
    });
    after(async () => {
      await browser?.close();
      await server?.close();
    });

    /** @param {string} page */
    async function open(page) {
      server.requests.length = 0;
      await tab.goto(`${server.origin}/${page}/`);
      const count = await tab.evaluate(drawn);
      const missing = server.requests.filter(({ status }) => status !== 200);
      assert.deepEqual(missing, []);
      return count;
    }

    /** By the keys of the game; over, it waits a moment first. */
    const start = () =>
      until('he runs', async () => {
        await tab.evaluate(() => /** @type {any} */ (document.querySelector('spear-run')).focus());
        await tab.press('Enter');
        return tab.evaluate(() => document.querySelector('spear-run')?.state === 'running');
      });

    it('landing: he runs as large as his half of the page, jumps when told, and is asked for once', async () => {
      assert.equal(await open('landing'), 1);
      await until('he fills it', async () => (await tab.evaluate(looks))[0].filled > 0.6);
      await tab.evaluate(() => document.getElementById('bus')?.click());
      assert.equal(await tab.evaluate(() => document.querySelector('stick-man')?.action), 'jump');
      await until('he runs on', () => tab.evaluate(() => document.title === 'Night bus: caught'));
      assert.equal(await tab.evaluate(() => document.querySelector('stick-man')?.action), 'run');
      // WebKit does not find again what was preloaded.
      const asked = server.requests.filter((each) => each.path.endsWith('core.wasm'));
      assert.equal(asked.length, name === 'webkit' ? 2 : 1);
    });

    it('article: the game is played in it, and the page tells of it', async () => {
      await open('article');
      await start();
      await until('the page tells', () =>
        tab.evaluate(() =>
          /^You came \d+ metres and met a [a-z ]+\. Nobody here/.test(
            document.getElementById('score')?.textContent ?? '',
          ),
        ),
      );
      await tab.evaluate(() => localStorage.clear());
    });

    it('cards: each fills its own, and no two walk in step', async () => {
      assert.equal(await open('cards'), 5);
      const [first, second] = await until('all fill them', async () => {
        const cards = await tab.evaluate(looks);
        // With a spear he needs room beside him.
        return cards.every(({ filled }, i) => filled > (i === 3 ? 0.45 : 0.6)) && cards;
      });
      assert.notEqual(first.sum, second.sum);
    });

    it('app: the renderer draws, the slider leads, events tell', async () => {
      await open('app');
      const readout = () => tab.evaluate(() => document.getElementById('readout')?.textContent);
      await until('he walks', async () => (await readout()) === '106 u/s');
      await tab.evaluate(() => {
        const slider = /** @type {HTMLInputElement} */ (document.getElementById('speed'));
        slider.value = '600';
        slider.dispatchEvent(new Event('input'));
        document.getElementById('thrust')?.click();
      });
      await until('he runs', async () => (await readout()) === '600 u/s');
      await until('it is told', () =>
        tab.evaluate(() => document.getElementById('told')?.textContent === 'thrust is over.'),
      );
      const inked = await tab.evaluate(() => {
        const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector('canvas'));
        const { data } = /** @type {any} */ (canvas.getContext('2d')).getImageData(
          0,
          0,
          canvas.width,
          canvas.height,
        );
        return data.some((/** @type {number} */ value) => value > 0);
      });
      assert.ok(inked);
    });

    it('german: from the start over the end to the next start and in the settings, nothing is English', async () => {
      await open('german');
      const check = async () => {
        const { texts } = await tab.evaluate(words);
        assert.ok(texts.length > 10);
        for (const text of texts) assert.doesNotMatch(text ?? '', ENGLISH_WORDS);
        return texts.join(' ');
      };
      const says = (/** @type {RegExp} */ words) =>
        until(`it says ${words}`, async () => words.test(await check()));
      const state = (/** @type {string} */ wanted) =>
        until(`it is ${wanted}`, async () => (await tab.evaluate(words)).state === wanted);
      await says(/Speerlauf.*Leertaste springt, gehalten höher.*Eingabe oder Tippen beginnt/);
      await start();
      await says(/Er läuft\./);
      await tab.press('p');
      await state('paused');
      await says(/Angehalten\..*Weiter|Weiter.*Angehalten\./);
      await tab.press('Enter');
      await state('over');
      await says(/Er ist .* gelaufen.*Punkte nach \d+ m\..*oder Tippen beginnt von vorn/);
      await tab.evaluate(() => {
        const { shadowRoot } = /** @type {any} */ (document.querySelector('spear-run'));
        shadowRoot.querySelector('[part~=settings-control]').click();
        const [calm] = shadowRoot.querySelectorAll('[part=settings] input');
        const [jump] = shadowRoot.querySelectorAll('dd button');
        calm.click();
        jump.focus();
        jump.click();
      });
      await says(/Ruhig: .*Taste drücken …/);
      await tab.press('f');
      await says(/„Springen“ liegt jetzt auf F; „Stoßen“ hat die Taste verloren\./);
      await start();
      await check();
      await tab.evaluate(() => localStorage.clear());
    });
  });
}
