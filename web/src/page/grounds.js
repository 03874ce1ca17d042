/** @typedef {import('../core/terrain.js').TerrainPoint} TerrainPoint */

/** Grounds with a name; of 'random' there is one for each seed, and one can be drawn. */
export const GROUNDS = Object.freeze(['flat', 'hills', 'stairs', 'rubble']);

export const SEED_RANGE = Object.freeze({ min: 0, max: 9999 });

/** Those that a row of buttons offers. */
export const GROUND_CHOICES = Object.freeze([
  { label: 'Flat', ground: 'flat' },
  { label: 'Hills', ground: 'hills' },
  { label: 'Stairs', ground: 'stairs' },
  { label: 'Rubble', ground: 'rubble' },
  { label: 'At random', ground: 'random.1' },
]);

/** A drawn ground: heights of so many places, so far apart, from where he starts, to the right and the left. */
export const DRAWN_PLACES = 25;
export const DRAWN_SPACING = 60; // u
export const DRAWN_STEP = 8; // u that a height is a multiple of
/** In steps. */
export const DRAWN_HIGHEST = 30;
/** In steps, from one place to the next: 38.7 degrees. */
const DRAWN_STEEPEST = 6;

/** How far the named grounds go, in u. */
const FAR = 4000;
const LEVEL = 90; // u on both sides of where he starts

/**
 * The points of a ground.
 * @param {string} ground 'hills', 'random.17', 'drawn.0.1.2': heights in steps of 8 u, 0 where none are said
 * @returns {TerrainPoint[]} none: level ground
 * @throws {RangeError} says what is allowed
 */
export function groundPoints(ground) {
  const [name, ...rest] = ground.split('.');
  if (rest.length === 0) {
    if (name === 'flat') return [];
    if (name === 'hills') return both(hills());
    if (name === 'stairs') return both(stairs());
    if (name === 'rubble') return both(rubble(numbersFrom(1)));
  }
  if (name === 'random' && isSeed(rest)) return both(anyGround(numbersFrom(Number(rest[0]) + 2)));
  if (name === 'drawn' && rest.length === DRAWN_PLACES) {
    const heights = rest.map((text) => (/^-?\d{1,2}$/.test(text) ? Number(text) : Number.NaN));
    if (heights.every((height, i) => fits(height, heights[i - 1]))) return drawn(heights);
  }
  throw new RangeError(
    `ground must be one of ${GROUNDS.join(', ')}, random.0 to random.${SEED_RANGE.max}, or drawn with ${DRAWN_PLACES} heights`,
  );
}

/** @param {readonly number[]} heights in steps */
export const drawnGround = (heights) => `drawn.${heights.join('.')}`;

/** The heights of a ground where a drawing has its places, in steps: what one goes on drawing from. @param {string} ground */
export function drawnHeights(ground) {
  const points = groundPoints(ground);
  const heights = Array.from({ length: DRAWN_PLACES }, (_, i) => {
    const height = Math.round(heightAt(points, placeX(i)) / DRAWN_STEP);
    return Math.max(-DRAWN_HIGHEST, Math.min(DRAWN_HIGHEST, height));
  });
  return draw(heights, Math.floor(DRAWN_PLACES / 2), heights[Math.floor(DRAWN_PLACES / 2)]);
}

/**
 * Draws one height; its neighbours come along as far as nobody could walk up to it otherwise.
 * @param {readonly number[]} heights in steps
 * @param {number} place
 * @param {number} height in steps
 */
export function draw(heights, place, height) {
  const wanted = Math.max(-DRAWN_HIGHEST, Math.min(DRAWN_HIGHEST, Math.round(height)));
  const drawn = [...heights];
  drawn[place] = wanted;
  for (const by of [-1, 1]) {
    for (let i = place + by; i >= 0 && i < drawn.length; i += by)
      drawn[i] = Math.max(drawn[i - by] - DRAWN_STEEPEST, Math.min(drawn[i - by] + DRAWN_STEEPEST, drawn[i]));
  }
  return drawn;
}

