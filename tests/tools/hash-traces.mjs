// The same ticks give the same bits, whatever compiled them: every tick's hash is compared.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../web/tools/run.mjs';
import { output } from './program.mjs';

/** @type {{ ticks: number }} */
const { ticks } = JSON.parse(readFileSync(join(root, 'tests/hash_script.json'), 'utf8'));

/** @type {Map<string, string[]>} build -> one hash per tick */
const traces = new Map();

/**
 * Runs one build's hash_trace.
 * @param {string} build
 * @param {string[]} command  a program that prints one hash of 16 digits per tick
 */
export async function traceHashes(build, [program, ...args]) {
  const lines = (await output(program, args)).trimEnd().split('\n');
  const bad = lines.find((line) => !/^[0-9a-f]{16}$/.test(line));
  if (bad !== undefined) throw new Error(`not a hash: ${bad}`);
  if (lines.length !== ticks) throw new Error(`${lines.length} hashes instead of ${ticks}`);
  traces.set(build, lines);
  return '';
}

/** Compares what `traceHashes` has seen. */
export async function compareTraces() {
  const [[first, expected], ...others] = traces;
  for (const [build, hashes] of others) {
    const tick = hashes.findIndex((hash, i) => hash !== expected[i]);
    if (tick >= 0) {
      throw new Error(`tick ${tick}: ${first} has ${expected[tick]}, ${build} ${hashes[tick]}`);
    }
  }
  return `${ticks} ticks alike in ${[...traces.keys()].join(', ')}; the last hash is ${expected.at(-1)}`;
}
