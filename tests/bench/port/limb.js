// Two-bone inverse kinematics by the law of cosines.
import { add, clamp, rotate, softLimit, subtract } from './numbers.js';

/** `bend`: side of the joint, -1..1; between the two the limb is seen foreshortened. */
export function solveLimb({ root, target, upper, lower, bend, reach }) {
  const offset = subtract(target, root);
  const wanted = Math.hypot(offset.x, offset.y);
  const eased = reach ? softLimit(wanted, reach) : wanted;
  const d = clamp(eased, Math.abs(upper - lower) + 0.01, upper + lower - 0.01);
  const direction = Math.atan2(offset.y, offset.x);
  const atRoot = Math.acos(clamp((upper ** 2 + d ** 2 - lower ** 2) / (2 * upper * d), -1, 1));
  const side = clamp(bend, -1, 1);
  return {
    joint: add(root, rotate({ x: upper * Math.cos(atRoot), y: side * upper * Math.sin(atRoot) }, direction)),
    end: add(root, { x: d * Math.cos(direction), y: d * Math.sin(direction) }),
  };
}
