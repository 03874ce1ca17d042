// Builds the embind modules and lays them beside the shell's sources, which load them from there.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minified } from './minify.mjs';
import { root, run } from './run.mjs';

export const modules = ['core', 'extended', 'world'];

/** What is the same stays untouched: nothing that was made of it is out of date. @param {string} file @param {string | Buffer} content */
function write(file, content) {
  if (!existsSync(file) || !readFileSync(file).equals(Buffer.from(content))) writeFileSync(file, content);
}

export async function buildWasm() {
  run('cmake', ['--preset', 'wasm', '--log-level=WARNING']);
  run('cmake', ['--build', '--preset', 'wasm', '--target', ...modules]);
  for (const name of modules) {
    const from = join(root, 'build/wasm', name);
    const to = join(root, 'web/src/core', name);
    // Where the glue lies it need not know, for its .wasm is handed over; so it is a function and nothing else, which
    // bundlers leave out where nobody calls it. In a module there is no current script.
    const glue = readFileSync(`${from}.js`, 'utf8')
      .replace(/(var _script\w+ = )import\.meta\.url/, "$1''")
      .replaceAll('document.currentScript', 'null')
      .replace(/if\(scriptDirectory\.indexOf\("blob:"\)[^}]*\}else\{[^}]*\}/, '')
      .replace(/if\(Module\["locateFile"\]\)\{[^}]*\}\}else\{wasmBinaryFile=[^}]*\}/, '')
      .replaceAll(/Module\["preloaded\w+"\]=\{\};/g, '');
    write(`${to}.js`, await minified(glue));
    write(`${to}.wasm`, readFileSync(`${from}.wasm`));
  }
}
