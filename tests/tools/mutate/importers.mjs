// Which test files import a file, by whatever way.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const IMPORTED = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/**
 * All files that a file imports, and those that they import.
 * @param {string} root
 * @param {string} file
 * @param {Set<string>} [found]
 */
export function importsOf(root, file, found = new Set()) {
  if (found.has(file) || !existsSync(join(root, file))) return found;
  found.add(file);
  for (const [, name] of readFileSync(join(root, file), 'utf8').matchAll(IMPORTED)) {
    importsOf(root, normalize(join(dirname(file), name)), found);
  }
  return found;
}

/**
 * Those tests that run one of some files; the plainest first, which import least. What imports a tool of the build reads
 * the files, and wants to find them as written.
 * @param {string} root
 * @param {string[]} tests
 * @param {string[]} files
 */
export const testsThatRun = (root, tests, files) =>
  tests
    .map((test) => ({ test, imported: importsOf(root, test) }))
    .filter(({ imported }) => files.some((file) => imported.has(file)))
    .filter(({ imported }) => ![...imported].some((file) => file.startsWith('web/tools/')))
    .sort((a, b) => a.imported.size - b.imported.size)
    .map(({ test }) => test);
