// Slips of the pen: a name taken for another that differs in one word.
import { isDeclared, isName } from './expressions.mjs';

/** @typedef {import('./slips.mjs').Finder} Finder */

/**
 * Words that are taken for each other.
 * @type {Record<string, string[][]>}
 */
const PAIRS = {
  side: [
    ['near', 'far'],
    ['left', 'right'],
    ['front', 'hind'],
    ['front', 'rear'],
    ['front', 'back'],
    ['hip', 'shoulder'],
    ['elbow', 'knee'],
    ['hand', 'foot'],
    ['upper', 'lower'],
    ['upper', 'fore'],
    ['thigh', 'shin'],
    ['chest', 'pelvis'],
    ['head', 'tail'],
    ['tip', 'butt'],
    ['top', 'bottom'],
    ['start', 'end'],
    ['begin', 'end'],
    ['first', 'last'],
    ['low', 'high'],
    ['walk', 'run'],
    ['width', 'height'],
    ['columns', 'rows'],
    ['column', 'row'],
    ['value', 'velocity'],
  ],
  function: [
    ['minimum', 'maximum'],
    ['min', 'max'],
    ['sin', 'cos'],
    ['floor', 'ceil'],
    ['front', 'back'],
    ['dot', 'cross'],
  ],
  axis: [['x', 'y']],
  time: [
    ['before', 'now'],
    ['before', 'after'],
    ['previous', 'current'],
    ['previous', 'next'],
    ['now', 'then'],
    ['last', 'current'],
    ['old', 'new'],
  ],
};

/** Words that say which of two moments a value is from, and that one of the two names may lack. */
const MOMENTS = ['Before', 'Now', 'Then', 'Previous', 'Last', 'After'];

/** kNearFoot -> k Near Foot. @param {string} name */
const wordsOf = (name) => name.match(/[A-Z]?[a-z0-9]+|[A-Z]+|_+/g) ?? [];

/** @param {string} word @param {string} like */
const inCaseOf = (word, like) => (/^[A-Z]/.test(like) ? word[0].toUpperCase() + word.slice(1) : word);

/**
 * Every name that differs from this one in one word of a pair.
 * @param {string} name
 * @param {string[][]} pairs
 */
function* mistaken(name, pairs) {
  /** @type {string[]} */
  const words = wordsOf(name);
  for (const [i, word] of words.entries()) {
    for (const pair of pairs) {
      const at = pair.indexOf(word.toLowerCase());
      if (at >= 0) yield words.with(i, inCaseOf(pair[1 - at], word)).join('');
    }
  }
}

/**
 * @param {(name: string, names: Set<string>) => Iterable<string>} others
 * @returns {Finder}
 */
const replacedName = (others) =>
  function* ({ tokens, names }) {
    for (const [i, token] of tokens.entries()) {
      if (!token.code || !isName(token) || isDeclared(tokens, i)) continue;
      for (const other of others(token.text, names)) {
        if (names.has(other)) yield [token.start, token.end, other];
      }
    }
  };

/**
 * A name with the other word of a pair in it.
 * @param {'side' | 'function' | 'axis'} group
 */
export const swappedWords = (group) => replacedName((name) => mistaken(name, PAIRS[group]));

/** A value of the moment before taken for that of now, or the other way round. */
export const misnamed = replacedName(function* (name, names) {
  yield* mistaken(name, PAIRS.time);
  for (const moment of MOMENTS) {
    if (name.endsWith(moment)) yield name.slice(0, -moment.length);
    if (names.has(name + moment)) yield name + moment;
    const lower = moment.toLowerCase();
    const rest = name.slice(lower.length);
    if (name.startsWith(lower) && /^[A-Z]/.test(rest)) yield rest[0].toLowerCase() + rest.slice(1);
    yield lower + inCaseOf(name, 'A');
  }
});
