// What he is doing: actions begin, end and give way to one another.
import { CROUCHED, JUMP_DURATION, PUSH_OFF, TOUCH_DOWN } from './jump.js';
import { body, speedRate } from './parameters.js';
import { spearFormAt } from './spear-form.js';
import { THRUST_DURATION } from './thrust.js';

const LEAP_REACH = 18;
const LEAP_SPEED = 120;
const HARD_BRAKE = 1.6;
const LIFTED = 0.01;

/** Actions that play once, and how long, in seconds. */
const DURATIONS = { Jump: JUMP_DURATION, Thrust: THRUST_DURATION };

const isGoing = (action) => ['Idle', 'Walk', 'Run'].includes(action);
const playsOnce = (action) => action in DURATIONS;

export const jumpPart = ({ jumpTime }) => jumpTime / JUMP_DURATION;

function begin(activity, action) {
  activity.action = action;
  activity.time = 0;
  if (action === 'Jump') {
    activity.jumping = true;
    activity.jumpTime = 0;
    activity.jumpWaits = false;
  }
}

const isUnderBody = (foot, travel) =>
  foot.planted ? Math.abs(foot.x - travel) <= LEAP_REACH : foot.progress > 0.5;

const readyToLeap = (legs) =>
  Math.abs(legs.speed.value) <= LEAP_SPEED &&
  [legs.near, legs.far].every((foot) => isUnderBody(foot, legs.travel));

function take({ activity, legs }, asked, loop) {
  activity.loop = isGoing(loop) ? 'Idle' : loop;
  if (asked === 'Jump' && legs.leaping) {
    activity.jumpWaits = true;
    return;
  }
  if (!legs.leaping && asked !== 'Thrust') activity.jumping = false;
  const action = isGoing(asked) ? 'Idle' : asked;
  if (action === activity.action && !playsOnce(action)) return;
  begin(activity, action);
}

/** True when the body follows another source from now on. */
export function updateActivity(state, commands, dt) {
  const { activity, legs } = state;
  const before = { ...activity };
  if (commands.requests !== activity.requests) {
    activity.requests = commands.requests;
    take(state, commands.action, commands.loop);
  }
  if (playsOnce(activity.action) && activity.time + dt >= DURATIONS[activity.action]) {
    activity.ended++;
    begin(activity, activity.loop);
  }
  if (activity.jumping && activity.jumpTime + dt >= JUMP_DURATION) activity.jumping = false;
  if (activity.jumpWaits && !legs.leaping) begin(activity, 'Jump');
  return (
    activity.action !== before.action ||
    activity.jumping !== before.jumping ||
    activity.time < before.time ||
    activity.jumpTime < before.jumpTime
  );
}

export function advanceActivity({ activity, legs }, dt) {
  if (!activity.jumping) {
    activity.time += dt;
    return;
  }
  const part = jumpPart(activity);
  const waits = part >= CROUCHED && part < PUSH_OFF && !readyToLeap(legs);
  if (!waits) activity.jumpTime += dt;
  if (activity.action !== 'Jump' || !waits) activity.time += dt;
}

/** What is asked of the legs. */
export function legWish({ activity, targetSpeed, body: { value } }) {
  const { jumping } = activity;
  const part = jumpPart(activity);
  const form = activity.action === 'SpearForm';
  const { front, rear } = form ? spearFormAt(activity.time) : { front: body.standHalf, rear: body.standHalf };
  return {
    speed: jumping || form ? 0 : targetSpeed,
    speedRate: jumping ? speedRate * HARD_BRAKE : speedRate,
    front,
    rear,
    hold: jumping && part >= PUSH_OFF && part < TOUCH_DOWN,
    nearLifted: value.nearLift > LIFTED,
    farLifted: value.farLift > LIFTED,
  };
}
