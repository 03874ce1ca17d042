import { ACTIONS, FACINGS, FITS, GAIT_RANGE, PHASE_RANGE, SPEED_RANGE, ZOOM_RANGE } from '../core/names.js';
import {
  checkBoolean,
  checkFunction,
  checkNumber,
  checkOneOf,
  checkOptions,
  checkString,
  checkTerrain,
  checkUrl,
} from './arguments.js';

/**
 * What is drawn. The arrays are views of the core's memory, in canvas units, overwritten by the next frame; the object
 * is the same in every frame until the canvas changes.
 * @typedef {object} DrawnFrame
 * @property {CanvasRenderingContext2D} context its transform is in units, not device pixels
 * @property {Float32Array} pose x,y pairs in the order of JOINTS
 * @property {Float32Array} hair x,y pairs of four points, root first
 * @property {Float32Array} spear x,y pairs in the order of SPEAR_POINTS; where it would be while he has none in hand
 * @property {number} spearAlpha how much of the spear there is in his hands: 0 none, 1 all of it
 * @property {number} width of the drawing space in units
 * @property {number} height of the drawing space in units: UNITS_HIGH, or less where he is shown larger
 * @property {number} groundY y of the ground line in units, pointing down
 * @property {readonly string[]} colours in the order of STYLES
 * @property {number} scale device pixels per unit
 * @property {import('../core/core.js').Stickman} figure to be read; the player owns it
 * @property {import('../core/core.js').CoreModule} module the figure's
 */

/**
 * Called with each frame. What it throws is reported like an uncaught error; he goes on.
 * @typedef {(frame: DrawnFrame, player: import('./stickman-player.js').StickmanPlayer) => void} FrameCall
 */

/**
 * @typedef {object} PlayerOptions
 * @property {import('../core/names.js').ActionName} [action] what he does first; 'idle' unless told otherwise
 * @property {number} [gait] 0 (walk) to 1 (run); sets the speed, after `action`
 * @property {number} [speed] -200 to 1000 u/s; applied last, so it wins
 * @property {1 | -1} [facing] 1 right, -1 left
 * @property {number} [phase] 0 to 1, how far ahead in his cycle he starts: several with phases of their own do not go in
 *   step
 * @property {import('../core/names.js').FitName} [fit] 'figure': he is as large as the canvas lets him; the whole scene
 *   unless told otherwise
 * @property {number} [zoom] 0.1 to 10, times what `fit` gives
 * @property {readonly import('../core/terrain.js').TerrainPoint[]} [terrain] like setTerrain()
 * @property {boolean} [paused] true: waits for play()
 * @property {string} [label] what a screen reader says; keeps the canvas's own label unless given
 * @property {string | URL} [wasmUrl] like StickmanPlayer.setWasmUrl()
 * @property {FrameCall} [renderer] draws him in place of the built-in look, on a cleared canvas
 * @property {FrameCall} [onFrame] called after each drawn frame, to draw more on top or to read along
 */

/**
 * What each option takes: gives the value, or throws an error that names the argument and what is allowed. Those that
 * are properties of a player or attributes of an element, too, are checked there by the same.
 */
export const CHECKS = {
  action: (/** @type {string} */ name, /** @type {unknown} */ value) => checkOneOf(name, value, ACTIONS),
  gait: (/** @type {string} */ name, /** @type {unknown} */ value) => checkNumber(name, value, GAIT_RANGE),
  speed: (/** @type {string} */ name, /** @type {unknown} */ value) => checkNumber(name, value, SPEED_RANGE),
  facing: (/** @type {string} */ name, /** @type {unknown} */ value) => checkOneOf(name, value, FACINGS),
  phase: (/** @type {string} */ name, /** @type {unknown} */ value) => checkNumber(name, value, PHASE_RANGE),
  fit: (/** @type {string} */ name, /** @type {unknown} */ value) => checkOneOf(name, value, FITS),
  zoom: (/** @type {string} */ name, /** @type {unknown} */ value) => checkNumber(name, value, ZOOM_RANGE),
  terrain: checkTerrain,
  paused: checkBoolean,
  label: checkString,
  wasmUrl: checkUrl,
  renderer: checkFunction,
  onFrame: checkFunction,
};

/**
 * Checks everything before anything is changed.
 * @param {PlayerOptions} options
 * @returns {PlayerOptions}
 */
export function checkPlayerOptions(options) {
  const given = checkOptions('options', options, Object.keys(CHECKS));
  for (const [name, value] of Object.entries(given))
    if (value !== undefined) CHECKS[/** @type {'action'} */ (name)](`options.${name}`, value);
  return options;
}
