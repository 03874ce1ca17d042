// The sheets by which motion is judged (npm run strip): with nothing on them they would say that nothing is wrong.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { OBSTACLES, PLAYED_ONCE } from '../../../web/src/core/names.js';
import { serve } from '../../tools/static-server.mjs';
import { launch, only } from './browsers.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** One frame after a second, of each figure. */
const SHEETS = {
  stickman: { commands: [{ t: 0, action: 'walk' }] },
  hound: { commands: [{ t: 0, speed: 100 }] },
  walker: { commands: [{ t: 0, speed: 60 }] },
  rope: { commands: [{ t: 0, anchor: [100, 60] }] },
  flag: { commands: [] },
  runner: {},
};
const SHEET = { frames: 1, columns: 1, width: 240, height: 440, below: 12, scale: 1, parameters: [] };

/** In the page: how many different frames there are on a sheet of some. @param {object} sheet */
async function framesOn(sheet) {
  const { drawSheet } = await import(`${origin}/tests/tools/strip-page.js`);
  const picture = new Image();
  picture.src = await drawSheet({ ...sheet, columns: 99 });
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
  context.drawImage(picture, 0, 0);
  const { frames } = /** @type {any} */ (sheet);
  const width = (canvas.width - 8) / frames;
  const seen = Array.from({ length: frames }, (_, k) =>
    context.getImageData(Math.round(8 + k * width), 0, Math.round(width) - 8, canvas.height - 32).data.join(),
  );
  return new Set(seen).size;
}

/** In the page: pixels of ink on a sheet. @param {object} sheet */
async function inkOn(sheet) {
  const { drawSheet } = await import(`${origin}/tests/tools/strip-page.js`);
  const picture = new Image();
  picture.src = await drawSheet(sheet);
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height - 24); // above the label
  let dark = 0;
  for (let i = 0; i < data.length; i += 4) if (data[i] < 80) dark++;
  return dark;
}

only('chromium', describe)('strips in chromium', () => {
  /** @type {Awaited<ReturnType<typeof serve>>} */
  let server;
  /** @type {import('./browsers.js').Browser} */
  let browser;
  /** @type {import('./browsers.js').Tab} */
  let tab;
  before(async () => {
    server = await serve({ folders: { '/': ROOT } });
    browser = await launch('chromium');
    tab = await browser.newTab();
    await tab.goto(`${server.origin}/tests/tools/strip.html`);
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });

  for (const [figure, own] of Object.entries(SHEETS)) {
    it(`shows a ${figure}`, async () => {
      const ink = await tab.evaluate(inkOn, { ...SHEET, from: 1, to: 2, figure, ...own });
      assert.ok(ink > 500, `${ink} pixels`);
    });
  }

  for (const action of PLAYED_ONCE) {
    it(`shows a ${action} from its start to its end`, async () => {
      const sheet = { ...SHEET, figure: 'stickman', action, settle: 1, frames: 6 };
      assert.equal(await tab.evaluate(framesOn, sheet), 6);
    });
  }

  // As strip.mjs makes them.
  for (const [kind, thing] of OBSTACLES.entries()) {
    it(`shows a ${thing} of the course`, async () => {
      const program = `${ROOT}build/native/thing_lists`;
      const lists = JSON.parse(execFileSync(program, [`${kind}`, '0', '1'], { encoding: 'utf8' }));
      const ink = await tab.evaluate(inkOn, { ...SHEET, lists, labels: [''] });
      assert.ok(ink > 500, `${ink} pixels`);
    });
  }
});
