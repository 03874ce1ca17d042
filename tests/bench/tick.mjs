// One tick of one stickman, and one frame's draw list: WebAssembly against JavaScript and native code.
import { nativeContender, scriptContender, scriptTicks, wasmContender } from './contenders.mjs';
import { bounded, comparison, microseconds } from './figures.mjs';
import { takeTurns } from './turns.mjs';

/** Frames of a running figure, and ticks of it. */
const COUNT = 500;

/** @typedef {{ turns: number, warmUp: number, sampleSeconds: number }} Settings see takeTurns */

/**
 * @param {import('./contenders.mjs').DrawingContender} contender
 * @param {Settings} settings
 */
async function measureFrames({ name, frames, poses, ticks }, settings) {
  const works = [
    { name: 'frames', once: () => frames(COUNT) },
    { name: 'poses', once: () => poses(COUNT) },
    { name: 'ticks', once: () => ticks(COUNT) },
  ];
  const seconds = await takeTurns(works, settings);
  const longer = comparison(seconds.frames, seconds.ticks);
  const undrawn = comparison(seconds.poses, seconds.ticks);
  return [
    ...microseconds('draw list of one frame', { [name]: seconds.frames }, COUNT),
    bounded(`draw list of one frame: times as long as a tick, ${name}`, longer, { atMost: 2.5 }),
    bounded(`one frame for who draws him himself: times as long as a tick, ${name}`, undrawn, {
      atMost: 0.5,
    }),
  ];
}

/**
 * @param {Settings} settings
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
    const [wasmHash, nativeHash] = [await wasm.hash(), await native.hash()];
    if (wasmHash !== nativeHash) throw new Error(`not the same motion: ${wasmHash} and ${nativeHash}`);

    const faster = comparison(rounds[script.name], rounds[wasm.name]);
    const slower = comparison(rounds[wasm.name], rounds[native.name]);
    return [
      ...microseconds('one tick', rounds, scriptTicks),
      bounded('one tick: times as fast in WebAssembly as in JavaScript', faster, { atLeast: 5 }),
      bounded('one tick: times as long in WebAssembly as in native -O3', slower, { atMost: 1.2 }),
      ...(await measureFrames(wasm, settings)),
      ...(await measureFrames(native, settings)),
    ];
  } finally {
    native.close();
  }
}
