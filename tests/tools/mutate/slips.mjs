// The slips that a programmer makes, and where in a source file each could be made.
import {
  isBinary,
  isDeclared,
  isName,
  listItems,
  operandEnd,
  operandStart,
  termEnd,
} from './expressions.mjs';
import { misnamed, swappedWords } from './names.mjs';
import { mentions, statementsOf } from './statements.mjs';

/** @typedef {import('./cpp-tokens.mjs').Token} Token */

/**
 * @typedef {object} Slip  `text` in place of what stands from `start` to `end`
 * @property {string} kind
 * @property {number} start  offset in the source
 * @property {number} end
 * @property {string} text
 */

/**
 * @typedef {object} Source
 * @property {string} source
 * @property {Token[]} tokens
 * @property {Set<string>} names  all that are used in it and in its header: a slip of the pen that names nothing else
 *   is no C++
 * @property {Set<string>} wholes  those that are whole numbers wherever they are declared
 */

/** @typedef {[start: number, end: number, text: string]} Edit */
/** @typedef {(file: Source) => Iterable<Edit>} Finder */

/**
 * A finder that looks at one token after the other.
 * @param {(tokens: Token[], i: number, source: string) => Iterable<Edit>} finder
 * @returns {Finder}
 */
const eachToken = (finder) =>
  function* ({ tokens, source }) {
    for (const i of tokens.keys()) if (tokens[i].code) yield* finder(tokens, i, source);
  };

/** @param {Record<string, string[]>} swaps */
const swappedOperator = (swaps) =>
  eachToken(function* (tokens, i) {
    const { text, start, end } = tokens[i];
    if (!Object.hasOwn(swaps, text) || !isBinary(tokens, i, text)) return;
    for (const other of swaps[text]) yield [start, end, other];
  });

/** @param {Token[]} tokens @param {number} i */
const isUnary = (tokens, i) => !tokens[i + 1].spaced && !isName(tokens[i - 1]) && tokens[i - 1].text !== ')';

/** @type {Finder} */
const sign = eachToken(function* (tokens, i) {
  const { text, start, end } = tokens[i];
  if (text === '-' && isUnary(tokens, i)) yield [start, end, ''];
});

/** @type {Finder} */
const factor = eachToken(function* (tokens, i) {
  if (!isBinary(tokens, i, '*', '/')) return;
  yield [tokens[i - 1].end, tokens[operandEnd(tokens, i + 1)].end, ''];
  if (tokens[i].text === '*') yield [tokens[operandStart(tokens, i - 1)].start, tokens[i + 1].start, ''];
});

/** @type {Finder} */
const term = eachToken(function* (tokens, i) {
  if (isBinary(tokens, i, '+', '-')) yield [tokens[i - 1].end, tokens[termEnd(tokens, i + 1)].end, ''];
});

/** @type {Record<string, string>} */
const WITH_OR_WITHOUT_EQUAL = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };

/**
 * Equal counted in, or out: among whole numbers, and where the limit is 0 or 1 and may well be met. Anywhere else two real
 * numbers are equal at no time that anyone would see.
 * @type {Finder}
 */
function* boundary({ tokens, wholes }) {
  const isWhole = (/** @type {Token} */ { type, text }) =>
    type === 'number' ? !/[.e]/.test(text) : wholes.has(text);
  for (const [i, { text, start, end }] of tokens.entries()) {
    const other = WITH_OR_WITHOUT_EQUAL[text];
    if (!other || !isBinary(tokens, i, text)) continue;
    const sides = [tokens[i - 1], tokens[operandEnd(tokens, i + 1)]];
    if (sides.some((side) => isWhole(side) || ['0.0', '1.0'].includes(side.text))) yield [start, end, other];
  }
}

/** @type {Finder} */
const negation = eachToken(function* (tokens, i, source) {
  const { text, start, end } = tokens[i];
  if (text === '!' && !tokens[i + 1].spaced) yield [start, end, ''];
  if (text === 'true') yield [start, end, 'false'];
  if (text === 'false') yield [start, end, 'true'];
  if (['if', 'while'].includes(text) && tokens[i + 1].text === '(') {
    const { end: from, partner } = tokens[i + 1];
    yield [from, tokens[partner].start, `!(${source.slice(from, tokens[partner].start)})`];
  }
});

/** @type {Finder} */
const index = eachToken(function* (tokens, i, source) {
  const { text, partner, end } = tokens[i];
  // A lambda's brackets open an expression; an index follows what it is into.
  if (text !== '[' || !(isName(tokens[i - 1]) || [')', ']'].includes(tokens[i - 1].text))) return;
  const [first, last] = [tokens[i + 1], tokens[partner - 1]];
  if (first === tokens[partner] || isDeclared(tokens, operandStart(tokens, i - 1))) return;
  const inside = source.slice(end, last.end);
  const offset = /^(.*\S) [+-] 1$/s.exec(inside);
  if (offset) yield [end, last.end, offset[1]];
  else yield [end, last.end, `${inside} + 1`];
  yield [end, last.end, `${inside} - 1`];
});

