// Two feet carry the body at a speed: when they lift, where they land.
import { approach, wayCovered } from './damped.js';
import { advanceSwing, liftOff, plantedFoot } from './foot.js';
import { gaitOfSpeed, paceOf, runSpeed, styleOf, walkSpeed } from './gait.js';
import { clamp, sign, smoothstep, wrap } from './numbers.js';
import { body, speedRate, walk } from './parameters.js';

const STYLE_RATE = 11;
const FARTHEST_PLANT = 40;
const STANDING_SPEED = 12;
const SETTLE_TOLERANCE = 2;
const SLOWEST_SWING = 2;
const HASTE_PER_CADENCE = 0.8;
const SETTLE_SWING = 1 / 0.24;
const RESCUE_SWING = 1 / 0.26;
const RESCUE_SLACK = 6;
const NEAREST_RESCUE = 31;
const LATEST_LIFT_OFF = 0.6;
const LONGEST_STEP = 38;
const READY_MARGIN = 0.01;
const READY_FOLLOW = 6;
const STILL_WALKING = 0.02;
const READY_RATE = 0.6;
const FORECAST_STEPS = 8;
const NEVER = 1e9;

const NEAR = { phaseOffset: 0, standSide: 1 };
const FAR = { phaseOffset: 0.5, standSide: -1 };

const walkingTarget = (speed) => smoothstep(Math.sqrt(Math.abs(speed) / walkSpeed));
const overRunTarget = (speed) => Math.max(1, Math.abs(speed) / runSpeed);

export function createLegs(speed) {
  return {
    travel: 0,
    speed: { value: speed, velocity: 0 },
    gait: { value: gaitOfSpeed(speed), velocity: 0 },
    walking: { value: walkingTarget(speed), velocity: 0 },
    overRun: { value: overRunTarget(speed), velocity: 0 },
    phase: wrap(walk.duty - READY_MARGIN - FAR.phaseOffset),
    standSide: 1,
    standing: true,
    near: plantedFoot(body.standHalf),
    far: plantedFoot(-body.standHalf),
  };
}

const standPlace = (legs, role) => role.standSide * legs.standSide * body.standHalf;

const restingTravel = ({ travel, speed }) =>
  travel + (2 * speed.value + speed.velocity / speedRate) / speedRate;

/** The cadence of the next moments, evenly spaced over the horizon. */
function forecastCadence(legs, style, wanted, horizon) {
  const step = horizon / FORECAST_STEPS;
  const cadences = [];
  let { speed } = legs;
  for (let i = 0; i <= FORECAST_STEPS; i++) {
    cadences.push(paceOf(style, speed.value, legs.overRun.value).cadence);
    speed = approach(speed, wanted, speedRate, step);
  }
  return { step, cadences };
}

function timeToTouchdown({ step, cadences }, startPhase, duty) {
  const behind = startPhase >= duty ? duty : duty - 1;
  let phase = startPhase;
  for (let i = 0; i < FORECAST_STEPS; i++) {
    const mean = (cadences[i] + cadences[i + 1]) / 2;
    const next = phase + mean * step;
    if (next >= 1) return i * step + (1 - phase) / mean;
    if (next <= behind) return i * step + (behind - phase) / mean;
    phase = next;
  }
  return NEVER;
}

/** Where in the world a foot should be put down `time` seconds from now. */
function landingPlace({ legs, wanted, style, pace }, role, phase, time) {
  if (legs.standing) return restingTravel(legs) + standPlace(legs, role);
  const travelThen = legs.travel + wayCovered(legs.speed, wanted, speedRate, time);
  const speedThen = approach(legs.speed, wanted, speedRate, time).value;
  const paceThen = paceOf(style, speedThen, legs.overRun.value);
  let phaseThen = wrap(phase + pace.cadence * time);
  if (phaseThen >= paceThen.duty && speedThen >= 0) phaseThen -= 1;
  const sweep = clamp(paceThen.stride * (0.5 - phaseThen / paceThen.duty), -LONGEST_STEP, LONGEST_STEP);
  const walking = legs.walking.value;
  return travelThen + sweep + style.shift * walking + standPlace(legs, role) * (1 - walking);
}

function startSwing(foot, moment, role, phase, slowestRate, since) {
  const { forecast, pace, style } = moment;
  foot.slowestRate = slowestRate;
  const duration = Math.min(timeToTouchdown(forecast, phase, pace.duty) + since, 1 / slowestRate);
  const landing = landingPlace(moment, role, phase, duration - since);
  liftOff(foot, landing, 1 / duration, Math.min(style.lift, 3 + 0.25 * Math.abs(landing - foot.x)));
}

