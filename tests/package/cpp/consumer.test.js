// The core as a library: what another C++ program gets of it, and how.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { root } from '../../../web/tools/run.mjs';
import { objectsKept } from '../../tools/objects-kept.mjs';

const place = mkdtempSync(join(tmpdir(), 'stickman consumer ü-'));
after(() => rmSync(place, { recursive: true }));

// The core is compiled once by each compiler. -O0 without what a debugger needs is the quickest.
const fast = ['-DCMAKE_BUILD_TYPE=Debug', '-DCMAKE_CXX_FLAGS_DEBUG=-O0'];

const compilers = { 'g++': 'native', 'clang++': 'clang' };

/** @param {string} program @param {...string} args */
function run(program, ...args) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return { status, text: `${stdout}${stderr}`, stdout };
}

/** @param {string} program @param {...string} args */
function succeed(program, ...args) {
  const { status, text, stdout } = run(program, ...args);
  assert.equal(status, 0, text);
  return stdout;
}

/**
 * @param {string} compiler @param {string} by @param {string} folder to build in
 * @param {...string} options
 */
const configure = (compiler, by, folder, ...options) =>
  run(
    ...['env', ...objectsKept(folder), 'cmake'],
    ...['-S', import.meta.dirname, '-B', folder, '-G', 'Ninja', `-DBY=${by}`],
    ...[`-DCMAKE_CXX_COMPILER=${compiler}`, `-DCMAKE_PREFIX_PATH=${installed(compiler)}`],
    ...options,
  );

/** @param {string} compiler */
const installed = (compiler) => join(place, 'installed', compiler);

/** @param {string} compiler @param {string} by */
function framesOf(compiler, by) {
  const folder = join(place, compiler, by);
  const { status, text } = configure(compiler, by, folder, ...fast);
  assert.equal(status, 0, text);
  succeed('env', ...objectsKept(folder), 'cmake', '--build', folder);
  const pictures = join(folder, 'pictures');
  mkdirSync(pictures);
  const hash = succeed(join(folder, 'svg_frames'), pictures).trim();
  return {
    hash,
    frames: readdirSync(pictures)
      .sort()
      .map((name) => readFileSync(join(pictures, name), 'utf8')),
  };
}

for (const [compiler, preset] of Object.entries(compilers))
  test(`${compiler}: cmake --install gives headers that name each other below stickman/`, () => {
    succeed('cmake', '--install', join(root, 'build', preset), '--prefix', installed(compiler));
    const headers = join(installed(compiler), 'include/stickman');
    const names = readdirSync(headers, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.hpp'),
    );
    assert.ok(names.includes('stickman.hpp') && names.includes('stage/stickman_stage.hpp'));
    assert.deepEqual(
      names.filter((name) => /^(bindings|tools|package)/.test(name)),
      [],
    );
    for (const name of names) {
      const text = readFileSync(join(headers, name), 'utf8');
      for (const [, header] of text.matchAll(/^#include "(.*)"$/gm)) {
        assert.match(header, /^stickman\//, name);
        assert.ok(names.includes(header.slice('stickman/'.length)), `${name}: ${header}`);
      }
      const here = readFileSync(join(root, 'cpp', name), 'utf8');
      assert.equal(text.replaceAll('#include "stickman/', '#include "'), here, name);
    }
  });

/** @type {[string, string][]} */
const ways = [
  ['g++', 'find_package'],
  ['clang++', 'find_package'],
  ['g++', 'add_subdirectory'],
  ['clang++', 'add_subdirectory'],
  ['g++', 'FetchContent'],
  ['clang++', 'FetchContent'],
];

/** @type {string[]} */
const hashes = [];
for (const [compiler, by] of ways)
  test(`${compiler}: a program of 60 lines on ${by} writes the frames of his run`, () => {
    const { hash, frames } = framesOf(compiler, by);
    assert.match(hash, /^[0-9a-f]{16}$/);
    hashes.push(hash);
    assert.equal(frames.length, 24);
    assert.equal(new Set(frames).size, 24, 'he moves');
    for (const frame of frames) {
      assert.match(frame, /^<svg [^>]*>\n(<(circle|polygon|polyline) [^<>]*\/>\n)+<\/svg>\n$/);
      assert.doesNotMatch(frame, /nan|inf/);
      assert.equal(frame.match(/<polygon/g)?.length, 6, 'four limbs, trunk, hair');
    }
  });

test('all of them with the same bits', () => {
  assert.equal(hashes.length, ways.length);
  assert.equal(new Set(hashes).size, 1, hashes.join(', '));
});

test('options that would change the bits do not compile in such a program', () => {
  const folder = join(place, 'inexact');
  const { status, text } = configure('g++', 'find_package', folder, '-DCMAKE_CXX_FLAGS=-ffast-math');
  assert.equal(status, 0, text);
  const build = run('cmake', '--build', folder);
  assert.notEqual(build.status, 0);
  assert.match(build.text, /-ffast-math.*the core needs exact arithmetic/);
});
