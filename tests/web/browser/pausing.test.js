import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { BROWSERS, launch } from './browsers.js';
import { lab, picture, probe } from './page-state.js';
import { serveSite } from './site.js';
import { until } from './until.js';

/** Long enough for dozens of frames, if any came. */
const A_WHILE_MS = 600;
const aWhile = () => new Promise((resolve) => setTimeout(resolve, A_WHILE_MS));

for (const name of BROWSERS) {
  describe(`pausing in ${name}`, () => {
    /** @type {import('./site.js').Site} */
    let site;
    /** @type {import('./browsers.js').Browser} */
    let browser;
    /** @type {import('./browsers.js').Tab} */
    let tab;

    before(async () => {
      site = await serveSite();
      browser = await launch(name);
      tab = await browser.newTab();
      await tab.goto(`${site.origin}/lab.html`);
      await until('he stands there', async () => (await tab.evaluate(picture)).inked > 0);
      await tab.press('3');
      await until('he runs', async () => (await tab.evaluate(lab)).speed > 2);
    });
    after(async () => {
      await browser?.close();
      await site?.close();
    });

    /** No frame callback is pending, and none comes for a while. */
    async function assertStill() {
      const first = await until('no frame is pending', async () => {
        const now = await tab.evaluate(probe);
        return now.pending === 0 && now;
      });
      const shown = await tab.evaluate(picture);
      await aWhile();
      const second = await tab.evaluate(probe);
      assert.equal(second.frames - first.frames, 0, 'frame callbacks');
      assert.equal(second.pending, 0);
      assert.ok(shown.inked > 0, 'the last frame stays');
      assert.equal((await tab.evaluate(picture)).hash, shown.hash);
      return second.frames;
    }

    /** @param {number} frames */
    const moves = (frames) =>
      until('frames come again', async () => (await tab.evaluate(probe)).frames > frames + 3);

    it('hidden: no frame callback; back: goes on, without catching up (case 4)', async () => {
      const before = await tab.evaluate(lab);
      await tab.hide();
      await until('the page is hidden', async () => (await tab.evaluate(probe)).hidden);
      const frames = await assertStill();
      await new Promise((resolve) => setTimeout(resolve, 3000));
      const shown = await tab.evaluate(lab);
      await tab.show();
      await moves(frames);
      const { distance } = await tab.evaluate(lab);
      assert.ok(shown.distance - before.distance < 8, 'stopped when hidden');
      assert.ok(distance - shown.distance < 8, `ran ${distance - shown.distance} m; the time away is 14 m`);
    });

    it('scrolled away: no frame callback; back: goes on (case 7)', async () => {
      await tab.evaluate(() => {
        document.body.style.paddingBottom = '4000px';
        window.scrollTo(0, 3500);
      });
      const frames = await assertStill();
      await tab.evaluate(() => window.scrollTo(0, 0));
      await moves(frames);
    });

    it("the user's pause survives hiding and scrolling (case 7)", async () => {
      await tab.press('p');
      await assertStill();
      await tab.evaluate(() => window.scrollTo(0, 3500));
      await tab.hide();
      await until('the page is hidden', async () => (await tab.evaluate(probe)).hidden);
      await tab.show();
      await until('the page is back', async () => !(await tab.evaluate(probe)).hidden);
      await tab.evaluate(() => window.scrollTo(0, 0));
      const frames = await assertStill();
      assert.equal((await tab.evaluate(lab)).pause, 'Play');
      await tab.press('p');
      await moves(frames);
      assert.equal((await tab.evaluate(lab)).pause, 'Pause');
    });

    it('no error came of it', async () => {
      assert.deepEqual((await tab.evaluate(probe)).errors, []);
    });
  });

  describe(`reduced motion in ${name} (case 6)`, () => {
    /** @type {import('./site.js').Site} */
    let site;
    /** @type {import('./browsers.js').Browser} */
    let browser;
    /** @type {import('./browsers.js').Tab} */
    let tab;

    before(async () => {
      site = await serveSite();
      browser = await launch(name, { reducedMotion: true });
      tab = await browser.newTab();
      await tab.goto(`${site.origin}/lab.html`);
      await until('he stands there', async () => (await tab.evaluate(picture)).inked > 0);
    });
    after(async () => {
      await browser?.close();
      await site?.close();
    });

    it('shows one still frame that is not empty, without a single frame callback', async () => {
      assert.equal(await tab.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches), true);
      const first = await tab.evaluate(picture);
      assert.ok(first.inked > 1000, `${first.inked} pixels`);
      await aWhile();
      assert.equal((await tab.evaluate(picture)).hash, first.hash);
      const { frames, pending, errors } = await tab.evaluate(probe);
      assert.deepEqual({ frames, pending, errors }, { frames: 0, pending: 0, errors: [] });
      const { pause, reduced } = await tab.evaluate(lab);
      assert.deepEqual({ pause, reduced }, { pause: 'Play', reduced: true });
    });

    it('shows the still of the action that is chosen', async () => {
      const hashes = [];
      for (const key of ['1', '2', '3', 't']) {
        await tab.press(key);
        hashes.push((await tab.evaluate(picture)).hash);
      }
      assert.equal(new Set(hashes).size, 4, 'idle, walk, run and run to the left');
      assert.equal((await tab.evaluate(probe)).frames, 0);
    });

    it('moves when Play is pressed, and stops again', async () => {
      await tab.evaluate(() => document.getElementById('pause')?.focus());
      await tab.press('Enter');
      await until('frames come', async () => (await tab.evaluate(probe)).frames > 5);
      assert.equal((await tab.evaluate(lab)).pause, 'Pause');
      await tab.press('Enter');
      await until('no frame is pending', async () => (await tab.evaluate(probe)).pending === 0);
      assert.equal((await tab.evaluate(lab)).pause, 'Play');
    });

    // The other two read the setting when they start.
    if (name === 'chromium') {
      it('follows the setting live', async () => {
        const set = (/** @type {string} */ value) =>
          tab.page?.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value }]);
        await tab.goto(`${site.origin}/lab.html`);
        await until('he stands there', async () => (await tab.evaluate(picture)).inked > 0);
        await set('no-preference');
        await until('he moves', async () => (await tab.evaluate(probe)).frames > 3);
        assert.equal((await tab.evaluate(lab)).pause, 'Pause');
        await set('reduce');
        await until('he stops', async () => (await tab.evaluate(probe)).pending === 0);
        const { frames } = await tab.evaluate(probe);
        await aWhile();
        assert.equal((await tab.evaluate(probe)).frames, frames);
        assert.equal((await tab.evaluate(lab)).pause, 'Play');
      });
    }
  });
}
