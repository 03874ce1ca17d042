// The figures of the body and of the two gaits between which all others lie.

export const body = {
  spine: 54,
  neck: 13,
  headRadius: 12,
  upperArm: 27,
  forearm: 25,
  thigh: 37,
  shin: 37,
  hipHeight: 66,
  standHalf: 10,
  shoulderDrop: 5,
};

export const walk = {
  stride: 44,
  cadence: 1.5,
  duty: 0.62,
  lift: 11,
  hipHeight: 67.2,
  bob: 2.5,
  bobPeak: 0.31,
  lean: 0.06,
  shift: 1.2,
  armSwing: 0.5,
  armRest: 0,
  elbowFlex: 0.42,
  elbowSwing: 0.24,
};

export const run = {
  stride: 60,
  cadence: 2.55,
  duty: 0.4,
  lift: 26,
  hipHeight: 59.2,
  bob: 2.75,
  bobPeak: 0.45,
  lean: 0.2,
  shift: 2,
  armSwing: 0.95,
  armRest: -0.12,
  elbowFlex: 1.45,
  elbowSwing: 0.4,
};

export const speedRate = 5;
export const breathRate = 0.28;
