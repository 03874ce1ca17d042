// The same ticks give the same bits, whatever compiled them: every tick's hash is compared.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../web/tools/run.mjs';
import { output } from './program.mjs';

/** @type {{ ticks: number }} */
const { ticks } = JSON.parse(readFileSync(join(root, 'tests/hash_script.json'), 'utf8'));

/** Whose ticks are compared: what hash_trace is told, and how many hashes it prints then. */
export const traced = {
  stickman: { args: [], ticks },
  scenes: { args: ['scenes'], ticks: 20000 },
  hound: { args: ['hound'], ticks: 20000 },
  game: { args: ['game'], ticks: 20000 },
};

/** @typedef {keyof typeof traced} Traced */

/** @type {Record<Traced, Map<string, string[]>>} build -> one hash per tick */
const traces = { stickman: new Map(), scenes: new Map(), hound: new Map(), game: new Map() };

/**
 * Runs one build's hash_trace.
 * @param {string} build
 * @param {string[]} command  a program that prints one hash of 16 digits per tick
 */
export async function traceHashes(build, [program, ...args]) {
  for (const [name, { args: more, ticks: expected }] of Object.entries(traced)) {
    const lines = (await output(program, [...args, ...more])).trimEnd().split('\n');
    const bad = lines.find((line) => !/^[0-9a-f]{16}$/.test(line));
    if (bad !== undefined) throw new Error(`${name}: not a hash: ${bad}`);
    if (lines.length !== expected) throw new Error(`${name}: ${lines.length} hashes instead of ${expected}`);
    traces[/** @type {Traced} */ (name)].set(build, lines);
  }
  return '';
}

/** Compares what `traceHashes` has seen. */
export async function compareTraces() {
  return Object.entries(traces)
    .map(([name, builds]) => compareBuilds(name, builds))
    .join('\n');
}

/** @param {string} name @param {Map<string, string[]>} builds */
function compareBuilds(name, builds) {
  const [[first, expected], ...others] = builds;
  for (const [build, hashes] of others) {
    const tick = hashes.findIndex((hash, i) => hash !== expected[i]);
    if (tick >= 0) {
      throw new Error(`${name}, tick ${tick}: ${first} has ${expected[tick]}, ${build} ${hashes[tick]}`);
    }
  }
  return `${name}: ${expected.length} ticks alike in ${[...builds.keys()].join(', ')}; the last hash is ${expected.at(-1)}`;
}
