/**
 * @param {Function | string} code a function, or the text of one
 * @param {any[]} values
 */
export function asExpression(code, values) {
  return `(${code})(${values.map((value) => JSON.stringify(value) ?? 'undefined').join(', ')})`;
}
