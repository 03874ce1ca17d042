// What `npm run bench` prints, and that the bounds of speed are held: ratios within one run, in pairs.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { it } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** @param {...string} args */
const bench = (...args) =>
  spawnSync('node', ['tests/bench/bench.mjs', ...args], { cwd: root, encoding: 'utf8' });

it('prints every figure as JSON, one object per line', () => {
  const { status, stdout, stderr } = bench('--quick');
  assert.equal(status, 0, stderr);
  const figures = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  assert.deepEqual(
    figures.map(({ what, by }) => (by ? `${what}, ${by}` : what)),
    [
      'one tick, WebAssembly',
      'one tick, JavaScript',
      'one tick, native -O3',
      'one tick: times as fast in WebAssembly as in JavaScript',
      'one tick: times as long in WebAssembly as in native -O3',
      'draw list of one frame, WebAssembly',
      'draw list of one frame: times as long as a tick, WebAssembly',
      'one frame for who draws him himself: times as long as a tick, WebAssembly',
      'draw list of one frame, native -O3',
      'draw list of one frame: times as long as a tick, native -O3',
      'one frame for who draws him himself: times as long as a tick, native -O3',
      'one tick of a cloth of 100 x 100, WebAssembly',
      'one tick of a cloth of 100 x 100, JavaScript',
      'one tick of a cloth of 100 x 100: times as fast in WebAssembly as in JavaScript',
      'wasm memory at start, core',
      'wasm memory at start, world',
      'heap growth over 200 frames, an idle page',
      'heap growth over 200 frames, a running stickman',
      'frame callbacks per second, paused',
      'frame callbacks per second, off-screen',
      'frame callbacks per second, hidden',
    ],
  );
  for (const figure of figures) {
    const value = figure.median ?? figure.value;
    assert.ok(Number.isFinite(value), JSON.stringify(figure));
    assert.equal('bound' in figure, 'met' in figure, JSON.stringify(figure));
  }
  const exact = figures.filter(({ what }) => /memory at start|callbacks per second/.test(what));
  assert.ok(exact.every(({ met }) => met));
});

it('WebAssembly holds its bounds against JavaScript and native code', () => {
  const { status, stdout, stderr } = bench('--gate', '--only', 'tick,cloth');
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const held = lines.filter(({ met }) => met).map(({ bound }) => bound);
  // A frame's draw list and a frame for who draws himself: of WebAssembly, then of native code.
  const frames = ['at most 2.5', 'at most 0.5', 'at most 2.5', 'at most 0.5'];
  assert.deepEqual(held, ['at least 5', 'at most 1.2', ...frames, 'at least 4'], stdout);
  assert.equal(status, 0, stderr);
});

it('refuses a part that it does not know', () => {
  const { status, stderr } = bench('--only', 'tick,colour');
  assert.equal(status, 2);
  assert.match(stderr, /colour/);
});
