// One tick of one stickman, and one frame's draw list: WebAssembly against JavaScript and native code.
import { nativeContender, scriptContender, scriptTicks, wasmContender } from './contenders.mjs';
import { bounded, comparison, microseconds } from './figures.mjs';
import { takeTurns } from './turns.mjs';

const FRAMES = 500;

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
      bounded('one tick: times as fast in WebAssembly as in JavaScript', faster, { atLeast: 5 }),
      bounded('one tick: times as long in WebAssembly as in native -O3', slower, { atMost: 1.2 }),
      ...microseconds('draw list of one frame', frames, FRAMES),
    ];
  } finally {
    native.close();
  }
}
