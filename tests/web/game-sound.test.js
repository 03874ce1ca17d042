import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GameSound } from '../../web/src/game/game-sound.js';
import { SOUNDS } from '../../web/src/game/sounds.js';

/** Notes what is set on an audio parameter. */
class FakeParameter {
  /** @type {[number, number][]} */
  points = [];
  /** @param {number} value @param {number} time */
  setValueAtTime(value, time) {
    this.points.push([value, time]);
  }
  /** @param {number} value @param {number} time */
  exponentialRampToValueAtTime(value, time) {
    assert.ok(value > 0, 'a curve cannot end at 0');
    this.points.push([value, time]);
  }
}

class FakeNode {
  gain = new FakeParameter();
  frequency = new FakeParameter();
  type = '';
  /** @type {any} */
  buffer = null;
  loop = false;
  /** @type {any} */
  to = null;
  time = { start: Number.NaN, stop: Number.NaN };
  /** @param {any} node */
  connect(node) {
    this.to = node;
    return node;
  }
  /** @param {number} time */
  start(time) {
    this.time.start = time;
  }
  /** @param {number} time */
  stop(time) {
    this.time.stop = time;
  }
}

class FakeContext {
  /** @type {FakeContext[]} */
  static made = [];
  state = 'suspended';
  currentTime = 2;
  sampleRate = 8000;
  destination = new FakeNode();
  /** @type {FakeNode[]} */
  sources = [];
  buffers = 0;
  constructor() {
    FakeContext.made.push(this);
  }
  async resume() {
    this.state = 'running';
  }
  async suspend() {
    this.state = 'suspended';
  }
  createGain() {
    return new FakeNode();
  }
  createBiquadFilter() {
    return new FakeNode();
  }
  createOscillator() {
    return this.#source();
  }
  createBufferSource() {
    return this.#source();
  }
  createBuffer(/** @type {number} */ _channels, /** @type {number} */ length) {
    this.buffers++;
    const samples = new Float32Array(length);
    return { getChannelData: () => samples };
  }
  #source() {
    const node = new FakeNode();
    this.sources.push(node);
    return node;
  }
}

const sounding = () => {
  FakeContext.made.length = 0;
  const sound = new GameSound(/** @type {any} */ (FakeContext));
  return { sound, context: () => FakeContext.made[0] };
};

describe('GameSound', () => {
  it('is off until asked, and makes nothing until then', () => {
    const { sound } = sounding();
    sound.play('jump');
    sound.wake();
    assert.equal(sound.on, false);
    assert.equal(FakeContext.made.length, 0);
  });

  it('plays every sound: it begins now, ends, reaches the speaker, and is never too loud', () => {
    const { sound, context } = sounding();
    sound.on = true;
    for (const name of /** @type {import('../../web/src/game/sounds.js').SoundName[]} */ (
      Object.keys(SOUNDS)
    )) {
      const before = context().sources.length;
      sound.play(name);
      const voices = context().sources.slice(before);
      assert.equal(voices.length, SOUNDS[name].length, name);
      for (const { time, to } of voices) {
        assert.ok(time.start >= 2 && time.stop > time.start && time.stop < 3, name);
        const volume = to.to === context().destination ? to : to.to;
        assert.equal(volume.to, context().destination, name);
        assert.ok(volume.gain.points.every(([/** @type {number} */ value]) => value > 0 && value <= 0.5));
      }
    }
    assert.equal(context().buffers, 1, 'noise is made once');
  });

  it('rests while the game stands still, and is silent when off again', () => {
    const { sound, context } = sounding();
    sound.on = true;
    sound.rest();
    sound.play('hit');
    sound.wake();
    sound.on = false;
    sound.play('hit');
    assert.equal(context().sources.length, 0);
    assert.equal(FakeContext.made.length, 1);
  });

  it('is silent where the browser has no sound, or refuses it (case 36)', async () => {
    const refusing = class {
      constructor() {
        throw new Error('no device');
      }
    };
    const sulking = class extends FakeContext {
      async resume() {
        throw new Error('press something first');
      }
    };
    for (const Context of [undefined, refusing, sulking]) {
      const sound = new GameSound(/** @type {any} */ (Context));
      sound.on = true;
      sound.play('crash');
      sound.rest();
      sound.wake();
      sound.on = false;
    }
    await new Promise((resolve) => setImmediate(resolve)); // no rejection is left alone
  });
});
