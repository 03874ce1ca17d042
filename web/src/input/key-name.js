/** What is printed on keys whose code is a word. @type {Readonly<Record<string, string>>} */
export const PRINTED = Object.freeze({
  Space: ' ',
  Minus: '-',
  Equal: '=',
  Comma: ',',
  Period: '.',
  Slash: '/',
  Semicolon: ';',
  Quote: "'",
  Backquote: '`',
  Backslash: '\\',
  BracketLeft: '[',
  BracketRight: ']',
});

const CODES = new Map(Object.entries(PRINTED).map(([code, printed]) => [printed, code]));

/**
 * A key by what is printed on it, because that is what texts name: in every layout `KeyF` is the key that types f,
 * and `Semicolon` the one that types ;. It is spelled like `KeyboardEvent.code`, or is the character itself where no
 * code is named after it (ö). Where a layout has other letters, or digits only with Shift, the key's place counts: the
 * Latin ones are printed beside them. On-screen keyboards know no places.
 * @param {{ key?: string, code?: string }} event
 * @returns {string} '': the key says nothing of itself
 */
export function keyName({ key = '', code = '' }) {
  if ([...key].length !== 1 || code.startsWith('Numpad')) return code || key;
  const printed = key.toLowerCase();
  if (/[a-z]/.test(printed)) return `Key${printed.toUpperCase()}`;
  if (/\d/.test(printed)) return `Digit${printed}`;
  const named = CODES.get(printed);
  if (named) return named;
  return /^(Key|Digit)/.test(code) ? code : printed;
}
