import { checkSetup } from './setup.js';

/** @typedef {import('./setup.js').Setup} Setup */
/** @typedef {import('./setup.js').KnownParameters} KnownParameters */

const KEYS = ['action', 'speed', 'gait', 'facing', 'ground', 'parameters'];

/**
 * @param {Setup} setup
 * @param {KnownParameters} known
 * @returns {string} with every parameter, so that it keeps its meaning when a default changes
 */
export function setupToJson({ action, speed, gait, facing, ground, parameters }, known) {
  /** @type {Record<string, number>} */
  const all = {};
  for (const { name, initial } of known.values()) all[name] = parameters[name] ?? initial;
  return JSON.stringify({ action, speed, gait, facing, ground, parameters: all }, null, 2);
}

/**
 * @param {string} text what is left out takes the default
 * @param {KnownParameters} known
 * @returns {Setup}
 * @throws {Error} says what is wrong with the text
 */
export function setupFromJson(text, known) {
  const value = parsed(text);
  if (!isObject(value)) throw new TypeError('a setup is an object in braces');
  for (const key of Object.keys(value)) {
    if (!KEYS.includes(key)) throw new RangeError(`there is no '${key}' in a setup, only ${KEYS.join(', ')}`);
  }
  const { parameters = {} } = value;
  if (!isObject(parameters)) throw new TypeError('parameters must be an object in braces');
  return checkSetup(value, Object.entries(parameters), known);
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SyntaxError(`this is not JSON (${error instanceof Error ? error.message : error})`);
  }
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
