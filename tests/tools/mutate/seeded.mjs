// Chance that is the same for the same seed.

/**
 * Numbers from 0 up to but not including 1 (xorshift, 32 bits).
 * @param {number} seed  any whole number
 * @returns {() => number}
 */
export function seeded(seed) {
  let state = (seed ^ 0x9e3779b9) | 0 || 1;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  // Seeds that lie side by side differ in few bits; the first numbers would be alike.
  for (let i = 0; i < 16; ++i) next();
  return next;
}

/**
 * One of a list.
 * @template T
 * @param {() => number} random
 * @param {T[]} list
 */
export const pick = (random, list) => list[Math.floor(random() * list.length)];
