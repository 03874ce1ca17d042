// Builds the two embind modules and lays them beside the shell's sources, which load them from there.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minified } from './minify.mjs';
import { root, run } from './run.mjs';

export const modules = ['core', 'world'];

/** What is the same stays untouched: nothing that was made of it is out of date. @param {string} file @param {string | Buffer} content */
function write(file, content) {
  if (!existsSync(file) || !readFileSync(file).equals(Buffer.from(content))) writeFileSync(file, content);
}

export async function buildWasm() {
  run('cmake', ['--preset', 'wasm', '--log-level=WARNING']);
  run('cmake', ['--build', '--preset', 'wasm', '--target', ...modules]);
  for (const name of modules) {
    const from = join(root, 'build/wasm', name);
    const to = join(root, 'web/src', name);
    write(`${to}.js`, await minified(readFileSync(`${from}.js`, 'utf8')));
    write(`${to}.wasm`, readFileSync(`${from}.wasm`));
  }
}