/** Seconds of the tick that are left once a planted foot has come off the ground; negative: it stays. */
function liftOffTime(foot, otherStands, moment, role, phase) {
  const { legs, pace, dt } = moment;
  const inSwing = phase >= pace.duty;
  if (!inSwing) foot.stepped = false;

  if (legs.standing) {
    const place = restingTravel(legs) + standPlace(legs, role);
    if (!otherStands || Math.abs(foot.x - place) <= SETTLE_TOLERANCE) return -1;
    startSwing(foot, moment, role, phase, SETTLE_SWING, 0);
    return 0;
  }
  if (inSwing && !foot.stepped) {
    const since = pace.cadence >= 0 ? phase - pace.duty : 1 - phase;
    if (since < LATEST_LIFT_OFF * (1 - pace.duty)) {
      const cadence = Math.abs(pace.cadence);
      const time = cadence < 1e-6 ? 0 : Math.min(dt, since / cadence);
      const slowest = Math.max(SLOWEST_SWING, (HASTE_PER_CADENCE * cadence) / (1 - pace.duty));
      startSwing(foot, moment, role, phase, slowest, time);
      return time;
    }
  }
  const farthest = Math.min(FARTHEST_PLANT, Math.max(NEAREST_RESCUE, 0.5 * pace.stride + RESCUE_SLACK));
  if ((legs.travel - foot.x) * sign(legs.speed.value) > farthest) {
    startSwing(foot, moment, role, phase, RESCUE_SWING, 0);
    return 0;
  }
  return -1;
}

function tickFoot(foot, otherStands, moment, role) {
  const { legs, pace, forecast, dt } = moment;
  const phase = wrap(legs.phase + role.phaseOffset);
  let time = dt;
  if (foot.planted) {
    time = liftOffTime(foot, otherStands, moment, role, phase);
    if (time <= 0) return;
  }
  const touchdown = timeToTouchdown(forecast, phase, pace.duty);
  const rest = 1 - (foot.progress + foot.rate * time);
  const late = phase < pace.duty && pace.cadence > 0 && foot.progress > 0.5;
  const rate = late ? Math.max(foot.rate, RESCUE_SWING) : rest / Math.max(touchdown, 1e-6);
  advanceSwing(foot, landingPlace(moment, role, phase, rest / foot.rate), rate, time);
}

function readyPhaseRate(legs, pace) {
  const rear = legs.standSide > 0 ? FAR : NEAR;
  const ready = wrap(pace.duty - READY_MARGIN - rear.phaseOffset);
  const way = wrap(ready - legs.phase + 0.5) - 0.5;
  const still = clamp(1 - legs.walking.value / STILL_WALKING, 0, 1);
  return clamp(way * READY_FOLLOW, -READY_RATE, READY_RATE) * still;
}

function updateStanding(legs, targetSpeed) {
  const standing = targetSpeed === 0 && Math.abs(legs.speed.value) < STANDING_SPEED;
  if (standing && !legs.standing) {
    const place = (foot) => (foot.planted ? foot.x : foot.landing);
    legs.standSide = place(legs.near) >= place(legs.far) ? 1 : -1;
  }
  legs.standing = standing;
}

/** `wanted` is a speed in u/s. */
export function tickLegs(legs, wanted, dt) {
  const speedBefore = legs.speed.value;
  legs.travel += wayCovered(legs.speed, wanted, speedRate, dt);
  legs.speed = approach(legs.speed, wanted, speedRate, dt);
  const speed = legs.speed.value;
  if (sign(speed) !== sign(speedBefore)) {
    legs.near.stepped = false;
    legs.far.stepped = false;
  }
  legs.gait = approach(legs.gait, gaitOfSpeed(speed), STYLE_RATE, dt);
  legs.walking = approach(legs.walking, walkingTarget(speed), STYLE_RATE, dt);
  legs.overRun = approach(legs.overRun, overRunTarget(speed), STYLE_RATE, dt);
  updateStanding(legs, wanted);

  const style = styleOf(legs.gait.value);
  const pace = paceOf(style, speed, legs.overRun.value);
  const settled = legs.standing && legs.near.planted && legs.far.planted;
  const rate = settled ? pace.cadence + readyPhaseRate(legs, pace) : pace.cadence;
  legs.phase = wrap(legs.phase + rate * dt);

  const forecast = forecastCadence(legs, style, wanted, 1 / SLOWEST_SWING);
  const moment = { legs, wanted, style, pace, forecast, dt };
  const tickNear = () => tickFoot(legs.near, legs.far.planted, moment, NEAR);
  const tickFar = () => tickFoot(legs.far, legs.near.planted, moment, FAR);
  // The foot in front goes first.
  const nearInFront = legs.standSide > 0;
  if (nearInFront) tickNear();
  tickFar();
  if (!nearInFront) tickNear();
}
