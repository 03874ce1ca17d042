// README and CONTRIBUTING name what the suite covers, and nothing else.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

const text = (/** @type {string} */ path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const readme = text('README.md');
const { scripts, devDependencies } = JSON.parse(text('package.json'));

/** @param {string} program @param {RegExp} pattern */
const version = (program, pattern) =>
  pattern.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[1];

/** Packages of others that ours is tried with, and what people call them. */
const OTHERS = {
  react: 'React',
  preact: 'Preact',
  vue: 'Vue',
  svelte: 'Svelte',
  idiomorph: 'idiomorph',
  morphdom: 'morphdom',
  vite: 'Vite',
  webpack: 'webpack',
  esbuild: 'esbuild',
  rollup: 'Rollup',
  parcel: 'Parcel',
  typescript: 'TypeScript',
};

describe('README', () => {
  it('names the system, its compilers and the browsers, with the versions that are here', () => {
    const system = /^ID=(\w+)$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? '';
    const release = /^VERSION_ID="?([\d.]+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1];
    const name = `${system[0].toUpperCase()}${system.slice(1)} ${release}`;
    const row = readme.split('\n').find((line) => line.startsWith(`| ${name} |`));
    assert.ok(row, `no row for ${name}`);
    const gcc = version('g++', /(\d+)\.\d+\.\d+$/m);
    const clang = version('clang++', /version (\d+)\./);
    const emscripten = version('emcc', /(\d+\.\d+\.\d+) /);
    assert.equal(
      row,
      `| ${name} | g++ ${gcc}, clang++ ${clang} | Emscripten ${emscripten} | Chromium, Firefox ESR, WebKitGTK |`,
    );
  });

  it('names no browser that the suite does not have', () => {
    assert.doesNotMatch(readme, /\b(Chrome|Safari|Edge|Opera|Brave|Internet Explorer)\b/);
  });

  it('names each bundler and framework that ours is tried with, in the version that is here, and no other', () => {
    const wanted = Object.entries(OTHERS).filter(([name]) => name in devDependencies);
    for (const [name, called] of wanted) {
      const [major, minor] = devDependencies[name].split('.');
      const release = major === '0' ? `0.${minor}` : major;
      assert.ok(
        new RegExp(`\\b${called} ${release.replace('.', '[.]')}\\b`).test(readme),
        `${called} ${release}`,
      );
    }
    for (const [name, called] of Object.entries(OTHERS)) {
      if (!(name in devDependencies)) assert.doesNotMatch(readme, new RegExp(`\\b${called}\\b`));
    }
  });

  it("says what policy the elements need: connect-src 'self', too (case 45)", () => {
    assert.match(readme, /`script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'`/);
  });
});

it('README and CONTRIBUTING name every command, and none that there is not', () => {
  const both = readme + text('CONTRIBUTING.md');
  const named = new Set(
    [...both.matchAll(/npm (?:run )?(start|test|(?<=run )\w+)/g)].map(([, name]) => name),
  );
  // npm itself calls the one; the other is part of each of the rest.
  const called = Object.keys(scripts).filter((name) => !['prepare', 'setup'].includes(name));
  assert.deepEqual([...named].sort(), called.sort());
});

describe('CONTRIBUTING', () => {
  it('walks one frame through nine files at most, each of which has what is said of it', () => {
    const rows = [...text('CONTRIBUTING.md').matchAll(/^\| \d \| `([^`]+)` \| (.+) \|$/gm)];
    assert.ok(rows.length >= 5 && rows.length <= 9, `${rows.length} files`);
    assert.match(rows[0][2], /requestAnimationFrame/);
    for (const [, file, said] of rows) {
      const source = text(file);
      for (const [, code] of said.matchAll(/`([^`]+)`/g))
        assert.ok(source.includes(code), `${file}: ${code}`);
    }
    const { [rows.length - 1]: last } = rows;
    assert.match(text(last[1]), /context\.fill\(/);
  });

  it('says what lies at the root of web/src: what the package exports, and nothing else', () => {
    const { exports } = JSON.parse(text('package.json'));
    const entries = Object.values(exports).flatMap(
      (entry) => /^\.\/dist\/([\w-]+\.js)$/.exec(entry.default)?.[1] ?? [],
    );
    const found = readdirSync(new URL('../../web/src/', import.meta.url), { withFileTypes: true });
    assert.deepEqual(
      found
        .filter((each) => each.isFile())
        .map(({ name }) => name)
        .sort(),
      entries.sort(),
    );
  });

  it('an enum has the same name in the core and at the boundary', () => {
    const folder = new URL('../../cpp/bindings/', import.meta.url);
    const told = readdirSync(folder).flatMap((file) => [
      ...readFileSync(new URL(file, folder), 'utf8').matchAll(/enum_<(\w+)>[^"]*"(\w+)"/g),
    ]);
    assert.ok(told.length >= 4, `${told.length}`);
    for (const [, core, boundary] of told) assert.equal(core, boundary);
  });
});
