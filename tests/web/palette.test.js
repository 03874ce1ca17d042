import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { STYLES } from '../../web/src/names.js';
import { readPalette } from '../../web/src/palette.js';
import { FakeCanvas, fakeComputedStyle } from './fakes.js';

describe('palette', () => {
  before(() => {
    // @ts-expect-error only what the shell asks for
    globalThis.getComputedStyle = fakeComputedStyle;
  });
  after(() => {
    // @ts-expect-error Node has none
    delete globalThis.getComputedStyle;
  });

  it('has a colour for each style id, the ink first', () => {
    const canvas = new FakeCanvas();
    const colours = readPalette(/** @type {any} */ (canvas), false);
    assert.equal(colours.length, STYLES.length);
    assert.equal(colours[0], 'var(--stickman-color, currentColor)');
    assert.ok(colours.every((colour) => typeof colour === 'string' && colour !== ''));
    assert.equal(canvas.children, 0, 'the probe is gone');
  });

  it("uses the system's own colours where they are forced", () => {
    const colours = readPalette(/** @type {any} */ (new FakeCanvas()), true);
    assert.deepEqual(new Set(colours), new Set(['CanvasText', 'Highlight']));
  });
});
