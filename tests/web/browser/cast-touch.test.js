import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { findings } from './axe.js';
import { only } from './browsers.js';
import { aWhile, openCast, SCENES } from './cast-open.js';
import { until } from './until.js';

only('chromium', describe)('Cast page by touch in chromium', () => {
  const cast = openCast('chromium');
  const page = () => /** @type {import('puppeteer-core').Page} */ (cast.tab.page);
  before(async () => {
    await page().setViewport({ width: 400, height: 600, hasTouch: true });
    await cast.load('rope');
  });

  /** A finger goes from place to place, in CSS pixels. @param {{ x: number, y: number }[]} path */
  async function swipe([from, ...path]) {
    await page().touchscreen.touchStart(from.x, from.y);
    let { x, y } = from;
    for (const to of path) {
      for (let i = 1; i <= 10; i++)
        await page().touchscreen.touchMove(x + ((to.x - x) * i) / 10, y + ((to.y - y) * i) / 10);
      ({ x, y } = to);
    }
    await page().touchscreen.touchEnd();
    await aWhile();
  }

  it('a finger drags the anchor, up and down too, and the page stays', async () => {
    const before = await cast.sketch('rope');
    const from = await cast.place('rope', before.topX, 200);
    const to = await cast.place('rope', before.topX + 80, 280);
    await swipe([from, to]);
    await until('the anchor 80 u to the right and down', async () => {
      const { topX, top } = await cast.sketch('rope');
      return Math.abs(topX - before.topX - 80) < 5 && Math.abs(top - before.top - 80) < 5;
    });
    assert.equal((await cast.panel('rope')).scrollY, 0);
  });

  it('below the picture a swipe scrolls the page, and so it does on a paused picture (case 10)', async () => {
    await swipe([
      { x: 200, y: 560 },
      { x: 200, y: 420 },
    ]);
    const { scrollY } = await cast.panel('rope');
    assert.ok(scrollY > 50, `scrolled by ${scrollY} px`);
    await cast.load('rope');
    await cast.click('#pause');
    const middle = await cast.place('rope', 200, 300);
    await swipe([middle, { x: middle.x, y: middle.y - 140 }]);
    assert.ok((await cast.panel('rope')).scrollY > 50);
    assert.deepEqual(await cast.errors(), []);
  });

  it('a finger leads the walker only while it is down (case 48)', async () => {
    await cast.load('walker');
    const { values: before } = await cast.panel('walker');
    const { width } = await cast.sketch('walker');
    const from = await cast.place('walker', 0.5 * width, 220);
    const to = await cast.place('walker', 0.25 * width, 330);
    await page().touchscreen.touchStart(from.x, from.y);
    await page().touchscreen.touchMove(to.x, to.y);
    await until('he is where the finger is', async () => {
      const { values } = await cast.panel('walker');
      return Math.abs(values.hip - 25) < 3 && Math.abs(values.turn - 5) < 0.5;
    });
    await page().touchscreen.touchEnd();
    await until('he is back', async () => {
      const { values } = await cast.panel('walker');
      return values.hip === before.hip && values.turn === before.turn;
    });
  });

  for (const features of [
    [{ name: 'prefers-color-scheme', value: 'dark' }],
    [{ name: 'forced-colors', value: 'active' }],
    [{ name: 'prefers-contrast', value: 'more' }],
  ]) {
    it(`axe finds nothing with ${features.map(({ name, value }) => `${name}: ${value}`).join(', ')}`, async () => {
      const session = await page().createCDPSession();
      await session.send('Emulation.setEmulatedMedia', { features });
      for (const scene of SCENES) {
        await cast.load(scene);
        await cast.click('#pause');
        assert.deepEqual((await findings(cast.tab)).violations, [], scene);
      }
      await session.detach();
    });
  }
});
