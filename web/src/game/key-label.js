/** What is not told by the code itself. @type {Readonly<Record<string, string>>} */
const LABELS = Object.freeze({
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
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

/**
 * What people call the key.
 * @param {string} code
 */
export function keyLabel(code) {
  const label = LABELS[code] ?? code.replace(/^(Key|Digit)(?=.$)/, '');
  return label.replace(/([a-z])([A-Z0-9])/g, '$1 $2');
}
