import assert from 'node:assert/strict';
import { beforeEach, describe, it, mock } from 'node:test';
import { ModuleLoader } from '../../web/src/core/module-loader.js';

/** A small module: exports `answer`, a function that returns 42. */
const WASM = new Uint8Array([
  0x00,
  0x61,
  0x73,
  0x6d,
  0x01,
  0x00,
  0x00,
  0x00, // header
  0x01,
  0x05,
  0x01,
  0x60,
  0x00,
  0x01,
  0x7f, // one type: () -> i32
  0x03,
  0x02,
  0x01,
  0x00, // one function of it
  0x07,
  0x0a,
  0x01,
  0x06,
  0x61,
  0x6e,
  0x73,
  0x77,
  0x65,
  0x72,
  0x00,
  0x00, // exported as "answer"
  0x0a,
  0x06,
  0x01,
  0x04,
  0x00,
  0x41,
  0x2a,
  0x0b, // i32.const 42
]);

/** Does with instantiateWasm what the generated glue does. @param {any} options */
const createModule = ({ instantiateWasm }) =>
  new Promise((resolve) => {
    instantiateWasm({}, (/** @type {WebAssembly.Instance} */ instance) => resolve(instance.exports));
  });

/**
 * @param {object} [settings]
 * @param {string} [settings.type] what the server calls the file
 * @param {BodyInit} [settings.body]
 * @param {number[]} [settings.statuses] of the answers, the last one for good
 */
function setUp({ type = 'application/wasm', body = WASM, statuses = [200] } = {}) {
  /** @type {string[]} */
  const fetched = [];
  let glues = 0;
  const loader = new ModuleLoader({
    importGlue: async () => {
      glues++;
      return { default: createModule };
    },
    defaultUrl: () => 'https://example.org/app/core.wasm',
    fetch: async (url) => {
      fetched.push(url);
      const status = statuses.length > 1 ? statuses.shift() : statuses[0];
      return new Response(body, {
        status,
        statusText: status === 404 ? 'Not Found' : '',
        headers: { 'Content-Type': type },
      });
    },
  });
  return { loader, fetched, glueImports: () => glues };
}

/** Counts calls of the two compilers while `run` runs. @param {() => Promise<unknown>} run */
async function compilers(run) {
  const { compile, compileStreaming } = WebAssembly;
  const calls = { compile: 0, compileStreaming: 0 };
  WebAssembly.compile = (bytes) => {
    calls.compile++;
    return compile(bytes);
  };
  WebAssembly.compileStreaming = (source) => {
    calls.compileStreaming++;
    return compileStreaming(source);
  };
  try {
    await run();
  } finally {
    Object.assign(WebAssembly, { compile, compileStreaming });
  }
  return calls;
}

/** What the page's console was told. @param {'error' | 'warn'} level @returns {string[]} */
const told = (level) => /** @type {any} */ (console[level]).mock.calls.map(({ arguments: [text] }) => text);
const reports = () => told('error');
const warnings = () => told('warn');

