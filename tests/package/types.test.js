import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { freshProject, pack } from './fresh-project.js';

const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url));
const consumers = new URL('./consumers/', import.meta.url);
const examples = new URL('../../web/examples/', import.meta.url);

/** Types of the frameworks, from here: the fresh project asks no registry. */
const FRAMEWORKS = {
  react: [join(modules, '@types/react/index.d.ts')],
  'react/jsx-runtime': [join(modules, '@types/react/jsx-runtime.d.ts')],
  'svelte/elements': [join(modules, 'svelte/elements.d.ts')],
  vue: [join(modules, 'vue/dist/vue.d.mts')],
};

/**
 * @param {string[]} files
 * @param {object} options
 */
const config = (files, options) =>
  JSON.stringify({
    compilerOptions: {
      strict: true,
      noEmit: true,
      target: 'es2022',
      lib: ['es2022', 'dom', 'dom.iterable'],
      types: [],
      ...options,
    },
    files,
  });

describe('declarations under tsc --strict', () => {
  /** @type {string} */
  let shelf;
  /** @type {Awaited<ReturnType<typeof freshProject>>} */
  let project;
  before(async () => {
    shelf = await mkdtemp(join(tmpdir(), 'stickman-shelf-'));
    const files = ['app.ts', 'react.tsx', 'svelte.ts', 'vue.ts'];
    const texts = await Promise.all(files.map((name) => readFile(new URL(name, consumers), 'utf8')));
    const example = (/** @type {string} */ name) => readFile(new URL(name, examples), 'utf8');
    project = await freshProject(await pack(shelf), {
      ...Object.fromEntries(files.map((name, i) => [name, texts[i]])),
      'main.ts': await example('app/main.ts'),
      'deutsch.js': await example('german/deutsch.js'),
      'examples.json': config(['main.ts', 'deutsch.js'], {
        module: 'esnext',
        moduleResolution: 'bundler',
        checkJs: true,
        allowJs: true,
      }),
      'bundler.json': config(['app.ts'], { module: 'esnext', moduleResolution: 'bundler' }),
      'nodenext.json': config(['app.ts'], { module: 'nodenext', moduleResolution: 'nodenext' }),
      'frameworks.json': config(['react.tsx', 'svelte.ts', 'vue.ts'], {
        module: 'esnext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        paths: FRAMEWORKS,
      }),
    });
  });
  after(async () => {
    await project?.remove();
    await rm(shelf, { recursive: true, force: true });
  });

  /** @param {string} name of the project file @returns {Promise<string>} the errors */
  const errors = (name) =>
    new Promise((resolve) =>
      execFile(
        join(modules, '.bin/tsc'),
        ['--pretty', 'false', '--project', name],
        { cwd: project.folder },
        (_, stdout) => resolve(String(stdout)),
      ),
    );

  // What must not compile is marked with @ts-expect-error, which is an error itself where there is none.
  for (const resolution of ['bundler', 'nodenext'])
    it(`accept an app and refuse its mistakes, moduleResolution ${resolution}`, async () =>
      assert.equal(await errors(`${resolution}.json`), ''));

  it('are all that the example app needs, and say when a message is left untranslated', async () => {
    assert.equal(await errors('examples.json'), '');
    const file = join(project.folder, 'deutsch.js');
    const german = await readFile(file, 'utf8');
    await writeFile(file, german.replace(/^ {2}runsOn: .*$/m, ''));
    assert.match(await errors('examples.json'), /'runsOn' is missing/);
  });

  it('are those of React, Svelte and Vue, too', async () =>
    assert.equal(await errors('frameworks.json'), ''));
});
