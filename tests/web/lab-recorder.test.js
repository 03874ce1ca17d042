import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { trailsOf } from '../../web/src/lab/overlays/trails.js';
import { Recorder } from '../../web/src/lab/recorder.js';
import { DEFAULT_SETUP } from '../../web/src/lab/setup.js';
import { sampleAt } from './lab-samples.js';

/** @param {readonly { tick: number }[]} samples */
const ticks = (samples) => samples.map(({ tick }) => tick);

describe('recorder', () => {
  it('keeps the last ticks, and one sample for each', () => {
    const recorder = new Recorder(10);
    for (const tick of [0, 2, 4, 4, 4, 6, 14]) recorder.record(sampleAt(tick));
    assert.deepEqual(ticks(recorder.samples), [4, 6, 14]);
  });

  it('goes on from an earlier tick: what came after did not happen', () => {
    const recorder = new Recorder(100);
    for (let tick = 0; tick < 50; tick += 2) recorder.record(sampleAt(tick));
    recorder.record(sampleAt(21, { headLag: 3 }));
    assert.equal(recorder.samples.at(-1)?.headLag, 3);
    assert.deepEqual(ticks(recorder.between(17, 30)), [18, 20, 21]);
  });

  it('is in order and within its length, whatever comes', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(500)), fc.integer({ min: 1, max: 200 }), (sequence, length) => {
        const recorder = new Recorder(length);
        for (const tick of sequence) {
          recorder.record(sampleAt(tick));
          const kept = ticks(recorder.samples);
          assert.equal(kept.at(-1), tick);
          assert.ok(kept.every((each, i) => i === 0 || each > kept[i - 1]));
          assert.ok(kept[0] >= tick - length);
        }
      }),
    );
  });
});

describe('foot trails', () => {
  it('leave one dot where a foot is planted', () => {
    const samples = [0, 2, 4, 6].map((tick) => sampleAt(tick, { footNearX: 50, footFarX: tick * 5 }));
    const [near] = trailsOf(samples, 'Near');
    assert.deepEqual(new Set(near.map(({ x, y }) => `${x} ${y}`)), new Set(['50 372']));
    const [far] = trailsOf(samples, 'Far');
    assert.deepEqual(
      far.map(({ x }) => x),
      [0, 10, 20, 30],
    );
  });

  it('are cut where he turns round or is moved', () => {
    const left = { ...DEFAULT_SETUP, facing: /** @type {const} */ (-1) };
    const samples = [
      sampleAt(0),
      sampleAt(2),
      sampleAt(4, { asked: left }),
      sampleAt(6, { asked: left }),
      sampleAt(8, { asked: left, footNearX: 1000 }),
    ];
    assert.deepEqual(
      trailsOf(samples, 'Near').map((path) => path.length),
      [2, 2, 1],
    );
    assert.deepEqual(trailsOf([], 'Near'), []);
  });
});
