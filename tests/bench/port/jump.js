import { sample, sampleSlopes } from './tracks.js';

export const JUMP_DURATION = 1.1;
export const CROUCHED = 0.22;
export const PUSH_OFF = 0.25;
export const TAKE_OFF = 0.26;
export const TOUCH_DOWN = 0.77;

const OFFSET = [
  [0, 0, 0],
  [0.2, 10, 0],
  [0.25, 10, 0],
  [0.34, -22, -1150],
  [0.5, -160, 0],
  [0.68, -70, 840],
  [0.8, 6, 0],
  [0.9, -2, 0],
  [1, 0, 0],
];
const SQUASH = [
  [0, 1],
  [0.2, 0.84],
  [0.25, 0.84],
  [0.33, 1.14],
  [0.47, 1],
  [0.72, 1],
  [0.82, 0.82],
  [0.93, 1.02],
  [1, 1],
];
const LEGS = [
  [0.3, 68.6],
  [0.36, 69.4],
  [0.52, 52],
  [0.6, 54],
  [0.76, 66],
  [1, 67.6],
];
const ARM = [
  [0, 0],
  [0.22, -1.05],
  [0.26, -1.05],
  [0.41, 2.5],
  [0.58, 2.2],
  [0.76, 1.1],
  [0.86, 0.35],
  [1, 0],
];
const FLEX = [
  [0, 0.5],
  [0.22, 0.75],
  [0.26, 0.75],
  [0.42, 0.35],
  [0.6, 0.6],
  [0.84, 1],
  [1, 0.5],
];
const LEAN = [
  [0, 0.05],
  [0.22, 0.42],
  [0.26, 0.42],
  [0.38, -0.06],
  [0.54, 0.08],
  [0.72, 0.12],
  [0.84, 0.38],
  [1, 0.05],
];

export const jumpOffset = (part) => sampleSlopes(OFFSET, part);
export const jumpSquash = (part) => sample(SQUASH, part);
export const jumpLegLength = (part) => sample(LEGS, part);
export const jumpArms = (part) => ({
  angle: sample(ARM, part),
  flex: sample(FLEX, part),
  lean: sample(LEAN, part),
});
