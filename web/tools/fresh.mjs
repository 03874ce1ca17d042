// Whether something made is still up to date.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** @param {string} path @returns {number} when it, or anything in it, was changed last; ms since 1970 */
function lastChange(path) {
  const { mtimeMs } = statSync(path);
  // A folder is changed when something is added or removed.
  const inside = statSync(path).isDirectory()
    ? readdirSync(path).map((name) => lastChange(join(path, name)))
    : [];
  return Math.max(mtimeMs, ...inside);
}

/**
 * @param {string} made
 * @param {string[]} sources files and folders
 */
export function isFresh(made, sources) {
  const { mtimeMs = Number.NEGATIVE_INFINITY } = statSync(made, { throwIfNoEntry: false }) ?? {};
  return sources.every((source) => lastChange(source) <= mtimeMs);
}
