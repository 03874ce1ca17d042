// The stickman's tick in everyday JavaScript: standing, walking and running on flat ground as
// cpp/cast/stickman/stickman.cpp does it, written as one would write it for a page. It is what the core is measured
// against, and nothing else: what he learns besides stays out of it.
import { bodyPose } from './body.js';
import { approach } from './damped.js';
import { hairRoot, hangingHair, tickHair } from './hair.js';
import { createLegs, tickLegs } from './legs.js';
import { add, length, mixPoints, nearestTurn, scale, softLimit, subtract, wrap } from './numbers.js';
import { body, breathRate } from './parameters.js';
import { bodyTargets, leanTarget } from './targets.js';

export const TICK = 1 / 120;

const SETTLE_TICKS = 240;
const LEAN_RATE = 9;
const GUST_RATE = 0.2;
const HEAD_SPRING = { stiffness: 260, damping: 26 };
const HEAD_LAG = { maximum: 6, width: 4 };
const SPEAR_LENGTH = 146;
const SPEAR_AHEAD = 92;
const STEADY_GAP = 14;

const headPlace = (state, pose) => add(pose.head, { x: state.legs.travel, y: 0 });

const softened = (lag) => {
  const size = length(lag);
  return size > 0 ? scale(lag, softLimit(size, HEAD_LAG) / size) : lag;
};

/** Arm directions count on through whole turns. */
const unwound = (targets, before) => ({
  ...targets,
  nearArm: nearestTurn(targets.nearArm, before.nearArm),
  farArm: nearestTurn(targets.farArm, before.farArm),
});

function spearBetween(rear, front) {
  const between = subtract(front, rear);
  const steadied = add(between, { x: Math.max(0, STEADY_GAP - length(between)), y: 0 });
  const size = length(steadied);
  const direction = size > 0 ? scale(steadied, 1 / size) : { x: 1, y: 0 };
  const tip = add(mixPoints(rear, front, 0.5), scale(direction, SPEAR_AHEAD));
  return { tip, butt: subtract(tip, scale(direction, SPEAR_LENGTH)), front, rear };
}

function tickHead(head, place, dt) {
  const { stiffness, damping } = HEAD_SPRING;
  const placeVelocity = scale(subtract(place, head.lastPlace), 1 / dt);
  const pushed = subtract(
    subtract(head.velocity, subtract(placeVelocity, head.placeVelocity)),
    scale(head.offset, stiffness * dt),
  );
  const velocity = scale(pushed, 1 / (1 + damping * dt + stiffness * dt ** 2));
  return { offset: add(head.offset, scale(velocity, dt)), velocity, lastPlace: place, placeVelocity };
}

/** Someone who has been standing for two seconds. */
export function createStickman() {
  const state = {
    ticks: 0,
    distance: 0,
    idlePhase: 0,
    gustPhase: 0,
    lean: { value: 0, velocity: 0 },
    legs: createLegs(0),
  };
  state.lean.value = leanTarget(state);
  state.targets = bodyTargets(state);
  state.pose = bodyPose(state);
  const place = headPlace(state, state.pose);
  const still = { x: 0, y: 0 };
  state.head = { offset: still, velocity: still, lastPlace: place, placeVelocity: still };
  state.hair = hangingHair(hairRoot(state.pose.head, body.headRadius));
  for (let i = 0; i < SETTLE_TICKS; i++) tick(state, 0, TICK);
  state.ticks = 0;
  state.distance = 0;
  return state;
}

/** `speed` is the one asked for, in u/s. */
export function tick(state, speed, dt) {
  state.ticks++;
  const travelBefore = state.legs.travel;
  tickLegs(state.legs, speed, dt);
  state.distance += state.legs.travel - travelBefore;
  state.idlePhase = wrap(state.idlePhase + 0.5 * breathRate * dt);
  state.gustPhase = wrap(state.gustPhase + GUST_RATE * dt);
  state.lean = approach(state.lean, leanTarget(state), LEAN_RATE, dt);
  state.targets = unwound(bodyTargets(state), state.targets);

  state.pose = bodyPose(state);
  state.spear = spearBetween(state.pose.handNear, state.pose.handFar);
  state.head = tickHead(state.head, headPlace(state, state.pose), dt);
  state.pose.head = add(state.pose.head, softened(state.head.offset));
  const { value, velocity: acceleration } = state.legs.speed;
  const forces = { speed: value, acceleration, gustPhase: state.gustPhase };
  tickHair(state.hair, state.pose.head, body.headRadius, forces, dt);
}
