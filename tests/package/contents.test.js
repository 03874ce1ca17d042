import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import * as names from '../../web/src/core/names.js';
import { freshProject, pack } from './fresh-project.js';

describe('the packed package', () => {
  /** @type {string} */
  let shelf;
  /** @type {Awaited<ReturnType<typeof freshProject>>} */
  let project;
  /** @type {string} */
  let installed;
  /** Paths in the package. @type {string[]} */
  let files;

  before(async () => {
    shelf = await mkdtemp(join(tmpdir(), 'stickman-shelf-'));
    project = await freshProject(await pack(shelf), {});
    installed = join(project.folder, 'node_modules/stickman');
    files = (await readdir(installed, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => relative(installed, join(entry.parentPath, entry.name)));
  });
  after(async () => {
    await project?.remove();
    await rm(shelf, { recursive: true, force: true });
  });

  it('holds scripts, modules, declarations and motions, and nothing else', async () => {
    const others = files.filter((file) => !/^dist\/([\w-]+\/)*[\w-]+\.(js|wasm|d\.ts)$/.test(file));
    const motions = (await readdir(new URL('../../web/actions/', import.meta.url))).map(
      (name) => `dist/actions/${name}`,
    );
    assert.equal(motions.length, 12);
    assert.deepEqual(
      others.sort(),
      ['LICENSE', 'README.md', 'dist/action.schema.json', ...motions, 'package.json'].sort(),
    );
    const sizes = await Promise.all(files.map(async (file) => (await stat(join(installed, file))).size));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    // Three modules and their glue are 380 kB of it.
    assert.ok(total < 650_000, `${total} bytes`);
  });

  it('misses nothing: every import lies inside', async () => {
    for (const file of files.filter((name) => /\.(js|d\.ts)$/.test(name))) {
      const text = await readFile(join(installed, file), 'utf8');
      const imports = [
        ...text.matchAll(/(?:from|import)\s*\(?\s*["'](\.{1,2}\/[^"']+)["']/g),
        ...text.matchAll(/reference path="([^"]+)"/g),
      ];
      for (const [, target] of imports) {
        const path = join(dirname(file), target);
        const wanted = file.endsWith('.d.ts') ? path.replace(/(\.d)?\.(js|ts)$/, '.d.ts') : path;
        assert.ok(files.includes(wanted), `${file} asks for ${target}`);
      }
    }
  });

  it('holds everything its exports name', async () => {
    const { exports, sideEffects, dependencies } = JSON.parse(
      await readFile(join(installed, 'package.json'), 'utf8'),
    );
    const targets = Object.values(exports).flatMap((entry) =>
      typeof entry === 'string' ? [entry] : Object.values(entry),
    );
    // The second is about our own pages, which are not in the package.
    assert.deepEqual(sideEffects, ['./dist/elements.js', './web/**']);
    for (const target of targets) {
      const [folder, pattern] = target.slice(2).split('*');
      const found =
        pattern === undefined ? files.includes(folder) : files.some((file) => file.startsWith(folder));
      assert.ok(found, `${target} is missing`);
    }
    assert.equal(dependencies, undefined);
    const { resolve } = createRequire(join(project.folder, 'package.json'));
    for (const name of [
      'core.wasm',
      'extended.wasm',
      'world.wasm',
      'actions/wave.json',
      'action.schema.json',
    ])
      assert.equal(resolve(`stickman/${name}`), join(installed, 'dist', name));
  });

  it('imports in Node without a throw (case 19)', async () => {
    const entry = (/** @type {string} */ name) => pathToFileURL(join(installed, `dist/${name}.js`)).href;
    const elements = await import(entry('elements'));
    const { StickManElement } = await import(entry('element-classes'));
    const { StickmanPlayer, ACTIONS } = await import(entry('stickman'));
    assert.equal(elements.StickManElement, StickManElement);
    assert.equal(typeof StickmanPlayer.preload, 'function');
    assert.deepEqual(ACTIONS, names.ACTIONS);
  });

  it('is left out of a bundle that uses a name list only', async () => {
    const { outputFiles } = await build({
      stdin: {
        contents: "import { ACTIONS } from 'stickman';  console.log(ACTIONS);",
        resolveDir: project.folder,
      },
      bundle: true,
      format: 'esm',
      write: false,
    });
    const { text } = outputFiles[0];
    assert.match(text, /spear-form/);
    assert.ok(text.length < 3000, `${text.length} characters:\n${text}`);
  });
});
