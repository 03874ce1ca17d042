// Runs a program, keeps what it says, and fails with it.
import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../../web/tools/run.mjs';

/**
 * What a program wrote to stdout and stderr, in the order it came, without colours.
 * It writes to a file, because Node cuts off what is still in a pipe when a program calls `process.exit()`,
 * as those do that Emscripten builds.
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<string>} rejects with an Error that carries the output when the program fails
 */
export function output(program, args) {
  const folder = mkdtempSync(join(tmpdir(), 'stickman-'));
  const file = openSync(join(folder, 'output'), 'a+');
  /** @returns {string} */
  const text = () => stripVTControlCharacters(readFileSync(join(folder, 'output'), 'utf8'));
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', file, file] });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) resolve(text());
      else reject(new Error(`${program} ${args.join(' ')}: ended with ${signal ?? code}`, { cause: text() }));
    });
  }).finally(() => {
    closeSync(file);
    rmSync(folder, { recursive: true });
  });
}
