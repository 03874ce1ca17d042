import assert from 'node:assert/strict';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { build as esbuild } from 'esbuild';
import { build as vite } from 'vite';
import webpack from 'webpack';
import { serve } from '../tools/static-server.mjs';
import { launch } from '../web/browser/browsers.js';
import { until } from '../web/browser/until.js';
import { freshProject, pack } from './fresh-project.js';

const POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'";

const MAIN = `
import 'stickman/elements';
import { StickmanPlayer } from 'stickman';
const canvas = document.querySelector('canvas');
new StickmanPlayer(canvas, { action: 'run' }).ready.then(() => document.body.classList.add('ready'));
`;

/** @param {string} script */
const page = (
  script,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Consumer</title></head>
<body><stick-man action="walk"></stick-man><canvas></canvas>
<script type="module" src="${script}"></script></body></html>`;

describe('the packed package in fresh projects (case 18)', () => {
  /** @type {string} */
  let shelf;
  /** @type {string} */
  let tarball;
  /** @type {import('../web/browser/browsers.js').Browser} */
  let browser;
  /** @type {import('../web/browser/browsers.js').Tab} */
  let tab;

  before(async () => {
    shelf = await mkdtemp(join(tmpdir(), 'stickman-shelf-'));
    tarball = await pack(shelf);
    browser = await launch('chromium');
    tab = await browser.newTab();
  });
  after(async () => {
    await browser?.close();
    await rm(shelf, { recursive: true, force: true });
  });

  /**
   * @param {Record<string, string>} files
   * @param {(folder: string) => Promise<Record<string, string>>} build gives the folders to serve
   * @param {(requests: string[]) => void} [check]
   */
  async function inProject(files, build, check) {
    const project = await freshProject(tarball, files);
    const site = await serve({
      folders: await build(project.folder),
      headers: { 'Content-Security-Policy': POLICY },
      answer: (path) => (path === '/favicon.ico' ? { body: '' } : undefined),
    });
    try {
      /** @type {string[]} */
      const errors = [];
      const noted = (/** @type {any} */ message) => errors.push(String(message.text?.() ?? message));
      tab.page?.on('console', noted).on('pageerror', noted);
      await tab.goto(`${site.origin}/some/where/`);
      await until('both are drawn and move', async () => {
        const { distance, ready } = await tab.evaluate(() => ({
          distance: /** @type {any} */ (document.querySelector('stick-man')).distance,
          ready: document.body.classList.contains('ready'),
        }));
        return distance > 20 && ready;
      });
      const inked = await tab.evaluate(() =>
        [document.querySelector('stick-man')?.shadowRoot, document].map((root) => {
          const canvas = /** @type {HTMLCanvasElement} */ (root?.querySelector('canvas'));
          const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
          return context.getImageData(0, 0, canvas.width, canvas.height).data.some((value) => value > 0);
        }),
      );
      assert.deepEqual(inked, [true, true]);
      tab.page?.off('console', noted).off('pageerror', noted);
      assert.deepEqual(errors, []);
      const { requests } = site;
      assert.ok(
        requests.every(({ status }) => status === 200),
        JSON.stringify(requests),
      );
      const wasm = requests.filter(({ path }) => path.endsWith('.wasm'));
      assert.equal(wasm.length, 1, 'element and player share one module');
      check?.(requests.map(({ path }) => path));
    } finally {
      await tab.goto('about:blank');
      await site.close();
      await project.remove();
    }
  }

  it('built by Vite', () =>
    inProject({ 'index.html': page('/main.js'), 'main.js': MAIN }, async (root) => {
      await vite({ root, base: './', configFile: false, logLevel: 'error' });
      return { '/some/where/': join(root, 'dist') };
    }));

  it('built by webpack', () =>
    inProject({ 'site/index.html': page('main.js'), 'main.js': MAIN }, async (root) => {
      const stats = await promisify(webpack)({
        context: root,
        mode: 'production',
        entry: './main.js',
        output: { path: join(root, 'site'), filename: 'main.js' },
      });
      assert.deepEqual(stats?.toJson().errors, []);
      return { '/some/where/': join(root, 'site') };
    }));

  it('built by esbuild, the .wasm copied beside the bundle', () =>
    inProject({ 'site/index.html': page('main.js'), 'main.js': MAIN }, async (root) => {
      await esbuild({
        absWorkingDir: root,
        entryPoints: ['main.js'],
        bundle: true,
        format: 'esm',
        minify: true,
        outdir: 'site',
        logLevel: 'silent',
      });
      await copyFile(join(root, 'node_modules/stickman/dist/core.wasm'), join(root, 'site/core.wasm'));
      return { '/some/where/': join(root, 'site') };
    }));

  it('built by esbuild with its file loader: the place of the .wasm is the page’s to say', () =>
    inProject(
      {
        'site/index.html': page('main.js'),
        'main.js': `import url from 'stickman/core.wasm';
          import { StickmanPlayer as Player } from 'stickman';
          Player.setWasmUrl(new URL(url, import.meta.url));
          ${MAIN}`,
      },
      async (root) => {
        await esbuild({
          absWorkingDir: root,
          entryPoints: ['main.js'],
          bundle: true,
          format: 'esm',
          splitting: true,
          loader: { '.wasm': 'file' },
          outdir: 'site',
          logLevel: 'silent',
        });
        return { '/some/where/': join(root, 'site') };
      },
      (requests) =>
        assert.ok(
          requests.some((path) => /core-\w+\.wasm$/.test(path)),
          `${requests}`,
        ),
    ));

  it('as plain files in a subfolder', () =>
    inProject(
      {
        'site/index.html': page('main.js'),
        'site/main.js': MAIN.replace("'stickman/elements'", "'./lib/elements.js'").replace(
          "'stickman'",
          "'./lib/stickman.js'",
        ),
      },
      async (root) => ({
        '/some/where/': join(root, 'site'),
        '/some/where/lib/': join(root, 'node_modules/stickman/dist'),
      }),
    ));
});
