// The hound told what tests/cpp/hash_trace.cpp tells him: every tick must have the same hash in Node, in every
// browser and natively.

/** How many ticks that is. */
export const HOUND_TICKS = 20_000;

/**
 * The hash of each tick, each followed by a newline. Self-contained: its text also runs in pages.
 * @param {import('../../web/src/core/world.js').WorldModule} world
 * @param {readonly string[]} states members of HoundState in the order of their values
 * @param {number} ticks
 * @returns {string}
 */
export function traceHound(world, states, ticks) {
  const hound = new world.Hound();
  const lines = [];
  for (let tick = 0; tick < ticks; tick++) {
    if (tick % 230 === 0) hound.setState(world.HoundState[states[((tick / 230) * 3) % 8]]);
    if (tick % 310 === 200) hound.setSpeed((tick * 37) % 701);
    hound.step(1 / 120);
    lines.push(hound.hash());
  }
  hound.delete();
  return `${lines.join('\n')}\n`;
}
