import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { root } from '../../web/tools/run.mjs';
import { candidatesIn, coreFiles, touchedSince } from '../tools/mutate/candidates.mjs';
import { judgement, outdated, readJudged } from '../tools/mutate/judged.mjs';
import { plantInCore } from '../tools/mutate/native.mjs';
import { report } from '../tools/mutate/report.mjs';

/** A core of one source and one header, and a suite that takes Catch2's arguments: small, so that it builds in a second. */
const PROJECT = {
  'CMakePresets.json': `{ "version": 6, "configurePresets": [{ "name": "mutate", "generator": "Ninja",
    "binaryDir": "\${sourceDir}/build/\${presetName}", "cacheVariables": { "CMAKE_BUILD_TYPE": "Release" } }] }`,
  'CMakeLists.txt': `cmake_minimum_required(VERSION 3.25)
project(small LANGUAGES CXX)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
add_library(stickman_core STATIC cpp/math/area.cpp cpp/math/box.cpp)
target_include_directories(stickman_core PUBLIC cpp)
add_executable(stickman_tests tests/cpp/main.cpp tests/cpp/area_test.cpp tests/cpp/half_test.cpp)
target_link_libraries(stickman_tests PRIVATE stickman_core)
`,
  'cpp/math/half.hpp': `#pragma once
inline double half(double v) { return v * 0.5; }
`,
  'cpp/math/area.hpp': `#pragma once
double area(double width, double height);
void wait(long turns);
struct Box {
  double width, height;
};
double area(const Box& box);
int seven(int four);
`,
  'cpp/math/area.cpp': `#include "math/area.hpp"
// Nobody asks for this: 2.0 - 1.0.
double area(double width, double height) { return width * height; }
void wait(long turns) {
  for (volatile long i = 0; i != turns; i = i + 1) {
  }
}
`,
  'cpp/math/box.cpp': `#include "math/area.hpp"
static double heightOf(const Box& box) { return box.height; }
double area(const Box& box) { return area(box.width, heightOf(box)); }
static int add(int a, int b) { return b + a; }
int seven(int four) { return add(four, 3); }
`,
  'tests/cpp/main.cpp': `#include <cstring>
int areaTest();
int halfTest();
int main(int count, char** arguments) {
  const char* spec = arguments[count - 1];
  return std::strstr(spec, "[#area_test]") ? areaTest() : std::strstr(spec, "[#half_test]") ? halfTest() : 0;
}
`,
  'tests/cpp/area_test.cpp': `#include "math/area.hpp"
int areaTest() {
  wait(3);
  return area(2.0, 2.0) == 4.0 ? 0 : 1;
}
`,
  'tests/cpp/half_test.cpp': `#include "math/half.hpp"
int halfTest() { return half(4.0) == 2.0 ? 0 : 1; }
`,
};

