// Which gait belongs to a speed, and what stride and cadence belong to both.
import { clamp, mix } from './numbers.js';
import { run, walk } from './parameters.js';

const SHORTEST_PACE = 0.05;

const groundSpeed = ({ stride, cadence, duty }) => (stride * cadence) / duty;
export const walkSpeed = groundSpeed(walk);
export const runSpeed = groundSpeed(run);

export const styleOf = (gait) => ({
  stride: mix(walk.stride, run.stride, gait),
  cadence: mix(walk.cadence, run.cadence, gait),
  duty: mix(walk.duty, run.duty, gait),
  lift: mix(walk.lift, run.lift, gait),
  hipHeight: mix(walk.hipHeight, run.hipHeight, gait),
  bob: mix(walk.bob, run.bob, gait),
  bobPeak: mix(walk.bobPeak, run.bobPeak, gait),
  lean: mix(walk.lean, run.lean, gait),
  shift: mix(walk.shift, run.shift, gait),
  armSwing: mix(walk.armSwing, run.armSwing, gait),
  armRest: mix(walk.armRest, run.armRest, gait),
  elbowFlex: mix(walk.elbowFlex, run.elbowFlex, gait),
  elbowSwing: mix(walk.elbowSwing, run.elbowSwing, gait),
});

/** The gait (0 walk .. 1 run) at which stride * cadence / duty is the speed. */
export function gaitOfSpeed(speed) {
  const v = Math.abs(speed);
  const strideRise = run.stride - walk.stride;
  const cadenceRise = run.cadence - walk.cadence;
  const a = strideRise * cadenceRise;
  const b = walk.stride * cadenceRise + walk.cadence * strideRise - v * (run.duty - walk.duty);
  const c = walk.stride * walk.cadence - v * walk.duty;
  return clamp((-2 * c) / (b + Math.sqrt(Math.max(0, b * b - 4 * a * c))), 0, 1);
}

export function paceOf(style, speed, overRun) {
  const slowness = Math.min(1, Math.abs(speed) / walkSpeed);
  const rest = SHORTEST_PACE ** 2;
  const shorter = Math.sqrt(Math.sqrt((slowness ** 2 + rest) / (1 + rest)));
  const longer = Math.sqrt(Math.sqrt(Math.max(1, overRun)));
  const stride = style.stride * shorter * longer;
  const duty = style.duty / longer;
  return { stride, cadence: (speed * duty) / stride, duty };
}
