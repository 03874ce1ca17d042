import { UNITS_PER_METRE } from '../core/names.js';

/**
 * @param {number} value a whole number
 * @returns {string} with its thousands set apart
 */
export function grouped(value) {
  return String(Math.max(0, Math.floor(value))).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** @param {number} units */
export function metres(units) {
  return `${grouped(units / UNITS_PER_METRE)} m`;
}

/**
 * @param {string | undefined} thing a name of OBSTACLES
 * @returns {string} what he ran into, in a sentence
 */
export function crashWords(thing) {
  return thing === undefined ? 'The run is over.' : `He ran into ${withArticle(thing.replaceAll('-', ' '))}.`;
}

/** @param {string} thing one, or several: thorns */
function withArticle(thing) {
  if (/s$/.test(thing)) return thing;
  return `${/^[aeiou]/.test(thing) ? 'an' : 'a'} ${thing}`;
}

/**
 * What a screen reader says when a run is over.
 * @param {{ thing: string | undefined, score: number, distance: number, best: number, beaten: boolean }} run
 */
export function overWords({ thing, score, distance, best, beaten }) {
  const record = beaten ? 'That is the best so far.' : `The best is ${grouped(best)}.`;
  return `${crashWords(thing)} ${grouped(score)} points after ${metres(distance)}. ${record}`;
}

/** @param {number} distance in u @param {number} score */
export function milestoneWords(distance, score) {
  return `${metres(distance)}, ${grouped(score)} points.`;
}
