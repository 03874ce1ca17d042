import { ACTIONS, enumMember } from '../../web/src/core/names.js';

/**
 * Stands in for the embind module where only the shell is tested: same calls, a figure of one circle that
 * moves with its speed, and a note of every call.
 */
export class FakeStickman {
  /** @type {string[]} */
  calls = [];
  elapsed = 0;
  list = new Float32Array(1024);
  #action = Action.Idle;
  #speed = 0;
  #facing = 1;
  #width = 440;
  #distance = 0;
  #deleted = false;
  /** @type {FakeCore} */
  #module;

  /** @param {FakeCore} module */
  constructor(module) {
    this.#module = module;
    module.figures.push(this);
    module.alive++;
  }

  /** @param {number} dt */
  buildPose(dt) {
    this.#check();
    this.calls.push(`buildPose(${dt})`);
    const step = dt > 0 ? Math.min(dt, 1 / 30) : 0;
    if (step > 0 && this.ending > 0) {
      this.ended += this.ending;
      this.ending = 0;
      this.#action = Action.Idle;
    }
    this.elapsed += step;
    this.#distance += this.#speed * this.#facing * step;
    const phase = this.phase();
    this.list.set([9 + 6, 3, 0, 1, 3, this.#width / 2 + 40 * Math.sin(2 * Math.PI * phase), 300, 20]);
    this.list.set([3, 2, 1, 3, 10, 380, 2], 8);
  }

  drawList() {
    this.#check();
    this.calls.push('drawList()');
    return this.list;
  }

  hash() {
    return '0123456789abcdef';
  }
  tick() {
    return Math.floor(this.elapsed * 120);
  }
  /** @param {number} width */
  setView(width) {
    this.#check();
    this.calls.push(`setView(${width})`);
    this.#width = width;
  }
  groundY() {
    return 380;
  }
  pose() {
    return new Float32Array(26);
  }
  hair() {
    return new Float32Array(8);
  }
  spear() {
    return new Float32Array(9);
  }
  /** @param {number} phase */
  setPhase(phase) {
    this.calls.push(`setPhase(${phase})`);
    return true;
  }
  /** @param {{ value: number }} action */
  setAction(action) {
    this.#check();
    this.calls.push(`setAction(${action.value})`);
    this.#action = action;
    this.#speed = [0, 106.45, 382.5][action.value] ?? this.#speed;
    return true;
  }
  action() {
    return this.#action;
  }
  /** @param {number} gait */
  setGait(gait) {
    this.calls.push(`setGait(${gait})`);
    this.#speed = 106.45 + gait * 276.05;
    return true;
  }
  /** @param {number} speed */
  setSpeed(speed) {
    this.calls.push(`setSpeed(${speed})`);
    this.#speed = speed;
    return true;
  }
  /** @param {number} facing */
  setFacing(facing) {
    this.calls.push(`setFacing(${facing})`);
    this.#facing = facing;
    return true;
  }
  setGround() {
    return true;
  }
  phase() {
    return (this.elapsed * (this.#speed / 100 + 0.25)) % 1;
  }
  groundSpeed() {
    return this.#speed;
  }
  distance() {
    return this.#distance;
  }
  contacts() {
    return 1;
  }
  /** Ended at the next frame that takes time. @type {number} */
  ending = 0;
  ended = 0;
  endedActions() {
    return this.ended;
  }
  parameterNames() {
    return [];
  }
  parameter() {
    return Number.NaN;
  }
  setParameter() {
    return false;
  }
  delete() {
    this.#check();
    this.#deleted = true;
    this.#module.alive--;
  }
  isDeleted() {
    return this.#deleted;
  }

  #check() {
    if (this.#deleted) throw new Error('the figure was deleted');
  }
}

/** @type {{ readonly [member: string]: { value: number } }} */
export const Action = Object.freeze(
  Object.fromEntries(ACTIONS.map((name, value) => [enumMember(name), { value }])),
);

/** @typedef {ReturnType<typeof fakeCore>} FakeCore */

/** A module as the factory would resolve it. */
export function fakeCore() {
  const module = {
    Action,
    alive: 0,
    /** @type {FakeStickman[]} */
    figures: [],
    liveObjects: () => module.alive,
    Stickman: class extends FakeStickman {
      constructor() {
        super(module);
      }
    },
  };
  return module;
}

/** Like the glue's default export. */
export default async function createCore() {
  return fakeCore();
}
