import { SOUNDS } from './sounds.js';

/** A voice swells this long, so that it does not click. */
const ATTACK_SECONDS = 0.005;
/** Next to silence: a curve cannot end at 0. */
const FAINT = 0.0005;
const NOISE_SECONDS = 0.5;

/**
 * The sounds of the game, made as they are played. Off until turned on; where the browser makes none, the game is
 * silent.
 */
export class GameSound {
  /** @type {{ new (): AudioContext } | undefined} */
  #Context;
  /** @type {AudioContext | null} */
  #context = null;
  /** @type {AudioBuffer | null} */
  #noise = null;
  #on = false;

  /** @param {{ new (): AudioContext } | undefined} [Context] */
  constructor(
    Context = globalThis.AudioContext ?? /** @type {any} */ (globalThis).webkitAudioContext ?? undefined,
  ) {
    this.#Context = Context;
  }

  get on() {
    return this.#on;
  }

  /** Turn it on while handling a press: browsers keep silent what makes sounds unasked. */
  set on(on) {
    this.#on = on;
    if (on) this.wake();
    else this.rest();
  }

  /** The game moves: sounds may come. */
  wake() {
    if (!this.#on) return;
    try {
      if (this.#Context && !this.#context) this.#context = new this.#Context();
      ignoreRefusal(this.#context?.resume());
    } catch {
      this.#Context = undefined; // no device, or as many contexts as the browser allows
    }
  }

  /** The game stands still: the device may sleep. */
  rest() {
    ignoreRefusal(this.#context?.suspend());
  }

  /** @param {import('./sounds.js').SoundName} name */
  play(name) {
    const context = this.#context;
    if (!this.#on || !context || context.state !== 'running') return;
    for (const voice of SOUNDS[name]) this.#sing(context, voice);
  }

  /**
   * @param {AudioContext} context
   * @param {import('./sounds.js').Voice} voice
   */
  #sing(context, { wave, from, to, seconds, loudness, after = 0 }) {
    const begin = context.currentTime + after;
    const end = begin + seconds;
    const volume = context.createGain();
    volume.gain.setValueAtTime(FAINT, begin);
    volume.gain.exponentialRampToValueAtTime(loudness, begin + ATTACK_SECONDS);
    volume.gain.exponentialRampToValueAtTime(FAINT, end);
    volume.connect(context.destination);
    const source = wave === 'noise' ? this.#noiseInto(context, volume) : toneInto(context, volume, wave);
    source.pitch.setValueAtTime(from, begin);
    source.pitch.exponentialRampToValueAtTime(to, end);
    source.node.start(begin);
    source.node.stop(end);
  }

  /**
   * @param {AudioContext} context
   * @param {AudioNode} output
   */
  #noiseInto(context, output) {
    this.#noise ??= whiteNoise(context);
    const node = context.createBufferSource();
    node.buffer = this.#noise;
    node.loop = true;
    const band = context.createBiquadFilter();
    band.type = 'bandpass';
    node.connect(band).connect(output);
    return { node, pitch: band.frequency };
  }
}

/**
 * @param {AudioContext} context
 * @param {AudioNode} output
 * @param {'sine' | 'triangle' | 'square'} wave
 */
function toneInto(context, output, wave) {
  const node = context.createOscillator();
  node.type = wave;
  node.connect(output);
  return { node, pitch: node.frequency };
}

/** @param {AudioContext} context */
function whiteNoise(context) {
  const buffer = context.createBuffer(1, Math.ceil(NOISE_SECONDS * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return buffer;
}

/** @param {Promise<void> | undefined} promise */
function ignoreRefusal(promise) {
  promise?.catch(() => {}); // the browser wants to be asked during a press: the next one asks again
}
