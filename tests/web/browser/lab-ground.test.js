import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { BROWSERS } from './browsers.js';
import { openLab } from './lab-open.js';
import { focus } from './lab-state.js';
import { until } from './until.js';

/** In the page: what is chosen, said and drawn of the ground. */
function look() {
  const drawing = /** @type {HTMLCanvasElement} */ (document.querySelector('#ground-drawing'));
  const box = drawing.getBoundingClientRect();
  return {
    hash: decodeURIComponent(location.hash),
    kind: /** @type {HTMLSelectElement} */ (document.querySelector('#ground')).value,
    seed: /** @type {HTMLInputElement} */ (document.querySelector('#ground-seed')).value,
    now: drawing.getAttribute('aria-valuenow'),
    said: drawing.getAttribute('aria-valuetext'),
    picture: drawing.toDataURL().length,
    box: { x: box.x, y: box.y, width: box.width, height: box.height },
    distance: Number(document.querySelector('#distance')?.textContent),
  };
}

for (const name of BROWSERS) {
  describe(`ground of the Motion lab in ${name}`, () => {
    const lab = openLab(name);
    afterEach(async () => assert.deepEqual(await lab.errors(), []));
    const now = () => lab.tab.evaluate(look);
    const choose = (/** @type {string} */ kind) =>
      lab.tab.evaluate((/** @type {string} */ value) => {
        const select = /** @type {HTMLSelectElement} */ (document.querySelector('#ground'));
        select.value = value;
        select.dispatchEvent(new Event('change'));
      }, kind);

    it('is chosen by name or at random, goes into the address, and comes back from it', async () => {
      await lab.load('action=run');
      await choose('hills');
      await until('the address has it', async () => (await now()).hash.includes('ground=hills'));
      await choose('random');
      await until('the address has it', async () => (await now()).hash.includes('ground=random.1'));
      await lab.load('action=run&ground=random.23');
      assert.deepEqual([(await now()).kind, (await now()).seed], ['random', '23']);
      await until('he runs on it', async () => (await now()).distance > 1);
      await lab.load('ground=moon');
      const problem = () => lab.tab.evaluate(() => document.querySelector('#address-problem')?.textContent);
      assert.match(String(await problem()), /ground must be one of flat, hills/);
    });

    it('is drawn by a stroke and by keys, and says where one is', async () => {
      await lab.load();
      await lab.tab.evaluate(() =>
        document.querySelector('#ground-drawing')?.scrollIntoView({ block: 'center' }),
      );
      const { box, picture } = await now();
      const at = (/** @type {number} */ x, /** @type {number} */ y) => ({
        x: box.x + x * box.width,
        y: box.y + y * box.height,
      });
      await lab.tab.drag([at(0.3, 0.5), at(0.6, 0.25), at(0.8, 0.3)]);
      // In steps: a quarter of the picture's height from its middle, of 0.42 for 30. A pointer is at whole pixels, of
      // which a step takes 1.4.
      const heights = async () => ((await now()).hash.split('drawn.')[1] ?? '').split('.').map(Number);
      await until('the address has it', async () => Math.abs(Math.max(...(await heights())) - 18) <= 1);
      assert.equal((await heights()).length, 25);
      assert.notEqual((await now()).picture, picture);
      await lab.tab.evaluate(focus, '#ground-drawing');
      await lab.tab.press('Home');
      assert.match(String((await now()).said), /^place 1 of 25, /);
      const before = Number((await now()).now);
      await lab.tab.press('ArrowRight');
      await lab.tab.press('ArrowUp');
      await lab.tab.press('PageUp');
      const after = await now();
      assert.match(String(after.said), /^place 2 of 25, 0\.\d\d metres$/);
      assert.equal(Number(after.now) - before, 48);
      assert.equal(after.kind, 'drawn');
    });
  });
}
