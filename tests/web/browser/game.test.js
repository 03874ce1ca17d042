import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { BROWSERS } from './browsers.js';
import { openGame } from './game-open.js';
import { controls } from './lab-state.js';
import { picture, probe } from './page-state.js';
import { until } from './until.js';

const SEED = 7;

/** What a browser can do without, where the address says so. */
const POOR = `
  if (location.search.includes('poor')) {
    for (const name of ['AudioContext', 'webkitAudioContext']) Object.defineProperty(window, name, { value: undefined });
    for (const name of ['getGamepads', 'clipboard']) Object.defineProperty(navigator, name, { value: undefined });
    Object.defineProperty(window, 'localStorage', {
      get() { throw new DOMException('The operation is insecure.', 'SecurityError'); },
    });
  }`;

for (const name of BROWSERS) {
  describe(`Spear Run's page in ${name}`, () => {
    const page = openGame(name, { script: POOR });
    afterEach(async () => assert.deepEqual(await page.errors(), []));

    /** Runs by a press of the page's button. */
    async function run() {
      await page.load(SEED);
      await page.click('play');
      await page.state('running');
    }

    it('opens on the game, at rest, with nothing focused; only the start screen is shown', async () => {
      await page.load(SEED);
      const { cards, focus, pauseShown, touchAction } = await page.game();
      assert.deepEqual(
        { cards, focus, pauseShown, touchAction },
        {
          cards: ['ready'],
          focus: '',
          pauseShown: false,
          touchAction: '',
        },
      );
      assert.ok((await page.tab.evaluate(picture)).inked > 10_000, 'he stands in his world');
      assert.deepEqual(await page.callbacks(), { count: 0, pending: 0 });
      const { foreign } = await page.tab.evaluate(probe);
      assert.deepEqual(foreign, []);
      assert.ok(
        page.site.requests.every(
          ({ path }) => !/^(lab|plot|core)\b/.test(path.slice(path.lastIndexOf('/') + 1)),
        ),
        'the lab and its plot are loaded when asked for',
      );
    });

    it('takes no key from a text field, a button or the page (case 8)', async () => {
      await page.load(SEED);
      for (const html of ['<input>', '<textarea></textarea>', '<p contenteditable>&nbsp;</p>']) {
        await page.tab.evaluate((/** @type {string} */ markup) => {
          document.getElementById('game')?.insertAdjacentHTML('beforeend', `<div id="extra">${markup}</div>`);
          /** @type {HTMLElement} */ (document.querySelector('#extra > *')).focus();
        }, html);
        for (const key of ['f', 'Space', 'f', 'p']) await page.tab.press(key);
        const typed = await page.tab.evaluate(() => {
          const field = /** @type {any} */ (document.querySelector('#extra > *'));
          const text = field.value ?? field.textContent;
          field.parentElement.remove();
          return text.replaceAll('\u00a0', ' ').trim();
        });
        assert.equal(typed, 'f fp', html);
        assert.equal((await page.game()).state, 'ready', html);
      }
      await page.focus('calm');
      await page.tab.press('Space');
      assert.equal(
        await page.tab.evaluate(() => /** @type {any} */ (document.getElementById('calm')).checked),
        true,
      );
      await page.tab.evaluate(() => /** @type {any} */ (document.getElementById('calm')).click());
      assert.equal((await page.game()).state, 'ready');
    });

    it('Enter and Space start it for who has the focus nowhere; out of sight, Space is the page’s', async () => {
      const leave = () => page.tab.evaluate(() => /** @type {any} */ (document.activeElement)?.blur());
      for (const key of ['Enter', 'Space']) {
        await page.load(SEED);
        await leave();
        await page.tab.press(key);
        await page.state('running');
        assert.equal((await page.game()).scrollY, 0);
      }
      await page.load(SEED);
      await page.tab.evaluate(() => {
        document.body.style.paddingBottom = '5000px';
        window.scrollTo(0, document.getElementById('game')?.getBoundingClientRect().bottom ?? 0);
      });
      await leave();
      const { scrollY } = await page.game();
      await page.tab.press('Space');
      await until('it scrolled', async () => (await page.game()).scrollY > scrollY + 20);
      assert.equal((await page.game()).state, 'ready');
    });

    it('each reason pauses without a frame callback; only a press goes on, from the same place (cases 4 and 7)', async () => {
      await run();
      /** @type {[string, () => Promise<any>, () => Promise<any>][]} */
      const reasons = [
        ['P', () => page.tab.press('p'), async () => {}],
        ['hidden', () => page.tab.hide(), () => page.tab.show()],
        [
          'scrolled away',
          () =>
            page.tab.evaluate(() => {
              document.body.style.paddingBottom = '4000px';
              window.scrollTo(0, 3500);
            }),
          () => page.tab.evaluate(() => window.scrollTo(0, 0)),
        ],
        ['the focus elsewhere', () => page.focus('calm'), () => page.focus('game')],
      ];
      for (const [why, begin, end] of reasons) {
        await begin();
        await page.state('paused');
        await until('no frame is pending', async () => (await page.tab.evaluate(probe)).pending === 0);
        assert.deepEqual(await page.callbacks(), { count: 0, pending: 0 }, why);
        const before = await page.game();
        await end();
        assert.deepEqual(await page.callbacks(), { count: 0, pending: 0 }, `${why}: it waits for a press`);
        assert.equal((await page.game()).score, before.score, why);
        // A window that is not back yet gets no key.
        await until('the page has the keys', () =>
          page.tab.evaluate(() => !document.hidden && document.hasFocus()),
        );
        await page.focus('game');
        await page.tab.press('ArrowUp');
        await page.state('running');
        const after = await page.game();
        assert.ok(after.score - before.score < 40, `${why}: from ${before.score} to ${after.score} points`);
        assert.equal(after.scrollY, 0);
        if (after.score > 30) await run();
      }
    });

    it('keeps the best score for the next visit, and plays on what rubbish it finds (case 34)', async () => {
      const keep = (/** @type {string} */ text) =>
        page.tab.evaluate((/** @type {string} */ value) => {
          for (const item of ['best', 'best-calm', 'keys', 'sound', 'calm'])
            localStorage.setItem(`stickman.spear-run.${item}`, value);
        }, text);
      for (const rubbish of ['abc', '-5', '1e999', '[]']) {
        await keep(rubbish);
        await page.load(SEED);
        assert.equal((await page.game()).best, 0, rubbish);
      }
      await page.focus('game');
      await page.tab.press('Space');
      await page.state('over');
      const { best } = await page.game();
      assert.ok(best > 50);
      await page.load(SEED);
      assert.equal((await page.game()).best, best);
      // Meanwhile another tab has got farther (case 51).
      await page.focus('game');
      await page.tab.press('Space');
      await page.state('running');
      await page.tab.evaluate(() => localStorage.setItem('stickman.spear-run.best', '5000'));
      await page.state('over');
      const { over, record } = await page.game();
      assert.deepEqual([over.best, record], [5000, false]);
      assert.equal(await page.tab.evaluate(() => localStorage.getItem('stickman.spear-run.best')), '5000');
      await page.tab.evaluate(() => localStorage.clear());
    });

    it('remembers a key that was changed', async () => {
      await page.load(SEED);
      const change = () =>
        page.tab.evaluate(() => {
          const button = /** @type {HTMLElement} */ (document.querySelector('#keys button'));
          button.focus();
          button.click();
        });
      await change();
      await page.tab.press('j');
      await until('the key is taken', async () => /^Jump is J now/.test((await page.game()).keysNote));
      await page.load(SEED);
      await page.focus('game');
      await page.tab.press('Space');
      assert.equal((await page.game()).state, 'ready', 'Space is nobody’s now');
      await page.tab.press('j');
      await page.state('running');
      await page.tab.evaluate(() => localStorage.clear());
    });

    it('watches a run on record, and tells the line of a broken one', async () => {
      await run();
      await page.state('over');
      const { over } = await page.game();
      await page.tab.evaluate(() => document.getElementById('copy')?.click());
      const { replay } = await until('the text', async () => {
        const now = await page.game();
        return now.replay && now;
      });
      const paste = (/** @type {string} */ text) =>
        page.tab.evaluate((/** @type {string} */ value) => {
          /** @type {any} */ (document.getElementById('run-text')).value = value;
          document.getElementById('watch')?.click();
        }, text);
      await page.load(SEED + 1);
      await paste(replay.split('\n').with(3, 'mode wild').join('\n'));
      assert.match((await page.game()).problem, /^This run cannot be shown: line 4: /);
      assert.equal((await page.game()).state, 'ready');
      await paste(`\uFEFF${replay}`); // as an editor may have saved it (case 56)
      await page.state('running');
      assert.equal((await page.game()).watching, true);
      await page.state('over');
      assert.equal((await page.game()).over.score, over.score);
      await page.tab.evaluate(() => localStorage.clear());
    });

    it('an address that names no course says so, and plays another', async () => {
      await page.load('abc');
      assert.match(
        (await page.game()).seedProblem,
        /seed must be a whole number from 0 to 4294967295, not 'abc'/,
      );
    });

    it('old addresses find their setup in the lab', async () => {
      await page.tab.goto(`${page.site.origin}/?old#action=walk&speed=240`);
      const setup = await until('the lab', async () => {
        const ready = await page.tab.evaluate(
          () =>
            location.pathname.endsWith('/lab.html') && document.getElementById('parameter-thigh') !== null,
        );
        return ready && (await page.tab.evaluate(controls));
      });
      assert.equal(setup.speedAsked, 240);
    });

    it('runs from a subfolder', async () => {
      await page.load(SEED, { path: '/deep/er/' });
    });

    it('plays without sound, gamepads, clipboard and storage; the best is kept in memory (cases 34 and 36)', async () => {
      await page.load(SEED, { query: '&poor' });
      await page.click('sound');
      await page.click('play');
      await page.state('over');
      const { over, best } = await until('the record is told', async () => {
        const now = await page.game();
        return now.record && now.best === now.over.score && now;
      });
      assert.ok(over.score > 50);
      await page.tab.evaluate(() => document.getElementById('over-copy')?.click());
      await until('the text of the run', async () => /^stickman-replay/.test((await page.game()).replay));
      await page.tab.evaluate(() => window.scrollTo(0, 0)); // it went to the text
      // No press counts right after a crash, nor one that goes to the text, which is given the focus when it is there.
      await until('it runs again', async () => {
        await page.focus('game');
        await page.tab.press('Enter');
        return (await page.game()).state === 'running';
      });
      assert.ok((await page.game()).best >= best);
    });

    // The other two read the setting when they start.
    if (name === 'chromium') {
      it('under reduced motion starts paused on a still frame, though focused; one press starts (case 6)', async (t) => {
        const set = (/** @type {string} */ value) =>
          page.tab.page?.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value }]);
        await set('reduce');
        t.after(() => set('no-preference'));
        await page.load(SEED);
        await page.focus('game');
        assert.deepEqual(await page.callbacks(), { count: 0, pending: 0 });
        assert.ok((await page.tab.evaluate(picture)).inked > 10_000);
        await page.tab.press('Space');
        await page.state('running');
        await set('no-preference');
        // Told within the same frame, the one would take back the other.
        await page.tab.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        await set('reduce');
        await page.state('paused');
      });
    }
  });
}
