import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { BROWSERS } from './browsers.js';
import { openLab } from './lab-open.js';
import { controls, focus } from './lab-state.js';
import { lab as shown } from './page-state.js';
import { until } from './until.js';

for (const name of BROWSERS) {
  describe(`setups of the Motion lab in ${name}`, () => {
    const lab = openLab(name);
    afterEach(async () => assert.deepEqual(await lab.errors(), []));

    const state = async () => ({ ...(await lab.tab.evaluate(shown)), ...(await lab.tab.evaluate(controls)) });

    const openDetails = () =>
      lab.tab.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });

    /** @param {string} id */
    const press = async (id) => {
      await lab.tab.evaluate(focus, `#${id}`);
      await lab.tab.press('Enter');
    };

    /** @param {string} text */
    const paste = (text) =>
      lab.tab.evaluate((/** @type {string} */ value) => {
        /** @type {HTMLTextAreaElement} */ (document.getElementById('json')).value = value;
      }, text);

    it('a shared address restores the setup, from the first frame', async () => {
      await lab.load('action=walk&speed=240&facing=-1&thigh=42');
      const restored = await state();
      assert.deepEqual(
        (({ action, speedAsked, thigh, addressProblem }) => ({ action, speedAsked, thigh, addressProblem }))(
          restored,
        ),
        { action: 'walk', speedAsked: 240, thigh: 42, addressProblem: '' },
      );
      await until('he goes left', async () => (await state()).distance < -0.3);
      await lab.tab.evaluate(() => {
        const scrub = /** @type {HTMLInputElement} */ (document.getElementById('scrub'));
        scrub.value = scrub.min;
        scrub.dispatchEvent(new Event('input'));
      });
      await until('back where he began, he goes at that speed already', async () => {
        const { speed, distance, pause } = await state();
        return pause === 'Play' && Math.abs(distance) < 0.05 && Math.abs(speed - 2.4) < 0.02;
      });
    });

    it('the address follows what is changed, and says nothing of what is default', async () => {
      await lab.load();
      assert.equal((await state()).hash, '');
      await lab.tab.press('3');
      await lab.tab.press('t');
      await until('it says so', async () => (await state()).hash === '#action=run&facing=-1');
      await lab.tab.press('t');
      await lab.tab.press('6');
      await until('it says so', async () => (await state()).hash === '#action=spear-form');
      await lab.tab.press('1');
      await until('it says nothing', async () => (await state()).hash === '');
    });

    it('follows an address that is typed over', async () => {
      await lab.load('action=run');
      assert.equal((await state()).action, 'run');
      await lab.tab.evaluate(() => {
        location.hash = '#action=walk&thigh=30';
      });
      await until('he walks', async () => (await state()).action === 'walk');
      assert.equal((await state()).thigh, 30);
    });

    for (const [address, message] of /** @type {[string, RegExp][]} */ ([
      ['speed=fast&thigh=42', /speed must be a number from -200 to 1000, not 'fast'/],
      ['action=fly', /action must be one of 'idle'/],
      ['tigh=42', /there is no parameter 'tigh'/],
      ['%', /there is no parameter/],
    ])) {
      it(`a malformed address (#${address}) gives a message and the defaults`, async () => {
        await lab.load(address);
        const { addressProblem, action, speedAsked, thigh } = await state();
        assert.match(addressProblem, /^The address holds no setup: .* He has the defaults\.$/);
        assert.match(addressProblem, message);
        assert.deepEqual([action, speedAsked, thigh], ['idle', 0, 37]);
        const role = await lab.tab.evaluate(() =>
          document.getElementById('address-problem')?.getAttribute('role'),
        );
        assert.equal(role, 'alert');
        await lab.tab.press('w');
        await until('the address is right again', async () => (await state()).hash === '#action=walk');
        assert.equal((await state()).addressProblem, '');
      });
    }

    it('goes out as JSON and comes back', async () => {
      await lab.load('action=walk&thigh=42');
      await openDetails();
      await press('copy');
      const { json } = await until('the JSON is there', async () => {
        const now = await state();
        return now.json && now.status !== '' ? now : null;
      });
      const setup = JSON.parse(json);
      assert.deepEqual([setup.action, setup.speed, setup.parameters.thigh], ['walk', null, 42]);
      await press('reset');
      await lab.tab.press('1');
      assert.equal((await state()).thigh, 37);
      await press('load');
      assert.deepEqual((({ action, thigh, status }) => [action, thigh, status])(await state()), [
        'walk',
        42,
        'Loaded.',
      ]);
    });

    it('malformed JSON gives a message and the defaults', async () => {
      await lab.load('action=run&thigh=42');
      await openDetails();
      for (const [text, message] of /** @type {[string, RegExp][]} */ ([
        ['{"action":', /this is not JSON/],
        ['{"parameters": {"thigh": "long"}}', /thigh must be a number from 20 to 80, not 'long'/],
      ])) {
        await paste(text);
        await press('load');
        const { jsonProblem, action, thigh } = await state();
        assert.match(jsonProblem, /^This cannot be loaded: .* He has the defaults\.$/);
        assert.match(jsonProblem, message);
        assert.deepEqual([action, thigh], ['idle', 37]);
      }
      await paste('{"action": "run"}');
      await press('load');
      assert.deepEqual((({ action, jsonProblem }) => [action, jsonProblem])(await state()), ['run', '']);
    });
  });
}
