import { keyName } from '../input/key-name.js';
import { LAB_ACTIONS } from './actions.js';

/**
 * What a key asks for.
 * @typedef {{ action: import('../core/names.js').ActionName } | { command: 'pause' | 'turn' | 'step' | 'slow' }} Shortcut
 */

/** @type {Readonly<Record<string, Shortcut>>} */
const BY_KEY = Object.freeze({
  ...Object.fromEntries(
    LAB_ACTIONS.flatMap(({ name, keys }) => keys.map((key) => [key.toLowerCase(), { action: name }])),
  ),
  p: { command: 'pause' },
  n: { command: 'step' },
  l: { command: 'slow' },
  t: { command: 'turn' },
});

/** Held down, it goes on tick by tick. */
const KEY_THAT_REPEATS = 'n';

/** Inputs that take no text: a letter there is nobody's but ours. */
const INPUTS_WITHOUT_TEXT = [
  'radio',
  'checkbox',
  'button',
  'submit',
  'reset',
  'range',
  'color',
  'file',
  'image',
];

/**
 * @param {KeyboardEvent} event a keydown
 * @returns {Shortcut | null} null: the key is not ours, or is meant for something else (a field being typed
 *   in, a combination with a modifier, a repeat, an input method)
 */
export function shortcutFor(event) {
  if (event.defaultPrevented || event.isComposing) return null;
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return null;
  if (takesText(event.composedPath()[0])) return null;
  if ([...event.key].length !== 1) return null; // End on the numeric keypad is no 1
  const key = keyName(event)
    .replace(/^(Key|Digit|Numpad)/, '')
    .toLowerCase();
  if (event.repeat && key !== KEY_THAT_REPEATS) return null;
  return Object.hasOwn(BY_KEY, key) ? BY_KEY[key] : null;
}

/** @param {EventTarget | undefined} target */
function takesText(target) {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable) return true;
  if (target instanceof HTMLInputElement) return !INPUTS_WITHOUT_TEXT.includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
