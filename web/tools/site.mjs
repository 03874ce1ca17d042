// The pages, ready for any static host.
import { join } from 'node:path';
import { isFresh } from './fresh.mjs';
import { root, run } from './run.mjs';

export const site = join(root, 'dist/site');

export function buildSite() {
  run('npx', ['--no-install', 'vite', 'build', '--outDir', site, '--emptyOutDir']);
}

/** Is it what the sources say? */
export const siteIsFresh = () =>
  isFresh(
    join(site, 'index.html'),
    ['web', 'vite.config.js', 'package-lock.json', 'tsconfig.declarations.json'].map((path) =>
      join(root, path),
    ),
  );
