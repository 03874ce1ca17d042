import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { RATES, readHashScript, traceSeconds, traceTicks } from '../hash-script.js';
import { BROWSERS, launch, once } from './browsers.js';
import { probe } from './page-state.js';
import { serveSite } from './site.js';

/** Minutes at each display rate; the ticks of the whole script are compared one by one already. */
const SECONDS = 120;

const file = (/** @type {string} */ path) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const sha256 = (/** @type {string} */ text) => createHash('sha256').update(text).digest('hex');

/**
 * Runs in a page: loads the core as its visitors do, then one of the traces.
 * @param {string} trace the text of traceTicks or traceSeconds
 * @param {any[]} values its arguments after the core
 */
async function inPage(trace, values) {
  const { default: createCore } = await import(`${origin}/lib/core.js`);
  const wasm = await WebAssembly.compileStreaming(fetch('/lib/core.wasm'));
  const core = await createCore({
    instantiateWasm(/** @type {any} */ imports, /** @type {any} */ receive) {
      WebAssembly.instantiate(wasm, imports).then((instance) => receive(instance, wasm));
      return {};
    },
  });
  const { run } = await import(`${origin}/__trace/${trace}.js`);
  return run(core, ...values);
}

describe('state hash of every tick', () => {
  /** @type {import('../hash-script.js').HashScript} */
  let script;
  /** @type {import('../../../web/src/core/core.js').CoreModule} */
  let core;
  /** The lines of the native build. @type {string} */
  let native;

  before(async () => {
    script = await readHashScript();
    const { default: createCore } = await import(file('dist/core.js'));
    core = await createCore({ wasmBinary: await readFile(file('dist/core.wasm')) });
    const run = await promisify(execFile)(file('build/native/hash_trace'), { maxBuffer: 1 << 28 });
    native = run.stdout;
  });

  once(it)('natively covers the script, and changes with every tick', () => {
    const lines = native.trimEnd().split('\n');
    assert.ok(script.ticks >= 100_000);
    assert.equal(lines.length, script.ticks);
    assert.equal(new Set(lines).size, lines.length);
  });

  once(it)('in Node equals the native one', () => {
    assertSame(traceTicks(core, script));
  });

  once(it)('in Node is the same at every display rate', () => {
    const [first, ...others] = RATES.map((rate) => traceSeconds(core, script, rate, SECONDS));
    assert.equal(first.length, 17 * SECONDS);
    for (const other of others) assert.equal(other, first);
  });

  for (const name of BROWSERS) {
    describe(`in ${name}`, () => {
      /** @type {import('./site.js').Site} */
      let site;
      /** @type {import('./browsers.js').Browser} */
      let browser;
      /** @type {import('./browsers.js').Tab} */
      let tab;

      before(async () => {
        site = await serveSite({
          answer: (path) => {
            const trace = { '/__trace/ticks.js': traceTicks, '/__trace/seconds.js': traceSeconds }[path];
            return trace && { body: `export const run = ${trace};` };
          },
        });
        browser = await launch(name);
        tab = await browser.newTab();
        await tab.goto(`${site.origin}/__blank.html`);
      });
      after(async () => {
        await browser?.close();
        await site?.close();
      });

      it('equals the native one', async () => {
        assertSame(await tab.evaluate(inPage, 'ticks', [script]));
        assert.deepEqual((await tab.evaluate(probe)).errors, []);
      });

      it('is the same at every display rate', async () => {
        const wanted = traceSeconds(core, script, 120, SECONDS);
        for (const rate of RATES) {
          assert.equal(await tab.evaluate(inPage, 'seconds', [script, rate, SECONDS]), wanted, `${rate} Hz`);
        }
      });
    });
  }

  /** @param {string} text lines of a trace */
  function assertSame(text) {
    if (sha256(text) === sha256(native)) return;
    const [lines, wanted] = [text.split('\n'), native.split('\n')];
    const tick = wanted.findIndex((line, i) => line !== lines[i]);
    assert.fail(`first differs at tick ${tick}: ${lines[tick]} instead of ${wanted[tick]}`);
  }
});
