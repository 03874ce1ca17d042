// Runs a program, keeps what it says, and fails with it.
import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../../web/tools/run.mjs';

/**
 * What a program wrote to stdout and stderr, in the order it came, without colours.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, onStdout?: (chunk: Buffer) => void }} [options]  with `onStdout`
 *   only stderr is kept
 * @returns {Promise<string>} rejects with an Error that carries the output when the program fails
 */
export function output(program, args, { env, onStdout } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let text = '';
    const keep = (/** @type {Buffer} */ chunk) => {
      text += chunk;
    };
    child.stdout.on('data', onStdout ?? keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      const plain = stripVTControlCharacters(text);
      if (code === 0) resolve(plain);
      else reject(new Error(`${program} ${args.join(' ')}: ended with ${signal ?? code}`, { cause: plain }));
    });
  });
}
