import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { followPalette, readPalette } from '../../web/src/canvas/palette.js';
import { STYLES } from '../../web/src/core/names.js';
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
    for (const [i, style] of STYLES.entries())
      if (style !== 'ink') assert.match(colours[i], new RegExp(`^var\\(--stickman-${style}-color, `));
    assert.equal(canvas.children, 0, 'the probe is gone');
  });

  it('follows what CSS says, and gives the canvas back as it was (case 42)', () => {
    const canvas = new FakeCanvas();
    canvas.style.transition = 'opacity 1s';
    let changes = 0;
    const end = followPalette(/** @type {any} */ (canvas), () => changes++);
    assert.match(
      canvas.style.transition,
      /^all, aspect-ratio 0s, color 1ms step-start, text-shadow 1ms step-start$/,
    );
    for (const style of STYLES)
      assert.ok(canvas.style.textShadow.includes(style === 'ink' ? '--stickman-color' : `-${style}-color`));
    canvas.emit('transitionrun');
    assert.equal(changes, 1);
    end();
    canvas.emit('transitionrun');
    assert.equal(changes, 1);
    assert.deepEqual(canvas.style, { transition: 'opacity 1s', textShadow: '' });
    assert.equal(canvas.listenerCount, 0);
  });

  it("uses the system's own colours where they are forced", () => {
    const colours = readPalette(/** @type {any} */ (new FakeCanvas()), true);
    for (const [i, style] of STYLES.entries())
      assert.equal(colours[i], ['accent', 'cloth'].includes(style) ? 'Highlight' : 'CanvasText');
  });
});
