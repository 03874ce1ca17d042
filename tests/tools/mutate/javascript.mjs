// Lets StrykerJS plant slips in the shell, and judges what survives like what survives in the core.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testsThatRun } from './importers.mjs';
import { judgement } from './judged.mjs';
import { percent, shown } from './report.mjs';
import { within } from './run.mjs';

/** Files that are written by hand and run in the page. */
const isSource = (/** @type {string} */ name) =>
  /\.js$/.test(name) && !/^core\/(core|world)\.js$|^embed\/examples\//.test(name);

/**
 * The files of the shell whose path has one of these in it; all of them when there is none.
 * @param {string} root
 * @param {string[]} names
 */
export function shellFiles(root, names) {
  const all = readdirSync(join(root, 'web/src'), { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((name) => `web/src/${name}`)
    .sort();
  for (const name of names) {
    if (!all.some((file) => file.includes(name)))
      throw new RangeError(`no file of web/src has '${name}' in its name`);
  }
  return all.filter((file) => names.length === 0 || names.some((name) => file.includes(name)));
}

/**
 * @typedef {object} Mutant
 * @property {string} mutatorName
 * @property {string} replacement
 * @property {string} status
 * @property {{ start: { line: number, column: number }, end: { line: number, column: number } }} location  both from 1
 */

/** A mutant of StrykerJS's report as a slip of ours. @param {string} file @param {string} source @param {Mutant} mutant */
export function asSlip(file, source, { mutatorName, replacement, location: { start, end } }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const after =
    lines[0].slice(0, start.column - 1) + replacement + lines[lines.length - 1].slice(end.column - 1);
  return { file, line: start.line, kind: mutatorName, before: lines.join('\n'), after };
}

/**
 * What came of it, file by file.
 * @param {{ files: Record<string, { source: string, mutants: Mutant[] }> }} report  StrykerJS's
 * @param {Record<string, import('./judged.mjs').Judgement[]>} judged
 */
export const scores = (report, judged) =>
  Object.entries(report.files).map(([file, { source, mutants }]) => {
    const noticed = mutants.filter(({ status }) => ['Killed', 'Timeout'].includes(status)).length;
    const missed = mutants
      .filter(({ status }) => ['Survived', 'NoCoverage'].includes(status))
      .map((mutant) => ({ ...asSlip(file, source, mutant), reached: mutant.status === 'Survived' }));
    const survived = missed.filter((slip) => judgement(judged, slip) === undefined);
    return { file, noticed, survived, judged: missed.length - survived.length };
  });

/**
 * @param {object} wanted
 * @param {string} wanted.root
 * @param {string[]} wanted.names
 * @param {number} wanted.workers
 * @param {Record<string, import('./judged.mjs').Judgement[]>} wanted.judged
 */
export async function plantInShell({ root, names, workers, judged }) {
  const files = shellFiles(root, names);
  const all = readdirSync(join(root, 'tests/web')).filter((name) => name.endsWith('.test.js'));
  const tests = testsThatRun(
    root,
    all.map((name) => `tests/web/${name}`),
    files,
  );
  if (tests.length === 0) throw new Error(`no unit test imports ${files.join(', ')}`);
  const settings = { STICKMAN_TESTS: tests.join(','), STICKMAN_FILES: files.join(',') };
  const config = 'tests/tools/mutate/stryker.config.mjs';
  const { ok, text } = await within(
    'npx',
    ['--no-install', 'stryker', 'run', config, '--concurrency', String(workers)],
    { cwd: root, env: { ...process.env, ...settings } },
  );
  if (!ok) throw new Error(`StrykerJS failed:\n${text.slice(-4000)}`);
  return scores(JSON.parse(readFileSync(join(root, 'build/mutate/js/report.json'), 'utf8')), judged);
}

/** @param {ReturnType<typeof scores>} files */
export function shellReport(files) {
  const text = files.flatMap(({ survived }) =>
    survived.map((slip) => `${shown(slip)}\n  ${slip.reached ? 'survived' : 'no test gets there'}\n`),
  );
  for (const { file, noticed, survived, judged } of files) {
    const planted = noticed + survived.length;
    text.push(
      `${file}: ${noticed} of ${planted} slips noticed, ${percent(noticed, planted)}, ${judged} judged`,
    );
  }
  return text.join('\n');
}
