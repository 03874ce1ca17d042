import { SEED_RANGE } from './spear-run-options.js';

/**
 * The course an address asks for: `?seed=7`.
 * @param {string} search with its '?'
 * @returns {{ seed: number | undefined, problem: string }} what is wrong with it; '': nothing
 */
export function seedFromAddress(search) {
  const text = new URLSearchParams(search).get('seed');
  if (text === null) return { seed: undefined, problem: '' };
  const seed = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (seed <= SEED_RANGE.max) return { seed, problem: '' };
  return {
    seed: undefined,
    problem: `The address names no course: seed must be a whole number from ${SEED_RANGE.min} to ${SEED_RANGE.max}, not '${text}'. This is another one.`,
  };
}
