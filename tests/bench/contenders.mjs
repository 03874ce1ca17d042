// What is measured against each other. All run the same script (script.json), each through the same small API.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ACTIONS, enumMember } from '../../web/src/core/names.js';
import { root } from '../../web/tools/run.mjs';
import { createRun } from './port/round.js';

/** @typedef {{ action: string, speed: number, ticks: number }} Step */

/**
 * @typedef {object} Contender
 * @property {string} name
 * @property {() => number | Promise<number>} round runs the script once, in one call; gives the seconds it took
 */

/**
 * One that also draws.
 * @typedef {Contender & {
 *   frames: (count: number) => number | Promise<number>,
 *   poses: (count: number) => number | Promise<number>,
 *   ticks: (count: number) => number | Promise<number>,
 *   hash: () => string | Promise<string>,
 * }} DrawingContender
 * `frames` shows so many frames of a running figure, `poses` the same for who draws him himself, `ticks` runs so many ticks of the same: seconds, likewise;
 * `hash` is that of the script's state, 16 hex digits
 */

/** The actions in the order of the core's enumeration. */
const MEMBERS = ACTIONS.map(enumMember);

/** @type {Step[]} */
export const script = JSON.parse(readFileSync(new URL('script.json', import.meta.url), 'utf8'));
export const scriptTicks = script.reduce((sum, { ticks }) => sum + ticks, 0);

/** @param {() => void} work */
export function secondsOf(work) {
  const begin = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - begin) / 1e9;
}

/**
 * The core as WebAssembly with the optimisation of core.wasm, without embind.
 * @param {string} name of what bench.cmake makes
 * @returns {any} what it exports
 */
export function instantiate(name) {
  const file = `${name}.wasm`;
  const module = new WebAssembly.Module(readFileSync(join(root, 'build/wasm', file)));
  const { exports } = new WebAssembly.Instance(module, {
    wasi_snapshot_preview1: {
      proc_exit() {
        throw new Error(`${file} has ended itself`);
      },
    },
  });
  const wasm = /** @type {any} */ (exports);
  wasm._initialize();
  return wasm;
}

/** The stickman; the script is in it. */
export function loadWasm() {
  const wasm = instantiate('bench_rounds');
  for (const { action, speed, ticks } of script) wasm.addStep(MEMBERS.indexOf(action), speed, ticks);
  return {
    /** @type {() => void} */
    start: wasm.start,
    /** @type {(ticks: number) => void} */
    advance: wasm.advance,
    /** @type {() => void} */
    runRound: wasm.runRound,
    /** @type {(count: number) => void} */
    showFrames: wasm.showFrames,
    /** @type {(count: number) => void} */
    showPoses: wasm.showPoses,
    /** @type {(count: number) => void} */
    runTicks: wasm.runTicks,
    hash: () =>
      [wasm.hashHigh(), wasm.hashLow()].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join(''),
    /** x, y of joints, hair, the spear's tip and butt. @returns {Float64Array} */
    points: () => new Float64Array(wasm.memory.buffer, wasm.points(), 2 * wasm.pointCount()),
  };
}

/** @returns {DrawingContender} */
export function wasmContender() {
  const wasm = loadWasm();
  return {
    name: 'WebAssembly',
    round: () => secondsOf(wasm.runRound),
    frames: (count) => secondsOf(() => wasm.showFrames(count)),
    poses: (count) => secondsOf(() => wasm.showPoses(count)),
    ticks: (count) => secondsOf(() => wasm.runTicks(count)),
    hash: wasm.hash,
  };
}

/** The same motion in everyday JavaScript, which draws nothing. @returns {Contender} */
export function scriptContender() {
  const run = createRun(script);
  return { name: 'JavaScript', round: () => secondsOf(run.runRound) };
}

/**
 * The core as a native program, which measures itself and waits while others have their turn.
 * @returns {Promise<DrawingContender & { close: () => void }>}
 */
export async function nativeContender() {
  const program = join(root, 'build/native/bench_rounds');
  const child = spawn(program, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  /** @param {string} request */
  const ask = async (request) => {
    child.stdin.write(`${request}\n`);
    const { value, done } = await lines.next();
    if (done) throw new Error(`${program} has ended`);
    return value;
  };
  for (const { action, speed, ticks } of script)
    await ask(`step ${MEMBERS.indexOf(action)} ${speed} ${ticks}`);
  return {
    name: 'native -O3',
    round: async () => Number(await ask('round')),
    frames: async (count) => Number(await ask(`frames ${count}`)),
    poses: async (count) => Number(await ask(`poses ${count}`)),
    ticks: async (count) => Number(await ask(`ticks ${count}`)),
    hash: () => ask('hash'),
    close: () => child.stdin.end(),
  };
}
