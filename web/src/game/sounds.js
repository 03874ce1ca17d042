/**
 * One voice of a sound: a tone that glides, or noise through a band that glides.
 * @typedef {object} Voice
 * @property {'sine' | 'triangle' | 'square' | 'noise'} wave
 * @property {number} from in Hz: pitch of a tone, middle of the band of noise
 * @property {number} to in Hz, at the end
 * @property {number} seconds
 * @property {number} loudness 0..1
 * @property {number} [after] s it begins later than the sound
 */

/** @typedef {'jump' | 'land' | 'thrust' | 'hit' | 'clank' | 'milestone' | 'crash' | 'step'} SoundName */

/** Wood, air and felt rather than beeps. @type {Readonly<Record<SoundName, readonly Voice[]>>} */
export const SOUNDS = Object.freeze({
  jump: [
    { wave: 'triangle', from: 190, to: 420, seconds: 0.16, loudness: 0.22 },
    { wave: 'noise', from: 700, to: 1800, seconds: 0.12, loudness: 0.08 },
  ],
  land: [
    { wave: 'sine', from: 130, to: 60, seconds: 0.12, loudness: 0.34 },
    { wave: 'noise', from: 500, to: 180, seconds: 0.1, loudness: 0.14 },
  ],
  thrust: [{ wave: 'noise', from: 900, to: 3600, seconds: 0.11, loudness: 0.2 }],
  hit: [
    { wave: 'triangle', from: 660, to: 220, seconds: 0.16, loudness: 0.3 },
    { wave: 'noise', from: 2600, to: 700, seconds: 0.09, loudness: 0.3 },
  ],
  clank: [
    { wave: 'square', from: 1240, to: 1180, seconds: 0.1, loudness: 0.06 },
    { wave: 'square', from: 1870, to: 1790, seconds: 0.14, loudness: 0.04 },
  ],
  milestone: [
    { wave: 'triangle', from: 523, to: 523, seconds: 0.16, loudness: 0.18 },
    { wave: 'triangle', from: 659, to: 659, seconds: 0.16, loudness: 0.18, after: 0.09 },
    { wave: 'triangle', from: 784, to: 784, seconds: 0.3, loudness: 0.2, after: 0.18 },
  ],
  crash: [
    { wave: 'sine', from: 170, to: 42, seconds: 0.45, loudness: 0.5 },
    { wave: 'noise', from: 1300, to: 120, seconds: 0.4, loudness: 0.32 },
  ],
  step: [{ wave: 'noise', from: 320, to: 160, seconds: 0.05, loudness: 0.06 }],
});
