import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { enumMember, HOUND_STATES } from '../../../web/src/core/names.js';
import { HOUND_TICKS, traceHound } from '../hound-trace.js';
import { BROWSERS, launch, once } from './browsers.js';
import { probe } from './page-state.js';
import { serveSite } from './site.js';

const file = (/** @type {string} */ path) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const MEMBERS = HOUND_STATES.map(enumMember);

/** Runs in a page, with the module as its visitors load it. @param {string[]} states @param {number} ticks */
async function inPage(states, ticks) {
  const { default: createWorld } = await import(`${origin}/lib/world.js`);
  const wasm = await WebAssembly.compileStreaming(fetch('/lib/world.wasm'));
  const world = await createWorld({
    instantiateWasm(/** @type {any} */ imports, /** @type {any} */ receive) {
      WebAssembly.instantiate(wasm, imports).then((instance) => receive(instance, wasm));
      return {};
    },
  });
  const { run } = await import(`${origin}/__trace/hound.js`);
  return run(world, states, ticks);
}

describe('state hash of every tick of the hound', () => {
  /** The lines of the native build. @type {string} */
  let native;

  before(async () => {
    const run = await promisify(execFile)(file('build/native/hash_trace'), ['hound'], { maxBuffer: 1 << 24 });
    native = run.stdout;
    assert.equal(new Set(native.trimEnd().split('\n')).size, HOUND_TICKS);
  });

  once(it)('in Node equals the native one', async () => {
    const { default: createWorld } = await import(file('dist/world.js'));
    const world = await createWorld({ wasmBinary: await readFile(file('dist/world.wasm')) });
    assert.ok(traceHound(world, MEMBERS, HOUND_TICKS) === native);
  });

  for (const name of BROWSERS) {
    it(`in ${name} equals the native one`, async () => {
      const site = await serveSite({
        answer: (path) =>
          path === '/__trace/hound.js' ? { body: `export const run = ${traceHound};` } : undefined,
      });
      const browser = await launch(name);
      try {
        const tab = await browser.newTab();
        await tab.goto(`${site.origin}/__blank.html`);
        assert.ok((await tab.evaluate(inPage, MEMBERS, HOUND_TICKS)) === native);
        assert.deepEqual((await tab.evaluate(probe)).errors, []);
      } finally {
        await browser.close();
        await site.close();
      }
    });
  }
});
