// What came of the slips, for people.

/**
 * @typedef {object} Planted
 * @property {string} file
 * @property {number} line
 * @property {string} kind
 * @property {string} before
 * @property {string} after
 * @property {string} [by]  the test that noticed
 * @property {number} [tests]  how many test files were asked
 */

/** @param {string} mark @param {string} lines */
const marked = (mark, lines) => lines.replace(/^/gm, `${mark} `);

/** A slip with its place and what it changes. @param {Planted} slip */
export const shown = ({ file, line, kind, before, after }) =>
  `${file}:${line}  ${kind}\n${marked('-', before)}\n${marked('+', after)}`;

/** @param {number} part @param {number} whole */
export const percent = (part, whole) => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`);

/**
 * @param {object} result
 * @param {number} result.seed
 * @param {Planted[]} result.noticed
 * @param {Planted[]} result.survived
 * @param {Record<string, number>} result.discarded  how many slips were not counted, and why
 */
export function report({ seed, noticed, survived, discarded }) {
  const planted = noticed.length + survived.length;
  const left = Object.entries(discarded).filter(([, count]) => count > 0);
  return [
    ...survived.map((slip) => `${shown(slip)}\n  survived ${slip.tests} test files\n`),
    `seed ${seed}: ${noticed.length} of ${planted} slips noticed, ${percent(noticed.length, planted)}`,
    ...(left.length > 0 ? [`not counted: ${left.map(([why, count]) => `${count} ${why}`).join(', ')}`] : []),
  ].join('\n');
}
