// Draws slips by chance: first the kind, then the line, then the slip, so that neither the commonest kind nor a long table
// of numbers crowds out the rest.
import { pick, seeded } from './seeded.mjs';
import { KINDS } from './slips.mjs';

/** @typedef {import('./candidates.mjs').Candidate} Candidate */

/** @param {() => number} random @param {string[]} kinds */
function drawnKind(random, kinds) {
  let at = random() * kinds.reduce((sum, kind) => sum + KINDS[kind].weight, 0);
  for (const kind of kinds) {
    at -= KINDS[kind].weight;
    if (at < 0) return kind;
  }
  return kinds[kinds.length - 1];
}

/**
 * Every candidate once, in an order that depends on nothing but the seed and on what there is to draw from.
 * @param {Candidate[]} candidates
 * @param {number} seed
 * @returns {Generator<Candidate>}
 */
export function* drawn(candidates, seed) {
  const random = seeded(seed);
  /** @type {Map<string, Map<string, Candidate[]>>} */
  const kinds = new Map();
  for (const candidate of candidates) {
    const lines = kinds.get(candidate.kind) ?? new Map();
    kinds.set(candidate.kind, lines);
    const line = `${candidate.file}:${candidate.line}`;
    lines.set(line, [...(lines.get(line) ?? []), candidate]);
  }
  while (kinds.size > 0) {
    const kind = drawnKind(random, [...kinds.keys()]);
    const lines = /** @type {Map<string, Candidate[]>} */ (kinds.get(kind));
    const line = pick(random, [...lines.keys()]);
    const slips = /** @type {Candidate[]} */ (lines.get(line));
    const [slip] = slips.splice(Math.floor(random() * slips.length), 1);
    if (slips.length === 0) lines.delete(line);
    if (lines.size === 0) kinds.delete(kind);
    yield slip;
  }
}
