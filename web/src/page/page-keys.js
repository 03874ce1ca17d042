import { keyLabel } from '../input/key-label.js';
import { keyName } from '../input/key-name.js';

/**
 * Keys of a page that ask for the same. A page has one table of such rows; what it listens to, lists, and tells screen
 * readers is made from it.
 * @template C
 * @typedef {object} KeyRow
 * @property {readonly string[]} keys by their names (see keyName()), those that type nothing as `KeyboardEvent.key` has them
 * @property {string} words what the page's list says; rows of the same words share a line
 * @property {C} command
 */

/**
 * @template C
 * @param {readonly KeyRow<C>[]} rows
 * @param {Pick<KeyboardEvent, 'key' | 'code'>} event
 * @returns {C | null} null: the key is not in the table
 */
export function commandOfKey(rows, event) {
  const types = [...event.key].length === 1;
  const name = types ? keyName(event).replace(/^Numpad(?=\d$)/, 'Digit') : event.key;
  return rows.find(({ keys }) => keys.includes(name))?.command ?? null;
}

/**
 * The lines of a page's list of keys, for a dl.
 * @param {readonly KeyRow<unknown>[]} rows
 */
export function keyLines(rows) {
  /** @type {Map<string, string[]>} */
  const lines = new Map();
  for (const { words, keys } of rows) lines.set(words, [...(lines.get(words) ?? []), ...keys]);
  return [...lines].map(([words, keys]) => {
    const line = document.createElement('div');
    const term = document.createElement('dt');
    const meaning = document.createElement('dd');
    for (const key of keys) term.append(keyCap(key), ' ');
    meaning.textContent = words;
    line.append(term, meaning);
    return line;
  });
}

/** @param {string} name of a key */
export function keyCap(name) {
  const cap = document.createElement('kbd');
  cap.textContent = keyLabel(name);
  return cap;
}

/** What `aria-keyshortcuts` calls keys. @param {readonly string[]} names */
export function ariaKeys(names) {
  return names.map((name) => name.replace(/^(Key|Digit)(?=.$)/, '')).join(' ');
}
