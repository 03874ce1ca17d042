// What a run's text says, by the core itself in Node.
import { readFile } from 'node:fs/promises';
import { RUN_EVENTS } from '../../../web/src/game/run-events.js';

const dist = new URL('../../../dist/', import.meta.url);

/** @returns {Promise<import('../../../web/src/core/world.js').WorldModule>} */
export async function loadWorld() {
  const { default: createWorld } = await import(new URL('world.js', dist).href);
  return createWorld({ wasmBinary: await readFile(new URL('world.wasm', dist)) });
}

/**
 * Runs it to its end.
 * @param {import('../../../web/src/core/world.js').WorldModule} world
 * @param {string} text
 */
export function replayed(world, text) {
  const game = new world.SpearRun(0);
  const problem = game.watch(text);
  if (problem) throw new Error(`${problem} in\n${text}`);
  let events = 0;
  for (let i = 0; i < 60_000 && game.state() !== world.RunState.Over; i++) {
    game.step(1 / 120);
    events |= game.takeEvents();
  }
  const { score, kills } = { score: game.score(), kills: game.kills() };
  game.delete();
  return { score, kills, events: RUN_EVENTS.filter((_, bit) => (events >> bit) & 1) };
}
