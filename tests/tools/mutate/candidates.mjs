// All slips that could be planted in the core, each with its place and with the lines before and after.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokensOf } from './cpp-tokens.mjs';
import { wholeNumbers } from './expressions.mjs';
import { slipsIn } from './slips.mjs';

/** The folders below cpp that the native suite is linked with. */
export const ROOMS = ['math', 'rig', 'motion', 'physics', 'cast', 'draw', 'stage', 'game'];

/**
 * @typedef {object} Candidate
 * @property {string} file  from the repository's top, such as cpp/motion/gait.cpp
 * @property {string} kind
 * @property {number} line  the first that changes
 * @property {number} start  offset in the file
 * @property {number} end
 * @property {string} text  what takes the place of what stands from `start` to `end`
 * @property {string} before  the lines that change, as they are
 * @property {string} after  as they would be
 */

/** @param {string} source @param {import('./slips.mjs').Slip} slip */
function withLines(source, { kind, start, end, text }) {
  const from = source.lastIndexOf('\n', start - 1) + 1;
  const to = source.indexOf('\n', end) < 0 ? source.length : source.indexOf('\n', end);
  return {
    kind,
    start,
    end,
    text,
    line: source.slice(0, from).split('\n').length,
    before: source.slice(from, to),
    after: source.slice(from, start) + text + source.slice(end, to),
  };
}

/**
 * @param {string} root  the folder that holds cpp
 * @returns {string[]} every source and header of the core
 */
export const coreFiles = (root) =>
  ROOMS.filter((room) => existsSync(join(root, 'cpp', room))).flatMap((room) =>
    readdirSync(join(root, 'cpp', room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.[ch]pp$/.test(name))
      .sort()
      .map((name) => `cpp/${room}/${name}`),
  );

/**
 * @param {string} root  the folder that holds cpp
 * @param {string[]} files
 * @returns {Candidate[]}
 */
export function candidatesIn(root, files) {
  const read = coreFiles(root).map((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    return { file, source, tokens: tokensOf(source), noun: file.replace(/\.[ch]pp$/, '') };
  });
  const wholes = wholeNumbers(read.flatMap(({ tokens }) => tokens));
  return read
    .filter(({ file }) => files.includes(file))
    .flatMap(({ file, source, tokens, noun }) => {
      const near = read.filter((other) => other.noun === noun).flatMap((other) => other.tokens);
      const names = new Set(near.filter(({ type }) => type === 'word').map(({ text }) => text));
      return slipsIn({ source, tokens, names, wholes }).map((slip) => ({ file, ...withLines(source, slip) }));
    });
}

/**
 * The lines of the core that differ from a revision.
 * @param {string} root
 * @param {string} revision
 * @returns {(candidate: Candidate) => boolean} whether a slip lies on one
 */
export function touchedSince(root, revision) {
  const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const fresh = new Set(git('ls-files', '--others', '--exclude-standard', '--', 'cpp').split('\n'));
  /** @type {Map<string, Set<number>>} */
  const touched = new Map();
  let lines = new Set();
  for (const text of git('diff', '--unified=0', '--no-color', revision, '--', 'cpp').split('\n')) {
    const file = /^\+\+\+ b\/(.*)$/.exec(text);
    if (file) {
      lines = new Set();
      touched.set(file[1], lines);
    }
    const hunk = /^@@ .* \+(\d+)(?:,(\d+))? @@/.exec(text);
    if (hunk) for (let i = 0; i < Number(hunk[2] ?? 1); ++i) lines.add(Number(hunk[1]) + i);
  }
  return ({ file, line, before }) =>
    fresh.has(file) || before.split('\n').some((_, i) => touched.get(file)?.has(line + i) ?? false);
}
