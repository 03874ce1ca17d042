// What standing, walking and running want of the body.
import { armFromJoints, withArms } from './arms.js';
import { styleOf } from './gait.js';
import { clamp, mix, wave } from './numbers.js';
import { body } from './parameters.js';

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

export function bodyTargets({ legs, idlePhase, lean }) {
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
  };
  return withArms(targets, arm(1), arm(-1));
}
