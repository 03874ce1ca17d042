import { checkBoolean, checkFunction, checkNumber, checkOptions, checkUrl } from '../player/arguments.js';
import { checkKeys } from './key-map.js';

/** Seeds a course can have. */
export const SEED_RANGE = Object.freeze({ min: 0, max: 0xffff_ffff });

/**
 * @typedef {object} SpearRunOptions
 * @property {HTMLElement} [area] what takes focus, keys and touches: the canvas, unless it is to be something around it
 * @property {number} [seed] of the first run's course, a whole number from 0 to 4294967295; any unless told
 * @property {boolean} [calm] slower, with wider gaps
 * @property {boolean} [paused] true: waits for play() or a press
 * @property {import('./key-map.js').KeyMap} [keys] the default ones unless told
 * @property {Pick<import('./device-memory.js').DeviceMemory, 'get' | 'set'>} [memory] where the best score is kept; the
 *   browser's storage unless told
 * @property {string | URL} [wasmUrl] where world.wasm lies, if not beside the script
 * @property {(player: import('./spear-run-player.js').SpearRunPlayer) => void} [onFrame] called after each drawn frame
 */

const OPTIONS = ['area', 'seed', 'calm', 'paused', 'keys', 'memory', 'wasmUrl', 'onFrame'];

/**
 * Checks everything before anything is changed.
 * @param {SpearRunOptions} options
 * @returns {SpearRunOptions}
 */
export function checkSpearRunOptions(options) {
  checkOptions('options', options, OPTIONS);
  const { area, seed, calm, paused, keys, memory, wasmUrl, onFrame } = options;
  if (area !== undefined) checkElement('options.area', area);
  if (seed !== undefined) checkSeed('options.seed', seed);
  if (calm !== undefined) checkBoolean('options.calm', calm);
  if (paused !== undefined) checkBoolean('options.paused', paused);
  if (keys !== undefined) checkKeys('options.keys', keys);
  if (memory !== undefined) checkMemory('options.memory', memory);
  if (wasmUrl !== undefined) checkUrl('options.wasmUrl', wasmUrl);
  if (onFrame !== undefined) checkFunction('options.onFrame', onFrame);
  return options;
}

/**
 * @param {string} name of the argument
 * @param {unknown} value
 * @returns {number}
 */
export function checkSeed(name, value) {
  const seed = checkNumber(name, value, SEED_RANGE);
  if (!Number.isInteger(seed)) {
    throw new RangeError(
      `${name} must be a whole number from ${SEED_RANGE.min} to ${SEED_RANGE.max}, not ${seed}`,
    );
  }
  return seed;
}

/**
 * @param {string} name of the argument
 * @param {any} value
 */
function checkMemory(name, value) {
  if (typeof value?.get !== 'function' || typeof value.set !== 'function')
    throw new TypeError(`${name} must be an object with get() and set()`);
}

/**
 * @param {string} name of the argument
 * @param {any} value
 */
function checkElement(name, value) {
  if (value === null || typeof value !== 'object' || typeof value.matches !== 'function') {
    throw new TypeError(`${name} must be an element, not ${value === null ? 'null' : typeof value}`);
  }
}
