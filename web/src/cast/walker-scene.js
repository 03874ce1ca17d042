import { UNITS_HIGH } from '../core/names.js';
import { clamp } from './canvas-point.js';
import { SceneGround } from './scene-ground.js';

/** @typedef {import('../core/world.js').Walker} Walker */
/** @typedef {import('./canvas-point.js').Point} Point */
/** @typedef {import('./scene.js').View} View */

/** Degrees per 1/60 s in one rad/s. */
const DEGREES_PER_FRAME = 180 / Math.PI / 60;
/** The speed at the picture's lower edge, in degrees per 1/60 s; at the upper edge the same, backwards. */
const FASTEST = 10;
/** What one arrow key adds, in degrees per 1/60 s and in % of the width. */
const TURN_STEP = 0.5;
const HIP_STEP = 2;
const MIDDLE = 50;

/**
 * The pointer leads it as long as it is on the picture: across its hips, up and down the speed of its feet.
 */
export class WalkerScene {
  hovers = true;
  /** Where the hips go, in % of the width: they keep their place in a picture of another width. */
  #hip = MIDDLE;
  /** Degrees per 1/60 s. */
  #turn = 0;
  #initialTurn = 0;
  /** What keys and sliders have set: it goes back there when no pointer leads. */
  #own = { hip: MIDDLE, turn: 0 };
  #width = 0;
  #ground = new SceneGround();

  /**
   * @param {Pick<import('../core/world.js').WorldModule, 'Walker' | 'terrainPoint'>} module
   * @returns {Walker}
   */
  make(module) {
    this.#ground.begin(module);
    this.#hip = MIDDLE;
    const walker = new module.Walker();
    this.#initialTurn = walker.parameter('angularSpeed') * DEGREES_PER_FRAME;
    this.#turn = this.#initialTurn;
    this.#own = { hip: MIDDLE, turn: this.#initialTurn };
    return walker;
  }

  needsNew() {
    return false;
  }

  /** @param {Walker} walker @param {string} name */
  get(walker, name) {
    if (name === 'hip') return this.#hip;
    if (name === 'turn') return this.#turn;
    if (name === 'ground') return this.#ground.index;
    return walker.parameter(name);
  }

  /** @param {Walker} walker @param {string} name @param {number} value */
  set(walker, name, value) {
    if (name === 'hip') this.#own.hip = this.#setHip(walker, value);
    else if (name === 'turn') this.#own.turn = this.#setTurn(walker, value);
    else if (name === 'ground') this.#ground.set(walker, value);
    else walker.setParameter(name, value);
  }

  /** @param {Walker} walker @param {Point} point @param {View} view */
  grab(walker, point, view) {
    this.lead(walker, point, view);
  }

  /** @param {Walker} walker @param {Point} point @param {View} view */
  lead(walker, { x, y }, { width }) {
    this.#setHip(walker, (x / width) * 100);
    this.#setTurn(walker, (y / UNITS_HIGH) * 2 * FASTEST - FASTEST);
  }

  /** @param {Walker} walker */
  leave(walker) {
    this.#setHip(walker, this.#own.hip);
    this.#setTurn(walker, this.#own.turn);
  }

  /** @param {Walker} walker @param {{ x: number, y: number }} step */
  nudge(walker, { x, y }) {
    if (x !== 0) this.#own.hip = this.#setHip(walker, this.#hip + HIP_STEP * x);
    if (y !== 0) this.#own.turn = this.#setTurn(walker, this.#turn + TURN_STEP * y);
  }

  /** @param {Walker} walker */
  home(walker) {
    this.#own = { hip: MIDDLE, turn: this.#initialTurn };
    this.leave(walker);
  }

  /** The core moves the hips smoothly. */
  advance() {}

  /** @param {Walker} walker @param {View} view */
  viewed(walker, { width }) {
    this.#width = width;
    this.#setHip(walker, this.#hip);
  }

  /** @param {Walker} walker */
  readouts(walker) {
    const contacts = walker.contacts();
    return { feet: ['none', 'right', 'left', 'both'][contacts & 3] };
  }

  /** @param {Walker} walker @param {number} percent */
  #setHip(walker, percent) {
    this.#hip = clamp(percent, 0, 100);
    if (this.#width > 0) walker.setHip((this.#hip / 100) * this.#width);
    return this.#hip;
  }

  /** @param {Walker} walker @param {number} degrees per 1/60 s */
  #setTurn(walker, degrees) {
    this.#turn = clamp(degrees, -FASTEST, FASTEST);
    walker.setAngularSpeed(this.#turn / DEGREES_PER_FRAME);
    return this.#turn;
  }
}
