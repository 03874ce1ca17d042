import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Visibility } from '../../web/src/canvas/visibility.js';
import { FakeWindow, Listened } from './fakes.js';

const REDUCED = '(prefers-reduced-motion: reduce)';

function setUp() {
  const window = new FakeWindow();
  const visibility = new Visibility(/** @type {any} */ (window));
  /** Notes what a figure hears. */
  const watch = (/** @type {any} */ host = {}, /** @type {any} */ element = { parentElement: host }) => {
    /** @type {string[]} */
    const heard = [];
    const unwatch = visibility.watch(element, {
      changed: (reason, present) => heard.push(`${reason.split('-')[0]} ${present}`),
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
    /** @type {string[]} */
    const off = [];
    const stop = visibility.watch(/** @type {any} */ ({}), {
      changed: (reason, present) => off.push(`${reason} ${present}`),
      resized() {},
    });
    assert.deepEqual(off, ['hidden false', 'reduced-motion false', 'off-screen false']);
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
    assert.deepEqual(
      [...window.document.listeners.values()].map(({ size }) => size),
      [1, 1, 1],
    );
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
    const first = watch();
    const { element, host } = first;
    window.intersect(element, true);
    const second = watch(host, element);
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
    const first = watch();
    const { element, host } = first;
    const watchers = [first, watch(host, element), watch()];
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

  /** A host in a frame. */
  const inFrame = () => {
    const view = new Listened();
    return { view, host: { ownerDocument: { defaultView: view } } };
  };

  it('an element whose frame is taken away is off-screen until it is seen elsewhere (case 49)', () => {
    const { window, watch } = setUp();
    const { view, host } = inFrame();
    const a = watch(host);
    const b = watch();
    for (const { element } of [a, b]) window.intersect(element, true);
    const [observer] = window.intersectionObservers;
    /** @type {string[]} */
    const asked = [];
    for (const call of /** @type {const} */ (['unobserve', 'observe'])) {
      const original = observer[call].bind(observer);
      observer[call] = (target) => {
        asked.push(call);
        original(target);
      };
    }
    view.emit('pagehide');
    assert.deepEqual(
      asked,
      ['unobserve', 'observe'],
      'what is observed anew is told of, even if it is seen as before',
    );
    assert.deepEqual([a.heard.at(-1), b.heard.at(-1)], ['off true', 'off false']);
    assert.deepEqual(
      [...window.resizeObservers[0].targets],
      [b.host],
      'no error of an observer in each frame',
    );
    const elsewhere = {};
    a.element.parentElement = elsewhere;
    window.intersect(a.element, true);
    assert.equal(a.heard.at(-1), 'off false');
    window.resize(elsewhere);
    assert.equal(a.heard.at(-1), 'resized');
    assert.equal(view.listenerCount, 0);
  });

  it('leaves nothing behind in a frame, and watches no host in one that is gone', () => {
    const { window, watch } = setUp();
    const { view, host } = inFrame();
    const { unwatch } = watch(host);
    assert.equal(view.listenerCount, 1);
    unwatch();
    assert.equal(view.listenerCount, 0);
    watch({ ownerDocument: { defaultView: null } });
    assert.equal(window.resizeObservers.at(-1)?.targets.size, 0);
  });

  it('follows the size of the host that an element is in by now', () => {
    const { window, watch } = setUp();
    const { element, host, heard } = watch();
    const beside = watch(host);
    window.intersect(element, true);
    const elsewhere = {};
    element.parentElement = elsewhere;
    window.intersect(element, true);
    heard.length = 0;
    window.resize(host);
    assert.deepEqual([heard, beside.heard.at(-1)], [[], 'resized']);
    window.resize(elsewhere);
    assert.deepEqual(heard, ['resized']);
    beside.unwatch();
    assert.deepEqual(
      [...window.resizeObservers[0].targets],
      [elsewhere],
      'nobody is in the old one any more',
    );
  });

  it('tells of what may make an element look different, and of nothing elsewhere', () => {
    const { window, watch } = setUp();
    const a = watch();
    a.heard.length = 0;
    const holds = (/** @type {any[]} */ ...inside) => ({
      contains: (/** @type {any} */ node) => inside.includes(node),
    });
    window.document.emit('transitionend', holds());
    assert.deepEqual(a.heard, []);
    window.document.emit('transitionend', holds(a.host));
    window.document.emit('fullscreenchange', Object.assign(a.element, holds()));
    assert.deepEqual(a.heard, ['resized', 'resized']);
  });

  it('lets a listener stop watching while it is told', () => {
    const { window, visibility, watch } = setUp();
    const stop = visibility.watch(/** @type {any} */ ({}), {
      changed: (reason, present) => reason === 'hidden' && present && stop(),
      resized() {},
    });
    const b = watch();
    window.setHidden(true);
    assert.equal(b.heard.at(-1), 'hidden true');
  });
});
