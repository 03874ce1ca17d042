import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { CanvasPlayer } from '../../web/src/player/canvas-player.js';
import { FakeCanvas, fakeComputedStyle, fakePage } from './fakes.js';

describe('CanvasPlayer', () => {
  before(() => {
    // @ts-expect-error only what the shell asks for
    globalThis.getComputedStyle = fakeComputedStyle;
  });
  after(() => {
    // @ts-expect-error Node has none
    delete globalThis.getComputedStyle;
  });

  it('calls nothing that a subclass overrides until that is made and begins, whatever the page is like', () => {
    const page = fakePage(null);
    page.window.setMedia('(prefers-reduced-motion: reduce)', true);
    page.window.setHidden(true);
    /** @type {string[]} */
    const called = [];
    /** Has an override for everything there is to override. */
    class Probe extends CanvasPlayer {
      constructor() {
        super(/** @type {any} */ (new FakeCanvas()), page.services);
        assert.deepEqual(called, []);
        this.begin();
      }
    }
    for (const name of Object.getOwnPropertyNames(CanvasPlayer.prototype)) {
      const { value } = /** @type {PropertyDescriptor} */ (
        Object.getOwnPropertyDescriptor(CanvasPlayer.prototype, name)
      );
      if (name === 'constructor' || typeof value !== 'function') continue;
      /** @type {any} */ (Probe.prototype)[name] = function (/** @type {any[]} */ ...values) {
        called.push(name);
        return value.apply(this, values);
      };
    }
    const probe = new Probe();
    assert.ok(called.includes('setReason') && called.includes('turned'), `${called}`);
    assert.equal(probe.paused, true);
    probe.destroy();
  });
});
