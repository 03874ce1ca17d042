// clang-tidy over many files, without its count of warnings in system headers.
import { availableParallelism } from 'node:os';
import { output } from './program.mjs';

/**
 * @param {string[]} files  as compiled by the preset clang
 */
export async function clangTidy(files) {
  const shares = Math.ceil(availableParallelism() / 2);
  const check = async (/** @type {number} */ share) => {
    const mine = files.filter((_, index) => index % shares === share);
    if (mine.length > 0) await output('clang-tidy', ['--quiet', '-p', 'build/clang', ...mine]);
  };
  const results = await Promise.allSettled(Array.from({ length: shares }, (_, share) => check(share)));
  const failures = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason);
  if (failures.length === 0) return '';
  const found = failures.map(({ message, cause }) => cause ?? message).join('\n');
  throw new Error(found.replace(/^\d+ warnings generated\.\n/gm, ''));
}
