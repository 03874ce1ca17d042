import { checkNumber, checkOneOf } from '../arguments.js';
import { ACTIONS, FACINGS, SPEED_RANGE } from '../names.js';

/**
 * What can be shared: what he does, and how he is built.
 * @typedef {object} Setup
 * @property {import('../names.js').ActionName} action
 * @property {number | null} speed u/s; null: what the action says
 * @property {1 | -1} facing
 * @property {Readonly<Record<string, number>>} parameters by name, only those that differ from the default
 */

/** @typedef {ReadonlyMap<string, import('./parameters.js').Parameter>} KnownParameters */

/** @type {Readonly<Setup>} */
export const DEFAULT_SETUP = Object.freeze({
  action: 'idle',
  speed: null,
  facing: 1,
  parameters: Object.freeze({}),
});

/**
 * @param {{ action?: unknown, speed?: unknown, facing?: unknown }} parts undefined ones take the default
 * @param {Iterable<[string, unknown]>} parameters
 * @param {KnownParameters} known
 * @returns {Setup}
 * @throws {TypeError | RangeError} names what is wrong and what is allowed
 */
export function checkSetup({ action, speed, facing }, parameters, known) {
  return {
    action: action === undefined ? DEFAULT_SETUP.action : checkOneOf('action', action, ACTIONS),
    speed: speed === undefined || speed === null ? null : checkNumber('speed', speed, SPEED_RANGE) + 0,
    facing: facing === undefined ? DEFAULT_SETUP.facing : checkOneOf('facing', facing, FACINGS),
    parameters: checkParameters(parameters, known),
  };
}

/**
 * @param {Iterable<[string, unknown]>} values
 * @param {KnownParameters} known
 */
function checkParameters(values, known) {
  /** @type {Record<string, number>} */
  const checked = {};
  for (const [name, value] of values) {
    const parameter = known.get(name);
    if (!parameter) throw new RangeError(`there is no parameter '${name}'`);
    // Adding 0 makes 0 of -0, which no text keeps apart.
    const number = checkNumber(name, value, { min: parameter.lowest, max: parameter.highest }) + 0;
    if (number !== parameter.initial) checked[name] = number;
  }
  return checked;
}
