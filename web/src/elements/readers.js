import { checkBoolean } from '../player/arguments.js';

/**
 * Reads what an attribute, or the property of its name, says: in markup everything is text, a script may hand over the
 * value itself. Gives the value, or throws an error that names what is wrong and what is allowed.
 * @typedef {(value: unknown) => unknown} Reader
 */

/**
 * Yes or no: of text everything is a yes but 'false', whatever HTML says.
 * @param {string} name
 * @returns {Reader}
 */
export const flag = (name) => (value) =>
  typeof value === 'string' ? value !== 'false' : checkBoolean(name, value);

/**
 * A number, or the text of one.
 * @param {Reader} check
 * @returns {Reader}
 */
export const numeric = (check) => (value) => {
  const number = typeof value === 'string' && value.trim() ? Number(value) : Number.NaN;
  return check(Number.isNaN(number) ? value : number);
};

/**
 * A value, or JSON of it.
 * @param {Reader} check
 * @returns {Reader}
 */
export const json = (check) => (value) => {
  try {
    if (typeof value === 'string') value = JSON.parse(value);
  } catch {
    // The check says what is allowed.
  }
  return check(value);
};
