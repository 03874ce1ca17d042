import { groundPoints } from '../page/grounds.js';
import { labAction } from './actions.js';
import { DEFAULT_SETUP } from './setup.js';

/** @typedef {import('./setup.js').Setup} Setup */
/** @typedef {Pick<import('../core/world.js').WorldModule, 'targetSpeed' | 'targetGait'>} Targets */

/**
 * Tells the figure what the page asks for, and remembers it as a setup.
 *
 * Event: `change` (the setup is another one).
 */
export class Commands extends EventTarget {
  /** @type {Pick<import('../player/stickman-player.js').StickmanPlayer, 'action' | 'speed' | 'gait' | 'facing' | 'setTerrain'>} */
  #player;
  /** @type {import('../core/extended.js').ExtendedStickman | null} */
  #figure = null;
  /** @type {import('./setup.js').KnownParameters} */
  #known = new Map();
  /** @type {Targets} */
  #targets = { targetSpeed: () => 0, targetGait: () => 0 };
  /** @type {Setup} */
  #setup = DEFAULT_SETUP;

  /** @param {Pick<import('../player/stickman-player.js').StickmanPlayer, 'action' | 'speed' | 'gait' | 'facing' | 'setTerrain'>} player */
  constructor(player) {
    super();
    this.#player = player;
  }

  /**
   * Parameters can be set from now on.
   * @param {import('../core/extended.js').ExtendedStickman} figure
   * @param {import('./setup.js').KnownParameters} known
   * @param {Targets} targets of the figure
   */
  attach(figure, known, targets) {
    this.#figure = figure;
    this.#known = known;
    this.#targets = targets;
  }

  /** What was asked for. Another object after each change. */
  get setup() {
    return this.#setup;
  }

  /** The speed he is to have in u/s, whoever set it. */
  get speed() {
    return this.#figure ? this.#targets.targetSpeed(this.#figure) : 0;
  }

  /** The gait of that speed, 0..1. */
  get gait() {
    return this.#figure ? this.#targets.targetGait(this.#figure) : 0;
  }

  /** A parameter's present value. @param {string} name */
  parameter = (name) => this.#setup.parameters[name] ?? this.#known.get(name)?.initial ?? Number.NaN;

  /** @param {import('../core/names.js').ActionName} action */
  act(action) {
    this.#player.action = action;
    // What plays once gives way to the one before, which stays asked for.
    if (!labAction(action).once) this.#become({ action, speed: null, gait: null });
  }

  /** @param {number} speed in u/s, -200..1000 */
  setSpeed(speed) {
    this.#player.speed = speed;
    this.#become({ action: speed === 0 ? 'idle' : going(this.gait), speed, gait: null });
  }

  /** @param {number} gait 0..1 */
  setGait(gait) {
    this.#player.gait = gait;
    this.#become({ action: going(gait), speed: null, gait });
  }

  turnRound() {
    const facing = this.#setup.facing === 1 ? -1 : 1;
    this.#player.facing = facing;
    this.#become({ facing });
  }

  /** @param {string} ground as groundPoints() takes it; another one is a cut, so the same is left alone */
  setGround(ground) {
    if (ground === this.#setup.ground) return;
    this.#player.setTerrain(groundPoints(ground));
    this.#become({ ground });
  }

  /**
   * @param {string} name of a parameter
   * @param {number} value clamped to its range; NaN changes nothing
   */
  setParameter(name, value) {
    const known = this.#known.get(name);
    if (!this.#figure || !known || !this.#figure.setParameter(name, value)) return;
    const { [name]: _, ...others } = this.#setup.parameters;
    const now = this.#figure.parameter(name);
    this.#become({ parameters: now === known.initial ? others : { ...others, [name]: now } });
  }

  resetParameters() {
    for (const { name, initial } of this.#known.values()) this.#figure?.setParameter(name, initial);
    this.#become({ parameters: {} });
  }

  /** Makes everything as the setup says. @param {Setup} setup checked */
  apply(setup) {
    for (const { name, initial } of this.#known.values())
      this.#figure?.setParameter(name, setup.parameters[name] ?? initial);
    this.setGround(setup.ground);
    this.#player.facing = setup.facing;
    if (setup.speed !== null) this.#player.speed = setup.speed;
    if (setup.gait !== null) this.#player.gait = setup.gait;
    const isSaid = setup.speed !== null || setup.gait !== null;
    if (!isSaid || !['idle', 'walk', 'run'].includes(setup.action)) this.#player.action = setup.action;
    this.#become(labAction(setup.action).once ? { ...setup, action: DEFAULT_SETUP.action } : setup);
  }

  /** He was taken back to when this was asked for; his body stays as it is. @param {Setup} asked */
  recall({ action, speed, gait, facing }) {
    this.#become({ action, speed, gait, facing });
  }

  /** @param {Partial<Setup>} changes */
  #become(changes) {
    this.#setup = Object.freeze({ ...this.#setup, ...changes });
    this.dispatchEvent(new Event('change'));
  }
}

/** @param {number} gait 0..1 @returns {'walk' | 'run'} */
function going(gait) {
  return gait < 0.5 ? 'walk' : 'run';
}
