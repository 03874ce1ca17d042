import { enumMember } from '/web/src/names.js';

const FEET = ['flight', 'near', 'far', 'near+far'];
const PAWS = ['RF', 'LF', 'RH', 'LH'];

/**
 * What a sheet needs to know of each figure.
 * @type {Record<string, any>}
 */
export const FIGURES = {
  stickman: {
    load: async () => (await import('/web/src/core.js')).default(),
    make: (core) => new core.Stickman(),
    step: (figure, dt) => figure.buildPose(dt),
    feet: (bits) => FEET[bits & 3],
    command(core, figure, { action, gait, speed, facing }) {
      give({ action, gait, speed, facing }, [
        action === undefined || figure.setAction(core.Action[enumMember(action)]),
        gait === undefined || figure.setGait(gait),
        speed === undefined || figure.setSpeed(speed),
        facing === undefined || figure.setFacing(facing),
      ]);
    },
  },
  hound: {
    load: async () => (await import('/web/src/world.js')).default(),
    make: (core) => new core.Hound(),
    step: (figure, dt) => figure.step(dt),
    feet: (bits) => PAWS.filter((_, leg) => (bits >> leg) & 1).join(' ') || 'flight',
    command(core, figure, { state, speed }) {
      give({ state, speed }, [
        speed === undefined || figure.setSpeed(speed),
        state === undefined || figure.setState(core.HoundState[enumMember(state)]),
      ]);
    },
  },
};

/** @param {object} command @param {boolean[]} done */
function give(command, done) {
  if (done.includes(false)) throw new Error(`refused: ${JSON.stringify(command)}`);
}
