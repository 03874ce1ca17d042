// Runs a program, keeps what it says, and fails with it.
import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../../web/tools/run.mjs';

/** @type {AsyncLocalStorage<{ seconds: number }>} */
const bill = new AsyncLocalStorage();

/**
 * Does something, and tells how long processors were busy with the programs that `output()` ran for it, and with those
 * that they ran. What outlives the program that ran it is missing.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<{ value: T, seconds: number }>}
 */
export async function withProcessorTime(work) {
  const used = { seconds: 0 };
  const value = await bill.run(used, work);
  return { value, seconds: used.seconds };
}

/**
 * From what `times` of a shell says: user and system time of the shell, and on the next line of all it ran.
 * @param {string} said
 */
const secondsIn = (said) =>
  [...said.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds),
    0,
  );

// Node tells of its own process only.
const TIMED = '"$@" 3>&-; ended=$?; times >&3; exit $ended';

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
  const times = openSync(join(folder, 'times'), 'a+');
  const used = bill.getStore();
  /** @returns {string} */
  const text = () => stripVTControlCharacters(readFileSync(join(folder, 'output'), 'utf8'));
  return new Promise((resolve, reject) => {
    const child = spawn('sh', ['-c', TIMED, 'sh', program, ...args], {
      cwd: root,
      stdio: ['ignore', file, file, times],
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (used) used.seconds += secondsIn(readFileSync(join(folder, 'times'), 'utf8'));
      if (code === 0) resolve(text());
      else reject(new Error(`${program} ${args.join(' ')}: ended with ${signal ?? code}`, { cause: text() }));
    });
  }).finally(() => {
    closeSync(file);
    closeSync(times);
    rmSync(folder, { recursive: true });
  });
}
