// Random play with the DOM: whatever is done to the elements, they are what the model says, and leave nothing behind.
// STICKMAN_RANDOM_MINUTES=20 plays that long, each time otherwise; STICKMAN_RANDOM_SEED=… plays a game again.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { BROWSERS, launch } from './browsers.js';
import { COMMANDS } from './random/commands.js';
import { Model } from './random/model.js';
import { serveSite } from './site.js';
import { until } from './until.js';

const minutes = Number(process.env.STICKMAN_RANDOM_MINUTES ?? 0);
const seed = Number(process.env.STICKMAN_RANDOM_SEED ?? (minutes > 0 ? Date.now() % 2 ** 31 : 42));

/** Shrinking would play for minutes; what went wrong is told with the game that did. */
const REPORT = { endOnFailure: true, includeErrorInReport: true };

const own = (/** @type {string} */ name) => readFileSync(new URL(`random/${name}`, import.meta.url), 'utf8');

/** What each game begins with. @type {readonly ('stick-man' | 'spear-run')[]} */
const TAGS = ['stick-man', 'spear-run', 'stick-man'];

const PAGE = `<!doctype html><html lang="en"><title>Test</title><link rel="icon" href="/__icon.svg">
<script src="/__probe.js"></script><script src="/__ledger.js"></script>
<script type="module" src="/__playground.js"></script><body></body></html>`;

for (const name of BROWSERS) {
  describe(`random play in ${name}`, () => {
    /** @type {import('./site.js').Site} */
    let site;
    /** @type {import('./browsers.js').Browser} */
    let browser;
    /** @type {import('./browsers.js').Tab} */
    let tab;
    before(async () => {
      const scripts = { 'Content-Type': 'text/javascript' };
      site = await serveSite({
        answer: (path) => {
          if (path === '/__random.html') return { body: PAGE };
          if (path === '/__ledger.js') return { body: own('ledger.js'), headers: scripts };
          if (path === '/__playground.js') return { body: own('playground.js'), headers: scripts };
          return undefined;
        },
      });
      browser = await launch(name);
      tab = await browser.newTab();
    });
    after(async () => {
      await browser?.close();
      await site?.close();
    });

    /** @param {'begin' | 'finish' | 'play' | 'prepare' | 'told'} what @param {...any} values */
    const playground = (what, ...values) =>
      tab.evaluate(
        (/** @type {string} */ what, /** @type {any[]} */ values) =>
          /** @type {any} */ (window).playground[what](...values),
        what,
        values,
      );

    it('ends as the model says, without an error, and leaves nothing behind', async (t) => {
      await tab.goto(`${site.origin}/__random.html`);
      await until('the playground', () => tab.evaluate(() => 'playground' in window));
      const { moves, before, nothing } = await playground('prepare');
      const { listeners, observed, errors, men, pending } = nothing;
      assert.deepEqual(
        { listeners, observed, errors, men, pending },
        { ...before, errors: [], men: 0, pending: 0 },
      );
      const { page } = name === 'chromium' ? tab : {};
      const reduce =
        page &&
        (async (/** @type {boolean} */ reduced) => {
          const set = async (/** @type {boolean} */ wanted) => {
            const value = wanted ? 'reduce' : 'no-preference';
            await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value }]);
            // Queries are told of it when the page is next rendered, for which nothing else may ask.
            await tab.evaluate(
              () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
            );
          };
          await set(reduced);
          // At times Chromium has changed it and told no query of the page, ours or another: once more, then.
          for (let again = 0; !(await playground('told', reduced)); again++) {
            assert.ok(again < 5, 'the browser does not tell of reduced motion');
            await set(!reduced);
            await set(reduced);
          }
        });
      const begun = Date.now();
      let games = 0;
      let deeds = 0;
      /** @type {import('./random/commands.js').Real} */
      const real = {
        moves,
        reduce,
        async play(deed, model, closely) {
          deeds++;
          const { seen, moved } = await playground(
            'play',
            deed,
            model.expected,
            closely ? model.movers : null,
          );
          assert.deepEqual(seen, model.expected);
          if (closely) assert.equal(moved, model.movers, 'figures that move on');
        },
      };
      await fc.assert(
        fc.asyncProperty(
          fc.commands(COMMANDS, { maxCommands: 60, size: 'max' }),
          fc.boolean(),
          async (commands, destroyed) => {
            games++;
            await playground('begin');
            await reduce?.(false);
            try {
              const model = new Model();
              for (const [i, tag] of TAGS.entries()) {
                model.create(tag, {});
                await real.play(['create', tag, {}], model, false);
                model.put(i, 'a');
                await real.play(['append', i, 'a'], model, false);
              }
              await fc.asyncModelRun(() => ({ model, real }), commands);
            } finally {
              const left = await playground('finish', destroyed);
              assert.deepEqual(left, nothing);
            }
          },
        ),
        minutes > 0
          ? { seed, numRuns: 1_000_000, interruptAfterTimeLimit: minutes * 60_000, ...REPORT }
          : { seed, numRuns: 12, ...REPORT },
      );
      t.diagnostic(
        `seed ${seed}: ${games} games, ${deeds} deeds in ${Math.round((Date.now() - begun) / 1000)} s`,
      );
    });
  });
}
