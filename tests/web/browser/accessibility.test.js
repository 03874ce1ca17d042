import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { findings } from './axe.js';
import { BROWSERS, launch } from './browsers.js';
import { lab, picture } from './page-state.js';
import { serveSite } from './site.js';
import { until } from './until.js';

for (const name of BROWSERS) {
  describe(`accessibility in ${name}`, () => {
    let missing = false;
    /** @type {import('./site.js').Site} */
    let site;
    /** @type {import('./browsers.js').Browser} */
    let browser;
    /** @type {import('./browsers.js').Tab} */
    let tab;

    before(async () => {
      site = await serveSite({
        answer: (path) =>
          missing && path.endsWith('.wasm') ? { status: 404, body: 'Not found' } : undefined,
      });
      browser = await launch(name, { reducedMotion: true });
      tab = await browser.newTab();
    });
    after(async () => {
      await browser?.close();
      await site?.close();
    });

    it('axe finds nothing', async () => {
      await tab.goto(`${site.origin}/lab.html`);
      await until('he stands there', async () => (await tab.evaluate(picture)).inked > 0);
      const { violations, rules } = await findings(tab);
      assert.deepEqual(violations, []);
      for (const rule of ['color-contrast', 'button-name', 'role-img-alt', 'landmark-one-main', 'region']) {
        assert.ok(rules.includes(rule), `${rule} was looked at: ${rules}`);
      }
    });

    it('axe finds nothing while the message of a failed load is shown', async () => {
      missing = true;
      await tab.goto(`${site.origin}/lab.html`);
      await until('the message', async () => (await tab.evaluate(lab)).failed);
      assert.deepEqual((await findings(tab)).violations, []);
      missing = false;
    });

    if (name === 'chromium') {
      for (const features of [
        [{ name: 'prefers-color-scheme', value: 'dark' }],
        [{ name: 'prefers-contrast', value: 'more' }],
        [
          { name: 'prefers-contrast', value: 'more' },
          { name: 'prefers-color-scheme', value: 'dark' },
        ],
      ]) {
        it(`axe finds nothing with ${features.map(({ name, value }) => `${name}: ${value}`).join(', ')}`, async () => {
          const session = await tab.page?.createCDPSession();
          await session?.send('Emulation.setEmulatedMedia', { features });
          await tab.goto(`${site.origin}/lab.html`);
          await until('he stands there', async () => (await tab.evaluate(picture)).inked > 0);
          assert.deepEqual((await findings(tab)).violations, []);
        });
      }

      it('axe finds nothing at 320 px', async () => {
        await tab.page?.setViewport({ width: 320, height: 640 });
        await tab.goto(`${site.origin}/lab.html`);
        await until('he stands there', async () => (await tab.evaluate(picture)).inked > 0);
        assert.deepEqual((await findings(tab)).violations, []);
      });
    }
  });
}
