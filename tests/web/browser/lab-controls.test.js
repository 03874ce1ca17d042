import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { keyLabel } from '../../../web/src/input/key-label.js';
import { LAB_ACTIONS, labAction } from '../../../web/src/lab/actions.js';
import { LAB_KEYS } from '../../../web/src/lab/keys.js';
import { ariaKeys } from '../../../web/src/page/page-keys.js';
import { BROWSERS } from './browsers.js';
import { openLab } from './lab-open.js';
import { chartPicture, controls, focus, focused, reachable } from './lab-state.js';
import { picture, lab as shown } from './page-state.js';
import { until } from './until.js';

const ONCE = LAB_ACTIONS.filter(({ once }) => once);
const GOING_ON = LAB_ACTIONS.filter(({ once }) => !once);

for (const name of BROWSERS) {
  describe(`controls of the Motion lab in ${name}`, () => {
    const lab = openLab(name);
    beforeEach(() => lab.load());
    afterEach(async () => assert.deepEqual(await lab.errors(), []));

    const state = async () => ({ ...(await lab.tab.evaluate(shown)), ...(await lab.tab.evaluate(controls)) });
    const seen = async () => (await lab.tab.evaluate(picture)).hash;

    it('every control is reached with Tab, in the order of the page, and the focus is seen', async () => {
      await lab.tab.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      const all = await lab.tab.evaluate(reachable);
      assert.ok(all.length > 60, `${all.length} controls`);
      /** @type {string[]} */
      const stops = [];
      for (let i = 0; i < all.length; i++) {
        await lab.tab.press('Tab');
        const stop = await lab.tab.evaluate(focused);
        assert.ok(stop.seen, `the focus on ${stop.id} is seen`);
        stops.push(stop.id);
      }
      assert.deepEqual(stops, all);
    });

    it('each action by key and by button: what plays once ends by itself', async () => {
      for (const { name: id, keys, doing } of ONCE) {
        await lab.tab.press(keyLabel(/** @type {string} */ (keys.at(-1))).toLowerCase());
        const { status, label, action } = await state();
        assert.deepEqual([status, label, action], [`He is ${doing}.`, `A stickman ${doing}`, 'idle']);
        await until(`${id} is over`, async () => (await state()).label === 'A stickman standing');
        await lab.tab.evaluate(focus, `#${id}`);
        await lab.tab.press('Enter');
        assert.equal((await state()).label, `A stickman ${doing}`);
        await until(`${id} is over again`, async () => (await state()).label === 'A stickman standing');
      }
      await lab.tab.press('f');
      assert.deepEqual((({ action, status }) => [action, status])(await state()), [
        'spear-form',
        'He is going through the spear form.',
      ]);
    });

    it('arrows choose among the actions that go on', async () => {
      await lab.tab.evaluate(focus, 'input[name=action]:checked');
      for (const { name: action } of GOING_ON.slice(1)) {
        await lab.tab.press('ArrowRight');
        assert.equal((await state()).action, action);
      }
    });

    it('each key has its line in the list, and its control says so, too', async () => {
      const { shown, listed } = await lab.tab.evaluate(() => ({
        shown: [...document.querySelectorAll('[aria-keyshortcuts]')].map((control) => [
          control.id || control.closest('label')?.textContent?.trim(),
          control.getAttribute('aria-keyshortcuts'),
        ]),
        listed: [...document.querySelectorAll('#key-list > div')].map((row) => row.textContent?.trim()),
      }));
      const controlOf = (/** @type {import('../../../web/src/lab/keys.js').Shortcut} */ command) => {
        if ('control' in command) return command.control;
        const { once, name: id, label } = labAction(command.action);
        return once ? id : label;
      };
      assert.deepEqual(
        shown.sort(),
        LAB_KEYS.map(({ keys, command }) => [controlOf(command), ariaKeys(keys)]).sort(),
      );
      assert.deepEqual(
        listed,
        LAB_KEYS.map(({ keys, words }) => `${keys.map(keyLabel).join(' ')} ${words}`),
      );
    });

    it('speed and gait follow each other and the action', async () => {
      await lab.tab.press('w');
      assert.ok(Math.abs((await state()).speedAsked - 106.45) < 1);
      await lab.tab.evaluate(focus, '#speed-slider');
      for (let i = 0; i < 5; i++) await lab.tab.press('ArrowRight');
      const faster = await state();
      assert.ok(faster.speedAsked > 110, `${faster.speedAsked}`);
      assert.ok(faster.gaitAsked > 0 && faster.gaitAsked < 1, `${faster.gaitAsked}`);
      await until(
        'he is that fast',
        async () => Math.abs((await state()).speed - faster.speedAsked / 100) < 0.02,
      );
      await lab.tab.evaluate(focus, '#gait-slider');
      await lab.tab.press('ArrowRight');
      const after = await state();
      assert.ok(after.gaitAsked > faster.gaitAsked && after.speedAsked > faster.speedAsked);
      await lab.tab.press('i');
      assert.deepEqual((({ speedAsked, gaitAsked }) => [speedAsked, gaitAsked])(await state()), [0, 0]);
    });

    it('a gait stays that gait: slider, address and he follow what it is made of', async () => {
      await lab.tab.press('w');
      await lab.tab.evaluate(focus, '#gait-slider');
      for (let i = 0; i < 3; i++) await lab.tab.press('ArrowRight');
      const before = await state();
      await lab.tab.evaluate(() => {
        const stride = /** @type {HTMLInputElement} */ (document.getElementById('parameter-walkStride'));
        stride.value = '60';
        stride.dispatchEvent(new Event('change', { bubbles: true }));
      });
      const after = await state();
      assert.equal(after.gaitAsked, before.gaitAsked);
      assert.ok(after.speedAsked > before.speedAsked + 20, `${before.speedAsked} to ${after.speedAsked} u/s`);
      await until(
        'he is that fast',
        async () => Math.abs((await state()).speed - after.speedAsked / 100) < 0.02,
      );
      await until('the address says so', async () => /gait=/.test((await state()).hash));
      assert.doesNotMatch((await state()).hash, /speed=/);
    });

    it('walks backwards', async () => {
      await lab.tab.evaluate(focus, '#speed-slider');
      for (let i = 0; i < 5; i++) await lab.tab.press('ArrowLeft');
      const { speedAsked } = await state();
      assert.ok(speedAsked < 0, `${speedAsked}`);
      await until('he goes back', async () => (await state()).distance < -0.1);
    });

    it('each overlay draws something, and leaves nothing behind', async () => {
      await lab.tab.press('w');
      await until('he walks', async () => (await state()).distance > 0.5);
      await lab.tab.press('p');
      const before = await seen();
      const names = await lab.tab.evaluate(() =>
        [...document.querySelectorAll('#overlays input')].map((each) => /** @type {any} */ (each).value),
      );
      assert.deepEqual(names, ['reach', 'trails', 'contacts', 'bones', 'joints', 'mass']);
      for (const overlay of names) {
        await lab.tab.evaluate(focus, `#overlays [value=${overlay}]`);
        await lab.tab.press('Space');
        assert.notEqual(await seen(), before, overlay);
        await lab.tab.press('Space');
        assert.equal(await seen(), before, overlay);
      }
    });

    it('each channel of the plot can be hidden', async () => {
      await lab.tab.press('r');
      await until('he runs', async () => (await state()).distance > 2);
      await lab.tab.press('p');
      for (const [channel, chart] of /** @type {const} */ ([
        ['footNearX', 0],
        ['footFarX', 0],
        ['kneeNear', 1],
        ['kneeFar', 1],
        ['hipHeight', 2],
        ['headLag', 3],
      ])) {
        // The last frame may still be on its way to the plot.
        await lab.tab.evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)));
        const before = await lab.tab.evaluate(chartPicture, chart);
        assert.notEqual(before, '');
        await lab.tab.evaluate(focus, `#charts [value=${channel}]`);
        await lab.tab.press('Space');
        await until(
          `${channel} is gone`,
          async () => (await lab.tab.evaluate(chartPicture, chart)) !== before,
        );
        await lab.tab.press('Space');
        await until(
          `${channel} is back`,
          async () => (await lab.tab.evaluate(chartPicture, chart)) === before,
        );
      }
    });

    it('a parameter changes him, is clamped to its range, and is reset', async () => {
      await lab.tab.press('p');
      await lab.tab.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      /** @param {string} text */
      const type = async (text) => {
        await lab.tab.evaluate(focus, '#parameter-thigh');
        for (const key of text) await lab.tab.press(key);
        await lab.tab.press('Tab');
      };
      const { thigh } = await state();
      await type('50');
      assert.equal((await state()).thigh, 50);
      const before = await seen();
      await lab.tab.evaluate(focus, '#step');
      await lab.tab.press('Enter');
      assert.notEqual(await seen(), before);
      await type('5000');
      assert.equal((await state()).thigh, 80);
      await lab.tab.evaluate(focus, '[aria-label="Reset thigh"]');
      await lab.tab.press('Enter');
      assert.equal((await state()).thigh, thigh);
      await type('60');
      await lab.tab.evaluate(focus, '#reset');
      await lab.tab.press('Enter');
      assert.equal((await state()).thigh, thigh);
    });
  });
}
