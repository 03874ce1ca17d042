// Where an arm points and how far its elbow is bent.
import { add, limb, nearestTurn } from './numbers.js';
import { body } from './parameters.js';

const { upperArm, forearm } = body;

export const armReach = (flex) =>
  Math.sqrt(Math.max(0, upperArm ** 2 + forearm ** 2 + 2 * upperArm * forearm * Math.cos(flex)));

export function armFromJoints(upperAngle, flex) {
  const hand = add(limb(upperAngle, upperArm), limb(upperAngle + flex, forearm));
  return { angle: nearestTurn(Math.atan2(hand.x, hand.y), upperAngle), flex };
}

export const withArms = (targets, near, far) => ({
  ...targets,
  nearArm: near.angle,
  nearFlex: near.flex,
  farArm: far.angle,
  farFlex: far.flex,
});
