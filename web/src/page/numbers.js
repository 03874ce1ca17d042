/** A number as people read it: with a real minus sign, and none before a zero. @param {number} value @param {number} digits */
export function plain(value, digits) {
  const text = value.toFixed(digits);
  return Number(text) === 0 ? (0).toFixed(digits) : text.replace('-', '\u2212');
}

/** @param {number} length in u */
export function units(length) {
  return `${plain(length, 0)} u`;
}

/** @param {number} ratio of a length to its rest length */
export function times(ratio) {
  return `${plain(ratio, 3)} × rest`;
}
