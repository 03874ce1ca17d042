// Where an arm points and how far its elbow is bent.
import { add, clamp, length, limb, nearestTurn, scale, subtract } from './numbers.js';
import { body } from './parameters.js';

const { upperArm, forearm } = body;
const GRIP_GAP = 28;

export const armReach = (flex) =>
  Math.sqrt(Math.max(0, upperArm ** 2 + forearm ** 2 + 2 * upperArm * forearm * Math.cos(flex)));

const armTowards = (hand) => ({
  angle: Math.atan2(hand.x, hand.y),
  flex: Math.acos(
    clamp((length(hand) ** 2 - upperArm ** 2 - forearm ** 2) / (2 * upperArm * forearm), -1, 1),
  ),
});

export function armFromJoints(upperAngle, flex) {
  const hand = add(limb(upperAngle, upperArm), limb(upperAngle + flex, forearm));
  return { angle: nearestTurn(Math.atan2(hand.x, hand.y), upperAngle), flex };
}

export const withArms = (targets, near, far) => ({
  ...targets,
  nearArm: near.angle,
  nearFlex: near.flex,
  nearSide: 1,
  farArm: far.angle,
  farFlex: far.flex,
  farSide: 1,
});

/** Both hands on a spear; the elbows to opposite sides. */
export function withSpear(targets, { centre, angle }) {
  const half = scale({ x: Math.cos(angle), y: -Math.sin(angle) }, GRIP_GAP / 2);
  const near = armTowards(subtract(centre, half));
  const far = armTowards(add(centre, half));
  return { ...withArms(targets, near, far), farSide: -1, spear: 1 };
}
