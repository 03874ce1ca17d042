import { enumMember, HOUND_GAITS, HOUND_PAWS, HOUND_STATES } from '../core/names.js';
import { units } from '../page/numbers.js';
import { clamp } from './canvas-point.js';
import { SceneGround } from './scene-ground.js';

/** @typedef {import('../core/world.js').Hound} Hound */
/** @typedef {import('./canvas-point.js').Point} Point */
/** @typedef {import('./scene.js').View} View */
/** @typedef {Pick<import('./footfall-diagram.js').FootfallDiagram, 'push' | 'clear'>} Diagram */

/** u/s, at which he is met. */
const FIRST_SPEED = 260;
const FASTEST = 700;
/** What one arrow key adds, in u/s. */
const SPEED_STEP = 20;
/** His size, and the width of the view, in u, that he needs at size 1. */
const LARGEST = 1.7;
const ROOM = 265;

/**
 * A dog that is told how fast to go and what to do; across the picture the pointer sets his speed.
 */
export class HoundScene {
  hovers = false;
  /** @type {Diagram | null} */
  #diagram;
  /** @type {import('../core/world.js').WorldModule['HoundState']} */
  #states = {};
  #ground = new SceneGround();

  /** @param {Diagram | null} [diagram] is told which paws are down */
  constructor(diagram = null) {
    this.#diagram = diagram;
  }

  /**
   * @param {Pick<import('../core/world.js').WorldModule, 'Hound' | 'HoundState' | 'terrainPoint'>} module
   * @returns {Hound}
   */
  make(module) {
    this.#states = module.HoundState;
    this.#ground.begin(module);
    this.#diagram?.clear();
    const hound = new module.Hound();
    hound.setSpeed(FIRST_SPEED);
    return hound;
  }

  needsNew() {
    return false;
  }

  /** @param {Hound} hound @param {string} name */
  get(hound, name) {
    if (name === 'ground') return this.#ground.index;
    return name === 'state' ? hound.state().value : hound.parameter(name);
  }

  /** @param {Hound} hound @param {string} name @param {number} value */
  set(hound, name, value) {
    if (name === 'state') hound.setState(this.#states[enumMember(HOUND_STATES[value])]);
    else if (name === 'speed') hound.setSpeed(value);
    else if (name === 'ground') this.#ground.set(hound, value);
    else hound.setParameter(name, value);
  }

  /** @param {Hound} hound @param {Point} point @param {View} view */
  grab(hound, point, view) {
    this.lead(hound, point, view);
  }

  /** @param {Hound} hound @param {Point} point @param {View} view */
  lead(hound, { x }, { width }) {
    hound.setSpeed((x / width) * FASTEST);
  }

  /** @param {Hound} hound @param {Point} step */
  nudge(hound, { x }) {
    hound.setSpeed(hound.parameter('speed') + SPEED_STEP * x);
  }

  /** @param {Hound} hound @param {number} dt in seconds */
  advance(hound, dt) {
    this.#diagram?.push(hound.contacts(), dt);
  }

  /** @param {Hound} hound @param {View} view */
  viewed(hound, { width }) {
    hound.setParameter('size', clamp(width / ROOM, 0, LARGEST));
  }

  /** @param {Hound} hound */
  readouts(hound) {
    const contacts = hound.contacts();
    const paws = HOUND_PAWS.filter((_, paw) => (contacts >> paw) & 1);
    return {
      gait: HOUND_GAITS[hound.gait()],
      speed: `${units(hound.groundSpeed())}/s`,
      paws: paws.join(' ') || 'none',
    };
  }
}
