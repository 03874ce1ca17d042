import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { BROWSERS, launch } from './browsers.js';
import { lab, picture, probe } from './page-state.js';
import { serveSite } from './site.js';
import { until } from './until.js';
import { namesInWorker, workerImporting } from './worker-names.js';

const assets = new URL('../../../dist/site/assets/', import.meta.url);

/** Files of the script that belongs to world.wasm: the one that is asked for, and the copy at another address. */
const GLUE = new Set(
  readdirSync(assets).filter(
    (file) =>
      /^world-.*\.js$/.test(file) && readFileSync(new URL(file, assets), 'utf8').includes('BindingError'),
  ),
);

/** A valid module that imports the function m.f and is nobody's. */
const STRANGER = Buffer.from('0061736d01000000010401600000020701016d01660000', 'hex');

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
        const { errors } = await tab.evaluate(probe);
        assert.equal(errors.length, 2, errors.join('\n'));
        for (const error of errors)
          assert.match(error, /^console\.error: stickman: http.*\.wasm answered 404/);
      });
    });

    it('says so when the glue is missing, and tries again when asked, as often as it takes', () => {
      let missing = true;
      const answer = (/** @type {string} */ path) =>
        missing && GLUE.has(path.slice(path.lastIndexOf('/') + 1))
          ? { status: 404, body: 'Not found' }
          : undefined;
      return onSite({ answer }, async (site) => {
        await tab.goto(`${site.origin}/lab.html`);
        const retry = () =>
          tab.evaluate(() => /** @type {HTMLElement} */ (document.getElementById('retry')).click());
        for (let i = 0; i < 2; i++) {
          const { reason } = await until('the message', async () => {
            const now = await tab.evaluate(lab);
            return now.failed && now;
          });
          assert.match(reason, /\.wasm lacks its script: /);
          if (i === 1) missing = false;
          await retry();
        }
        await appears();
        assert.equal((await tab.evaluate(lab)).failed, false);
        const { errors } = await tab.evaluate(probe);
        const logged = errors.filter((/** @type {string} */ error) =>
          error.startsWith('console.error: stickman: '),
        );
        assert.equal(logged.length, 2, errors.join('\n'));
      });
    });

    const wasm = readFileSync(new URL('../../../dist/core.wasm', import.meta.url));
    /** @type {[string, string | Buffer, RegExp][]} */
    const rubbish = [
      [
        'a page',
        '<!doctype html><title>Oops</title>',
        /answered with 34 characters of TYPE, "<!doctype html>/,
      ],
      ['nothing', '', /answered with 0 characters of TYPE, "": /],
      ['half of it', wasm.subarray(0, 20_000), /answered with \d+ characters of TYPE, "\\u0000asm/],
      ['a module that nobody knows', Buffer.from([0, 97, 115, 109, 1, 0, 0, 0]), /does not fit its script: /],
      ['a module that wants what nobody has', STRANGER, /does not fit its script: /],
    ];
    it('says where the .wasm should be, and what came, when that is something else (case 46)', async () => {
      for (const type of ['text/html', 'application/wasm'])
        for (const [what, body, told] of rubbish) {
          const pattern = new RegExp(`/core\\.wasm ${told.source.replace('TYPE', type)}`);
          const answer = (/** @type {string} */ path) =>
            path === '/lib/core.wasm' ? { body, headers: { 'Content-Type': type } } : undefined;
          await onSite({ answer }, async (site) => {
            await tab.goto(`${site.origin}/__blank.html`);
            const { detail, rejected } = await tab.evaluate(async () => {
              const { StickmanPlayer } = await import(`${origin}/lib/stickman.js`);
              const player = new StickmanPlayer(document.createElement('canvas'));
              /** @type {string[]} */
              const details = [];
              player.addEventListener('error', (/** @type {any} */ event) =>
                details.push(event.detail.message),
              );
              const rejected = await player.ready.catch((/** @type {Error} */ error) => error.message);
              return { detail: details.join(), rejected };
            });
            assert.match(rejected, pattern, `${what} as ${type}`);
            assert.equal(detail, rejected);
            assert.deepEqual((await tab.evaluate(probe)).errors, [`console.error: stickman: ${rejected}`]);
          });
        }
    });

    it('the elements say the same, in the console and by their event (case 46)', () =>
      onSite(
        {
          answer: (path) =>
            path.endsWith('.wasm') ? { body: '<!doctype html><title>Oops</title>' } : undefined,
        },
        async (site) => {
          await tab.goto(`${site.origin}/__blank.html`);
          const told = await tab.evaluate(async () => {
            await import(`${origin}/lib/elements.js`);
            const wait = ['stick-man', 'spear-run'].map(async (tag) => {
              const element = /** @type {any} */ (document.createElement(tag));
              const heard = new Promise((resolve) =>
                element.addEventListener('error', (/** @type {any} */ { detail }) => resolve(detail.message)),
              );
              document.body.append(element);
              return [await element.ready.catch((/** @type {Error} */ { message }) => message), await heard];
            });
            return Promise.all(wait);
          });
          const { errors } = await tab.evaluate(probe);
          for (const [i, file] of ['core', 'world'].entries()) {
            const [rejected, heard] = told[i];
            assert.match(rejected, new RegExp(`/${file}\\.wasm answered with 34 characters of`));
            assert.equal(heard, rejected);
            assert.ok(errors.includes(`console.error: stickman: ${rejected}`), errors.join('\n'));
          }
        },
      ));

    it('a game whose own script is missing says so in the console, too (case 46)', () =>
      onSite(
        {
          answer: (path) =>
            path.includes('/spear-run-overlay') ? { status: 404, body: 'Not found' } : undefined,
        },
        async (site) => {
          await tab.goto(`${site.origin}/__blank.html`);
          const rejected = await tab.evaluate(async () => {
            await import(`${origin}/lib/elements.js`);
            const game = /** @type {any} */ (document.createElement('spear-run'));
            document.body.append(game);
            return game.ready.catch(String);
          });
          assert.match(rejected, /^TypeError: /);
          const { errors } = await tab.evaluate(probe);
          assert.ok(errors.includes(`console.error: ${rejected}`), errors.join('\n'));
        },
      ));

    it('tells the test what went wrong in the page', async () => {
      await tab.goto('about:blank');
      const thrown = () => {
        throw new Error('said by the page');
      };
      await assert.rejects(tab.evaluate(thrown), /said by the page/);
      await assert.rejects(tab.evaluate(`async ${thrown}`), /said by the page/);
    });

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
