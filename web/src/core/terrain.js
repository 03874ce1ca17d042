/**
 * A point of the ground, in u: x as distance counts, 0 where he starts; y points down, 0 is where level ground is.
 * @typedef {{ x: number, y: number }} TerrainPoint
 */

/** What the core says of a point it refuses, in the order of TerrainFault. */
const FAULTS = [
  'is one more than the 256 there may be',
  'must be within ±1000000 u',
  'must not be left of the point before',
  'must not be a third point with one x',
  'must not end a riser higher than 400 u',
  'must not end a riser nearer than 10 u to the one before',
  'must not end a slope steeper than 40°',
  'must not be where the ground rises or falls by more than 34 u within 40 u',
];

/**
 * Puts a figure on a ground of points, straight between them and level beyond; two with one x are a riser. None: level
 * ground. Nothing has changed when it throws.
 * @param {Pick<import('./extended.js').ExtendedModule, 'terrainPoint'>} module the figure's
 * @param {{ useTerrain(): number }} figure
 * @param {readonly TerrainPoint[]} points
 * @throws {RangeError} names the point and what is allowed
 */
export function setTerrain(module, figure, points) {
  for (const { x, y } of points) module.terrainPoint(x, y);
  const refused = figure.useTerrain();
  if (refused) throw new RangeError(`terrain[${refused % 1000}] ${FAULTS[Math.floor(refused / 1000) - 1]}`);
}
