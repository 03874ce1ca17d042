import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findings } from './axe.js';
import { BROWSERS } from './browsers.js';
import { aWhile, openCast, SCENES } from './cast-open.js';
import { differentFrames, focused, slide, tabStops, wasmBytes } from './cast-state.js';
import { probe } from './page-state.js';
import { until } from './until.js';

for (const name of BROWSERS) {
  describe(`Cast page in ${name}`, () => {
    const cast = openCast(name);

    it('shows the scene its address names, and only that one runs', async () => {
      for (const scene of SCENES) {
        await cast.load(scene);
        for (const other of SCENES) assert.equal((await cast.panel(other)).shown, other === scene);
        const { pending } = await cast.tab.evaluate(probe);
        assert.ok(pending <= 1, `${pending} callbacks pending`);
      }
    });

    it('goes from scene to scene by the arrow keys, and each comes back as it was left', async () => {
      await cast.load('rope');
      await cast.tab.evaluate(slide, 'rope-gravity', 500);
      await cast.focus('#tab-rope');
      await cast.tab.press('ArrowRight');
      await until('the flag', async () => (await cast.sketch('flag')).inked > 0);
      assert.equal((await cast.panel('flag')).hash, '#flag');
      await cast.tab.press('End');
      await until('the hound', async () => (await cast.sketch('hound')).inked > 0);
      await cast.tab.press('ArrowRight');
      await until('the rope', async () => (await cast.panel('rope')).shown);
      assert.equal((await cast.panel('rope')).values.gravity, 500);
    });

    it('frees what it leaves: 120 switches take no more memory than four', async () => {
      await cast.load('rope');
      const switches = (/** @type {number} */ count) =>
        cast.tab.evaluate(async (/** @type {number} */ times) => {
          const names = ['flag', 'walker', 'hound', 'rope'];
          for (let i = 0; i < times; i++) {
            document.getElementById(`tab-${names[i % 4]}`)?.click();
            await new Promise((resolve) => requestAnimationFrame(resolve));
          }
        }, count);
      await switches(4);
      const before = await cast.tab.evaluate(wasmBytes);
      assert.ok(before > 0);
      await switches(120);
      assert.equal(await cast.tab.evaluate(wasmBytes), before);
      assert.deepEqual(await cast.errors(), []);
    });

    it('pauses: no frame callback, the keys are the browser’s; the next scene is paused too', async () => {
      await cast.load('rope');
      await cast.focus('#pause');
      await cast.tab.press('Space');
      await until('no frame is pending', async () => (await cast.tab.evaluate(probe)).pending === 0);
      assert.equal((await cast.panel('rope')).pause, 'Play');
      const { hash } = await cast.sketch('rope');
      await cast.focus('#rope-canvas');
      await cast.tab.press('ArrowRight');
      await aWhile();
      assert.equal((await cast.sketch('rope')).hash, hash);
      await cast.click('#tab-flag');
      assert.equal((await cast.tab.evaluate(probe)).pending, 0);
      assert.ok((await cast.sketch('flag')).inked > 0, 'a still frame');
      await cast.click('#pause');
      assert.ok((await cast.tab.evaluate(differentFrames, 'flag', 10)) > 3);
    });

    it('stops while hidden', async () => {
      await cast.load('flag');
      await cast.tab.hide();
      await until('the page is hidden', async () => (await cast.tab.evaluate(probe)).hidden);
      const { frames } = await until('no frame is pending', async () => {
        const now = await cast.tab.evaluate(probe);
        return now.pending === 0 && now;
      });
      await aWhile();
      assert.equal((await cast.tab.evaluate(probe)).frames, frames);
      await cast.tab.show();
      await until('frames come again', async () => (await cast.tab.evaluate(probe)).frames > frames + 3);
    });

    it('every control is reached with Tab, and one sees where the focus is', async () => {
      for (const scene of SCENES) {
        await cast.load(scene);
        const stops = await cast.tab.evaluate(tabStops);
        assert.ok(stops.includes(`${scene}-canvas`) && stops.includes(`tab-${scene}`), `${stops}`);
        await cast.focus('nav a'); // from the top: the address would let Tab begin at the panel
        const reached = [stops[0]];
        while (reached.length < stops.length) {
          await cast.tab.press('Tab');
          const { id, seen } = await cast.tab.evaluate(focused);
          assert.ok(seen, `${id} shows its focus`);
          reached.push(id);
        }
        assert.deepEqual(reached, stops);
      }
    });

    it('axe finds nothing in any scene', async () => {
      for (const scene of SCENES) {
        await cast.load(scene);
        await cast.click('#pause');
        const { violations, rules } = await findings(cast.tab);
        assert.deepEqual(violations, [], scene);
        for (const rule of ['color-contrast', 'label', 'aria-valid-attr-value', 'region'])
          assert.ok(rules.includes(rule), `${rule} was looked at: ${rules}`);
      }
    });

    it('fits 320 px, and runs from a subfolder', async () => {
      await cast.open('/__blank.html');
      for (const scene of SCENES) {
        const { scroll, client, errors } = await cast.tab.evaluate(async (/** @type {string} */ each) => {
          const frame = document.createElement('iframe');
          frame.width = '320';
          frame.height = '640';
          frame.src = `/deep/er/cast.html#${each}`;
          document.body.replaceChildren(frame);
          await new Promise((resolve) => frame.addEventListener('load', resolve));
          const page = /** @type {Document} */ (frame.contentDocument);
          while (!page.querySelector(`#${each} fieldset:enabled`))
            await new Promise((resolve) => setTimeout(resolve, 20));
          const { scrollWidth, clientWidth } = page.documentElement;
          return {
            scroll: scrollWidth,
            client: clientWidth,
            errors: /** @type {any} */ (frame.contentWindow).__probe.errors,
          };
        }, scene);
        assert.ok(client > 0 && client <= 320);
        assert.ok(scroll <= client, `${scene}: ${scroll} px wide in ${client}`);
        assert.deepEqual(errors, []);
      }
    });
  });

  describe(`Cast page under reduced motion in ${name}`, () => {
    const cast = openCast(name, { reducedMotion: true });

    it('shows one still frame of each scene; moved controls show in it', async () => {
      for (const scene of SCENES) {
        await cast.load(scene);
        const { hash } = await cast.sketch(scene);
        await aWhile();
        assert.equal((await cast.sketch(scene)).hash, hash);
        const { frames, pending, errors } = await cast.tab.evaluate(probe);
        assert.deepEqual({ frames, pending, errors }, { frames: 0, pending: 0, errors: [] });
        const { pause, reduced } = await cast.panel(scene);
        assert.deepEqual({ pause, reduced }, { pause: 'Play', reduced: true });
      }
      await cast.load('flag');
      const { hash } = await cast.sketch('flag');
      await cast.click('#flag-bareLines');
      assert.notEqual((await cast.sketch('flag')).hash, hash);
      assert.equal((await cast.tab.evaluate(probe)).frames, 0);
    });

    it('moves when Play is pressed, in the next scene too', async () => {
      await cast.load('rope');
      await cast.focus('#pause');
      await cast.tab.press('Enter');
      await until('frames come', async () => (await cast.tab.evaluate(probe)).frames > 5);
      assert.equal((await cast.panel('rope')).reduced, false);
      await cast.click('#tab-walker');
      assert.ok((await cast.tab.evaluate(differentFrames, 'walker', 10)) > 5);
      await cast.click('#pause');
      await until('no frame is pending', async () => (await cast.tab.evaluate(probe)).pending === 0);
    });
  });
}
