import { commandOfKey } from '../page/page-keys.js';
import { LAB_KEYS } from './keys.js';

/** @typedef {import('./keys.js').Shortcut} Shortcut */

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
  const shortcut = commandOfKey(LAB_KEYS, event);
  // Held down, one steps on tick by tick.
  const repeats = shortcut !== null && 'command' in shortcut && shortcut.command === 'step';
  return event.repeat && !repeats ? null : shortcut;
}

/** @param {EventTarget | undefined} target */
function takesText(target) {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable) return true;
  if (target instanceof HTMLInputElement) return !INPUTS_WITHOUT_TEXT.includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
