// One tick of a large cloth: WebAssembly against JavaScript on Float64Array.
import { instantiate, secondsOf } from './contenders.mjs';
import { bounded, comparison, microseconds } from './figures.mjs';
import { createCloth } from './port/cloth.js';
import { takeTurns } from './turns.mjs';

/** The flag of the scene, only larger: SPEC section 15. */
const LARGE = { columns: 100, rows: 100, spacing: 16, iterations: 12, substeps: 4 };
const TICKS = 8;

/** @param {typeof LARGE} size */
export function loadCloth({ columns, rows, spacing, iterations, substeps }) {
  const wasm = instantiate('bench_cloth');
  wasm.makeCloth(columns, rows, spacing, iterations, substeps);
  return {
    /** @type {(ticks: number) => void} */
    advance: wasm.advance,
    /** x, y pairs, row by row from the top of the pole. @returns {Float32Array} */
    points: () => new Float32Array(wasm.memory.buffer, wasm.points(), 2 * wasm.pointCount()),
  };
}

/**
 * @param {{ turns: number, warmUp: number, sampleSeconds: number }} settings see takeTurns
 * @returns {Promise<import('./bench.mjs').Figure[]>}
 */
export async function measureCloth(settings) {
  const wasm = loadCloth(LARGE);
  const [x, y] = wasm.points();
  const script = createCloth({ ...LARGE, anchor: { x, y } });
  const samples = await takeTurns(
    [
      { name: 'WebAssembly', once: () => secondsOf(() => wasm.advance(TICKS)) },
      { name: 'JavaScript', once: () => secondsOf(() => script.advance(TICKS)) },
    ],
    settings,
  );
  const what = `one tick of a cloth of ${LARGE.columns} x ${LARGE.rows}`;
  const faster = comparison(samples.JavaScript, samples.WebAssembly);
  return [
    ...microseconds(what, samples, TICKS),
    bounded(`${what}: times as fast in WebAssembly as in JavaScript`, faster, { atLeast: 4 }),
  ];
}