describe('core loader', () => {
  beforeEach(() => {
    mock.restoreAll();
    mock.method(console, 'error', () => {});
    mock.method(console, 'warn', () => {});
  });

  it('touches nothing before it is asked to load', () => {
    new ModuleLoader({
      importGlue: () => assert.fail(),
      defaultUrl: () => assert.fail(),
      fetch: () => assert.fail(),
    });
  });

  it('loads once, however many ask', async () => {
    const { loader, fetched, glueImports } = setUp();
    const [first, second] = await Promise.all([loader.load(), loader.load()]);
    assert.equal(first.answer(), 42);
    assert.equal(second, first);
    assert.equal(await loader.load(), first);
    assert.deepEqual(fetched, ['https://example.org/app/core.wasm']);
    assert.equal(glueImports(), 1);
  });

  it('compiles while downloading where the type is right', async () => {
    const { loader } = setUp();
    assert.deepEqual(await compilers(() => loader.load()), { compile: 0, compileStreaming: 1 });
  });

  for (const type of [
    'text/plain',
    'application/octet-stream',
    'text/html; charset=utf-8',
    'application/wasm; charset=x',
  ]) {
    it(`falls back and runs when the file is served as ${type} (case 17)`, async () => {
      const { loader, fetched } = setUp({ type });
      const calls = await compilers(async () => assert.equal((await loader.load()).answer(), 42));
      assert.deepEqual(calls, { compile: 1, compileStreaming: 0 });
      assert.equal(fetched.length, 1);
    });
  }

  it('falls back where there is no streaming compiler', async () => {
    const { compileStreaming } = WebAssembly;
    const { loader } = setUp();
    // @ts-expect-error as in an older browser
    WebAssembly.compileStreaming = undefined;
    try {
      assert.equal((await loader.load()).answer(), 42);
    } finally {
      WebAssembly.compileStreaming = compileStreaming;
    }
  });

  it('says what the server answered, and tries again when asked again', async () => {
    const { loader, fetched } = setUp({ statuses: [404, 200] });
    const first = loader.load();
    assert.equal(loader.load(), first);
    await assert.rejects(first, /https:\/\/example\.org\/app\/core\.wasm answered 404 Not Found/);
    assert.equal((await loader.load()).answer(), 42);
    assert.equal(fetched.length, 2);
  });

  for (const [what, body, told] of /** @type {const} */ ([
    ['a page', '<!doctype html><title>Home</title>', /34 characters of TYPE, "<!doctype html><title>Home/],
    ['nothing', '', /0 characters of TYPE, "": /],
    ['half a module', WASM.slice(0, 20), /20 characters of TYPE, "\\u0000asm/],
  ]))
    for (const type of ['text/html', 'application/wasm'])
      it(`says where it came from, and what came, when that is ${what} as ${type} (case 46)`, async () => {
        const { loader } = setUp({ body, type });
        const pattern = new RegExp(
          `^https://example\\.org/app/core\\.wasm answered with ${told.source.replace('TYPE', type)}`,
        );
        await assert.rejects(loader.load(), (/** @type {Error} */ error) => {
          assert.match(error.message, pattern);
          assert.ok(error.cause instanceof WebAssembly.CompileError);
          assert.deepEqual(reports(), [`stickman: ${error.message}`]);
          return true;
        });
      });

  it('says which address could not be fetched, once however many ask', async () => {
    const loader = new ModuleLoader({
      importGlue: async () => ({ default: createModule }),
      defaultUrl: () => 'https://example.org/core.wasm',
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    const all = await Promise.allSettled([loader.load(), loader.load(), loader.load()]);
    assert.ok(all.every(({ status }) => status === 'rejected'));
    assert.deepEqual(reports(), [
      'stickman: https://example.org/core.wasm cannot be fetched: Failed to fetch',
    ]);
  });

  it('rejects when the module cannot be instantiated, where the glue would wait for ever', async () => {
    const loader = new ModuleLoader({
      importGlue: async () => ({
        default: ({ instantiateWasm }) =>
          new Promise(() => {
            // A module that wants an import gets none.
            instantiateWasm(undefined, () => {});
          }),
      }),
      defaultUrl: () => 'https://example.org/core.wasm',
      fetch: async () => new Response(WASM_WITH_IMPORT, { headers: { 'Content-Type': 'application/wasm' } }),
    });
    await assert.rejects(
      loader.load(),
      /^Error: https:\/\/example\.org\/core\.wasm does not fit its script: /,
    );
  });

  it('rejects when the glue cannot be imported, and tries again', async () => {
    /** @type {number[]} */
    const tries = [];
    const loader = new ModuleLoader({
      importGlue: async (failures) => {
        tries.push(failures);
        if (tries.length < 3) throw new TypeError('Failed to fetch dynamically imported module');
        return { default: createModule };
      },
      defaultUrl: () => 'https://example.org/core.wasm',
      fetch: async () => new Response(WASM, { headers: { 'Content-Type': 'application/wasm' } }),
    });
    const told = /^stickman: https:\/\/example\.org\/core\.wasm lacks its script: .*imported module$/;
    for (let i = 0; i < 2; i++) {
      await assert.rejects(loader.load(), /dynamically imported/);
      assert.match(reports()[i], told);
    }
    assert.equal((await loader.load()).answer(), 42);
    assert.deepEqual(tries, [0, 1, 2], 'it is told how often it failed, so that it can take another address');
  });

  describe('URL', () => {
    it('is overridable; the first one wins and a different one warns', async () => {
      const { loader, fetched } = setUp();
      loader.setUrl('https://example.org/other/core.wasm');
      loader.setUrl(new URL('https://example.org/other/core.wasm'));
      assert.deepEqual(warnings(), []);
      loader.setUrl('https://example.org/third.wasm');
      assert.equal(warnings().length, 1);
      assert.match(warnings()[0], /third\.wasm is ignored, the page already uses .*other\/core\.wasm/);
      await loader.load();
      assert.deepEqual(fetched, ['https://example.org/other/core.wasm']);
    });

    it('warns when it comes after the default one was used', async () => {
      const { loader } = setUp();
      await loader.load();
      loader.setUrl('https://example.org/late.wasm');
      loader.setUrl('https://example.org/app/core.wasm');
      assert.equal(warnings().length, 1);
    });

    it('may be replaced after a failed load', async () => {
      const { loader, fetched } = setUp({ statuses: [404, 200] });
      loader.setUrl('https://example.org/wrong.wasm');
      await assert.rejects(loader.load());
      loader.setUrl('https://example.org/right.wasm');
      await loader.load();
      assert.deepEqual(fetched, ['https://example.org/wrong.wasm', 'https://example.org/right.wasm']);
      assert.deepEqual(warnings(), []);
    });
  });
});

/** Imports the function m.f. */
const WASM_WITH_IMPORT = new Uint8Array([
  0x00,
  0x61,
  0x73,
  0x6d,
  0x01,
  0x00,
  0x00,
  0x00, // header
  0x01,
  0x04,
  0x01,
  0x60,
  0x00,
  0x00, // one type: () -> ()
  0x02,
  0x07,
  0x01,
  0x01,
  0x6d,
  0x01,
  0x66,
  0x00,
  0x00, // m.f is of it
]);
