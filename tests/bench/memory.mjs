// Bytes of WebAssembly memory once a module has started and shows a stickman.
import { readFile } from 'node:fs/promises';

const dist = new URL('../../dist/', import.meta.url);
const BOUND = 1024 * 1024;

/** @param {string} name */
async function memoryAtStart(name) {
  const { default: create } = await import(new URL(`${name}.js`, dist).href);
  const binary = await readFile(new URL(`${name}.wasm`, dist));
  /** @type {WebAssembly.Memory | undefined} */
  let memory;
  const module = await create({
    /** @param {WebAssembly.Imports} imports @param {(instance: WebAssembly.Instance) => void} done */
    instantiateWasm(imports, done) {
      WebAssembly.instantiate(binary, imports).then(({ instance }) => {
        memory = /** @type {WebAssembly.Memory | undefined} */ (
          Object.values(instance.exports).find((value) => value instanceof WebAssembly.Memory)
        );
        done(instance);
      });
      return {};
    },
  });
  const figure = new module.Stickman();
  figure.buildPose(1 / 60);
  const bytes = memory?.buffer.byteLength;
  figure.delete();
  if (bytes === undefined) throw new Error(`${name}.wasm exports no memory`);
  return bytes;
}

/** @returns {Promise<import('./bench.mjs').Figure[]>} */
export async function measureMemory() {
  const figures = [];
  for (const name of ['core', 'world']) {
    const bytes = await memoryAtStart(name);
    figures.push({
      what: 'wasm memory at start',
      by: name,
      unit: 'bytes',
      value: bytes,
      bound: `at most ${BOUND}`,
      met: bytes <= BOUND,
    });
  }
  return figures;
}
