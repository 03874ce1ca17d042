// Finds the parts of an expression in a row of tokens. It goes by the house's format: clang-format puts spaces around
// every binary operator and none behind a unary one, nor around the angle brackets of a template.

/** @typedef {import('./cpp-tokens.mjs').Token} Token */

const KEYWORDS = new Set(
  `alignas auto bool break case char class const constexpr continue default delete do double else enum explicit extern
   false float for friend if inline int long namespace new noexcept nullptr operator private protected public return short
   signed sizeof static static_assert static_cast struct switch template this true typedef typename union unsigned using
   void volatile while`.split(/\s+/),
);

/** @param {Token | undefined} token */
export const isName = (token) => token?.type === 'word' && !KEYWORDS.has(token.text);

/**
 * Whether the name is being declared there: a type stands before it.
 * @param {Token[]} tokens
 * @param {number} i
 */
export function isDeclared(tokens, i) {
  const before = tokens[i - 1];
  if (isName(before) || ['auto', 'double', 'int', 'unsigned', 'bool', 'float'].includes(before?.text))
    return true;
  return ['&', '>'].includes(before?.text) && !before.spaced && tokens[i].spaced;
}

/**
 * Whether the token is one of these operators between two operands, where code runs.
 * @param {Token[]} tokens
 * @param {number} i
 * @param {...string} operators
 */
export function isBinary(tokens, i, ...operators) {
  const token = tokens[i];
  return token.code && operators.includes(token.text) && token.spaced && tokens[i + 1].spaced;
}

/**
 * Index of the last token of the operand that starts at `i`: a number, a name with all its members, calls and
 * indices, or an expression in brackets, with its signs.
 * @param {Token[]} tokens
 * @param {number} i
 */
export function operandEnd(tokens, i) {
  while (['-', '!', '*', '&', '+'].includes(tokens[i].text)) i += 1;
  if (tokens[i].partner > i) i = tokens[i].partner;
  for (;;) {
    const next = tokens[i + 1];
    if (!next) return i;
    if (['.', '->', '::'].includes(next.text)) i += 2;
    else if (next.partner > i && !next.spaced && next.text !== ';') i = next.partner;
    else if (next.text === '<' && !next.spaced) {
      while (tokens[i].text !== '>') i += 1;
    } else return i;
  }
}

/**
 * Index of the first token of the operand that ends at `i`, without its signs.
 * @param {Token[]} tokens
 * @param {number} i
 */
export function operandStart(tokens, i) {
  for (;;) {
    if (tokens[i].partner >= 0 && tokens[i].partner < i) i = tokens[i].partner;
    const before = tokens[i - 1];
    if (tokens[i].spaced) return i;
    if (before.text === '>' && tokens[i].text === '(') while (tokens[i].text !== '<') i -= 1;
    else if (['.', '->', '::'].includes(before.text)) i -= 2;
    else if (before.type === 'word' || [')', ']'].includes(before.text)) i -= 1;
    else return i;
    if (tokens[i].text === '<') i -= 1;
  }
}

/**
 * Index of the last token of the product or quotient that starts at `i`.
 * @param {Token[]} tokens
 * @param {number} i
 */
export function termEnd(tokens, i) {
  let end = operandEnd(tokens, i);
  while (isBinary(tokens, end + 1, '*', '/', '%')) end = operandEnd(tokens, end + 2);
  return end;
}

/**
 * What stands between the commas of a bracket: [first token, last token] of each.
 * @param {Token[]} tokens
 * @param {number} open  index of the bracket
 * @returns {[number, number][]}
 */
export function listItems(tokens, open) {
  const close = tokens[open].partner;
  /** @type {[number, number][]} */
  const items = [];
  let start = open + 1;
  for (let i = start; i <= close; ++i) {
    if (i === close || tokens[i].text === ',') {
      if (i > start) items.push([start, i - 1]);
      start = i + 1;
    } else if (tokens[i].partner > i) i = tokens[i].partner;
  }
  return items;
}

const WHOLE = new Set(['int', 'unsigned', 'size_t', 'uint64_t', 'uint32_t', 'int64_t', 'int32_t', 'long']);

/**
 * The names that are declared as whole numbers, and never as anything else.
 * @param {Token[]} tokens
 */
export function wholeNumbers(tokens) {
  /** @type {Set<string>} */
  const wholes = new Set(['size']);
  /** @type {Set<string>} */
  const others = new Set();
  for (const [i, token] of tokens.entries()) {
    if (!isName(token) || !isDeclared(tokens, i)) continue;
    (WHOLE.has(tokens[i - 1].text) ? wholes : others).add(token.text);
  }
  for (const other of others) wholes.delete(other);
  return wholes;
}
