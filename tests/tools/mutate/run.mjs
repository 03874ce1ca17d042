// Runs a program within limits and keeps what it says. All that were started end with this one.
import { spawn } from 'node:child_process';

/**
 * @typedef {object} Result
 * @property {boolean} ok  it ended by itself, and with 0
 * @property {string} text  what it wrote, the last part of it
 * @property {boolean} late  it used more than its seconds
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Characters of output. */
const KEPT = 1 << 26;

/** Ends whatever still runs, and what that has started. */
export function endAll() {
  for (const { pid } of running) {
    try {
      if (pid) process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, seconds?: number, env?: NodeJS.ProcessEnv }} [options]  `seconds`: of the processor's time that it may use, so that
 *   a busy machine makes nothing late
 * @returns {Promise<Result>}
 */
export function within(program, args, { cwd, seconds, env } = {}) {
  // 4 GB: a loop that never ends may ask for memory all the while.
  const limits =
    seconds === undefined ? '' : `ulimit -t ${Math.ceil(seconds)}; ulimit -v 4000000; ulimit -c 0; `;
  return new Promise((resolve, reject) => {
    const child = spawn('sh', ['-c', `${limits}exec "$0" "$@"`, program, ...args], {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let text = '';
    const keep = (/** @type {Buffer} */ chunk) => {
      text = (text + chunk).slice(-KEPT);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      running.delete(child);
      const late = seconds !== undefined && (signal === 'SIGXCPU' || signal === 'SIGKILL');
      resolve({ ok: code === 0, text, late });
    });
  });
}

/**
 * The same for what must not fail.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string }} [options]
 */
export async function run(program, args, options) {
  const result = await within(program, args, options);
  if (!result.ok) throw new Error(`failed: ${[program, ...args].join(' ')}\n${result.text.slice(-4000)}`);
  return result;
}
