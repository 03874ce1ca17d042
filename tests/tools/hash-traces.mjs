// The same ticks give the same bits, whatever compiled them: every tick's hash is compared.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../web/tools/run.mjs';
import { output } from './program.mjs';

/** @type {{ ticks: number }} */
const { ticks } = JSON.parse(readFileSync(join(root, 'tests/hash_script.json'), 'utf8'));

/** @type {Map<string, string>} build -> digest of its whole trace */
const digests = new Map();

/**
 * Runs one build's hash_trace.
 * @param {string} build
 * @param {string[]} command  a program that prints one hash of 16 digits per tick
 */
export async function traceHashes(build, [program, ...args]) {
  const digest = createHash('sha256');
  let bytes = 0;
  const said = await output(program, args, {
    onStdout(chunk) {
      digest.update(chunk);
      bytes += chunk.length;
    },
  });
  if (bytes !== ticks * 17) throw new Error(`${bytes / 17} hashes instead of ${ticks}`);
  digests.set(build, digest.digest('hex'));
  return said;
}

/** Compares what `traceHashes` has seen. */
export async function compareTraces() {
  const lines = [...digests].map(([build, digest]) => `${digest.slice(0, 16)} ${build}`);
  if (new Set(digests.values()).size !== 1) throw new Error(`The traces differ:\n${lines.join('\n')}`);
  return [`${ticks} ticks, digests of all hashes:`, ...lines].join('\n');
}
