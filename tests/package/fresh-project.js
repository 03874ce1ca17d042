// A project of somebody else's in a folder far from here, with the packed package installed.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Packs what `npm run build` made.
 * @param {string} folder
 * @returns {Promise<string>} the tarball's path
 */
export async function pack(folder) {
  await run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: root });
  const [tarball] = (await readdir(folder)).filter((name) => name.endsWith('.tgz'));
  return join(folder, tarball);
}

/**
 * @param {string} tarball
 * @param {Record<string, string>} files by path in the project
 * @returns {Promise<{ folder: string, remove: () => Promise<void> }>}
 */
export async function freshProject(tarball, files) {
  const folder = await mkdtemp(join(tmpdir(), 'stickman-consumer-'));
  const all = { 'package.json': '{ "name": "consumer", "private": true, "type": "module" }', ...files };
  for (const [path, text] of Object.entries(all)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  // The package needs no other one, so that no registry is asked.
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', tarball], {
    cwd: folder,
  });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
