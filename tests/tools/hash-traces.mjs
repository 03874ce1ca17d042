// The same ticks give the same bits, whatever compiled them: every tick's hash is compared.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../web/tools/run.mjs';
import { output } from './program.mjs';

/** @type {{ ticks: number }} */
const { ticks } = JSON.parse(readFileSync(join(root, 'tests/hash_script.json'), 'utf8'));

/**
 * Digest and length of a trace.
 * @param {string[]} command  a program that prints one hash of 16 digits per tick
 */
async function trace(command) {
  const digest = createHash('sha256');
  let bytes = 0;
  const [program, ...args] = command;
  await output(program, args, {
    onStdout(chunk) {
      digest.update(chunk);
      bytes += chunk.length;
    },
  });
  if (bytes !== ticks * 17) throw new Error(`${command.join(' ')}: ${bytes / 17} hashes instead of ${ticks}`);
  return digest.digest('hex');
}

/** @param {Record<string, string[]>} builds  name of a build -> how to run its hash_trace */
export async function compareHashTraces(builds) {
  /** @type {Record<string, string>} */
  const digests = {};
  for (const [name, command] of Object.entries(builds)) digests[name] = await trace(command);
  const lines = Object.entries(digests).map(([name, digest]) => `${digest.slice(0, 16)} ${name}`);
  if (new Set(Object.values(digests)).size !== 1) throw new Error(`The traces differ:\n${lines.join('\n')}`);
  return [`${ticks} ticks, digests of all hashes:`, ...lines].join('\n');
}
