import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { BROWSERS } from './browsers.js';
import { aWhile, openCast } from './cast-open.js';
import { differentFrames, slide } from './cast-state.js';
import { until } from './until.js';

/** Radius of what the rope hangs from, in u. */
const PEG = 6.5;

for (const name of BROWSERS) {
  describe(`Rope in ${name}`, () => {
    const cast = openCast(name);
    before(() => cast.load('rope'));

    /**
     * Waits for the anchor: the topmost ink as soon as the rope's end does not swing above it.
     * @param {number} x
     * @param {number} [y] in u
     */
    const anchorAt = (x, y = 60) =>
      until(`the anchor at ${x}, ${y}`, async () => {
        const { topX, top } = await cast.sketch('rope');
        return Math.abs(topX - x) < 4 && Math.abs(top + PEG - y) < 4;
      });

    it('hangs from the middle, as long as it is', async () => {
      const { topX, top, width } = await cast.sketch('rope');
      assert.ok(Math.abs(topX - width / 2) < 5, `${topX} of ${width}`);
      assert.ok(top > 40 && top < 70, `top ${top}`);
      // It begins held aside, and passes below its anchor as it swings.
      await until('it is as long as it is', async () => {
        const end = await cast.figure('rope', 'end');
        return end > 325 && end < 360;
      });
    });

    it('follows when its anchor is dragged, and swings', async () => {
      const { width } = await cast.sketch('rope');
      const path = [];
      for (const [x, y] of [
        [width / 2, 60],
        [width / 2 + 60, 70],
        [width / 2 + 120, 90],
      ])
        path.push(await cast.place('rope', x, y));
      await cast.tab.drag(path);
      await anchorAt(width / 2 + 120, 90);
      assert.ok((await cast.tab.evaluate(differentFrames, 'rope', 20)) >= 10, 'it swings');
    });

    it('is let go where the pointer lets go', async () => {
      const { width } = await cast.sketch('rope');
      await cast.tab.hover(await cast.place('rope', width / 4, 200));
      await aWhile();
      await anchorAt(width / 2 + 120, 90);
    });

    it('goes by arrow keys, farther with Shift, and home', async () => {
      const { width } = await cast.sketch('rope');
      await cast.focus('#rope-canvas');
      await cast.tab.press('Home');
      await anchorAt(width / 2);
      for (let i = 0; i < 5; i++) await cast.tab.press('ArrowRight');
      await anchorAt(width / 2 + 60);
      await cast.tab.press('Shift+ArrowLeft');
      await cast.tab.press('Shift+ArrowLeft');
      await anchorAt(width / 2 - 36);
      await cast.tab.press('Shift+ArrowDown');
      await anchorAt(width / 2 - 36, 108);
      await cast.tab.press('Home');
      await anchorAt(width / 2);
      assert.equal((await cast.panel('rope')).scrollY, 0, 'the page did not scroll');
    });

    it('has as many points as its slider says, by real keys', async () => {
      await cast.focus('#rope-points');
      await cast.tab.press('ArrowRight');
      await until('21 points', async () => (await cast.panel('rope')).values.points === 21);
      await cast.tab.press('Home');
      await until('2 points', async () => (await cast.panel('rope')).values.points === 2);
      await until('a short rope', async () => (await cast.figure('rope', 'end')) < 130);
      await cast.click('#rope-reset');
      await until('20 points again', async () => (await cast.panel('rope')).values.points === 20);
    });

    it('stretches with few iterations and much gravity', async () => {
      await cast.tab.evaluate(slide, 'rope-iterations', 1);
      await cast.tab.evaluate(slide, 'rope-gravity', 2500);
      await until('it gives way', async () => (await cast.figure('rope', 'mean')) > 1.05);
      await cast.tab.evaluate(slide, 'rope-iterations', 40);
      await cast.tab.evaluate(slide, 'rope-gravity', 300);
      await until('it holds', async () => (await cast.figure('rope', 'mean')) < 1.01);
    });

    it('shows points and constraints', async () => {
      await cast.click('#rope-reset');
      const { inked } = await cast.sketch('rope');
      await cast.focus('#rope-showPoints');
      await cast.tab.press('Space');
      await until(
        'another picture',
        async () => Math.abs((await cast.sketch('rope')).inked / inked - 1) > 0.1,
      );
      assert.equal((await cast.panel('rope')).values.showPoints, 1);
    });

    it('ran without an error', async () => {
      assert.deepEqual(await cast.errors(), []);
    });
  });

  describe(`Flag in ${name}`, () => {
    const cast = openCast(name);
    before(() => cast.load('flag'));

    it('waves', async () => {
      assert.ok((await cast.tab.evaluate(differentFrames, 'flag', 20)) >= 10);
    });

    it('flies the farther the more wind there is', async () => {
      await cast.tab.evaluate(slide, 'flag-windX', 0);
      await until('it hangs down', async () => {
        const { left, right } = await cast.sketch('flag');
        return right - left < 140;
      });
      await cast.tab.evaluate(slide, 'flag-windX', 4800);
      await until('it flies', async () => {
        const { left, right } = await cast.sketch('flag');
        return right - left > 200;
      });
    });

    it('is stiffer with more iterations', async () => {
      const settled = async (/** @type {number} */ iterations) => {
        await cast.tab.evaluate(slide, 'flag-iterations', iterations);
        await aWhile();
        let sum = 0;
        for (let i = 0; i < 8; i++) {
          await new Promise((resolve) => setTimeout(resolve, 110));
          sum += await cast.figure('flag', 'mean');
        }
        return sum / 8;
      };
      const loose = await settled(1);
      const stiff = await settled(32);
      assert.ok(loose > stiff + 0.03, `${loose} × with 1, ${stiff} × with 32`);
    });

    it('goes with its pole: by drag and by keys', async () => {
      const { left, top } = await cast.sketch('flag');
      const from = await cast.place('flag', left + 3, top + 40);
      const to = await cast.place('flag', left + 53, top + 70);
      await cast.tab.drag([from, to]);
      await until('the pole at the right', async () => (await cast.sketch('flag')).left > left + 40);
      await cast.focus('#flag-canvas');
      await cast.tab.press('Home');
      await until('back', async () => Math.abs((await cast.sketch('flag')).left - left) < 3);
      await cast.tab.press('Shift+ArrowRight');
      await until('48 u on', async () => Math.abs((await cast.sketch('flag')).left - left - 48) < 4);
    });

    it('is shaded or bare lines', async () => {
      await cast.click('#flag-reset');
      await aWhile();
      const { inked } = await cast.sketch('flag');
      await cast.focus('#flag-bareLines');
      await cast.tab.press('Space');
      await until('lines only', async () => (await cast.sketch('flag')).inked < 0.75 * inked);
    });

    it('ran without an error', async () => {
      assert.deepEqual(await cast.errors(), []);
    });
  });

  describe(`Walker in ${name}`, () => {
    const cast = openCast(name);
    before(() => cast.load('walker'));

    /** @param {number} x part of the width @param {number} [within] */
    const hipsAt = (x, within = 0.08) =>
      until(`hips at ${x}`, async () => {
        const { topX, width } = await cast.sketch('walker');
        return Math.abs(topX / width - x) < within;
      });

    it("the pointer's x moves the hips, its y the speed, until it leaves the picture (case 48)", async () => {
      const { width } = await cast.sketch('walker');
      const { values: before } = await cast.panel('walker');
      await cast.tab.hover(await cast.place('walker', 0.25 * width, 440 * 0.9));
      await hipsAt(0.25);
      await until('8 degrees', async () => Math.abs((await cast.panel('walker')).values.turn - 8) < 0.3);
      assert.ok((await cast.tab.evaluate(differentFrames, 'walker', 20)) >= 15);
      await cast.tab.hover(await cast.place('walker', 0.7 * width, 440 * 0.2));
      await hipsAt(0.7);
      const { values } = await cast.panel('walker');
      assert.ok(Math.abs(values.turn + 6) < 0.3, `${values.turn} degrees`);
      assert.ok(Math.abs(values.hip - 70) < 2, `hips at ${values.hip} %`);
      await cast.tab.hover(await cast.place('walker', 0.7 * width, -20));
      await hipsAt(0.5);
      const { hip, turn } = (await cast.panel('walker')).values;
      assert.deepEqual([hip, turn], [before.hip, before.turn]);
    });

    it('does the same by keys and sliders', async () => {
      await cast.focus('#walker-canvas');
      await cast.tab.press('Home');
      await hipsAt(0.5);
      const { turn } = (await cast.panel('walker')).values;
      for (let i = 0; i < 2; i++) await cast.tab.press('Shift+ArrowLeft');
      await cast.tab.press('ArrowUp');
      await hipsAt(0.34);
      await until(
        'half a degree less',
        async () => Math.abs((await cast.panel('walker')).values.turn - turn + 0.5) < 0.11,
      );
      await cast.focus('#walker-hip');
      await cast.tab.press('End');
      await cast.tab.press('ArrowLeft');
      await until('99 %', async () => (await cast.panel('walker')).values.hip === 99);
      await cast.tab.evaluate(slide, 'walker-hip', 60);
      await hipsAt(0.6);
    });

    it('stops when its feet do not turn', async () => {
      await cast.tab.evaluate(slide, 'walker-turn', 0);
      await until(
        'every frame the same',
        async () => (await cast.tab.evaluate(differentFrames, 'walker', 8)) === 1,
      );
    });

    it('is drawn as beads or limbs, with its construction', async () => {
      await cast.tab.evaluate(slide, 'walker-turn', 0);
      const beads = await cast.sketch('walker');
      await cast.focus('input[name=limbs]');
      await cast.tab.press('ArrowRight');
      const limbs = await until('limbs', async () => {
        const now = await cast.sketch('walker');
        return now.hash !== beads.hash && now;
      });
      assert.equal((await cast.panel('walker')).values.limbs, 1);
      await cast.focus('#walker-construction');
      await cast.tab.press('Space');
      await until('lines', async () => (await cast.sketch('walker')).hash !== limbs.hash);
    });

    it('ran without an error', async () => {
      assert.deepEqual(await cast.errors(), []);
    });
  });
}
