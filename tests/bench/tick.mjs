// One tick of one stickman, and one frame's draw list: WebAssembly against JavaScript and native code.
import { nativeContender, scriptContender, scriptTicks, wasmContender } from './contenders.mjs';
import { ratioOf, spread, takeTurns } from './turns.mjs';

const FRAMES = 500;

/** @param {number} v */
const rounded = (v) => Number(v.toPrecision(4));

/** @param {ReturnType<typeof spread>} values @param {number} [factor] */
const printed = ({ median, min, max }, factor = 1) => ({
  median: rounded(median * factor),
  min: rounded(min * factor),
  max: rounded(max * factor),
});

/**
 * How many times as long the one takes as the other; of the fastest samples too, which what else runs on the
 * machine touches least.
 * @param {number[]} slow @param {number[]} fast
 */
const comparison = (slow, fast) => ({
  ...printed(ratioOf(slow, fast)),
  ofFastest: rounded(spread(slow).min / spread(fast).min),
});

/** @param {string} what @param {Record<string, number[]>} samples @param {number} count in each sample */
const microseconds = (what, samples, count) =>
  Object.entries(samples).map(([by, seconds]) => ({
    what,
    by,
    unit: 'microseconds',
    ...printed(spread(seconds), 1e6 / count),
  }));

/**
 * @param {{ turns: number, warmUp: number, sampleSeconds: number }} settings see takeTurns
 * @returns {Promise<import('./bench.mjs').Figure[]>}
 */
export async function measureTicks(settings) {
  const wasm = wasmContender();
  const script = scriptContender();
  const native = await nativeContender();
  try {
    const rounds = await takeTurns(
      [wasm, script, native].map(({ name, round }) => ({ name, once: round })),
      settings,
    );
    const [wasmHash, nativeHash] = [await wasm.hash?.(), await native.hash?.()];
    if (wasmHash !== nativeHash) throw new Error(`not the same motion: ${wasmHash} and ${nativeHash}`);

    const frames = await takeTurns(
      [wasm, native].map(({ name, frames }) => ({ name, once: () => frames?.(FRAMES) ?? 0 })),
      settings,
    );

    const faster = comparison(rounds[script.name], rounds[wasm.name]);
    const slower = comparison(rounds[wasm.name], rounds[native.name]);
    return [
      ...microseconds('one tick', rounds, scriptTicks),
      {
        what: 'one tick: times as fast in WebAssembly as in JavaScript',
        ...faster,
        bound: 'at least 5',
        met: faster.median >= 5,
      },
      {
        what: 'one tick: times as long in WebAssembly as in native -O3',
        ...slower,
        bound: 'at most 1.2',
        met: slower.median <= 1.2,
      },
      ...microseconds('draw list of one frame', frames, FRAMES),
    ];
  } finally {
    native.close();
  }
}
