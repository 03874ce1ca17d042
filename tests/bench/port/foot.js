// A foot: planted it stands still in the world, swinging it follows a cubic to its landing.
import { clamp, smoothstep } from './numbers.js';

const FOLLOW = 30;
const FASTEST_RATE = 7.5;
const LIFT_SCALE = 1 / 0.03456;

export const plantedFoot = (x) => ({
  x,
  velocity: 0,
  height: 0,
  progress: 0,
  rate: 0,
  slowestRate: 0,
  landing: 0,
  lift: 0,
  planted: true,
  stepped: false,
});

const liftCurve = (p) => p ** 2 * (1 - p) ** 3 * LIFT_SCALE;

function followLanding(foot, landing, time) {
  const open = 1 - smoothstep(foot.progress);
  foot.landing += (landing - foot.landing) * Math.min(1, FOLLOW * time) * open ** 2;
}

/** Along the cubic to rest on the landing; true once it is there. */
function moveOver(foot, time) {
  const remaining = (1 - foot.progress) / foot.rate;
  if (time >= remaining * (1 - 1e-9)) {
    foot.x = foot.landing;
    foot.velocity = 0;
    return true;
  }
  const s = time / remaining;
  const way = foot.landing - foot.x;
  const glide = foot.velocity * remaining;
  foot.x += glide * s * (1 - s) ** 2 + way * s ** 2 * (3 - 2 * s);
  foot.velocity = (glide * (1 - s) * (1 - 3 * s) + way * 6 * s * (1 - s)) / remaining;
  foot.progress += foot.rate * time;
  return false;
}

export function liftOff(foot, landing, rate, lift) {
  Object.assign(foot, {
    velocity: 0,
    height: 0,
    progress: 0,
    rate: clamp(rate, foot.slowestRate, FASTEST_RATE),
    landing,
    lift,
    planted: false,
    stepped: true,
  });
}

export function advanceSwing(foot, landing, rate, time) {
  const wished = clamp(rate, foot.slowestRate, FASTEST_RATE);
  foot.rate += (wished - foot.rate) * Math.min(1, FOLLOW * time);
  followLanding(foot, landing, time);
  if (moveOver(foot, time)) {
    foot.height = 0;
    foot.progress = 0;
    foot.planted = true;
  } else {
    foot.height = foot.lift * liftCurve(foot.progress);
  }
}
