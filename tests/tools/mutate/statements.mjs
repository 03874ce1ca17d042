// Finds the statements of a function's body in a row of tokens.
import { isDeclared, isName, listItems, operandEnd } from './expressions.mjs';

/** @typedef {import('./cpp-tokens.mjs').Token} Token */

/**
 * @typedef {object} Statement
 * @property {number} first  index of its first token
 * @property {number} last  index of its semicolon
 * @property {'assignment' | 'call' | 'declaration'} type
 * @property {string[]} target  the names of what gets a value: what is assigned to, what is called upon, or a function's
 *   first argument
 */

const ASSIGNMENTS = new Set(['=', '+=', '-=', '*=', '/=', '%=', '|=', '&=', '^=', '++', '--']);

/** @param {Token[]} tokens @param {number} i */
function startsStatement(tokens, i) {
  const before = tokens[i - 1];
  if (!before || !tokens[i].code) return false;
  if (before.text === ';') return !endsInBracket(tokens, i);
  if (['{', '}', 'else'].includes(before.text)) return true;
  // Behind the brackets of if, for and while.
  return before.text === ')' && ['if', 'for', 'while'].includes(tokens[before.partner - 1]?.text);
}

/** Whether what starts at `i` is a part of the brackets of a `for`. @param {Token[]} tokens @param {number} i */
function endsInBracket(tokens, i) {
  while (tokens[i].partner < 0 || tokens[i].partner > i)
    i = tokens[i].partner > i ? tokens[i].partner + 1 : i + 1;
  return tokens[i].text === ')';
}

/** Index of the semicolon that ends what starts at `i`, or -1. @param {Token[]} tokens @param {number} i */
function semicolon(tokens, i) {
  for (; i < tokens.length; ++i) {
    if (tokens[i].text === ';') return i;
    if (tokens[i].partner >= 0 && tokens[i].partner < i) return -1;
    if (tokens[i].partner > i) i = tokens[i].partner;
  }
  return -1;
}

/** Of the tokens at the outermost level only. @param {Token[]} tokens @param {number} first @param {number} last */
function outermost(tokens, first, last) {
  const found = [];
  for (let i = first; i < last; ++i) {
    found.push(i);
    if (tokens[i].partner > i) i = tokens[i].partner;
  }
  return found;
}

/**
 * The names of a place such as `state.legs` or `pose[kHead]`: [state, legs], [pose, kHead].
 * @param {Token[]} tokens
 * @param {number} first
 * @param {number} end  behind its last token
 */
const placeNames = (tokens, first, end) =>
  tokens
    .slice(first, end)
    .filter(isName)
    .map(({ text }) => text);

/**
 * What a call changes, as far as its form tells.
 * @param {Token[]} tokens
 * @param {number} first
 * @param {number} open  index of the bracket before its arguments
 */
function calledUpon(tokens, first, open) {
  const dot = outermost(tokens, first, open).findLast((i) => ['.', '->'].includes(tokens[i].text));
  if (dot !== undefined) return placeNames(tokens, first, dot);
  const [argument] = listItems(tokens, open);
  return argument ? placeNames(tokens, argument[0], argument[1] + 1) : [];
}

/**
 * Whether a statement mentions a place, a part of it, or what it is a part of.
 * @param {Token[]} tokens
 * @param {Statement} statement
 * @param {string[]} place  its names
 */
export function mentions(tokens, { first, last }, place) {
  for (let i = first; i < last; ++i) {
    if (tokens[i].text !== place[0] || ['.', '->', '::'].includes(tokens[i - 1].text)) continue;
    const names = placeNames(tokens, i, operandEnd(tokens, i) + 1);
    if (names.every((name, n) => n >= place.length || name === place[n])) return true;
  }
  return false;
}

/**
 * @param {Token[]} tokens
 * @param {number} first
 * @returns {Statement | undefined}
 */
function statementAt(tokens, first) {
  if (!startsStatement(tokens, first)) return undefined;
  const last = semicolon(tokens, first);
  if (last < 0) return undefined;
  const head = tokens[first];
  if (['const', 'constexpr', 'auto', 'double', 'int', 'bool', 'float'].includes(head.text)) {
    return { first, last, type: 'declaration', target: [] };
  }
  const places = outermost(tokens, first, last);
  const sign = places.find((i) => ASSIGNMENTS.has(tokens[i].text));
  const names = places.filter((i) => i < (sign ?? last) && tokens[i].type === 'word');
  if (names.some((i) => isDeclared(tokens, i))) {
    return isName(head) ? { first, last, type: 'declaration', target: [] } : undefined;
  }
  if (!isName(head) && !['*', '++', '--'].includes(head.text)) return undefined;
  if (sign !== undefined) {
    const counts = sign === first; // ++i
    const target = placeNames(tokens, counts ? first + 1 : first, counts ? last : sign);
    return { first, last, type: 'assignment', target };
  }
  if (tokens[last - 1].text !== ')') return undefined;
  return { first, last, type: 'call', target: calledUpon(tokens, first, tokens[last - 1].partner) };
}

/**
 * All assignments, calls and declarations that are statements of their own.
 * @param {Token[]} tokens
 * @returns {Statement[]}
 */
export const statementsOf = (tokens) =>
  tokens.map((_, i) => statementAt(tokens, i)).filter((found) => found !== undefined);
