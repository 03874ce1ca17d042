// Samples as they are printed.
import { ratioOf, spread } from './turns.mjs';

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
export const comparison = (slow, fast) => ({
  ...printed(ratioOf(slow, fast)),
  ofFastest: rounded(spread(slow).min / spread(fast).min),
});

/**
 * A figure that has to be `atLeast` or `atMost` so much; its median counts.
 * @param {string} what
 * @param {ReturnType<typeof comparison>} ratio
 * @param {{ atLeast?: number, atMost?: number }} bound
 */
export const bounded = (
  what,
  ratio,
  { atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY },
) => ({
  what,
  ...ratio,
  bound: Number.isFinite(atLeast) ? `at least ${atLeast}` : `at most ${atMost}`,
  met: ratio.median >= atLeast && ratio.median <= atMost,
});

/** @param {string} what @param {Record<string, number[]>} samples @param {number} count in each sample */
export const microseconds = (what, samples, count) =>
  Object.entries(samples).map(([by, seconds]) => ({
    what,
    by,
    unit: 'microseconds',
    ...printed(spread(seconds), 1e6 / count),
  }));
