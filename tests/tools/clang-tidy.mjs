// clang-tidy over many files. Most of its time goes into the headers of the standard library, the same for every
// file; so it reads several files as one.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../web/tools/run.mjs';
import { output } from './program.mjs';

/** What is found in a group is looked for again file by file: the larger, the longer that takes. */
const MOST_TOGETHER = 12;

/**
 * What a file declares for itself alone.
 * @param {string} code
 */
export function localNames(code) {
  const names = new Set();
  for (const [, inside] of code.matchAll(/^namespace \{$(.*?)^\} {2}\/\/ namespace$/gms)) {
    for (const [line] of inside.matchAll(/^[a-z].*$/gim)) {
      const name = /(\w+)\s*(?:[[({=:;]|$)/.exec(
        line.replace(/<[^<>]*(?:<[^<>]*>[^<>]*)*>/g, '').replace(/\w+::/g, ''),
      );
      if (name) names.add(name[1]);
    }
  }
  return names;
}

/**
 * Groups in which no two files declare the same name for themselves.
 * @param {{ file: string, code: string }[]} sources
 */
export function grouped(sources) {
  /** @type {{ names: Set<string>, members: { file: string, code: string }[] }[]} */
  const groups = [];
  for (const source of sources) {
    const names = localNames(source.code);
    const fitting = groups.find(
      (group) => group.members.length < MOST_TOGETHER && ![...names].some((name) => group.names.has(name)),
    );
    const group = fitting ?? { names: new Set(), members: [] };
    if (!fitting) groups.push(group);
    for (const name of names) group.names.add(name);
    group.members.push(source);
  }
  return groups.map(({ members }) => members);
}

/**
 * The flags with which the preset clang compiles a file.
 * @param {string} file
 * @returns {string[]}
 */
function flagsOf(file) {
  /** @type {{ file: string, command: string }[]} */
  const commands = JSON.parse(readFileSync(join(root, 'build/clang-tidy/compile_commands.json'), 'utf8'));
  const command = commands.find((each) => each.file === join(root, file))?.command;
  if (!command) throw new Error(`the preset clang does not compile ${file}`);
  // Of the include folders there is one, which we name ourselves: a path may hold anything.
  return command.match(/(?<= )-(?:O\w|[DWf]\S+|std=\S+)/g) ?? [];
}

/** @param {...string} args */
const tidy = (...args) => output('clang-tidy', ['--quiet', ...args]);

/**
 * Files as one; when something is found there, each by itself, so that what is said names file and line.
 * @param {{ file: string, code: string }[]} group
 * @param {string} name
 */
async function check(group, name) {
  const together = join(root, `build/clang-tidy/${name}.cpp`);
  writeFileSync(together, group.map(({ code }) => code).join('\n'));
  const passed = await tidy(together, '--', ...flagsOf(group[0].file), `-I${join(root, 'cpp')}`).then(
    () => true,
    () => false,
  );
  if (passed) return;
  const each = group.map(({ file }) => tidy('-p', 'build/clang-tidy', file));
  const failures = (await Promise.allSettled(each)).filter((result) => result.status === 'rejected');
  if (failures.length === 0) console.log(`clang-tidy finds nothing, but cannot read ${name} as one`);
  else throw new Error(failures.map(({ reason }) => reason.cause ?? reason.message).join('\n'));
}

/**
 * @param {string[]} files  as compiled by the preset clang
 */
export async function clangTidy(files) {
  // It compiles nothing, so that nothing is precompiled.
  await output('cmake', ['--preset', 'clang', '-B', 'build/clang-tidy', '-DSTICKMAN_PRECOMPILE=OFF']);
  const groups = grouped(files.map((file) => ({ file, code: readFileSync(join(root, file), 'utf8') })));
  /** @type {string[]} */
  const found = [];
  for (const [i, group] of groups.entries())
    await check(group, String(i)).catch((error) => found.push(error.message));
  if (found.length === 0) return '';
  throw new Error(found.join('\n').replace(/^\d+ warnings generated\.\n/gm, ''));
}
