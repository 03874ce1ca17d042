import { times, units } from '../page/numbers.js';
import { HangingScene } from './hanging-scene.js';

/** @typedef {import('../core/world.js').Rope} Rope */

/** Twenty points, 18 u apart. */
const LENGTH = 342;
const POINTS = 20;
/** The longest link the core makes, in u. */
const LONGEST_LINK = 100;

/**
 * A rope as long as ever, of more or fewer points; of very few it is shorter.
 * @extends {HangingScene<Rope>}
 */
export class RopeScene extends HangingScene {
  /**
   * @param {Pick<import('../core/world.js').WorldModule, 'Rope'>} module
   * @param {ReadonlyMap<string, number>} values
   * @returns {Rope}
   */
  make({ Rope }, values) {
    this.begin();
    const points = values.get('points') ?? POINTS;
    return new Rope(points, Math.min(LENGTH / (points - 1), LONGEST_LINK));
  }

  /** @param {string} name */
  needsNew(name) {
    return name === 'points';
  }

  /** @param {Rope} rope @param {string} name */
  get(rope, name) {
    return name === 'points' ? rope.points().length / 2 : super.get(rope, name);
  }

  /** @param {Rope} rope */
  readouts(rope) {
    return { end: units(rope.endHeight()), mean: times(rope.meanStretch()), max: times(rope.maxStretch()) };
  }
}
