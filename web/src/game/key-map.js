import { BUTTONS } from './buttons.js';

/** @typedef {import('./buttons.js').ButtonName} ButtonName */

/**
 * Keys by button, named by their place on the keyboard (`KeyboardEvent.code`), so that they stay where they are in
 * every layout. Each button has at least one; no key has two buttons.
 * @typedef {Readonly<Record<ButtonName, readonly string[]>>} KeyMap
 */

/** @type {KeyMap} */
export const DEFAULT_KEYS = Object.freeze({
  jump: Object.freeze(['Space', 'ArrowUp']),
  thrust: Object.freeze(['KeyF', 'ArrowRight']),
  pause: Object.freeze(['KeyP', 'Escape']),
  start: Object.freeze(['Enter', 'NumpadEnter']),
});

/** They lead out of the game, or belong to the browser and the system. */
const NEVER_OURS =
  /^(Tab|Meta|Control|Alt|Shift|OS|CapsLock|NumLock|ContextMenu|Fn|F\d|Browser|Audio|Media|Launch)/;

/** How `KeyboardEvent.code` is spelled. */
const CODE = /^[A-Z][A-Za-z0-9]{1,23}$/;

/** @param {string} code */
export function canBeMapped(code) {
  return CODE.test(code) && !NEVER_OURS.test(code);
}

/**
 * @param {KeyMap} keys
 * @param {string} code
 * @returns {ButtonName | undefined}
 */
export function buttonOfKey(keys, code) {
  return BUTTONS.find((button) => keys[button].includes(code));
}

/**
 * Gives a button one key in place of those it has.
 * @param {KeyMap} keys
 * @param {ButtonName} button
 * @param {string} code one that can be mapped
 * @returns {KeyMap | null} null: another button would be left without a key
 */
export function remapped(keys, button, code) {
  const changed = { ...keys, [button]: [code] };
  for (const other of BUTTONS) {
    if (other !== button) changed[other] = keys[other].filter((key) => key !== code);
  }
  return BUTTONS.every((each) => changed[each].length > 0) ? changed : null;
}

/**
 * @param {string | null} text what keysToText() gave; anything else, however broken
 * @returns {KeyMap} the default where the text is none
 */
export function keysFromText(text) {
  if (text === null) return DEFAULT_KEYS;
  try {
    const read = JSON.parse(text);
    const all = BUTTONS.flatMap((button) => read[button]);
    const right =
      BUTTONS.every((button) => Array.isArray(read[button]) && read[button].length > 0) &&
      all.every((code) => typeof code === 'string' && canBeMapped(code)) &&
      new Set(all).size === all.length;
    return right ? pick(read) : DEFAULT_KEYS;
  } catch {
    return DEFAULT_KEYS;
  }
}

/** @param {KeyMap} keys */
export function keysToText(keys) {
  return JSON.stringify(pick(keys));
}

/** @param {KeyMap} keys @returns {KeyMap} */
function pick({ jump, thrust, pause, start }) {
  return { jump, thrust, pause, start };
}
