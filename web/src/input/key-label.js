import { PRINTED } from './key-name.js';

/** What is not told by the name itself. @type {Readonly<Record<string, string>>} */
const LABELS = Object.freeze({
  ...PRINTED,
  Space: 'Space',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
});

/**
 * What people call the key.
 * @param {string} name as keyName() gives it
 */
export function keyLabel(name) {
  if ([...name].length === 1) return name.toUpperCase();
  const label = LABELS[name] ?? name.replace(/^(Key|Digit)(?=.$)/, '');
  return label.replace(/([a-z])([A-Z0-9])/g, '$1 $2');
}
