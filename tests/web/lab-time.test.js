import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import { PacedLoop, TICK } from '../../web/src/lab/paced-loop.js';
import { Timeline } from '../../web/src/lab/timeline.js';
import { throttled } from '../../web/src/page/throttle.js';

/** A figure whose whole state is its tick, with the module's calls for going back. */
class FakeHistory {
  /** Ticks remembered, oldest first. @type {number[]} */
  moments = [0];
  shown = 0;
  kept = 0;
  tick = () => this.moments[this.moments.length - 1 - this.shown];

  /** @param {any} _ @param {number} ticks */
  keepHistory = (_, ticks) => {
    this.kept = ticks;
  };
  historyLength = () => this.moments.length - 1;
  /** @param {any} _ @param {number} back */
  seek = (_, back) => {
    if (back > this.historyLength()) return false;
    this.shown = back;
    return true;
  };
  /** @param {number} ticks */
  advance(ticks) {
    for (let i = 0; i < ticks; i++) {
      this.moments.length -= this.shown;
      this.shown = 0;
      this.moments.push(this.moments[this.moments.length - 1] + 1);
      if (this.moments.length > this.kept) this.moments.shift();
    }
  }
}

const timelineOf = (/** @type {FakeHistory} */ history) =>
  new Timeline(history, /** @type {any} */ (history), 1200);

describe('timeline', () => {
  it('remembers from the start, and goes back no further', () => {
    const history = new FakeHistory();
    const timeline = timelineOf(history);
    assert.equal(history.kept, 1200);
    history.advance(100);
    assert.equal(timeline.length, 100);
    assert.equal(timeline.seek(40), 40);
    assert.equal(history.tick(), 60);
    assert.equal(timeline.seek(4000), 100);
    assert.equal(history.tick(), 0);
    assert.equal(timeline.seek(-5), 0);
    assert.equal(history.tick(), 100);
    assert.equal(timeline.seek(12.4), 12);
  });

  it('goes on from there', () => {
    const history = new FakeHistory();
    const timeline = timelineOf(history);
    history.advance(100);
    timeline.seek(40);
    assert.equal(timeline.back, 40, 'shown, not gone on yet');
    history.advance(1);
    assert.equal(timeline.back, 0);
    assert.equal(history.tick(), 61);
    assert.equal(timeline.length, 61);
  });

  it('is at the newest tick until told to go back', () => {
    const history = new FakeHistory();
    const timeline = timelineOf(history);
    for (let i = 0; i < 10; i++) {
      assert.equal(timeline.back, 0);
      history.advance(3);
    }
  });
});

describe('paced loop', () => {
  const setUp = () => {
    /** @type {number[]} */
    const shown = [];
    /** @type {(dt: number) => void} */
    let frame = () => {};
    /** @type {any} */
    let given;
    const loop = new PacedLoop({
      add: (callback, reasons) => {
        frame = callback;
        given = reasons;
        return /** @type {any} */ ('member');
      },
    });
    const member = loop.add((dt) => shown.push(dt), ['loading']);
    return { loop, shown, member, frame: (/** @type {number} */ dt) => frame(dt), given: () => given };
  };

  it('passes on what it is given', () => {
    const { member, given, frame, shown } = setUp();
    assert.equal(member, 'member');
    assert.deepEqual(given(), ['loading']);
    frame(0.016);
    assert.deepEqual(shown, [0.016]);
  });

  it('slows time down', () => {
    const { loop, frame, shown } = setUp();
    loop.rate = 0.1;
    frame(0.02);
    loop.rate = 0.5;
    frame(0.02);
    assert.ok(Math.abs(shown[0] - 0.002) < 1e-12 && Math.abs(shown[1] - 0.01) < 1e-12);
  });

  it('steps one tick at any rate, and shows him again', () => {
    const { loop, shown } = setUp();
    loop.rate = 0.1;
    loop.step();
    loop.redraw();
    assert.deepEqual(shown, [TICK, 0]);
  });
});

describe('throttled', () => {
  it('calls at once, then no more often than told, and never forgets the last', () => {
    mock.timers.enable({ apis: ['setTimeout', 'Date'] });
    try {
      /** @type {number[]} */
      const calls = [];
      const call = throttled(
        () => calls.push(Date.now()),
        100,
        () => Date.now(),
      );
      for (let ms = 0; ms < 1000; ms += 10) {
        call();
        mock.timers.tick(10);
      }
      mock.timers.tick(1000);
      assert.equal(calls[0], 0);
      assert.ok(calls.length >= 10 && calls.length <= 11, `${calls}`);
      assert.ok(calls.every((at, i) => i === 0 || at - calls[i - 1] >= 100));
      assert.ok(calls[calls.length - 1] >= 990);
      mock.timers.tick(5000);
      assert.ok(calls.length <= 11, 'no timer goes on by itself');
    } finally {
      mock.timers.reset();
    }
  });
});
