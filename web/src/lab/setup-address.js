import { checkSetup, DEFAULT_SETUP } from './setup.js';

/** @typedef {import('./setup.js').Setup} Setup */
/** @typedef {import('./setup.js').KnownParameters} KnownParameters */

/**
 * @param {Setup} setup
 * @returns {string} what comes after the '#': only what differs from the default, so '' for the default
 */
export function setupToAddress({ action, speed, gait, facing, ground, parameters }) {
  const parts = new URLSearchParams();
  if (action !== DEFAULT_SETUP.action) parts.set('action', action);
  if (speed !== null) parts.set('speed', String(speed));
  if (gait !== null) parts.set('gait', String(gait));
  if (facing !== DEFAULT_SETUP.facing) parts.set('facing', String(facing));
  if (ground !== DEFAULT_SETUP.ground) parts.set('ground', ground);
  for (const [name, value] of Object.entries(parameters)) parts.set(name, String(value));
  return parts.toString();
}

/**
 * @param {string} address what comes after the '#', with or without it
 * @param {KnownParameters} known
 * @returns {Setup}
 * @throws {Error} says what is wrong with the address
 */
export function setupFromAddress(address, known) {
  /** @type {Map<string, string>} */
  const parts = new Map();
  for (const [name, value] of new URLSearchParams(address.replace(/^#/, ''))) {
    if (parts.has(name)) throw new RangeError(`'${name}' is there twice`);
    parts.set(name, value);
  }
  const { action, speed, gait, facing, ground, ...others } = Object.fromEntries(parts);
  return checkSetup(
    { action, speed: numberIn(speed), gait: numberIn(gait), facing: numberIn(facing), ground },
    Object.entries(others).map(([name, value]) => [name, numberIn(value)]),
    known,
  );
}

/**
 * @param {string | undefined} text
 * @returns {number | string | undefined} the text itself where it is no decimal number, for the message
 */
function numberIn(text) {
  return text !== undefined && /^-?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : text;
}
