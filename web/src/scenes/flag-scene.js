import { HangingScene } from './hanging-scene.js';
import { times } from './numbers.js';

/** @typedef {import('../world.js').Cloth} Cloth */

const COLUMNS = 16;
const ROWS = 10;
/** In u. */
const SPACING = 16;

/** @extends {HangingScene<Cloth>} */
export class FlagScene extends HangingScene {
  /**
   * @param {Pick<import('../world.js').WorldModule, 'Cloth'>} module
   * @returns {Cloth}
   */
  make({ Cloth }) {
    return new Cloth(COLUMNS, ROWS, SPACING);
  }

  /** @param {Cloth} cloth */
  figures(cloth) {
    return { max: times(cloth.maxStretch()), mean: times(cloth.meanStretch()) };
  }
}
