import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PixelRatio } from '../../web/src/canvas/pixel-ratio.js';
import { FakeWindow } from './fakes.js';

describe('pixel ratio', () => {
  it('is armed again after each change (case 2)', () => {
    const window = new FakeWindow();
    const ratio = new PixelRatio(window);
    /** @type {number[]} */
    const heard = [];
    const stop = ratio.subscribe(() => heard.push(ratio.value));
    for (const value of [2, 1.5, 1, 3]) window.setRatio(value);
    assert.deepEqual(heard, [2, 1.5, 1, 3]);
    assert.equal(window.attached, 1);
    stop();
    assert.equal(window.attached, 0);
    window.setRatio(1);
    assert.equal(heard.length, 4);
  });

  it('notices when checked what it was not told, and is armed for that', () => {
    const window = new FakeWindow();
    const ratio = new PixelRatio(window);
    /** @type {number[]} */
    const heard = [];
    ratio.subscribe(() => heard.push(ratio.value));
    ratio.check();
    window.devicePixelRatio = 3; // without an event
    ratio.check();
    ratio.check();
    window.setRatio(1);
    assert.deepEqual(heard, [3, 1]);
    assert.equal(window.attached, 1);
  });

  it('is a positive number whatever the browser says', () => {
    for (const odd of [0, -1, Number.NaN, undefined]) {
      assert.equal(new PixelRatio(/** @type {any} */ ({ devicePixelRatio: odd })).value, 1);
    }
  });
});
