// One list of presses, one run: natively, in Node and in every browser, at any display rate.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { BROWSERS, launch, once } from './browsers.js';
import { loadWorld } from './game-replay.js';
import { serveSite } from './site.js';

const tool = fileURLToPath(new URL('../../../build/native/stickman-replay', import.meta.url));
const SEED = 9;
const RATES = [60, 144];

/**
 * Runs a text to its end; self-contained, because only its text gets into pages.
 * @param {any} world
 * @param {string} text
 * @param {number} rate frames a second
 * @returns {string} as stickman-replay prints it
 */
function outcome(world, text, rate) {
  const game = new world.SpearRun(1);
  game.setView(800);
  const problem = game.watch(text);
  for (let i = 0; i < 300 * rate && game.state().value !== world.RunState.Over.value; i++)
    game.step(1 / rate);
  const [, ticks, score, hash] = /end (\d+) (\d+) ([0-9a-f]{16})\s*$/.exec(game.replay()) ?? [];
  game.delete();
  return problem || `score=${score} ticks=${ticks} hash=${hash}`;
}

describe('the same run everywhere', () => {
  /** @type {import('../../../web/src/core/world.js').WorldModule} */
  let world;
  let text = '';
  /** What the native command says. */
  let native = '';
  /** @type {string} */
  let folder;

  /** What the native command says of a file. @param {string} content @param {BufferEncoding} [encoding] */
  async function verify(content, encoding) {
    await writeFile(join(folder, 'run.txt'), content, encoding);
    return (await promisify(execFile)(tool, [join(folder, 'run.txt')])).stdout.trim();
  }

  before(async () => {
    world = await loadWorld();
    text = record(world);
    folder = await mkdtemp(join(tmpdir(), 'stickman-run-'));
    native = await verify(text);
  });
  after(() => rm(folder, { recursive: true }));

  once(it)('has presses of both kinds and hits', () => {
    const [, score, ticks] = /^score=(\d+) ticks=(\d+) hash=[0-9a-f]{16}$/.exec(native) ?? [];
    assert.ok(Number(score) > 300 && Number(ticks) > 900, native);
    assert.ok(text.split('\n').length > 30, text);
  });

  once(it)(
    'with a byte order mark, as Windows puts before it: natively and in the page (case 56)',
    async () => {
      const marked = `\uFEFF${text.replaceAll('\n', '\r\n')}`;
      assert.equal(await verify(marked), native);
      assert.equal(await verify(marked, 'utf16le'), native);
      assert.equal(outcome(world, marked, 60), native);
    },
  );

  once(it)('in Node', () => {
    for (const rate of [...RATES, 30, 120, 165, 240])
      assert.equal(outcome(world, text, rate), native, `${rate} Hz`);
  });

  for (const name of BROWSERS) {
    it(`in ${name}`, async () => {
      const site = await serveSite();
      const browser = await launch(name);
      after(async () => {
        await browser.close();
        await site.close();
      });
      const tab = await browser.newTab();
      await tab.goto(`${site.origin}/__blank.html`);
      for (const rate of RATES) {
        const seen = await tab.evaluate(
          `async (text, rate) => {
            const { default: createWorld } = await import(origin + '/lib/world.js');
            const wasm = await WebAssembly.compileStreaming(fetch('/lib/world.wasm'));
            const world = await createWorld({
              instantiateWasm(imports, receive) {
                WebAssembly.instantiate(wasm, imports).then((instance) => receive(instance, wasm));
                return {};
              },
            });
            return (${outcome})(world, text, rate);
          }`,
          text,
          rate,
        );
        assert.equal(seen, native, `${rate} Hz`);
      }
    });
  }
});

/**
 * Over the stone, then spearing without end.
 * @param {import('../../../web/src/core/world.js').WorldModule} world
 */
function record(world) {
  const { Button, RunState } = world;
  const game = new world.SpearRun(SEED);
  game.press(Button.Start);
  for (let frame = 0; frame < 3600 && game.state() !== RunState.Over; frame++) {
    if (frame === 20) game.release(Button.Start);
    if (frame === 160) game.press(Button.Jump);
    if (frame === 180) game.release(Button.Jump);
    if (frame > 200 && frame % 16 === 0) game.press(Button.Thrust);
    if (frame > 200 && frame % 16 === 8) game.release(Button.Thrust);
    game.step(1 / 60);
  }
  const text = game.replay();
  game.delete();
  return text;
}
