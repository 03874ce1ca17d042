import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { BROWSERS, launch } from './browsers.js';
import { lab, picture, probe, watchFrames } from './page-state.js';
import { serveSite } from './site.js';
import { until } from './until.js';

for (const name of BROWSERS) {
  describe(`Motion lab in ${name}`, () => {
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
      await load('/lab.html');
    });
    after(async () => {
      await browser?.close();
      await site?.close();
    });

    /** @param {string} path */
    async function load(path) {
      await tab.goto(site.origin + path);
      await until('he stands there', async () => (await tab.evaluate(picture)).inked > 0);
    }

    /** @param {number} speed in m/s */
    const reaches = (speed) =>
      until(`${speed} m/s`, async () => Math.abs((await tab.evaluate(lab)).speed - speed) < 0.02);

    it('real keys change idle to walk to run; every frame is another picture, every action another motion', async () => {
      assert.deepEqual((({ action, speed }) => ({ action, speed }))(await tab.evaluate(lab)), {
        action: 'idle',
        speed: 0,
      });
      const idle = await tab.evaluate(watchFrames);
      await tab.press('w');
      assert.equal((await tab.evaluate(lab)).action, 'walk');
      await reaches(1.06);
      const walk = await tab.evaluate(watchFrames);
      await tab.press('3');
      assert.equal((await tab.evaluate(lab)).action, 'run');
      await reaches(3.83);
      const run = await tab.evaluate(watchFrames);
      assert.ok(idle.different >= 10, `standing he breathes: ${idle.different} pictures of 40`);
      for (const { different } of [walk, run]) assert.ok(different >= 38, `${different} pictures of 40`);
      const seen = JSON.stringify({ idle, walk, run });
      assert.ok(walk.widest > idle.widest + 5, `walking he strides: ${seen}`);
      assert.ok(run.top > walk.top + 3, `running he leans and sinks: ${seen}`);
      await tab.press('i');
      await reaches(0);
    });

    it('announces each change once, and labels what is shown', async () => {
      await tab.press('2');
      const { status, label } = await tab.evaluate(lab);
      assert.equal(status, 'He is walking.');
      assert.equal(label, 'A stickman walking');
      const changes = await tab.evaluate(async () => {
        let changes = 0;
        const live = document.querySelectorAll('[role=status], [role=alert], [aria-live], output');
        const observer = new MutationObserver((records) => {
          changes += records.length;
        });
        for (const region of live)
          observer.observe(region, { childList: true, characterData: true, subtree: true });
        for (let i = 0; i < 30; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
        observer.disconnect();
        return changes;
      });
      assert.equal(changes, 0, 'live regions are silent while nothing changes');
    });

    it('turns round: distance counts the other way', async () => {
      await tab.press('2');
      await reaches(1.06);
      await tab.press('t');
      const { distance, status } = await tab.evaluate(lab);
      assert.equal(status, 'He faces left.');
      await until('he goes back', async () => (await tab.evaluate(lab)).distance < distance - 0.3);
      await tab.press('t');
    });

    it('leaves typing alone (case 8)', async () => {
      await tab.press('1');
      for (const html of [
        '<input>',
        '<textarea></textarea>',
        '<p contenteditable>&nbsp;</p>',
        '<select><option>a<option>run</select>',
      ]) {
        await tab.evaluate((/** @type {string} */ markup) => {
          document.body.insertAdjacentHTML('beforeend', `<div id="extra">${markup}</div>`);
          /** @type {HTMLElement} */ (document.querySelector('#extra > *')).focus();
        }, html);
        for (const key of ['r', 'w', '3', 'p', 't']) await tab.press(key);
        const typed = await tab.evaluate(() => {
          const field = /** @type {any} */ (document.querySelector('#extra > *'));
          const text = field.value ?? field.textContent;
          field.parentElement.remove();
          return text;
        });
        const state = await tab.evaluate(lab);
        assert.deepEqual([state.action, state.pause], ['idle', 'Pause'], html);
        if (!html.startsWith('<select')) assert.equal(typed.trim(), 'rw3pt', html);
      }
    });

    it('leaves Space on a button and the page to the browser', async () => {
      await tab.evaluate(() => document.getElementById('pause')?.focus());
      await tab.press('Space');
      assert.equal((await tab.evaluate(lab)).pause, 'Play');
      await tab.press('Enter');
      assert.equal((await tab.evaluate(lab)).pause, 'Pause');
      assert.equal((await tab.evaluate(lab)).action, 'idle');
    });

    it('stops listening to keys when told to', async () => {
      await tab.evaluate(() => document.getElementById('shortcuts')?.click());
      await tab.press('3');
      assert.equal((await tab.evaluate(lab)).action, 'idle');
      await tab.evaluate(() => document.getElementById('shortcuts')?.click());
    });

    it('runs from a subfolder', async () => {
      await load('/deep/er/lab.html');
      assert.deepEqual((await tab.evaluate(probe)).errors, []);
      await load('/lab.html');
    });

    it('fits 320 px', async () => {
      await tab.goto(`${site.origin}/__blank.html`);
      const { complete, scroll, client, errors } = await tab.evaluate(async () => {
        const frame = document.createElement('iframe');
        frame.width = '320';
        frame.height = '640';
        frame.src = '/lab.html';
        document.body.append(frame);
        await new Promise((resolve) => frame.addEventListener('load', resolve));
        const page = /** @type {Document} */ (frame.contentDocument);
        for (const details of page.querySelectorAll('details')) details.open = true;
        const complete = () =>
          page.querySelectorAll('.chart canvas').length === 4 && page.querySelector('.parameter') !== null;
        for (let i = 0; i < 400 && !complete(); i++) await new Promise((resolve) => setTimeout(resolve, 50));
        const { scrollWidth, clientWidth } = page.documentElement;
        return {
          complete: complete(),
          scroll: scrollWidth,
          client: clientWidth,
          errors: /** @type {any} */ (frame.contentWindow).__probe.errors,
        };
      });
      assert.ok(complete, 'all of the page is there');
      assert.ok(client > 0 && client <= 320);
      assert.ok(scroll <= client, `${scroll} px wide in ${client}`);
      assert.deepEqual(errors, []);
      await load('/lab.html');
    });

    it('ran without an error, a failed request, or a request to another host (cases 15 and 21)', async () => {
      const { errors, foreign } = await tab.evaluate(probe);
      assert.deepEqual(errors, []);
      assert.deepEqual(foreign, []);
      assert.deepEqual(
        site.requests.filter(({ status }) => status !== 200),
        [],
      );
      assert.ok(site.requests.some(({ path }) => path.endsWith('.wasm')));
    });
  });
}
