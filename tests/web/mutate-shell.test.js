import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../../web/tools/run.mjs';
import { importsOf, testsThatRun } from '../tools/mutate/importers.mjs';
import { scores, shellFiles, shellReport } from '../tools/mutate/javascript.mjs';
import config from '../tools/mutate/stryker.config.mjs';

const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

describe('slips in the shell', () => {
  it('StrykerJS and its runner are of one version and know every setting', async () => {
    const versions = ['core', 'tap-runner'].map(
      (name) => read(`node_modules/@stryker-mutator/${name}/package.json`).version,
    );
    assert.equal(versions[0], versions[1]);
    const known = read('node_modules/@stryker-mutator/core/schema/stryker-schema.json').properties;
    const unknown = Object.keys(config).filter((name) => !(name in known) && name !== config.testRunner);
    assert.deepEqual(unknown, []);
    const { strykerValidationSchema } = await import('@stryker-mutator/tap-runner');
    const { properties } = strykerValidationSchema.properties.tap;
    for (const name of Object.keys(config.tap)) assert.ok(name in properties, name);
  });

  it('are planted in the files that are named, and only in those written by hand', () => {
    assert.deepEqual(shellFiles(root, ['frame-loop']), ['web/src/canvas/frame-loop.js']);
    const all = shellFiles(root, []);
    assert.ok(all.length > 40);
    for (const file of all)
      assert.ok(existsSync(join(root, file)) && !/\/(core|world)\.js$/.test(file), file);
    assert.throws(() => shellFiles(root, ['frame-hoop']), /frame-hoop/);
  });

  it('are shown to the tests that come to import the file, not to those that read it', () => {
    const tests = ['frame-loop', 'arguments', 'reference'].map((name) => `tests/web/${name}.test.js`);
    assert.deepEqual(testsThatRun(root, tests, ['web/src/canvas/frame-loop.js']), [
      'tests/web/frame-loop.test.js',
    ]);
    assert.ok(importsOf(root, 'tests/web/stickman-player.test.js').has('web/src/canvas/frame-loop.js'));
  });

  it('count as noticed, survived or judged, with the lines they change', () => {
    const source = 'const a = 1;\nif (a >\n  2) b();\n';
    const from = (line, column) => ({ line, column });
    const mutant = (status, replacement) => ({
      mutatorName: 'Condition',
      replacement,
      status,
      location: { start: from(2, 5), end: from(3, 4) },
    });
    const mutants = [
      mutant('Killed', 'true'),
      mutant('Timeout', 'false'),
      mutant('Survived', 'a >= 2'),
      mutant('NoCoverage', 'a < 2'),
      mutant('Survived', 'c'),
      mutant('CompileError', 'd'),
    ];
    const judged = { 'a.js': [{ before: 'if (a >\n 2) b();', after: 'if (c) b();', why: 'c is that' }] };
    const [file] = scores({ files: { 'a.js': { source, mutants } } }, judged);
    assert.deepEqual([file.noticed, file.survived.length, file.judged], [2, 2, 1]);
    assert.deepEqual(
      file.survived.map(({ line, before, after, reached }) => [line, before, after, reached]),
      [
        [2, 'if (a >\n  2) b();', 'if (a >= 2) b();', true],
        [2, 'if (a >\n  2) b();', 'if (a < 2) b();', false],
      ],
    );
    assert.match(shellReport([file]), /a\.js: 2 of 4 slips noticed, 50\.0 %, 1 judged/);
  });
});