/** x of a place of a drawing, in u. @param {number} place */
export const placeX = (place) => (place - (DRAWN_PLACES - 1) / 2) * DRAWN_SPACING;

/** @param {string[]} rest */
function isSeed(rest) {
  return rest.length === 1 && /^\d{1,4}$/.test(rest[0]);
}

/** @param {number} height @param {number | undefined} before */
function fits(height, before) {
  return (
    Math.abs(height) <= DRAWN_HIGHEST && (before === undefined || Math.abs(height - before) <= DRAWN_STEEPEST)
  );
}

/** @param {readonly number[]} heights */
function drawn(heights) {
  return heights.map((height, i) => ({ x: placeX(i), y: 0 - DRAWN_STEP * height }));
}

/** Height of a row of points at x, in u up; the higher side of a riser. @param {TerrainPoint[]} points @param {number} x */
function heightAt(points, x) {
  const next = points.findIndex((point) => point.x >= x);
  if (next === -1) return 0 - (points.at(-1)?.y ?? 0);
  const b = points[next];
  const a = points[next - 1] ?? b;
  return 0 - (a.x === b.x ? b.y : a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x));
}

/** The same to the left as to the right, and level where he starts. @param {TerrainPoint[]} points x from LEVEL on */
function both(points) {
  const right = [{ x: LEVEL, y: 0 }, ...points];
  return [...right.map(({ x, y }) => ({ x: -x, y })).reverse(), ...right];
}

function hills() {
  const points = [];
  for (let x = LEVEL + 40; x < FAR; x += 40) {
    const way = x - LEVEL;
    const rise = 42 * (1 - Math.cos(way / 95)) + 24 * (1 - Math.cos(way / 161));
    points.push({ x, y: 0 - Math.round(rise) });
  }
  return points;
}

/** Flights of eight steps, up and down. */
function stairs() {
  const points = [];
  let x = LEVEL + 60;
  let y = 0;
  for (const rise of [24, -24, 24, -24, 24, -24]) {
    for (let step = 0; step < 8; step++) {
      points.push({ x, y }, { x, y: y - rise });
      y -= rise;
      x += 56;
    }
    x += 160;
  }
  return points;
}

/** @param {() => number} random */
function rubble(random) {
  const points = [];
  let x = LEVEL;
  let y = 0;
  while (points.length < 120) {
    x += 18 + Math.round(30 * random());
    const to = 0 - Math.round(15 * random());
    if (random() < 0.5) points.push({ x, y }, { x, y: to });
    else points.push({ x, y: to });
    y = to;
  }
  return points;
}

/** Slopes, steps, flats, and now and then a cliff. @param {() => number} random */
function anyGround(random) {
  const points = [];
  let x = LEVEL + 30;
  let y = 0;
  while (points.length < 100 && x < FAR) {
    const kind = random();
    const size = random();
    const up = y > -60 || (y > -260 && random() < 0.5) ? -1 : 1;
    if (kind < 0.45) {
      points.push({ x, y });
      const run = 60 + Math.round(200 * size);
      y += Math.round(up * run * 0.55 * random());
      x += run;
    } else if (kind < 0.9 || y > -150) {
      const rise = 10 + Math.round(22 * size);
      points.push({ x, y }, { x, y: y + up * rise });
      y += up * rise;
    } else {
      points.push({ x, y }, { x, y: y + 60 + Math.round(80 * size) });
      y = points[points.length - 1].y;
    }
    points.push({ x, y });
    if (points.at(-2)?.x === x && points.at(-2)?.y === y) points.pop();
    x += 60 + Math.round(80 * random());
  }
  points.push({ x, y });
  return points;
}

/** The same numbers 0..1 for the same seed, everywhere (a multiply-with-carry of 32 bits). @param {number} seed */
function numbersFrom(seed) {
  let low = seed * 7919 + 1;
  let carry = 12345;
  const next = () => {
    const product = low * 36969 + carry;
    low = product % 65536; // 0..65535
    carry = Math.floor(product / 65536);
    return low / 65536;
  };
  for (let i = 0; i < 8; i++) next();
  return next;
}