/** @type {Finder} */
const swappedArguments = eachToken(function* (tokens, i, source) {
  if (!['(', '{'].includes(tokens[i].text) || (tokens[i].text === '(' && !isName(tokens[i - 1]))) return;
  const items = listItems(tokens, i);
  const slice = (/** @type {[number, number]} */ [first, last]) =>
    source.slice(tokens[first].start, tokens[last].end);
  for (const [n, item] of items.entries()) {
    const next = items[n + 1];
    if (!next || slice(item) === slice(next) || slice(item).includes(';')) continue;
    yield [tokens[item[0]].start, tokens[next[1]].end, `${slice(next)}, ${slice(item)}`];
  }
});

/** @type {Finder} */
const constant = eachToken(function* (tokens, i) {
  const { type, text, start, end } = tokens[i];
  if (type !== 'number') return;
  const value = Number(text.replaceAll("'", '').replace(/[uUlLfF]+$/, ''));
  const suffix = /[uUlL]+$/.exec(text)?.[0] ?? '';
  if (/^\d+[uUlL]*$/.test(text)) {
    yield [start, end, `${value + 1}${suffix}`];
    if (value > 0) yield [start, end, `${value - 1}${suffix}`];
  } else if (value === 0) {
    yield [start, end, '1.0'];
  } else if (Number.isFinite(value)) {
    for (const wrong of [value * 1.5, value / 1.5]) yield [start, end, wrong.toExponential(6)];
  }
});

/** @type {Finder} */
const branches = eachToken(function* (tokens, i, source) {
  if (!isBinary(tokens, i, '?')) return;
  let depth = 0;
  let colon = -1;
  let last = i;
  for (let j = i + 1; j < tokens.length; ++j) {
    const { text, partner } = tokens[j];
    if (partner >= 0 && partner < j) break;
    if ([';', ','].includes(text)) break;
    if (text === '?') depth += 1;
    if (text === ':' && depth-- === 0) {
      if (colon >= 0) break;
      colon = j;
    }
    if (partner > j) j = partner;
    last = j;
  }
  if (colon < 0) return;
  const [yes, no] = [
    source.slice(tokens[i + 1].start, tokens[colon - 1].end),
    source.slice(tokens[colon + 1].start, tokens[last].end),
  ];
  if (yes !== no) yield [tokens[i + 1].start, tokens[last].end, `${no} : ${yes}`];
});

/** @type {Finder} */
const call = eachToken(function* (tokens, i, source) {
  if (tokens[i].text !== '(' || !isName(tokens[i - 1]) || listItems(tokens, i).length !== 1) return;
  const first = operandStart(tokens, i - 1);
  if (isName(tokens[first - 1])) return;
  yield [
    tokens[first].start,
    tokens[tokens[i].partner].end,
    source.slice(tokens[i].start, tokens[tokens[i].partner].end),
  ];
});

/** @type {Finder} */
function* removed({ tokens }) {
  for (const { first, last, type } of statementsOf(tokens)) {
    if (type !== 'declaration') yield [tokens[first].start, tokens[last].start, ''];
  }
}

/** @type {Finder} */
function* order({ tokens, source }) {
  const statements = statementsOf(tokens);
  for (const [n, one] of statements.entries()) {
    const next = statements[n + 1];
    if (!next || next.first !== one.last + 1 || one.type === 'declaration') continue;
    if (![';', '{', '}'].includes(tokens[one.first - 1].text)) continue; // what an if or a loop does
    // In the other order the second would see a value from before the first.
    if (one.target.length === 0 || !mentions(tokens, next, one.target)) continue;
    const slice = (/** @type {typeof one} */ { first, last }) =>
      source.slice(tokens[first].start, tokens[last].end);
    yield [tokens[one.first].start, tokens[next.last].end, `${slice(next)} ${slice(one)}`];
  }
}

/** What is planted, with how often each kind is drawn beside the others. @type {Record<string, { weight: number, find: Finder[] }>} */
export const KINDS = {
  sign: { weight: 10, find: [sign, swappedOperator({ '+': ['-'], '-': ['+'], '+=': ['-='], '-=': ['+='] })] },
  factor: { weight: 12, find: [factor, swappedOperator({ '*': ['/'], '/': ['*'] })] },
  term: { weight: 6, find: [term] },
  comparison: {
    weight: 6,
    find: [
      boundary,
      swappedOperator({ '<': ['>'], '<=': ['>='], '>': ['<'], '>=': ['<='], '==': ['!='], '!=': ['=='] }),
    ],
  },
  logic: { weight: 7, find: [negation, swappedOperator({ '&&': ['||'], '||': ['&&'] })] },
  side: { weight: 10, find: [swappedWords('side')] },
  function: { weight: 4, find: [swappedWords('function')] },
  axis: { weight: 4, find: [swappedWords('axis')] },
  stale: { weight: 7, find: [misnamed, order] },
  removed: { weight: 12, find: [removed] },
  index: { weight: 4, find: [index] },
  arguments: { weight: 6, find: [swappedArguments] },
  constant: { weight: 8, find: [constant] },
  branches: { weight: 3, find: [branches] },
  call: { weight: 3, find: [call] },
};

/**
 * Every slip that could be made in a file.
 * @param {Source} file
 * @returns {Slip[]}
 */
export function slipsIn(file) {
  return Object.entries(KINDS).flatMap(([kind, { find }]) =>
    find.flatMap((finder) => [...finder(file)].map(([start, end, text]) => ({ kind, start, end, text }))),
  );
}
