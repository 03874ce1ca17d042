import { sample, strike } from './tracks.js';

export const THRUST_DURATION = 0.72;

const ALONG = [
  [0, 2],
  [0.34, -30],
  [0.38, -31],
  [0.54, 33.5, strike],
  [0.66, 33.5],
  [1, 4],
];
const BELOW = [
  [0, 17],
  [0.34, 15],
  [0.54, 17],
  [0.66, 17],
  [1, 17],
];
const ANGLE = [
  [0, 0.12],
  [0.34, -0.04],
  [0.54, 0],
  [0.66, 0],
  [1, 0.12],
];
const LEAN = [
  [0, 0],
  [0.34, -0.1],
  [0.54, 0.2, strike],
  [0.66, 0.2],
  [1, 0],
];

export const thrustPose = (part) => ({
  hold: { centre: { x: sample(ALONG, part), y: sample(BELOW, part) }, angle: sample(ANGLE, part) },
  lean: sample(LEAN, part),
});
