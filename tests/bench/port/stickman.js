// The stickman's tick in everyday JavaScript: the same motion as cpp/cast/stickman/stickman.cpp (without the throw),
// written as one would write it for a page. It is what the core is measured against, and nothing else.
import { advanceActivity, jumpPart, legWish, updateActivity } from './activity.js';
import { bodyPose, headRadius, leapHeight } from './body.js';
import { approach } from './damped.js';
import { hairRoot, hangingHair, tickHair } from './hair.js';
import { JUMP_DURATION, TAKE_OFF, TOUCH_DOWN } from './jump.js';
import { continueLeap, createLegs, land, leap, tickLegs } from './legs.js';
import { add, length, mixPoints, nearestTurn, scale, softLimit, subtract, wrap } from './numbers.js';
import { breathRate } from './parameters.js';
import { bodySource, leanTarget } from './source.js';

export const TICK = 1 / 120;

const SETTLE_TICKS = 240;
const LEAN_RATE = 9;
const GUST_RATE = 0.2;
const BLEND_RATE = 18.5;
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
const unwound = (source, reference) => ({
  ...source,
  nearArm: nearestTurn(source.nearArm, reference.nearArm),
  farArm: nearestTurn(source.farArm, reference.farArm),
});

const withoutOffsets = ({ value, offset }) =>
  Object.fromEntries(Object.keys(value).map((name) => [name, value[name] - offset[name].value]));

/** The tick in which the body goes over to another source: the old one is asked what it would have done. */
function beginSwitch(state, left, dt) {
  const unswitched = { ...state, activity: left };
  const from = bodySource(unswitched);
  const to = bodySource(state);
  advanceActivity(unswitched, dt);
  return { left, from, to };
}

function endSwitch(state, change, dt) {
  const { value, offset } = state.body;
  const fromBefore = unwound(change.from, withoutOffsets(state.body));
  const fromNow = unwound(bodySource({ ...state, activity: change.left }), fromBefore);
  const toBefore = unwound(change.to, value);
  const toNow = unwound(bodySource(state), toBefore);
  for (const name of Object.keys(value)) {
    const before = fromBefore[name] - toBefore[name];
    const now = fromNow[name] - toNow[name];
    offset[name].value += before;
    offset[name].velocity += (now - before) / dt;
  }
}

function tickBody(state, dt) {
  const { value, offset } = state.body;
  const source = unwound(bodySource(state), {
    nearArm: value.nearArm - offset.nearArm.value,
    farArm: value.farArm - offset.farArm.value,
  });
  for (const name of Object.keys(value)) {
    offset[name] = approach(offset[name], 0, BLEND_RATE, dt);
    value[name] = source[name] + offset[name].value;
  }
}

function tickLeap(state, dt) {
  const { activity, legs } = state;
  if (!activity.jumping) return;
  const part = jumpPart(activity);
  const heights = { near: leapHeight(state, legs.near, part), far: leapHeight(state, legs.far, part) };
  const lifted = heights.near > 0 || heights.far > 0;
  const wish = legWish(state);
  if (legs.leaping) {
    continueLeap(legs, wish, heights, dt);
    if (!lifted && part > 0.5) land(legs);
  } else if (lifted && part >= TAKE_OFF && part <= TOUCH_DOWN) {
    leap(legs, wish, (TOUCH_DOWN - part) * JUMP_DURATION);
    legs.near.height += heights.near;
    legs.far.height += heights.far;
  }
}

function spearBetween(rear, front, presence) {
  const between = subtract(front, rear);
  const steadied = add(between, { x: Math.max(0, STEADY_GAP - length(between)), y: 0 });
  const size = length(steadied);
  const direction = size > 0 ? scale(steadied, 1 / size) : { x: 1, y: 0 };
  const tip = add(mixPoints(rear, front, 0.5), scale(direction, SPEAR_AHEAD));
  return { tip, butt: subtract(tip, scale(direction, SPEAR_LENGTH)), front, rear, presence };
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
  const commands = { speed: 0, facing: 1, action: 'Idle', loop: 'Idle', requests: 0 };
  const state = {
    ticks: 0,
    facing: 1,
    distance: 0,
    targetSpeed: 0,
    idlePhase: 0,
    gustPhase: 0,
    lean: { value: 0, velocity: 0 },
    body: { value: {}, offset: {} },
    activity: {
      action: 'Idle',
      loop: 'Idle',
      time: 0,
      jumping: false,
      jumpTime: 0,
      jumpWaits: false,
      requests: 0,
      ended: 0,
    },
  };
  state.legs = createLegs(legWish(state));
  state.lean.value = leanTarget(state);
  const value = bodySource(state);
  const offset = Object.fromEntries(Object.keys(value).map((name) => [name, { value: 0, velocity: 0 }]));
  state.body = { value, offset };
  state.pose = bodyPose(state);
  state.headRadius = headRadius(state);
  const place = headPlace(state, state.pose);
  const still = { x: 0, y: 0 };
  state.head = { offset: still, velocity: still, lastPlace: place, placeVelocity: still };
  state.hair = hangingHair(hairRoot(state.pose.head, state.headRadius));
  for (let i = 0; i < SETTLE_TICKS; i++) tick(state, commands, TICK);
  state.ticks = 0;
  state.distance = 0;
  return state;
}

export function tick(state, commands, dt) {
  state.ticks++;
  state.facing = commands.facing;
  state.targetSpeed = commands.speed;
  const activityBefore = { ...state.activity };
  const switched = updateActivity(state, commands, dt);
  const change = switched && beginSwitch(state, activityBefore, dt);

  advanceActivity(state, dt);
  const travelBefore = state.legs.travel;
  tickLegs(state.legs, legWish(state), dt);
  state.distance += state.facing * (state.legs.travel - travelBefore);
  state.idlePhase = wrap(state.idlePhase + 0.5 * breathRate * dt);
  state.gustPhase = wrap(state.gustPhase + GUST_RATE * dt);
  state.lean = approach(state.lean, leanTarget(state), LEAN_RATE, dt);
  if (change) endSwitch(state, change, dt);
  tickBody(state, dt);
  tickLeap(state, dt);

  state.pose = bodyPose(state);
  state.headRadius = headRadius(state);
  state.spear = spearBetween(state.pose.handNear, state.pose.handFar, state.body.value.spear);
  state.head = tickHead(state.head, headPlace(state, state.pose), dt);
  state.pose.head = add(state.pose.head, softened(state.head.offset));
  const { value: speed, velocity: acceleration } = state.legs.speed;
  const forces = { speed, acceleration, gustPhase: state.gustPhase };
  tickHair(state.hair, state.pose.head, state.headRadius, forces, dt);
}
