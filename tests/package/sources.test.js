// The package from its sources: on other people's machines, and in folders with other names than ours (case 58).
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { root, which } from '../../web/tools/run.mjs';
import { objectsKept } from '../tools/objects-kept.mjs';

/** What npm told this test about itself is nothing that others would have. */
const ENVIRONMENT = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^npm_|^INIT_CWD$/i.test(name)),
);

/**
 * @param {string} folder
 * @param {Record<string, string>} environment
 * @param {string} program
 * @param {...string} args
 * @returns {Promise<{ code: number, text: string }>}
 */
async function said(folder, environment, program, ...args) {
  const options = { cwd: folder, env: { ...ENVIRONMENT, ...environment }, maxBuffer: 1 << 24 };
  return promisify(execFile)(program, args, options).then(
    ({ stdout, stderr }) => ({ code: 0, text: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, text: stdout + stderr }),
  );
}

/** Fails with all that was said. @param {Parameters<typeof said>} command */
async function done(...command) {
  const { code, text } = await said(...command);
  assert.equal(code, 0, text);
  return text;
}

/**
 * What lies here, as a repository of one commit: nothing that was built or installed.
 * @param {string} folder
 */
async function clone(folder) {
  const listed = await done(root, {}, 'git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  for (const file of listed.split('\0').filter(Boolean)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await copyFile(join(root, file), join(folder, file)).catch((error) => {
      if (error.code !== 'ENOENT') throw error; // deleted, and not committed yet
    });
  }
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@localhost'];
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
    [...who, 'commit', '-q', '-m', 'All'],
  ])
    await done(folder, {}, 'git', ...args);
}

describe('the package from its sources', () => {
  /** @type {string} */
  let folder;
  /** @type {string} */
  let repository;

  before(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'stickman-')), 'zwei Männchen');
    repository = join(folder, 'stick man');
    await clone(repository);
  });
  after(() => rm(dirname(folder), { recursive: true, force: true }));

  it('npm pack on a machine without Emscripten packs nothing, and says what is missing', async () => {
    const bin = join(folder, 'bin');
    await mkdir(bin);
    for (const name of ['node', 'npm', 'git', 'sh', 'env'])
      await symlink(which(name) ?? name, join(bin, name));
    const { code, text } = await said(repository, { PATH: bin }, 'npm', 'pack');
    assert.notEqual(code, 0);
    assert.match(text, /has to be built .*Emscripten 3\.1\.6 or newer.*CMake.*Ninja.*npm ci --include=dev/s);
    const packed = (await readdir(repository)).filter((name) => name.endsWith('.tgz'));
    assert.deepEqual(packed, []);
  });

  it('npm install from git builds it: in production, in folders with a blank and an umlaut in their names', async () => {
    const consumer = join(folder, 'consumer');
    await mkdir(consumer);
    await writeFile(join(consumer, 'package.json'), '{ "name": "consumer", "type": "module" }');
    // npm clones into its cache. What it has in its own already it need not fetch again.
    const cache = join(folder, 'cache');
    const own = (await done(root, {}, 'npm', 'config', 'get', 'cache')).trim();
    await mkdir(join(cache, '_cacache'), { recursive: true });
    for (const part of await readdir(join(own, '_cacache')).catch(() => []))
      if (part !== 'tmp') await symlink(join(own, '_cacache', part), join(cache, '_cacache', part));
    const kept = Object.fromEntries(objectsKept(folder).map((pair) => pair.split(/=(.*)/s)));
    const environment = {
      ...kept,
      NODE_ENV: 'production',
      npm_config_cache: cache,
      npm_config_prefer_offline: 'true',
    };
    const url = `git+${pathToFileURL(repository).href}`;
    await done(consumer, environment, 'npm', 'install', '--no-audit', '--no-fund', url);
    const installed = join(consumer, 'node_modules/stickman/dist');
    for (const name of ['core', 'extended', 'world']) {
      const [theirs, ours] = await Promise.all(
        [installed, join(root, 'dist')].map((dist) => readFile(join(dist, `${name}.wasm`))),
      );
      assert.ok(theirs.equals(ours), `${name}.wasm is the same in every folder`);
    }
    const { default: createCore } = await import(pathToFileURL(join(installed, 'core.js')).href);
    const core = await createCore({ wasmBinary: await readFile(join(installed, 'core.wasm')) });
    const figure = new core.Stickman();
    figure.setSpeed(106);
    for (let i = 0; i < 60; i++) figure.buildPose(1 / 60);
    assert.ok(figure.distance() > 50);
    figure.delete();
  });

  it('NODE_ENV=production installs what a build needs all the same', async () => {
    const project = join(folder, 'project');
    await mkdir(join(project, 'web/tools'), { recursive: true });
    for (const name of ['run', 'requirements', 'setup'])
      await copyFile(join(root, `web/tools/${name}.mjs`), join(project, `web/tools/${name}.mjs`));
    const needed = join(folder, 'needed');
    await mkdir(needed);
    await writeFile(join(needed, 'package.json'), '{ "name": "needed", "version": "1.0.0" }');
    await done(needed, {}, 'npm', 'pack', '--pack-destination', project);
    await writeFile(
      join(project, 'package.json'),
      '{ "name": "project", "type": "module", "devDependencies": { "needed": "file:needed-1.0.0.tgz" } }',
    );
    const production = { NODE_ENV: 'production' };
    await done(project, {}, 'npm', 'install', '--offline', '--package-lock-only', '--no-audit');
    await done(project, production, 'npm', 'ci', '--offline', '--no-audit');
    const there = () => readdir(join(project, 'node_modules')).catch(() => []);
    assert.ok(!(await there()).includes('needed'));
    await done(project, production, 'node', 'web/tools/setup.mjs', 'build');
    assert.ok((await there()).includes('needed'));
    const again = await done(project, production, 'node', 'web/tools/setup.mjs', 'build');
    assert.equal(again, '', 'what is there is not installed again');
  });
});
