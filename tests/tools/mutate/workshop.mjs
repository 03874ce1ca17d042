// A copy of the core and its tests under build/, built once; every slip is built beside it, into a folder of its own.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { run } from './run.mjs';

/**
 * @typedef {object} Unit  one object file
 * @property {string} source  from the copy's top
 * @property {string} object  from the build folder
 * @property {string} command  compiles it
 * @property {Set<string>} includes  files of the copy that it is made of, from the copy's top
 * @property {boolean} test  it is linked as it is; others are taken from a library when they are needed
 */

/**
 * @typedef {object} Workshop
 * @property {string} tree  the copy
 * @property {string} build  where the copy is built
 * @property {string} program  the suite as it is, without a slip
 * @property {Unit[]} units
 * @property {string} link  the command that links the suite
 */

/** What the suite is built from. */
const PARTS = ['CMakeLists.txt', 'CMakePresets.json', 'cpp', 'tests/cpp', 'tests/hash_script.json'];

/** Reads `ninja -t deps`: object -> files. @param {string} text @param {string} tree */
function dependencies(text, tree) {
  /** @type {Map<string, Set<string>>} */
  const all = new Map();
  for (const block of text.split('\n\n')) {
    const [head, ...files] = block.trim().split('\n');
    const object = head.split(':')[0];
    const inside = files.map((file) => relative(tree, file.trim())).filter((file) => !file.startsWith('..'));
    all.set(object, new Set(inside));
  }
  return all;
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * One at a time works in the folder: another would take the copy away under its hands.
 * @param {string} folder
 */
function occupy(folder) {
  const sign = join(folder, 'at-work');
  const other = existsSync(sign) ? Number(readFileSync(sign, 'utf8')) : process.pid;
  if (other !== process.pid && isAlive(other)) {
    throw new Error(`npm run mutate is at work already, as process ${other}`);
  }
  writeFileSync(sign, String(process.pid));
}

/**
 * Copies, configures and builds. What has not changed since the last time is not built again.
 * @param {string} root  the repository's top
 * @returns {Promise<Workshop>}
 */
export async function openWorkshop(root) {
  const tree = join(root, 'build', 'mutate', 'tree');
  const build = join(tree, 'build', 'mutate');
  mkdirSync(tree, { recursive: true });
  occupy(tree);
  for (const part of PARTS) {
    rmSync(join(tree, part), { recursive: true, force: true });
    if (existsSync(join(root, part))) {
      cpSync(join(root, part), join(tree, part), { recursive: true, preserveTimestamps: true });
    }
  }
  // The compiler itself: a cache in front of it would be asked for what nobody will ever ask for again.
  const direct = ['-DCMAKE_CXX_COMPILER_LAUNCHER='];
  await run('cmake', ['--preset', 'mutate', ...direct], { cwd: tree });
  await run('cmake', ['--build', build, '--target', 'stickman_tests'], { cwd: tree });

  const ninja = async (/** @type {string[]} */ ...args) =>
    (await run('ninja', ['-C', build, '--quiet', ...args])).text;
  const includes = dependencies(await ninja('-t', 'deps'), tree);
  /** @type {{ file: string, command: string }[]} */
  const commands = JSON.parse(readFileSync(join(build, 'compile_commands.json'), 'utf8'));
  const units = commands.flatMap(({ file, command }) => {
    const object = / -o (\S+)/.exec(command)?.[1] ?? '';
    const source = relative(tree, file);
    const target = /\/(\w+)\.dir\//.exec(object)?.[1] ?? '';
    if (!['stickman_core', 'golden', 'stickman_tests'].includes(target) || !object.endsWith('.o')) return [];
    const test = target === 'stickman_tests';
    return [{ source, object, command, test, includes: includes.get(object) ?? new Set([source]) }];
  });
  const link = (await ninja('-t', 'commands', 'stickman_tests')).trim().split('\n').at(-1) ?? '';
  return { tree, build, program: join(build, 'stickman_tests'), units, link };
}
