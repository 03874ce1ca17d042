import { keyName } from '../input/key-name.js';
import { checkOptions } from '../player/arguments.js';
import { BUTTONS, byButton, DEFAULT_KEYS } from './buttons.js';

/** @typedef {import('./buttons.js').ButtonName} ButtonName */

/**
 * Keys by button, by their names (see keyName()): 'Space', 'KeyF', 'ArrowUp'. Each button has at least one; no key has
 * two buttons.
 * @typedef {Readonly<Record<ButtonName, readonly string[]>>} KeyMap
 */

/** They lead out of the game, or belong to the browser and the system. */
const NEVER_OURS =
  /^(Tab|Meta|Control|Alt|Shift|OS|CapsLock|NumLock|ContextMenu|Fn|F\d|Browser|Audio|Media|Launch)/;

/** Keys that do not say what they are. */
const NAMELESS = /^(Dead|Process|Unidentified)$/;

/** How `KeyboardEvent.code` is spelled. */
const CODE = /^[A-Z][A-Za-z0-9]{1,23}$/;

/** @param {string} name */
export function canBeMapped(name) {
  if ([...name].length === 1) return keyName({ key: name }) === name;
  return CODE.test(name) && !NEVER_OURS.test(name) && !NAMELESS.test(name);
}

/**
 * @param {KeyMap} keys
 * @param {string} name
 * @returns {ButtonName | undefined}
 */
export function buttonOfKey(keys, name) {
  return BUTTONS.find((button) => keys[button].includes(name));
}

/**
 * Gives a button one key in place of those it has.
 * @param {KeyMap} keys
 * @param {ButtonName} button
 * @param {string} name one that can be mapped
 * @returns {KeyMap | null} null: another button would be left without a key
 */
export function remapped(keys, button, name) {
  const changed = { ...keys, [button]: [name] };
  for (const other of BUTTONS) {
    if (other !== button) changed[other] = keys[other].filter((key) => key !== name);
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
    return checkKeys('keys', known(JSON.parse(text)));
  } catch {
    return DEFAULT_KEYS;
  }
}

/**
 * @param {string} name of the argument
 * @param {unknown} value
 * @returns {KeyMap} a copy of its own
 */
export function checkKeys(name, value) {
  const keys = checkOptions(name, value, BUTTONS);
  /** @type {Map<string, string>} */
  const taken = new Map();
  return byButton((button) => {
    const list = keys[button];
    const where = `${name}.${button}`;
    if (!Array.isArray(list))
      throw new TypeError(`${where} must be a list of names of keys, such as ['KeyF']`);
    if (list.length === 0) throw new RangeError(`${where} must have at least one key`);
    for (const key of list) {
      if (typeof key !== 'string' || !canBeMapped(key))
        throw new RangeError(`${where} must be names of keys such as 'KeyF', not '${key}'`);
      if (taken.has(key))
        throw new RangeError(`${where} must not have '${key}', which is ${taken.get(key)} already`);
      taken.set(key, button);
    }
    return Object.freeze([...list]);
  });
}

/** @param {KeyMap} keys */
export function keysToText(keys) {
  return JSON.stringify(known(keys));
}

/** Without what no button is called. @param {KeyMap} keys */
const known = (keys) => byButton((button) => keys[button]);
