// All that is checked, as steps: what each runs, and which others it needs before.
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from '../web/tools/run.mjs';
import { clangTidy } from './tools/clang-tidy.mjs';
import { checkCoreSymbols } from './tools/core-symbols.mjs';
import { catch2Counts, nodeCounts } from './tools/counts.mjs';
import { checkExactArithmetic } from './tools/exact-arithmetic.mjs';
import { compareTraces, traceHashes } from './tools/hash-traces.mjs';
import { checkLockFile } from './tools/lock-file.mjs';
import { objectsKept } from './tools/objects-kept.mjs';
import { secondsOfOwnAccount } from './tools/processor-time.mjs';
import { output } from './tools/program.mjs';

const jobs = `-j${Math.ceil(availableParallelism() / 2)}`;

/** @param {string} folder @param {RegExp} pattern */
const files = (folder, pattern) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => join(folder, name))
    .sort();

/** @param {string} program @param {...string} args */
const program =
  (program, ...args) =>
  () =>
    output(program, args);

/** @param {string} name @param {...string} args */
const npmTool = (name, ...args) => program('npx', '--no-install', name, ...args);

/** @param {string} preset @param {...string} targets */
const build =
  (preset, ...targets) =>
  async () =>
    (await output('cmake', ['--preset', preset])) +
    (await output('cmake', ['--build', '--preset', preset, '--target', ...targets, '--', jobs]));

const underNode = ['node', '--require', './tests/tools/without-fetch.cjs'];

/** Catch2 suites: how each is built and run. */
const suites = {
  native: ['build/native/stickman_tests'],
  clang: ['build/clang/stickman_tests'],
  sanitize: ['build/sanitize/stickman_tests'],
  'wasm-tests': [...underNode, 'build/wasm-tests/stickman_tests.js'],
};

const onlyHashes = ['gcc-debug', 'clang-debug'];

/** @param {string} preset */
const native = (preset) => ({ preset, command: [`build/${preset}/hash_trace`] });

const traces = {
  'g++ -O3': native('native'),
  'g++ -O0': native('gcc-debug'),
  'clang++ -O3': native('clang'),
  'clang++ -O0': native('clang-debug'),
  'WebAssembly in Node': {
    preset: 'wasm-tests',
    command: [...underNode, 'build/wasm-tests/hash_trace.js'],
  },
};

/** @param {string} folder @param {...string} options */
const nodeTests = (folder, ...options) => ({
  run: async () => {
    const tests = files(folder, /^[^/]*\.test\.js$/);
    if (tests.length === 0) throw new Error(`${folder} has no tests`);
    return output('node', ['--test', '--test-reporter=spec', ...options, ...tests]);
  },
  counts: nodeCounts,
  talks: true,
});

/** @param {'native' | 'clang' | 'sanitize' | 'wasm-tests'} preset @param {...string} more */
const buildSuite = (preset, ...more) => ({
  name: `build ${preset}`,
  run: build(preset, 'stickman_tests', 'hash_trace', ...more),
});

/** In the order in which they start. @type {import('./tools/step-runner.mjs').Step[]} */
export const steps = [
  // What browsers wait for comes first, what is short last.
  { name: 'npm run build', run: program('env', ...objectsKept(root), 'npm', 'run', 'build') },
  buildSuite('native', 'stickman-replay', 'bench_rounds', 'thing_lists'),
  ...['chromium', 'firefox', 'webkit'].map((browser) => ({
    name: browser,
    needs: ['npm run build', 'build native'],
    waits: true,
    run: () => output('node', ['--test-reporter=spec', 'tests/web/browser/lane.mjs', browser]),
    counts: nodeCounts,
    busy: secondsOfOwnAccount,
    talks: true,
  })),
  buildSuite('sanitize'),
  buildSuite('wasm-tests'),
  buildSuite('clang'),
  {
    name: 'two thousand courses',
    needs: ['build native'],
    run: program('build/native/stickman_tests', '[.courses]'),
    counts: catch2Counts,
  },
  { name: 'clang-tidy', run: () => clangTidy(files('cpp', /^(?!bindings|package).*\.cpp$/)) },

  ...Object.entries(suites).map(([preset, [command, ...args]]) => ({
    name: `Catch2 ${preset}`,
    needs: [`build ${preset}`],
    run: program(command, ...args),
    counts: catch2Counts,
  })),
  ...onlyHashes.map((preset) => ({ name: `build ${preset}`, run: build(preset, 'hash_trace') })),
  ...Object.entries(traces).map(([name, { preset, command }]) => ({
    name: `hash trace of ${name}`,
    needs: [`build ${preset}`],
    run: () => traceHashes(name, command),
  })),
  {
    name: 'same hash of every tick in every build',
    needs: Object.keys(traces).map((name) => `hash trace of ${name}`),
    run: compareTraces,
    talks: true,
  },
  {
    name: 'the core links sqrt and floor only',
    needs: ['build native', 'build gcc-debug'],
    run: () =>
      checkCoreSymbols(
        ['native', 'gcc-debug'].map((preset) => ({
          library: `build/${preset}/libstickman_core.a`,
          debug: preset === 'gcc-debug',
        })),
      ),
  },

  {
    name: 'options that give other bits are refused',
    run: () => checkExactArithmetic(files('cpp', /^(?!bindings|package).*\.cpp$/)),
  },

  {
    name: 'clang-format',
    run: program(
      'clang-format',
      '--dry-run',
      '-Werror',
      ...files('cpp', /\.[ch]pp$/),
      ...files('tests/cpp', /\.[ch]pp$/),
      ...files('tests/bench', /\.[ch]pp$/),
    ),
  },
  { name: 'Biome', run: npmTool('biome', 'ci', '--error-on-warnings') },
  { name: 'tsc', run: npmTool('tsc') },
  { name: 'tsc of the tools', run: npmTool('tsc', '--project', 'tsconfig.tools.json') },
  { name: 'lock file', run: checkLockFile },

  {
    name: 'shell',
    needs: ['npm run build'],
    ...nodeTests('tests/web'),
  },
  {
    name: 'package',
    needs: ['npm run build'],
    ...nodeTests('tests/package', '--test-concurrency=1'),
  },
  {
    name: 'C++ programs with the core',
    needs: ['build native', 'build clang'],
    ...nodeTests('tests/package/cpp'),
  },
  {
    name: 'build bench for WebAssembly',
    needs: ['npm run build'],
    run: build('wasm', 'bench_rounds', 'bench_cloth'),
  },
  {
    name: 'npm start, npm run dev',
    needs: ['build bench for WebAssembly'],
    ...nodeTests('tests/start'),
  },
  { name: 'size', needs: ['npm run build'], run: program('npm', 'run', '--silent', 'size'), talks: true },
  {
    name: 'bench',
    needs: ['npm run build', 'build native', 'build bench for WebAssembly'],
    alone: true,
    ...nodeTests('tests/bench', '--test-concurrency=1'),
  },
];
