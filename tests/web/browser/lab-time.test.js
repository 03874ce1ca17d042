import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { BROWSERS } from './browsers.js';
import { openLab } from './lab-open.js';
import { controls, focus } from './lab-state.js';
import { picture, lab as shown } from './page-state.js';
import { until } from './until.js';

for (const name of BROWSERS) {
  describe(`time in the Motion lab in ${name}`, () => {
    const lab = openLab(name);
    beforeEach(() => lab.load());
    afterEach(async () => assert.deepEqual(await lab.errors(), []));

    const state = async () => ({ ...(await lab.tab.evaluate(shown)), ...(await lab.tab.evaluate(controls)) });
    const seen = async () => (await lab.tab.evaluate(picture)).hash;

    /** Drags the slider there. @param {number} ticksBack */
    const scrubTo = (ticksBack) =>
      lab.tab.evaluate((/** @type {number} */ back) => {
        const scrub = /** @type {HTMLInputElement} */ (document.getElementById('scrub'));
        scrub.value = String(-back);
        scrub.dispatchEvent(new Event('input', { bubbles: true }));
      }, ticksBack);

    const walked = async (/** @type {number} */ metres) => {
      await lab.tab.press('w');
      await until(`${metres} m`, async () => (await state()).distance > metres);
    };

    it('scrubbing back shows the earlier pose, and he goes on from there', async () => {
      await walked(3);
      await scrubTo(0);
      const end = await state();
      assert.equal(end.pause, 'Play');
      await scrubTo(100);
      const pose = await seen();
      await scrubTo(200);
      assert.notEqual(await seen(), pose);
      await until('the distance of then', async () => {
        const { distance } = await state();
        return distance < end.distance - 1 && distance > end.distance - 2.5;
      });
      await until('it is said', async () => (await state()).scrubText === '\u22121.67 s');
      await scrubTo(100);
      assert.equal(await seen(), pose, 'the same tick is the same picture');
      await scrubTo(200);
      await lab.tab.press('p');
      await until('now is now again', async () => (await state()).scrub === 0);
      const { distance } = await state();
      assert.ok(
        distance < end.distance - 0.3,
        `${distance} after ${end.distance}: he did not jump to the end`,
      );
      await until('he walks on', async () => (await state()).distance > distance + 0.3);
    });

    it('goes back by keyboard, to what was asked for then, and no further than the beginning', async () => {
      // Told before his first tick, he would have walked all along: he has to have breathed.
      for (let i = 0; i < 2; i++) {
        const before = await seen();
        await until('time runs', async () => (await seen()) !== before);
      }
      await walked(1);
      await lab.tab.press('3');
      await until('he runs', async () => (await state()).speed > 3);
      await lab.tab.press('p');
      await lab.tab.evaluate(focus, '#scrub');
      await lab.tab.press('ArrowLeft');
      await lab.tab.press('ArrowLeft');
      await until('two ticks back', async () => (await state()).scrub === -2);
      // The controls follow him ten times a second, not at once.
      await until('what was asked for then', async () => (await state()).action === 'run');
      await scrubTo(1200);
      await until('as far as it goes', async () => (await state()).scrub > -1200);
      await until('what he began with', async () => (await state()).action === 'idle');
      await lab.tab.press('p');
      await lab.tab.press('w');
      assert.equal((await state()).action, 'walk');
    });

    it('steps tick by tick while paused, by key and by button', async () => {
      await walked(0.5);
      await lab.tab.press('n');
      assert.equal((await state()).pause, 'Play');
      let before = await seen();
      for (let i = 0; i < 3; i++) {
        await lab.tab.press('n');
        const after = await seen();
        assert.notEqual(after, before);
        before = after;
      }
      await lab.tab.evaluate(focus, '#step');
      await lab.tab.press('Enter');
      assert.notEqual(await seen(), before);
    });

    it('runs slower', async () => {
      await lab.tab.evaluate(focus, '#rate');
      await lab.tab.press('ArrowLeft');
      assert.equal((await state()).rate, '× 0.95');
      await lab.tab.press('l');
      assert.equal((await state()).rate, 'full');
      await walked(0.5);
      await lab.tab.press('l');
      assert.equal((await state()).rate, '× 0.25');
      const slow = await lab.tab.evaluate(async () => {
        const read = () => Number(document.getElementById('distance')?.textContent);
        const change = async () => {
          const before = read();
          while (read() === before) await new Promise((resolve) => requestAnimationFrame(resolve));
          return { distance: read(), time: performance.now() };
        };
        const first = await change();
        let last = await change();
        while (last.time < first.time + 1500) last = await change();
        return (last.distance - first.distance) / ((last.time - first.time) / 1000);
      });
      // A slow machine makes it less, never more; the readout has steps of 0.1 m.
      assert.ok(slow > 0 && slow < 0.25 * 1.0645 + 0.1, `${slow} m/s`);
    });
  });

  describe(`time in the Motion lab under reduced motion in ${name}`, () => {
    const lab = openLab(name, { reducedMotion: true });
    beforeEach(() => lab.load());

    it('is a still frame that can be stepped and scrubbed', async () => {
      const seen = async () => (await lab.tab.evaluate(picture)).hash;
      assert.equal((await lab.tab.evaluate(shown)).pause, 'Play');
      await lab.tab.press('w');
      const still = await seen();
      for (let i = 0; i < 30; i++) await lab.tab.press('n');
      const later = await seen();
      assert.notEqual(later, still);
      await lab.tab.evaluate(focus, '#scrub');
      for (let i = 0; i < 10; i++) await lab.tab.press('ArrowLeft');
      assert.notEqual(await seen(), later);
      await until('it is said', async () => (await lab.tab.evaluate(controls)).scrubText === '\u22120.08 s');
      assert.equal((await lab.tab.evaluate(shown)).pause, 'Play');
      assert.deepEqual(await lab.errors(), []);
    });
  });
}
