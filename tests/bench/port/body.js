// From the blended targets to joints: legs and arms by inverse kinematics, then squash and stretch.
import { armReach } from './arms.js';
import { solveLimb } from './limb.js';
import { add, limb, smoothMin, smoothstep, softLimit } from './numbers.js';
import { body } from './parameters.js';

const LEG_REACH = { maximum: body.thigh + body.shin - 1.5, width: 1.5 };
const GUARDED_REACH = LEG_REACH.maximum - LEG_REACH.width - 0.15;
const GUARD_WIDTH = 5;
const LOWEST_HIP = 0.25 * (body.thigh + body.shin);
const GUARDED_ASIDE = { maximum: 54, width: 10 };
const LANDING_FREEDOM = 4;
const FREEDOM_HEIGHT = 0.6;
const TIGHTEST_ELBOW = { maximum: 2.75, width: 0.2 };
const HEAD_UPRIGHT = 0.45;

const upward = (lean, size) => ({ x: Math.sin(lean) * size, y: -Math.cos(lean) * size });

function downwardReach(aside) {
  const eased = softLimit(Math.abs(aside), GUARDED_ASIDE);
  return Math.sqrt(Math.max(0, GUARDED_REACH ** 2 - eased ** 2));
}

/** Where a leg aims, and how high the hip may be for it. */
function legPlace(state, foot) {
  const { hipX } = state.targets;
  const target = {
    x: foot.x - state.legs.travel,
    y: -foot.height,
  };
  const coming = foot.height * smoothstep((foot.progress - 0.4) / 0.3);
  const freedom = (LANDING_FREEDOM * coming) / (coming + FREEDOM_HEIGHT);
  return { target, limit: -target.y + freedom + downwardReach(target.x - hipX) };
}

const poseLeg = (root, target) =>
  solveLimb({ root, target, upper: body.thigh, lower: body.shin, bend: -1, reach: LEG_REACH });

function poseArm(shoulder, angle, flex) {
  const reach = armReach(softLimit(Math.abs(flex), TIGHTEST_ELBOW));
  const target = add(shoulder, limb(angle, reach));
  return solveLimb({ root: shoulder, target, upper: body.upperArm, lower: body.forearm, bend: 1 });
}

export function bodyPose(state) {
  const shown = state.targets;
  const nearPlace = legPlace(state, state.legs.near);
  const farPlace = legPlace(state, state.legs.far);

  const highest = [nearPlace, farPlace].reduce(
    (height, place) => smoothMin(height, place.limit, GUARD_WIDTH),
    shown.hip,
  );
  const hip = -smoothMin(-highest, -LOWEST_HIP, GUARD_WIDTH);
  const pelvis = { x: shown.hipX, y: -hip };
  const chest = add(pelvis, upward(shown.lean, body.spine));
  const shoulder = add(pelvis, upward(shown.lean, body.spine - body.shoulderDrop));
  const head = add(chest, upward(shown.lean * HEAD_UPRIGHT, body.neck + body.headRadius));
  const nearLeg = poseLeg(pelvis, nearPlace.target);
  const farLeg = poseLeg(pelvis, farPlace.target);
  const nearArm = poseArm(shoulder, shown.nearArm, shown.nearFlex);
  const farArm = poseArm(shoulder, shown.farArm, shown.farFlex);

  return {
    pelvis,
    chest,
    head,
    shoulder,
    hip: pelvis,
    kneeNear: nearLeg.joint,
    kneeFar: farLeg.joint,
    footNear: nearLeg.end,
    footFar: farLeg.end,
    elbowNear: nearArm.joint,
    elbowFar: farArm.joint,
    handNear: nearArm.end,
    handFar: farArm.end,
  };
}
