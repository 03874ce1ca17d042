// Slips that make no difference to anyone, each with the reason: judged.json. They are found again by what the lines say,
// so that they stay judged wherever the lines move, and are judged anew when the lines change.
import { readFileSync } from 'node:fs';

/**
 * @typedef {object} Judgement
 * @property {string} before  the lines as they are
 * @property {string} after  the lines with the slip
 * @property {string} why  nobody can tell the difference
 */

const plain = (/** @type {string} */ text) => text.trim().replace(/\s+/g, ' ');

/** @returns {Record<string, Judgement[]>} by file */
export const readJudged = () => JSON.parse(readFileSync(new URL('judged.json', import.meta.url), 'utf8'));

/**
 * Why a slip makes no difference, or undefined.
 * @param {Record<string, Judgement[]>} judged
 * @param {{ file: string, before: string, after: string }} slip
 */
export function judgement(judged, { file, before, after }) {
  const same = (/** @type {Judgement} */ one) =>
    plain(one.before) === plain(before) && plain(one.after) === plain(after);
  return judged[file]?.find(same)?.why;
}

/**
 * Judgements about lines that are no longer there.
 * @param {Record<string, Judgement[]>} judged
 * @param {(file: string) => string} read
 */
export const outdated = (judged, read) =>
  Object.entries(judged).flatMap(([file, list]) => {
    const source = plain(read(file));
    return list
      .filter(({ before }) => !source.includes(plain(before)))
      .map(({ before }) => `${file}: ${plain(before)}`);
  });
