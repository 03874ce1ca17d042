// What a machine needs beyond Node and npm, and which Debian package brings it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, which } from './run.mjs';

/**
 * @typedef {object} Requirement
 * @property {string} what  in words, for systems where we cannot install it
 * @property {string} [debian]  the package's name on Debian and Ubuntu
 * @property {string} [source]  in place of a package: the name of a source package there, unpacked into build/NAME
 * @property {() => boolean} present
 */

/** @param {...string} names */
const command =
  (...names) =>
  () =>
    names.some((name) => which(name) !== undefined);

/** @param {...string} paths */
const file =
  (...paths) =>
  () =>
    paths.some(existsSync);

function clangRuntime() {
  const { stdout } = spawnSync('clang++', ['-print-resource-dir'], { encoding: 'utf8' });
  return stdout !== null && existsSync(join(stdout.trim(), 'lib'));
}

/** @type {Record<string, Requirement[]>} */
export const requirements = {
  build: [
    { what: 'Emscripten 3.1.6 or newer (emcc on PATH)', debian: 'emscripten', present: command('emcc') },
    { what: 'CMake 3.25 or newer', debian: 'cmake', present: command('cmake') },
    { what: 'Ninja', debian: 'ninja-build', present: command('ninja') },
  ],
  test: [
    { what: 'g++ 12 or newer', debian: 'g++', present: command('g++') },
    { what: 'clang++ 14 or newer', debian: 'clang', present: command('clang++') },
    { what: "clang's sanitizers", debian: 'libclang-rt-dev', present: clangRuntime },
    { what: 'ccache', debian: 'ccache', present: command('ccache') },
    { what: 'clang-format 14 or 19', debian: 'clang-format', present: command('clang-format') },
    { what: 'clang-tidy 14 or 19', debian: 'clang-tidy', present: command('clang-tidy') },
    {
      what: 'Catch2 2.13 or 3',
      debian: 'catch2',
      present: file('/usr/include/catch2', '/usr/local/include/catch2'),
    },
    {
      what: 'the sources of Catch2 3 in build/catch2, where it is no header alone: to compile it for WebAssembly',
      source: 'catch2',
      present: file(
        '/usr/include/catch2/catch.hpp',
        '/usr/local/include/catch2/catch.hpp',
        join(root, 'build/catch2/extras/catch_amalgamated.cpp'),
      ),
    },
    { what: 'Chromium', debian: 'chromium', present: command('chromium') },
    { what: 'Firefox', debian: 'firefox-esr', present: command('firefox-esr', 'firefox') },
    {
      what: 'WebKitWebDriver of WebKitGTK',
      debian: 'webkit2gtk-driver',
      present: command('WebKitWebDriver'),
    },
    { what: 'Xvfb', debian: 'xvfb', present: command('Xvfb') },
    { what: 'a font', debian: 'fonts-dejavu-core', present: file('/usr/share/fonts/truetype') },
  ],
  bench: [
    { what: 'g++ 12 or newer', debian: 'g++', present: command('g++') },
    {
      what: 'Catch2 2.13 or 3',
      debian: 'catch2',
      present: file('/usr/include/catch2', '/usr/local/include/catch2'),
    },
    { what: 'Chromium', debian: 'chromium', present: command('chromium') },
  ],
};
