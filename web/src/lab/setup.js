import { ACTIONS, FACINGS, GAIT_RANGE, SPEED_RANGE } from '../core/names.js';
import { groundPoints } from '../page/grounds.js';
import { checkNumber, checkOneOf, checkString } from '../player/arguments.js';

/**
 * What can be shared: what he does, and how he is built.
 * @typedef {object} Setup
 * @property {import('../core/names.js').ActionName} action
 * @property {number | null} speed u/s; null: what the gait says
 * @property {number | null} gait 0 (walk) to 1 (run), whatever speed that comes to; null: what the speed says, or the
 *   action where that is null, too
 * @property {1 | -1} facing
 * @property {string} ground as groundPoints() takes it
 * @property {Readonly<Record<string, number>>} parameters by name, only those that differ from the default
 */

/** @typedef {ReadonlyMap<string, import('./parameters.js').Parameter>} KnownParameters */

/** @type {Readonly<Setup>} */
export const DEFAULT_SETUP = Object.freeze({
  action: 'idle',
  speed: null,
  gait: null,
  facing: 1,
  ground: 'flat',
  parameters: Object.freeze({}),
});

/**
 * @param {{ action?: unknown, speed?: unknown, gait?: unknown, facing?: unknown, ground?: unknown }} parts undefined ones take the default
 * @param {Iterable<[string, unknown]>} parameters
 * @param {KnownParameters} known
 * @returns {Setup}
 * @throws {TypeError | RangeError} names what is wrong and what is allowed
 */
export function checkSetup({ action, speed, gait, facing, ground }, parameters, known) {
  const asked = {
    speed: numberOrNull('speed', speed, SPEED_RANGE),
    gait: numberOrNull('gait', gait, GAIT_RANGE),
  };
  if (asked.speed !== null && asked.gait !== null)
    throw new RangeError('speed and gait are two words for one thing: only one of them may be there');
  return {
    action: action === undefined ? DEFAULT_SETUP.action : checkOneOf('action', action, ACTIONS),
    ...asked,
    facing: facing === undefined ? DEFAULT_SETUP.facing : checkOneOf('facing', facing, FACINGS),
    ground: ground === undefined ? DEFAULT_SETUP.ground : checkGround(ground),
    parameters: checkParameters(parameters, known),
  };
}

/** @param {unknown} ground */
function checkGround(ground) {
  const name = checkString('ground', ground);
  groundPoints(name);
  return name;
}

/**
 * @param {string} name
 * @param {unknown} value
 * @param {{ min: number, max: number }} range
 */
function numberOrNull(name, value, range) {
  return value === undefined || value === null ? null : plainZero(checkNumber(name, value, range));
}

/** 0 for -0, which no text keeps apart. @param {number} number */
function plainZero(number) {
  return number + 0;
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
    const number = plainZero(checkNumber(name, value, { min: parameter.lowest, max: parameter.highest }));
    if (number !== parameter.initial) checked[name] = number;
  }
  return checked;
}
