// Keys as other keyboards, layouts and systems send them. The browser's protocol can press any key there is; what
// becomes of them is the same code of ours everywhere.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { only } from './browsers.js';
import { openElements, SCRIPT } from './elements-page.js';
import { until } from './until.js';

only('chromium', describe)('keys of <spear-run> in chromium', () => {
  const open = openElements('chromium');
  /** @typedef {{ type?: 'keyDown' | 'keyUp', key: string, code: string, modifiers?: number }} Key */

  /** Keys go down, or up, one after the other. @param {...Key} keys */
  async function send(...keys) {
    const page = /** @type {import('puppeteer-core').Page} */ (open.tab.page);
    const session = await page.createCDPSession();
    await Promise.all(
      keys.map(({ type = 'keyDown', ...key }) => session.send('Input.dispatchKeyEvent', { type, ...key })),
    );
    await session.detach();
  }
  /** @param {Key} key */
  const tap = (key) => send(key, { ...key, type: 'keyUp' });

  const game = () =>
    open.tab.evaluate(() => {
      const { state, replay } = /** @type {any} */ (document.querySelector('spear-run'));
      return { state, pressed: replay?.match(/(?<=^\d+ )[JjTt]$/gm)?.join('') };
    });
  /** @param {string} state */
  const becomes = (state) => until(`it is ${state}`, async () => (await game()).state === state);
  /** @param {string} letters of the record */
  const records = (letters) =>
    until(`${letters} in the record`, async () => (await game()).pressed === letters);

  /** With the focus, waiting for a start. */
  async function ready() {
    await open.show(`<spear-run seed="7"></spear-run>${SCRIPT}`);
    await becomes('ready');
    await open.tab.evaluate(() => {
      // Nobody knows how long a key takes to come: he has not run into the first thing by then.
      /** @type {any} */ (window).__probe.pace = 0.1;
      /** @type {any} */ (document.querySelector('spear-run')).focus();
    });
  }

  it('a space bar without a place, as on-screen keyboards have it, starts and jumps (case 53)', async () => {
    await ready();
    await tap({ key: ' ', code: '' });
    await becomes('running');
    await tap({ key: ' ', code: '' });
    await records('Jj');
  });

  it('Dvorak, AZERTY, Cyrillic: the key that types what the text names, or has it printed (case 53)', async () => {
    await ready();
    await tap({ key: 'Enter', code: 'Enter' });
    await becomes('running');
    await tap({ key: 'u', code: 'KeyF' }); // Dvorak: nobody's
    await tap({ key: 'f', code: 'KeyY' }); // Dvorak
    await records('Tt');
    await tap({ key: 'а', code: 'KeyF' });
    await records('TtTt');
    await tap({ key: 'p', code: 'KeyR' }); // Dvorak
    await becomes('paused');
  });

  it('a held jump, let go in a pause by P or by the focus, is held on by the press that ends it (case 50)', async () => {
    await ready();
    await tap({ key: 'Enter', code: 'Enter' });
    await becomes('running');
    const space = { key: ' ', code: 'Space' };
    await send(space);
    await records('J');
    await tap({ key: 'p', code: 'KeyP' });
    await becomes('paused');
    await send({ ...space, type: 'keyUp' }, space);
    await becomes('running');
    await open.tab.evaluate(() => {
      const game = /** @type {any} */ (document.querySelector('spear-run'));
      game.blur();
      game.focus();
    });
    await becomes('paused');
    await send({ ...space, type: 'keyUp' }, space);
    await becomes('running');
    assert.equal((await game()).pressed, 'J');
    await send({ ...space, type: 'keyUp' });
    await records('Jj');
  });

  it('Space whose end ⌘ keeps to itself: the next Space counts (case 52)', async () => {
    await ready();
    await tap({ key: 'Enter', code: 'Enter' });
    await becomes('running');
    const space = { key: ' ', code: 'Space' };
    const meta = { key: 'Meta', code: 'MetaLeft' };
    await send(space, { ...meta, modifiers: 4 }, { ...meta, type: 'keyUp' });
    await records('Jj');
    await send(space);
    await records('JjJ');
    assert.deepEqual((await open.probe()).errors, []);
  });
});
