// What going and the present action want of the body: targets that can be blended.

import { jumpPart } from './activity.js';
import { armFromJoints, withArms, withSpear } from './arms.js';
import { styleOf } from './gait.js';
import { JUMP_DURATION, jumpArms, jumpOffset, jumpSquash } from './jump.js';
import { clamp, mix, wave } from './numbers.js';
import { body } from './parameters.js';
import { spearFormAt } from './spear-form.js';
import { THRUST_DURATION, thrustPose } from './thrust.js';

const OVER_RUN_CROUCH = 18;
const LEAN_PER_ACCELERATION = 1.3e-4;
const FARTHEST_LEAN_IN = 0.16;
const BACKWARD_LEAN = -0.5;
const ARM_LAG = 0.03;
const ELBOW_LAG = 0.09;
const IDLE = { hipForward: -1, lean: 0.05, arm: -0.06, armApart: -0.2, elbow: 0.62, sway: 1.3 };
const BREATH = { hip: 0.9, lean: 0.016, arm: 0.04, elbow: 0.07 };

export function leanTarget({ legs }) {
  const direction = legs.speed.value < 0 ? BACKWARD_LEAN : 1;
  const steady = styleOf(legs.gait.value).lean * direction * legs.walking.value;
  return steady + clamp(legs.speed.velocity * LEAN_PER_ACCELERATION, -FARTHEST_LEAN_IN, FARTHEST_LEAN_IN);
}

function goingTargets({ legs, idlePhase, lean }) {
  const style = styleOf(legs.gait.value);
  const walking = legs.walking.value;
  const { phase } = legs;
  const breath = wave(2 * idlePhase);
  const standing = 1 - walking;

  const arm = (side) => {
    const swing = -side * wave(phase - ARM_LAG);
    const drag = -side * wave(phase - ELBOW_LAG);
    const standAngle = IDLE.arm - side * IDLE.armApart + BREATH.arm * breath * side;
    const standFlex = IDLE.elbow + BREATH.elbow * breath;
    const angle = style.armRest + style.armSwing * swing;
    const flex = style.elbowFlex + style.elbowSwing * drag;
    return armFromJoints(mix(standAngle, angle, walking), mix(standFlex, flex, walking));
  };

  const crouch = OVER_RUN_CROUCH * (Math.sqrt(Math.sqrt(Math.max(1, legs.overRun.value))) - 1);
  const bob = style.bob * wave(2 * (phase - style.bobPeak));
  const targets = {
    hipX: (IDLE.hipForward + IDLE.sway * wave(idlePhase)) * standing,
    hip: mix(body.hipHeight + BREATH.hip * breath, style.hipHeight - crouch + bob, walking),
    lean: lean.value + (IDLE.lean + BREATH.lean * breath) * standing,
    squash: 1,
    nearLift: 0,
    farLift: 0,
    spear: 0,
  };
  return withArms(targets, arm(1), arm(-1));
}

function actionTargets(going, { activity, legs }) {
  switch (activity.action) {
    case 'Jump': {
      const { angle, flex, lean } = jumpArms(activity.time / JUMP_DURATION);
      const near = armFromJoints(angle, flex);
      const far = armFromJoints(angle * 0.88 + 0.06, flex + 0.12);
      return { ...withArms(going, near, far), lean: going.lean + lean };
    }
    case 'Thrust': {
      const { hold, lean } = thrustPose(activity.time / THRUST_DURATION);
      return { ...withSpear(going, hold), lean: going.lean + lean };
    }
    case 'SpearForm': {
      const form = spearFormAt(activity.time);
      return {
        ...withSpear(going, form.hold),
        hipX: form.shift,
        hip: body.hipHeight - form.crouch,
        lean: form.lean,
        squash: form.squash,
        [legs.standSide > 0 ? 'nearLift' : 'farLift']: form.lift,
      };
    }
    default:
      return going;
  }
}

export function bodySource(state) {
  const targets = actionTargets(goingTargets(state), state);
  if (!state.activity.jumping) return targets;
  const part = jumpPart(state.activity);
  return {
    ...targets,
    hip: targets.hip - jumpOffset(part),
    squash: targets.squash * jumpSquash(part),
  };
}
