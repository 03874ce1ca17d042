// What lives for one connection of an element, and ends with it.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { BROWSERS, launch } from './browsers.js';
import { page, SCRIPT } from './elements-page.js';
import { probe } from './page-state.js';
import { serveSite } from './site.js';
import { until } from './until.js';

const TAGS = ['stick-man', 'spear-run'];

for (const name of BROWSERS) {
  describe(`connections of the elements in ${name}`, () => {
    let missing = false;
    /** @type {import('./site.js').Site} */
    let site;
    /** @type {import('./browsers.js').Browser} */
    let browser;
    /** @type {import('./browsers.js').Tab} */
    let tab;
    before(async () => {
      site = await serveSite({
        answer: (path) => {
          if (path === '/__page.html') return { body: page(`<div id="room"></div>${SCRIPT}`) };
          if (missing && path.endsWith('.wasm')) return { status: 404, body: 'Not found' };
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

    async function show() {
      await tab.goto(`${site.origin}/__page.html`);
      await until('the classes', () => tab.evaluate(() => customElements.get('spear-run') !== undefined));
    }

    for (const tag of TAGS) {
      it(`a failed <${tag}> that is removed, healed and appended again shows what it should`, async () => {
        await show();
        missing = true;
        const failed = await tab.evaluate(async (/** @type {string} */ tag) => {
          const element = /** @type {any} */ (document.createElement(tag));
          Object.assign(window, { element });
          element.innerHTML = '<p>Instead</p>';
          document.getElementById('room')?.append(element);
          const reason = await element.ready.catch((/** @type {Error} */ error) => error.message);
          const shown = element.firstChild.getClientRects().length > 0;
          const focusable = element.shadowRoot.querySelectorAll('[tabindex], [part=area]').length;
          element.remove();
          await Promise.resolve();
          return { reason, shown, focusable };
        }, tag);
        assert.match(failed.reason, /\.wasm answered 404/);
        assert.deepEqual(
          [failed.shown, failed.focusable],
          [true, 0],
          'the fallback, and nothing to be played',
        );
        missing = false;
        const healed = await tab.evaluate(async () => {
          const { element } = /** @type {any} */ (window);
          document.getElementById('room')?.append(element);
          const same = (await element.ready) === element;
          const canvas = element.shadowRoot.querySelector('canvas');
          const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
          return {
            same,
            inked: data.some((/** @type {number} */ value) => value > 0),
            canvas: canvas.getClientRects().length > 0,
            instead: element.firstChild.getClientRects().length > 0,
          };
        });
        assert.deepEqual(healed, { same: true, inked: true, canvas: true, instead: false });
      });

      it(`load() on a removed or destroyed <${tag}> makes nothing, and no promise stays open`, async () => {
        await show();
        const seen = await tab.evaluate(async (/** @type {string} */ tag) => {
          const outcome = async (/** @type {Promise<unknown>} */ promise) =>
            promise.then(
              () => 'resolved',
              (error) => error.name,
            );
          const room = /** @type {HTMLElement} */ (document.getElementById('room'));
          const element = /** @type {any} */ (document.createElement(tag));
          const early = element.ready;
          room.append(element);
          const same = element.ready === early && element.load() === early;
          element.remove();
          await Promise.resolve();
          const waiting = element.load();
          const anew = waiting !== early;
          await new Promise((resolve) => setTimeout(resolve, 100));
          const removed = [element.distance, element.shadowRoot.querySelectorAll('[part=area]').length];
          room.append(element);
          const next = [await outcome(early), await outcome(waiting)];
          element.destroy();
          const destroyed = element.load();
          element.remove();
          room.append(element);
          await new Promise((resolve) => setTimeout(resolve, 100));
          const after = element.shadowRoot.querySelectorAll('[part=area]').length;
          const never = /** @type {any} */ (document.createElement(tag));
          never.destroy();
          room.append(never);
          return {
            same,
            anew,
            removed,
            next,
            after,
            never: await outcome(never.ready),
            destroyed: await outcome(destroyed),
          };
        }, tag);
        assert.deepEqual(seen, {
          same: true,
          anew: true,
          removed: [0, 0],
          next: ['AbortError', 'resolved'],
          after: 0,
          never: 'AbortError',
          destroyed: 'resolved', // it had been ready
        });
        await until('no frame is pending', async () => (await tab.evaluate(probe)).pending === 0);
        assert.deepEqual((await tab.evaluate(probe)).errors, []);
      });

      it(`220 reconnects of one <${tag}> leave nothing behind`, async () => {
        await show();
        const left = await tab.evaluate(async (/** @type {string} */ tag) => {
          const room = /** @type {HTMLElement} */ (document.getElementById('room'));
          const element = /** @type {any} */ (document.createElement(tag));
          let errors = 0;
          element.addEventListener('error', () => errors++);
          const look = () => [
            element.shadowRoot.querySelectorAll('*').length,
            element.shadowRoot.adoptedStyleSheets.length,
          ];
          const { memories } = /** @type {any} */ (window).__probe;
          let early;
          for (let i = 0; i < 220; i++) {
            room.append(element);
            if (i % 2 || i === 20) await element.ready;
            if (i === 20) early = [...look(), memories[0].buffer.byteLength];
            element.remove();
            await Promise.resolve();
          }
          room.append(element);
          await element.ready;
          const late = [...look(), memories[0].buffer.byteLength];
          const own = element.outerHTML;
          element.remove();
          return { early, late, errors, own, modules: memories.length };
        }, tag);
        assert.deepEqual(left.late, left.early, 'elements, style sheets, bytes of the core');
        assert.deepEqual([left.errors, left.modules], [0, 1]);
        assert.equal(left.own, `<${tag}></${tag}>`);
        await until('no frame is pending', async () => (await tab.evaluate(probe)).pending === 0);
        assert.deepEqual((await tab.evaluate(probe)).errors, []);
      });

      it(`<${tag}> appended to a frame's document keeps its styles and its size, and comes back (case 40)`, async () => {
        await show();
        const seen = await tab.evaluate(async (/** @type {string} */ tag) => {
          const room = /** @type {HTMLElement} */ (document.getElementById('room'));
          const frame = document.createElement('iframe');
          const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
          frame.src = '/__blank.html';
          frame.width = '700';
          frame.height = '500';
          room.append(frame);
          await loaded;
          const there = /** @type {Document} */ (frame.contentDocument).body;
          const element = /** @type {any} */ (document.createElement(tag));
          const early = element.ready;
          element.style.width = '320px';
          element.controls = true;
          const look = async (/** @type {Promise<any>} */ ready) => {
            await ready;
            await new Promise((resolve) => setTimeout(resolve, 50));
            const canvas = element.shadowRoot.querySelector('canvas');
            const box = canvas.getBoundingClientRect();
            const host = element.getBoundingClientRect();
            const button = element.shadowRoot.querySelector('button');
            const { cursor } = button.ownerDocument.defaultView.getComputedStyle(button);
            const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
            const inked = data.some((/** @type {number} */ value) => value > 0);
            return [
              Math.round(box.width - host.width),
              Math.round(box.height - host.height),
              host.width,
              canvas.width,
              cursor,
              inked,
            ];
          };
          there.append(element); // never connected here
          const straight = await look(early);
          room.append(element);
          const here = await look(element.ready);
          there.append(element);
          const moved = await look(element.ready);
          document.implementation.createHTMLDocument().body.append(element); // shown nowhere
          room.append(element);
          const back = await look(element.ready);
          frame.remove();
          element.remove();
          return { straight, here, moved, back };
        }, tag);
        const ratio = await tab.evaluate(() => devicePixelRatio);
        for (const [where, found] of Object.entries(seen))
          assert.deepEqual(found, [0, 0, 320, 320 * ratio, 'pointer', true], where);
        await until('no frame is pending', async () => (await tab.evaluate(probe)).pending === 0);
        assert.deepEqual((await tab.evaluate(probe)).errors, []);
      });
    }
  });
}
