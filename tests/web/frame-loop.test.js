import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { FrameLoop } from '../../web/src/canvas/frame-loop.js';
import { FakeFrames } from './fakes.js';

function setUp() {
  const frames = new FakeFrames();
  /** @type {unknown[]} */
  const reported = [];
  const loop = new FrameLoop({ ...frames, report: (error) => reported.push(error) });
  return { frames, loop, reported };
}

/** @type {import('../../web/src/canvas/frame-loop.js').PauseReason[]} */
const REASONS = ['loading', 'user', 'hidden', 'off-screen', 'reduced-motion', 'disconnected', 'blur'];

describe('frame loop', () => {
  it('asks for one frame however many members run', () => {
    const { frames, loop } = setUp();
    for (let i = 0; i < 10; i++) loop.add(() => {});
    assert.equal(frames.waiting.size, 1);
    frames.frames(60);
    assert.equal(frames.waiting.size, 1);
    assert.equal(frames.called, 60);
  });

  it('asks for none while nobody runs', () => {
    const { frames, loop } = setUp();
    const a = loop.add(() => {}, ['loading']);
    assert.equal(frames.waiting.size, 0);
    const b = loop.add(() => {});
    assert.equal(frames.waiting.size, 1);
    b.setReason('hidden', true);
    assert.equal(frames.waiting.size, 0);
    a.setReason('loading', false);
    assert.equal(frames.waiting.size, 1);
    a.remove();
    a.remove();
    assert.equal(frames.waiting.size, 0);
    b.remove();
    b.setReason('hidden', false);
    assert.equal(frames.waiting.size, 0);
  });

  it('hands over the seconds between frames', () => {
    const { frames, loop } = setUp();
    /** @type {number[]} */
    const steps = [];
    loop.add((dt) => steps.push(dt));
    frames.frame();
    frames.frame(10);
    frames.frame(25);
    assert.deepEqual(
      steps.map((dt) => Math.round(dt * 1e6)),
      [0, 10_000, 25_000],
    );
  });

  it('clamps a long frame to 0.2 s and a clock running back to 0', () => {
    const { frames, loop } = setUp();
    /** @type {number[]} */
    const steps = [];
    loop.add((dt) => steps.push(dt));
    frames.frame();
    frames.frame(5000);
    frames.frame(-3);
    assert.deepEqual(steps, [0, 0.2, 0]);
  });

  it('catches nothing up after 30 s hidden (case 4)', () => {
    const { frames, loop } = setUp();
    let elapsed = 0;
    let calls = 0;
    const member = loop.add((dt) => {
      elapsed += dt;
      calls++;
    });
    frames.frames(60);
    const before = elapsed;
    member.setReason('hidden', true);
    frames.frames(30, 1000);
    assert.equal(elapsed, before);
    assert.equal(calls, 60);
    member.setReason('hidden', false);
    frames.frame();
    assert.equal(calls, 61);
    assert.ok(elapsed - before <= 1 / 30, `first frame back advanced ${elapsed - before} s`);
    frames.frame();
    assert.ok(elapsed - before <= 1 / 30 + 1 / 60 + 1e-9);
  });

  it('starts the clock afresh after a pause, however short', () => {
    const { frames, loop } = setUp();
    /** @type {number[]} */
    const steps = [];
    const member = loop.add((dt) => steps.push(dt));
    frames.frames(2, 10);
    member.setReason('hidden', true);
    frames.frame(10);
    member.setReason('hidden', false);
    frames.frames(2, 10);
    assert.deepEqual(steps, [0, 0.01, 0, 0.01]);
  });

  it('keeps reasons apart: a member runs when it has none', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...REASONS), fc.boolean()), { maxLength: 40 }),
        (changes) => {
          const { frames, loop } = setUp();
          let calls = 0;
          const member = loop.add(() => calls++);
          const present = new Set();
          for (const [reason, on] of changes) {
            member.setReason(reason, on);
            if (on) present.add(reason);
            else present.delete(reason);
            calls = 0;
            frames.frame();
            assert.equal(calls, present.size === 0 ? 1 : 0);
            assert.equal(member.running, present.size === 0);
            assert.equal(frames.waiting.size, present.size === 0 ? 1 : 0);
            for (const known of REASONS) assert.equal(member.has(known), present.has(known));
          }
        },
      ),
    );
  });

  it('goes on when a callback throws, for its owner and for the others', () => {
    const { frames, loop, reported } = setUp();
    const calls = [0, 0, 0];
    loop.add(() => calls[0]++);
    loop.add(() => {
      if (++calls[1] === 500) throw new Error('once');
    });
    loop.add(() => calls[2]++);
    frames.frames(1000);
    assert.deepEqual(calls, [1000, 1000, 1000]);
    assert.equal(reported.length, 1);
  });

  it('leaves the others alone when one of three is removed in a frame', () => {
    const { frames, loop } = setUp();
    /** @type {string[]} */
    const seen = [];
    loop.add(() => {
      seen.push('a');
      b.remove();
      loop.add(() => seen.push('d'));
    });
    const b = loop.add(() => seen.push('b'));
    loop.add(() => seen.push('c'));
    frames.frame();
    assert.deepEqual(seen, ['a', 'c']);
    frames.frame();
    assert.deepEqual(seen.slice(2, 5), ['a', 'c', 'd']);
  });

  it('asks for no further frame when its last member pauses in a frame', () => {
    const { frames, loop } = setUp();
    const member = loop.add(() => member.setReason('user', true));
    frames.frame();
    assert.equal(frames.waiting.size, 0);
    assert.equal(frames.called, 1);
  });

  it('asks for one frame, not two, when a member pauses and resumes in a frame', () => {
    const { frames, loop } = setUp();
    const member = loop.add(() => {
      member.setReason('user', true);
      member.setReason('user', false);
    });
    frames.frames(5);
    assert.equal(frames.waiting.size, 1);
    assert.equal(frames.called, 5);
  });

  it('survives 200 members that come and go', () => {
    const { frames, loop } = setUp();
    for (let i = 0; i < 200; i++) {
      const member = loop.add(() => {});
      frames.frame();
      member.remove();
    }
    assert.equal(frames.waiting.size, 0);
  });
});
