import { extendedLoader } from '/web/src/core/extended-module.js';
import { ACTIONS, enumMember, PLAYED_ONCE } from '/web/src/core/names.js';
import { giveAction, readAction } from '/web/src/core/own-actions.js';
import { worldLoader } from '/web/src/core/world-module.js';

const FEET = ['flight', 'near', 'far', 'near+far'];
const PAWS = ['RF', 'LF', 'RH', 'LH'];

const world = () => worldLoader().load();
const step = (figure, dt) => figure.step(dt);

/** What hangs: it stands on nothing, and nothing about it cycles. */
const hanging = (make) => ({
  load: world,
  make,
  step,
  feet: () => '',
  command(_core, figure, { anchor }) {
    give({ anchor }, [anchor === undefined || figure.setAnchor(...anchor)]);
  },
});

/**
 * What a sheet needs to know of each figure.
 * @type {Record<string, any>}
 */
export const FIGURES = {
  stickman: {
    load: () => extendedLoader().load(),
    make: (core) => new core.Stickman(),
    step: (figure, dt) => figure.buildPose(dt),
    feet: (figure) => FEET[figure.contacts() & 3],
    command(core, figure, { action, gait, speed, facing, own }) {
      give({ action, gait, speed, facing }, [
        own === undefined || figure.playOwn(giveAction(core, figure, readAction(own, ACTIONS))),
        action === undefined || figure.setAction(core.Action[enumMember(action)]),
        gait === undefined || figure.setGait(gait),
        speed === undefined || figure.setSpeed(speed),
        facing === undefined || figure.setFacing(facing),
      ]);
    },
    once: ({ action }) => PLAYED_ONCE.includes(action) && { action },
    over: (figure) => figure.endedActions() > 0,
  },
  hound: {
    load: world,
    make: (core) => new core.Hound(),
    step,
    feet: (figure) => PAWS.filter((_, leg) => (figure.contacts() >> leg) & 1).join(' ') || 'flight',
    command(core, figure, { state, speed }) {
      give({ state, speed }, [
        speed === undefined || figure.setSpeed(speed),
        state === undefined || figure.setState(core.HoundState[enumMember(state)]),
      ]);
    },
    once: ({ state }) => ['jump', 'land'].includes(state) && { state },
    over: (figure, core) => ![core.HoundState.Jump, core.HoundState.Land].includes(figure.state()),
  },
  /** Him of Spear Run, on a course. */
  runner: {
    load: world,
    make: (core) => new core.SpearRun(7),
    step,
    feet: () => '',
    speed: (figure) => figure.speed(),
    commands: [{ t: 0, press: 'start' }],
    command(core, figure, { press, release }) {
      give({ press, release }, [
        press === undefined || figure.press(core.Button[enumMember(press)]),
        release === undefined || figure.release(core.Button[enumMember(release)]),
      ]);
    },
  },
  walker: {
    load: world,
    make: (core) => new core.Walker(),
    step,
    feet: (figure) => FEET[figure.contacts() & 3],
    command(_core, figure, { hip, speed, turning }) {
      give({ hip, speed, turning }, [
        hip === undefined || figure.setHip(hip),
        speed === undefined || figure.setWalkSpeed(speed),
        turning === undefined || figure.setAngularSpeed(turning),
      ]);
    },
  },
  rope: hanging((core) => new core.Rope(Number.NaN, Number.NaN)),
  flag: hanging((core) => new core.Cloth(Number.NaN, Number.NaN, Number.NaN)),
};

/** A thing of the course, which came as draw lists: see thing_lists.cpp. */
export const thing = {
  groundY: () => 372,
  delete: () => {},
};

/** @param {object} command @param {boolean[]} done */
function give(command, done) {
  if (done.includes(false)) throw new Error(`refused: ${JSON.stringify(command)}`);
}
