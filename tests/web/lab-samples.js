import { DEFAULT_SETUP } from '../../web/src/lab/setup.js';

/**
 * A sample of a tick, with what the test cares about.
 * @param {number} tick
 * @param {Partial<import('../../web/src/lab/measure.js').Sample>} [rest]
 * @returns {import('../../web/src/lab/measure.js').Sample}
 */
export function sampleAt(tick, rest = {}) {
  return {
    tick,
    asked: DEFAULT_SETUP,
    footNearX: 0,
    footNearY: 372,
    footFarX: 0,
    footFarY: 372,
    hipHeight: 66,
    kneeNear: 0,
    kneeFar: 0,
    headLag: 0,
    ...rest,
  };
}
