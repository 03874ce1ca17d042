// A plait of four Verlet points, the first on the back of the head.
import { add, sign, softLimit, TURN } from './numbers.js';

const POINTS = 4;
const SPACING = 9;
const ITERATIONS = 6;
const DRAG_RATE = 9.04937;
const REFERENCE_STEP = 1 / 60;
const GRAVITY = 2200;
const WIND = 0.052;
const WIND_RISE = 400;
const STRONGEST_WIND = { maximum: 12600, width: 5500 };
const BREEZE = 110;
const GUST_ALONG = 0.16;
const GUST_ACROSS = 0.12;
const INERTIA = 0.8;

export function hairRoot(head, radius) {
  const back = { x: -0.93, y: -0.37 };
  const size = Math.hypot(back.x, back.y);
  return add(head, { x: (back.x / size) * radius, y: (back.y / size) * radius });
}

export const hangingHair = (root) =>
  Array.from({ length: POINTS }, (_, i) => {
    const place = { x: root.x, y: root.y + SPACING * i };
    return { ...place, previous: place, inverseMass: i === 0 ? 0 : 1 };
  });

function acceleration({ speed, acceleration, gustPhase }) {
  const wave = (cycles) => Math.sin(TURN * cycles);
  const push = WIND * speed ** 2 * (1 + speed ** 2 / WIND_RISE ** 2);
  const wind = -sign(speed) * softLimit(push, STRONGEST_WIND);
  const along = 0.6 * wave(7 * gustPhase) + 0.4 * wave(12 * gustPhase + 0.3);
  const across = 0.6 * wave(9 * gustPhase) + 0.4 * wave(16 * gustPhase + 0.7);
  return {
    x: wind * (1 + GUST_ALONG * along) - INERTIA * acceleration + BREEZE * wave(gustPhase),
    y: GRAVITY + Math.abs(wind) * GUST_ACROSS * across,
  };
}

function relax(a, b) {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const distance = Math.hypot(dx, dy);
  if (distance === 0) return;
  const share = (distance - SPACING) / (distance * (a.inverseMass + b.inverseMass));
  a.x += dx * share * a.inverseMass;
  a.y += dy * share * a.inverseMass;
  b.x -= dx * share * b.inverseMass;
  b.y -= dy * share * b.inverseMass;
}

export function tickHair(points, root, forces, dt) {
  Object.assign(points[0], root, { previous: root });
  const pull = acceleration(forces);
  const keep = Math.exp(-DRAG_RATE * dt);
  const square = (1 - keep) * dt * (REFERENCE_STEP / (1 - Math.exp(-DRAG_RATE * REFERENCE_STEP)));
  points.slice(1).forEach((point) => {
    const { x, y, previous } = point;
    point.previous = { x, y };
    point.x += (x - previous.x) * keep + pull.x * square;
    point.y += (y - previous.y) * keep + pull.y * square;
  });
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    for (let i = 0; i + 1 < points.length; i++) relax(points[i], points[i + 1]);
  }
}
