// Builds the two embind modules and lays them beside the shell's sources, which load them from there.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minified } from './minify.mjs';
import { root, run } from './run.mjs';

export const modules = ['core', 'world'];

export async function buildWasm() {
  run('cmake', ['--preset', 'wasm', '--log-level=WARNING']);
  run('cmake', ['--build', '--preset', 'wasm', '--target', ...modules]);
  for (const name of modules) {
    const from = join(root, 'build/wasm', name);
    const to = join(root, 'web/src', name);
    writeFileSync(`${to}.js`, await minified(readFileSync(`${from}.js`, 'utf8')));
    copyFileSync(`${from}.wasm`, `${to}.wasm`);
  }
}
