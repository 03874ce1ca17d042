// Reads C++ as a row of tokens and says which of them are code that runs: no comment, string, directive or declaration.

/**
 * @typedef {object} Token
 * @property {'word' | 'number' | 'sign' | 'text'} type  `text`: a string or a character
 * @property {string} text
 * @property {number} start  offset in the source
 * @property {number} end  offset behind it
 * @property {boolean} spaced  white space stands before it
 * @property {boolean} code  it is part of a function's body or of a value that is given to something
 * @property {number} partner  of a bracket: index of the one that belongs to it; otherwise -1
 */

const SIGNS = ['<<=', '>>=', '...', '->*', '<=>'].concat(
  ['::', '->', '++', '--', '<<', '>>', '<=', '>=', '==', '!=', '&&', '||'],
  ['+=', '-=', '*=', '/=', '%=', '&=', '|=', '^=', '.*'],
);

const SKIPPED = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/|(?<=^[ \t]*)#(?:[^\n\\]|\\[\s\S])*)+/my;
const WORD = /[A-Za-z_]\w*/y;
const NUMBER = /\.?\d(?:[\w.']|[eEpP][+-])*/y;
const TEXT = /(?:u8|[uUL])?(?:R"([^(\s]*)\([\s\S]*?\)\1"|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)+')/y;

const OPEN = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);

/** @param {RegExp} pattern @param {string} source @param {number} at */
function matched(pattern, source, at) {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0];
}

/**
 * @param {string} source
 * @param {number} at
 * @returns {{ type: Token['type'], text: string }}
 */
function read(source, at) {
  const text = matched(TEXT, source, at);
  if (text) return { type: 'text', text };
  const word = matched(WORD, source, at);
  if (word) return { type: 'word', text: word };
  const number = matched(NUMBER, source, at);
  if (number) return { type: 'number', text: number };
  return { type: 'sign', text: SIGNS.find((sign) => source.startsWith(sign, at)) ?? source[at] };
}

/** @param {Token[]} tokens */
function pairBrackets(tokens) {
  /** @type {number[]} */
  const open = [];
  for (const [i, { text }] of tokens.entries()) {
    if (OPEN.has(text)) open.push(i);
    else if (text === ')' || text === ']' || text === '}') {
      const opener = open.pop();
      if (opener === undefined || OPEN.get(tokens[opener].text) !== text) {
        throw new Error(`'${text}' at offset ${tokens[i].start} closes nothing`);
      }
      tokens[opener].partner = i;
      tokens[i].partner = opener;
    }
  }
  if (open.length > 0) throw new Error(`'${tokens[open[0]].text}' is never closed`);
}

/**
 * Whether the braces behind these words hold declarations again, as those of a namespace or a type do.
 * @param {string[]} head  what stands before the brace, from the end of the last declaration
 */
function holdsDeclarations(head) {
  if (head.includes('=') || head.includes('(')) return head[0] === 'extern';
  return head.some((word) => ['namespace', 'struct', 'class', 'union', 'extern'].includes(word));
}

/**
 * Marks what runs, where declarations stand.
 * @param {Token[]} tokens
 * @param {number} from
 * @param {number} to
 */
function markDeclarations(tokens, from, to) {
  /** @type {string[]} */
  let head = [];
  let value = false;
  for (let i = from; i < to; ++i) {
    const { text, partner } = tokens[i];
    if (text === ';') {
      head = [];
      value = false;
    } else if (text === '{') {
      if (head.includes('enum')) {
        // Names and their numbers: nothing that runs.
      } else if (holdsDeclarations(head)) {
        markDeclarations(tokens, i + 1, partner);
      } else {
        for (let j = i; j <= partner; ++j) tokens[j].code = true;
      }
      i = partner;
      // Behind a function's body and a namespace stands no semicolon.
      if (![';', ',', '{'].includes(tokens[partner + 1]?.text)) {
        head = [];
        value = false;
      }
    } else {
      tokens[i].code = value;
      // What a constant, a member or, behind a constructor's colon, all members start with.
      const begins = text === '=' || (text === ':' && head.at(-1) === ')');
      if (begins && !head.includes('operator')) value = true;
      head.push(text);
    }
  }
}

/**
 * @param {string} source
 * @returns {Token[]}
 */
export function tokensOf(source) {
  /** @type {Token[]} */
  const tokens = [];
  let at = 0;
  for (;;) {
    const skipped = matched(SKIPPED, source, at)?.length ?? 0;
    at += skipped;
    if (at >= source.length) break;
    const { type, text } = read(source, at);
    tokens.push({
      type,
      text,
      start: at,
      end: at + text.length,
      spaced: skipped > 0,
      code: false,
      partner: -1,
    });
    at += text.length;
  }
  pairBrackets(tokens);
  markDeclarations(tokens, 0, tokens.length);
  return tokens;
}
