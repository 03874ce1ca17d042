import { times } from '../page/numbers.js';
import { HangingScene } from './hanging-scene.js';

/** @typedef {import('../core/world.js').Cloth} Cloth */

const COLUMNS = 16;
const ROWS = 10;
/** In u. */
const SPACING = 16;

/** @extends {HangingScene<Cloth>} */
export class FlagScene extends HangingScene {
  /**
   * @param {Pick<import('../core/world.js').WorldModule, 'Cloth'>} module
   * @returns {Cloth}
   */
  make({ Cloth }) {
    this.begin();
    const cloth = new Cloth(COLUMNS, ROWS, SPACING);
    // Substeps stiffen so well that nothing would be left for the iterations to show.
    cloth.setSubsteps(1);
    return cloth;
  }

  /** @param {Cloth} cloth */
  readouts(cloth) {
    return { max: times(cloth.maxStretch()), mean: times(cloth.meanStretch()) };
  }
}
