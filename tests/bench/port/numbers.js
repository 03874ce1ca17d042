// Small helpers for numbers and points.

export const TURN = 2 * Math.PI;

export const clamp = (v, low, high) => Math.min(Math.max(v, low), high);
export const mix = (a, b, t) => a + (b - a) * t;
export const wrap = (v) => v - Math.floor(v);
export const sign = (v) => (v < 0 ? -1 : 1);
export const wave = (cycles) => Math.cos(TURN * cycles);

export const smoothstep = (v) => {
  const t = clamp(v, 0, 1);
  return t * t * (3 - 2 * t);
};

/** A minimum without a corner. */
export function smoothMin(a, b, width) {
  const closeness = Math.max(0, 1 - Math.abs(a - b) / width);
  return Math.min(a, b) - (closeness ** 3 * width) / 6;
}

/** Values near the maximum ease into it instead of running against it. */
export function softLimit(value, { maximum, width }) {
  const start = maximum - width;
  if (value <= start) return value;
  const x = (value - start) / width;
  return start + (width * x) / Math.hypot(1, x);
}

/** The angle give or take whole turns, nearest to another one. */
export const nearestTurn = (angle, reference) => angle - TURN * Math.round((angle - reference) / TURN);

export const add = (a, b) => ({ x: a.x + b.x, y: a.y + b.y });
export const subtract = (a, b) => ({ x: a.x - b.x, y: a.y - b.y });
export const scale = (a, s) => ({ x: a.x * s, y: a.y * s });
export const length = (a) => Math.hypot(a.x, a.y);
export const mixPoints = (a, b, t) => ({ x: mix(a.x, b.x, t), y: mix(a.y, b.y, t) });

/** A point `size` away in a direction; limb angles: 0 is straight down, positive is forward. */
export const limb = (angle, size) => ({ x: size * Math.sin(angle), y: size * Math.cos(angle) });

export const rotate = (p, angle) => ({
  x: p.x * Math.cos(angle) - p.y * Math.sin(angle),
  y: p.x * Math.sin(angle) + p.y * Math.cos(angle),
});
