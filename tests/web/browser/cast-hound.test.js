import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { BROWSERS } from './browsers.js';
import { openCast } from './cast-open.js';
import { differentFrames, slide } from './cast-state.js';
import { until } from './until.js';

/** Pixels of the footfall diagram that are inked. */
function inkedFootfalls() {
  const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('hound-footfalls'));
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  let inked = 0;
  for (let at = 3; at < data.length; at += 4) if (data[at] > 200) inked++;
  return { inked, share: inked / (canvas.width * canvas.height) };
}

for (const name of BROWSERS) {
  describe(`Hound in ${name}`, () => {
    const cast = openCast(name);
    before(() => cast.load('hound'));

    /** @param {string} figure @param {string} text */
    const says = (figure, text) =>
      until(`${figure}: ${text}`, async () => (await cast.panel('hound')).readouts[figure] === text);
    const pressed = async () => (await cast.panel('hound')).values.state;

    it('his gait follows the speed', async () => {
      await says('gait', 'trot');
      assert.ok((await cast.tab.evaluate(differentFrames, 'hound', 20)) >= 15);
      await cast.tab.evaluate(slide, 'hound-speed', 600);
      await says('gait', 'gallop');
      await until('600 u/s', async () => (await cast.figure('hound', 'speed')) > 595);
      const { width } = await cast.sketch('hound');
      await cast.tab.drag([
        await cast.place('hound', 0.5 * width, 200),
        await cast.place('hound', 0.15 * width, 200),
      ]);
      await says('gait', 'walk');
      assert.ok(Math.abs((await cast.panel('hound')).values.speed - 105) < 4);
    });

    it('the diagram shows his footfalls', async () => {
      const { share } = await until('three seconds of them', async () => {
        const now = await cast.tab.evaluate(inkedFootfalls);
        return now.share > 0.3 && now;
      });
      assert.ok(share < 0.8, `${share} of it are bars`);
    });

    it('does what the buttons say, chosen by click or keys', async () => {
      await cast.click('#hound input[value="4"]');
      await until('he sits', async () => (await cast.sketch('hound')).top > 0 && (await pressed()) === 4);
      await says('gait', 'stand');
      await says('paws', 'RF LF RH LH');
      await cast.focus('#hound input[value="4"]');
      await cast.tab.press('ArrowRight');
      await until('he lies', async () => (await pressed()) === 5);
    });

    it('does what the keys on the picture say', async () => {
      await cast.focus('#hound-canvas');
      await cast.tab.press('Home');
      await until('he stands', async () => (await pressed()) === 0);
      await cast.tab.press('ArrowUp');
      await until('he jumps', async () => (await pressed()) === 2);
      await until('he stands again', async () => (await pressed()) === 0);
      await cast.tab.press('s');
      await until('he sits', async () => (await pressed()) === 4);
      await cast.tab.press('r');
      await until('he runs', async () => (await pressed()) === 1);
      await cast.tab.press('Shift+ArrowRight');
      await until('faster', async () => Math.abs((await cast.panel('hound')).values.speed - 185) < 4);
    });

    it('shows skeleton and trails', async () => {
      await cast.focus('#hound-canvas');
      await cast.tab.press('t');
      await says('gait', 'stand');
      const { inked: plain, left } = await cast.sketch('hound');
      await cast.click('#hound-bones');
      await until('bones', async () => (await cast.sketch('hound')).inked < 0.8 * plain);
      await cast.click('#hound-trails');
      await cast.tab.press('r');
      await until('trails behind him', async () => (await cast.sketch('hound')).left < left - 100);
    });

    it('ran without an error', async () => {
      assert.deepEqual(await cast.errors(), []);
    });
  });
}
