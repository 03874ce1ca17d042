// Options under which a compiler calculates other bits than the code says stop the build.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../web/tools/run.mjs';
import { output } from './program.mjs';

const check = 'math/exact_arithmetic.hpp';

/** What each compiler tells its code of; math/random.cpp is the smallest file. */
const told = [
  { compiler: 'g++', options: ['-ffast-math', '-ffinite-math-only', '-funsafe-math-optimizations'] },
  { compiler: 'g++', options: ['-freciprocal-math', '-fno-signed-zeros', '-fsingle-precision-constant'] },
  { compiler: 'clang++', options: ['-ffast-math', '-Ofast', '-ffinite-math-only'] },
  { compiler: 'em++', options: ['-ffast-math', '-ffinite-math-only'] },
];

/** What clang does not: CMake looks for it. */
const untold = ['-funsafe-math-optimizations', '-fno-honor-nans'];

/** @param {string[]} sources files of the core, which must all include the check */
export async function checkExactArithmetic(sources) {
  const bare = sources.filter((source) => !included(source).has(`cpp/${check}`));
  if (bare.length > 0) throw new Error(`${bare.join(', ')} do not include ${check}`);
  for (const { compiler, options } of told) {
    const compile = (/** @type {string[]} */ more) =>
      output(compiler, ['-std=c++20', '-Icpp', '-c', '-o', '/dev/null', ...more, 'cpp/math/random.cpp']);
    await compile(['-fno-math-errno']);
    for (const option of options) await refused(`${compiler} ${option}`, compile([option]));
  }
  for (const option of untold) await refused(`clang++ ${option}`, configure('clang++', option));
  return '';
}

/**
 * @param {string} what
 * @param {Promise<string>} attempt
 */
async function refused(what, attempt) {
  const said = await attempt.then(
    () => '',
    ({ cause }) => String(cause),
  );
  if (!said.includes('the core needs')) throw new Error(`${what} is not refused: ${said || 'it compiles'}`);
}

/** @param {string} compiler @param {string} flags */
async function configure(compiler, flags) {
  const build = mkdtempSync(join(tmpdir(), 'stickman-'));
  try {
    const settings = [`-DCMAKE_CXX_COMPILER=${compiler}`, `-DCMAKE_CXX_FLAGS=${flags}`];
    return await output('cmake', ['-S', '.', '-B', build, '-G', 'Ninja', ...settings]);
  } finally {
    rmSync(build, { recursive: true });
  }
}

/**
 * @param {string} file
 * @param {Set<string>} seen
 * @returns {Set<string>} the file, and all of the core that it includes
 */
function included(file, seen = new Set()) {
  if (seen.has(file) || !existsSync(join(root, file))) return seen;
  seen.add(file);
  for (const [, name] of readFileSync(join(root, file), 'utf8').matchAll(/^#include "(.+)"$/gm))
    included(`cpp/${name}`, seen);
  return seen;
}
