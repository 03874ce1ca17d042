import {
  checkBoolean,
  checkFunction,
  checkNumber,
  checkOneOf,
  checkOptions,
  checkString,
  checkUrl,
} from './arguments.js';
import { ACTIONS, FACINGS, GAIT_RANGE, SPEED_RANGE } from './names.js';

/**
 * What is drawn, for those who draw more on top. The canvas's transform is in units, not device pixels.
 * @typedef {object} DrawnFrame
 * @property {import('./core.js').Stickman} figure to be read; the player owns it
 * @property {import('./core.js').CoreModule} module the figure's
 * @property {CanvasRenderingContext2D} context
 * @property {number} scale device pixels per unit
 * @property {readonly string[]} colours in the order of STYLES
 */

/**
 * @typedef {object} PlayerOptions
 * @property {import('./names.js').ActionName} [action] what he does first; 'idle' unless told otherwise
 * @property {number} [gait] 0 (walk) to 1 (run); sets the speed, after `action`
 * @property {number} [speed] -200 to 1000 u/s; applied last, so it wins
 * @property {1 | -1} [facing] 1 right, -1 left
 * @property {boolean} [paused] true: waits for play()
 * @property {string} [label] what a screen reader says; keeps the canvas's own label unless given
 * @property {string | URL} [wasmUrl] like StickmanPlayer.setWasmUrl()
 * @property {(player: import('./stickman-player.js').StickmanPlayer, frame: DrawnFrame) => void} [onFrame] called after
 *   each drawn frame
 */

const OPTIONS = ['action', 'gait', 'speed', 'facing', 'paused', 'label', 'wasmUrl', 'onFrame'];

/**
 * Checks everything before anything is changed.
 * @param {PlayerOptions} options
 * @returns {PlayerOptions}
 */
export function checkPlayerOptions(options) {
  checkOptions('options', options, OPTIONS);
  const { action, gait, speed, facing, paused, label, wasmUrl, onFrame } = options;
  if (action !== undefined) checkOneOf('options.action', action, ACTIONS);
  if (gait !== undefined) checkNumber('options.gait', gait, GAIT_RANGE);
  if (speed !== undefined) checkNumber('options.speed', speed, SPEED_RANGE);
  if (facing !== undefined) checkOneOf('options.facing', facing, FACINGS);
  if (paused !== undefined) checkBoolean('options.paused', paused);
  if (label !== undefined) checkString('options.label', label);
  if (wasmUrl !== undefined) checkUrl('options.wasmUrl', wasmUrl);
  if (onFrame !== undefined) checkFunction('options.onFrame', onFrame);
  return options;
}
