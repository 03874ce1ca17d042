// A plait of four Verlet points, the first on the back of the head.
import { add, sign, softLimit, TURN } from './numbers.js';

const POINTS = 4;
const SPACING = 9;
const ITERATIONS = 6;
const DRAG_RATE = 9.04937;
const REFERENCE_STEP = 1 / 60;
const GRAVITY = 2200;
const WIND = 0.058;
const WIND_RISE = 400;
const STRONGEST_WIND = { maximum: 12600, width: 5500 };
const BREEZE = 110;
const GUST = 0.16;
const FLUTTER = 0.38;
const FLUTTER_LAG = 0.32;
const FLUTTER_WAVES = 24;
const INERTIA = 0.8;
const COMB = 260;
const INVERSE_MASSES = [0, 1, 1, 0.8];

export function hairRoot(head, radius) {
  const back = { x: -0.93, y: -0.37 };
  const size = Math.hypot(back.x, back.y);
  return add(head, { x: (back.x / size) * radius, y: (back.y / size) * radius });
}

export const hangingHair = (root) =>
  Array.from({ length: POINTS }, (_, i) => {
    const place = { x: root.x, y: root.y + SPACING * i };
    return { ...place, previous: place, inverseMass: INVERSE_MASSES[i] };
  });

const wave = (cycles) => Math.sin(TURN * cycles);

function windOf({ speed, gustPhase }) {
  const push = WIND * speed ** 2 * (1 + speed ** 2 / WIND_RISE ** 2);
  const wind = softLimit(push, STRONGEST_WIND);
  const gust = 0.6 * wave(7 * gustPhase) + 0.4 * wave(12 * gustPhase + 0.3);
  return {
    along: -sign(speed) * wind * (1 + GUST * gust) + BREEZE * wave(gustPhase),
    flutter: (FLUTTER * wind ** 2) / STRONGEST_WIND.maximum,
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

/** No hair enters the round of the head. */
function pushOut(point, head, radius) {
  const distance = Math.hypot(point.x - head.x, point.y - head.y);
  if (distance >= radius || distance === 0) return;
  point.x = head.x + (point.x - head.x) * (radius / distance);
  point.y = head.y + (point.y - head.y) * (radius / distance);
}

export function tickHair(points, head, radius, forces, dt) {
  const root = hairRoot(head, radius);
  Object.assign(points[0], root, { previous: root });
  const wind = windOf(forces);
  const keep = Math.exp(-DRAG_RATE * dt);
  const square = (1 - keep) * dt * (REFERENCE_STEP / (1 - Math.exp(-DRAG_RATE * REFERENCE_STEP)));
  points.forEach((point, i) => {
    if (i === 0) return;
    const { x, y, previous, inverseMass } = point;
    const flutter = wind.flutter * wave(FLUTTER_WAVES * forces.gustPhase - FLUTTER_LAG * i);
    const combed = COMB * Math.max(0, x - root.x);
    point.previous = { x, y };
    point.x += (x - previous.x) * keep;
    point.x += (inverseMass * wind.along - INERTIA * forces.acceleration - combed) * square;
    point.y += (y - previous.y) * keep + (GRAVITY + inverseMass * flutter) * square;
  });
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    for (let i = 1; i < points.length; i++) {
      relax(points[i - 1], points[i]);
      pushOut(points[i], head, radius);
    }
  }
  for (const point of points.slice(1)) pushOut(point, head, radius);
}