describe('planting', () => {
  let project = '';

  before(() => {
    project = mkdtempSync(join(tmpdir(), 'stickman-mutate-'));
    for (const [file, text] of Object.entries(PROJECT)) {
      mkdirSync(dirname(join(project, file)), { recursive: true });
      writeFileSync(join(project, file), text);
    }
  });
  after(() => rmSync(project, { recursive: true }));

  /** Plants all there is of some kinds in a file. */
  const plantAll = (file, kinds, judged = {}) =>
    plantInCore({
      root: project,
      seed: 1,
      count: 100,
      workers: 1,
      patience: 0.5,
      files: [file],
      kinds,
      judged,
      stopped: () => false,
      onOutcome: () => {},
    });

  const afters = (list) => list.map(({ after }) => after).sort();
  const areaWith = (body) => `double area(double width, double height) { return ${body}; }`;

  it('tells what was noticed and what survived, and does not touch the sources', async () => {
    const result = await plantAll('cpp/math/area.cpp', ['factor', 'side']);
    assert.deepEqual(afters(result.noticed), [
      areaWith('height'),
      areaWith('width / height'),
      areaWith('width'),
    ]);
    assert.deepEqual(afters(result.survived), [areaWith('height * height'), areaWith('width * width')]);
    assert.match(
      report(result),
      /cpp\/math\/area\.cpp:3 {2}side\n- double area.*\n\+ double area.*\n.*survived 1 test file/,
    );
    assert.match(report(result), /seed 1: 3 of 5 slips noticed, 60\.0 %/);
    assert.equal(readFileSync(join(project, 'cpp/math/area.cpp'), 'utf8'), PROJECT['cpp/math/area.cpp']);
  });

  it('notices what never ends', async () => {
    const { noticed } = await plantAll('cpp/math/area.cpp', ['sign']);
    assert.deepEqual(
      noticed.map(({ after, by }) => [after.trim(), by]),
      [['for (volatile long i = 0; i != turns; i = i - 1) {', 'area_test.cpp: it does not end']],
    );
  });

  it('counts neither what the compiler refuses nor what it makes the same of, but does what no test reaches', async () => {
    const { noticed, survived, discarded } = await plantAll('cpp/math/box.cpp', ['arguments', 'call']);
    assert.deepEqual(noticed, []);
    assert.deepEqual(afters(survived), [
      'double area(const Box& box) { return area(heightOf(box), box.width); }',
    ]);
    assert.equal(survived[0].tests, 0);
    assert.deepEqual(discarded, { judged: 0, 'no C++': 1, 'same code': 1 });
  });

  it('builds what includes a header that has the slip', async () => {
    const { noticed, survived } = await plantAll('cpp/math/half.hpp', ['constant', 'factor']);
    assert.deepEqual(survived, []);
    assert.deepEqual([...new Set(noticed.map(({ by }) => by))], ['half_test.cpp: it ends abnormally']);
    assert.equal(noticed.length, 5);
  });

  it('draws from what differs from a revision alone, new files among it', () => {
    const git = (...args) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: project });
    const area = join(project, 'cpp/math/area.cpp');
    git('init', '--quiet');
    git('add', 'cpp');
    git('commit', '--quiet', '--message', 'first');
    writeFileSync(area, PROJECT['cpp/math/area.cpp'].replace('i = i + 1', 'i = 1 + i'));
    writeFileSync(join(project, 'cpp/math/fresh.cpp'), 'int twice(int a) { return a + a; }\n');
    const touched = candidatesIn(project, coreFiles(project)).filter(touchedSince(project, 'HEAD'));
    assert.deepEqual(
      new Set(touched.map(({ file, line }) => `${file}:${line}`)),
      new Set(['cpp/math/area.cpp:5', 'cpp/math/fresh.cpp:1']),
    );
    writeFileSync(area, PROJECT['cpp/math/area.cpp']);
    rmSync(join(project, 'cpp/math/fresh.cpp'));
  });

  it('leaves out what is judged', async () => {
    const [before, after] = [areaWith('width * height'), `  ${areaWith('width * width')}`];
    const judged = { 'cpp/math/area.cpp': [{ before, after, why: 'every area here is a square' }] };
    const { survived, discarded } = await plantAll('cpp/math/area.cpp', ['side'], judged);
    assert.deepEqual(afters(survived), [areaWith('height * height')]);
    assert.equal(discarded.judged, 1);
  });
});

describe('judged slips', () => {
  it('are about lines that are there, and say why', () => {
    const judged = readJudged();
    assert.deepEqual(
      outdated(judged, (file) => readFileSync(join(root, file), 'utf8')),
      [],
    );
    for (const { why } of Object.values(judged).flat()) assert.match(why, /^[A-Z0-9].{8,}\.$/);
  });

  it('are found by what the lines say, wherever they are', () => {
    const judged = { 'a.cpp': [{ before: 'a =\n  b;', after: 'a = c;', why: 'b is c' }] };
    assert.equal(judgement(judged, { file: 'a.cpp', before: '    a = b;', after: 'a  = c;' }), 'b is c');
    assert.equal(judgement(judged, { file: 'a.cpp', before: 'a = b;', after: 'a = d;' }), undefined);
    assert.equal(judgement(judged, { file: 'b.cpp', before: 'a = b;', after: 'a = c;' }), undefined);
    assert.deepEqual(
      outdated(judged, () => 'x a = b; y'),
      [],
    );
    assert.deepEqual(
      outdated(judged, () => 'a = d;'),
      ['a.cpp: a = b;'],
    );
  });
});
