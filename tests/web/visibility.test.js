import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Visibility } from '../../web/src/visibility.js';
import { FakeWindow } from './fakes.js';

const REDUCED = '(prefers-reduced-motion: reduce)';

function setUp() {
  const window = new FakeWindow();
  const visibility = new Visibility(/** @type {any} */ (window));
  /** Notes what a figure hears. */
  const watch = (/** @type {any} */ element = {}, /** @type {any} */ host = {}) => {
    /** @type {string[]} */
    const heard = [];
    const unwatch = visibility.watch(element, host, {
      hiddenChanged: (hidden) => heard.push(`hidden ${hidden}`),
      offScreenChanged: (off) => heard.push(`off ${off}`),
      reducedMotionChanged: (reduced) => heard.push(`reduced ${reduced}`),
      resized: () => heard.push('resized'),
    });
    return { element, host, heard, unwatch };
  };
  return { window, visibility, watch };
}

describe('visibility', () => {
  it('tells the present state at once; unmeasured counts as off-screen', () => {
    const { window, watch } = setUp();
    window.document.hidden = true;
    window.matchMedia(REDUCED).matches = true;
    assert.deepEqual(watch().heard, ['hidden true', 'reduced true', 'off true']);
  });

  it('counts as on screen where no observer can tell', () => {
    const window = new FakeWindow();
    const visibility = new Visibility(/** @type {any} */ ({ document: window.document }));
    /** @type {boolean[]} */
    const off = [];
    const stop = visibility.watch(/** @type {any} */ ({}), /** @type {any} */ ({}), {
      hiddenChanged() {},
      offScreenChanged: (offScreen) => off.push(offScreen),
      reducedMotionChanged: (reduced) => assert.equal(reduced, false),
      resized() {},
    });
    assert.deepEqual(off, [false]);
    stop();
    assert.equal(window.document.listenerCount, 0);
  });

  it('tells each change to whom it concerns', () => {
    const { window, watch } = setUp();
    const a = watch();
    const b = watch();
    a.heard.length = 0;
    b.heard.length = 0;
    window.intersect(a.element, true);
    window.resize(b.host);
    window.setHidden(true);
    window.setMedia(REDUCED, true);
    window.intersect(a.element, false);
    assert.deepEqual(a.heard, ['off false', 'hidden true', 'reduced true', 'off true']);
    assert.deepEqual(b.heard, ['resized', 'hidden true', 'reduced true']);
  });

  it('takes the last of several entries for one element', () => {
    const { window, watch } = setUp();
    const a = watch();
    a.heard.length = 0;
    window.intersectionObservers[0].callback([
      { target: a.element, isIntersecting: true },
      { target: a.element, isIntersecting: false },
    ]);
    assert.equal(a.heard.at(-1), 'off true');
  });

  it('shares one listener and one observer of each kind, and gives all back', () => {
    const { window, watch } = setUp();
    const all = Array.from({ length: 10 }, () => watch());
    assert.equal(window.document.listenerCount, 1);
    assert.equal(window.matchMedia(REDUCED).listenerCount, 1);
    assert.equal(window.intersectionObservers.length, 1);
    assert.equal(window.resizeObservers.length, 1);
    for (const { unwatch } of all) unwatch();
    assert.equal(window.attached, 0);
    assert.ok(!window.intersectionObservers[0].connected);
    assert.ok(!window.resizeObservers[0].connected);
  });

  it('leaves nothing behind after 200 times', () => {
    const { window, watch } = setUp();
    for (let i = 0; i < 200; i++) {
      const { unwatch } = watch();
      unwatch();
      unwatch();
    }
    assert.equal(window.attached, 0);
  });

  it('tells a second watcher of the same element what the observer will not repeat', () => {
    const { window, watch } = setUp();
    const element = {};
    const host = {};
    const first = watch(element, host);
    window.intersect(element, true);
    const second = watch(element, host);
    assert.equal(second.heard.at(-1), 'off false');
    first.unwatch();
    window.intersect(element, false);
    window.resize(host);
    assert.deepEqual(second.heard.slice(-2), ['off true', 'resized']);
  });

  it('knows nothing of an element from what it knows of another', () => {
    const { window, watch } = setUp();
    window.intersect(watch().element, true);
    assert.equal(watch().heard.at(-1), 'off true');
  });

  it('stops observing what the last one to watch it has left, and nothing else', () => {
    const { window, watch } = setUp();
    const element = {};
    const host = {};
    const watchers = [watch(element, host), watch(element, host), watch()];
    const observed = () => [window.intersectionObservers[0].targets, window.resizeObservers[0].targets];
    watchers[0].unwatch();
    assert.ok(observed()[0].has(element) && observed()[1].has(host));
    watchers[1].unwatch();
    assert.deepEqual(
      observed().map((targets) => targets.size),
      [1, 1],
    );
    assert.ok(observed()[0].has(watchers[2].element) && observed()[1].has(watchers[2].host));
  });

  it('lets a listener stop watching while it is told', () => {
    const { window, visibility, watch } = setUp();
    const stop = visibility.watch(/** @type {any} */ ({}), /** @type {any} */ ({}), {
      hiddenChanged: (hidden) => hidden && stop(),
      offScreenChanged() {},
      reducedMotionChanged() {},
      resized() {},
    });
    const b = watch();
    window.setHidden(true);
    assert.equal(b.heard.at(-1), 'hidden true');
  });
});
