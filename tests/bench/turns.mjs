// Measuring on a machine that has other things to do: contenders take turns, medians are compared.

/** @param {number[]} values */
export function spread(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const median = sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  return { median, min: sorted[0], max: sorted[sorted.length - 1] };
}

/**
 * @typedef {object} Work
 * @property {string} name
 * @property {() => number | Promise<number>} once does it once and gives the seconds it took
 */

/** @param {Work} work @param {number} times seconds per time, over that many times */
async function mean(work, times) {
  let seconds = 0;
  for (let i = 0; i < times; i++) seconds += await work.once();
  return seconds / times;
}

/**
 * Seconds that each work takes once, one sample a turn. A sample lasts about as long for everyone, so that
 * what else runs on the machine gets in everyone's way alike.
 * @param {Work[]} works
 * @param {{ turns: number, warmUp: number, sampleSeconds: number }} settings `warmUp` in times
 * @returns {Promise<Record<string, number[]>>} samples by name; the same index is the same turn
 */
export async function takeTurns(works, { turns, warmUp, sampleSeconds }) {
  /** @type {number[]} */
  const times = [];
  for (const work of works) {
    let fastest = Number.POSITIVE_INFINITY;
    for (let i = 0; i < warmUp; i++) fastest = Math.min(fastest, await work.once());
    times.push(Math.max(1, Math.round(sampleSeconds / fastest)));
  }
  /** @type {Record<string, number[]>} */
  const samples = Object.fromEntries(works.map(({ name }) => [name, []]));
  for (let turn = 0; turn < turns; turn++) {
    // Whoever comes first in a turn comes last in the next one.
    const order = works.map((_, i) => (turn % 2 === 0 ? i : works.length - 1 - i));
    for (const i of order) samples[works[i].name].push(await mean(works[i], times[i]));
  }
  return samples;
}

/**
 * How many times as long the one takes as the other: the median of the turns' ratios, so that both sides
 * of each were measured at the same time.
 * @param {number[]} slow @param {number[]} fast
 */
export function ratioOf(slow, fast) {
  return spread(slow.map((seconds, i) => seconds / fast[i]));
}

/**
 * Measures again when a bound was missed: now and then it is missed by chance, on a machine that has other things to do. What
 * is too slow misses it each time.
 * @template {{ met?: boolean }} Figure
 * @param {number} attempts
 * @param {() => Promise<Figure[]>} measure
 * @returns {Promise<Figure[]>} of the first attempt in which every bound was met; otherwise of the last
 */
export async function untilMet(attempts, measure) {
  const figures = await measure();
  if (attempts <= 1 || figures.every(({ met }) => met !== false)) return figures;
  return untilMet(attempts - 1, measure);
}
