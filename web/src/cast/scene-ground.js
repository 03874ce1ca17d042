import { setTerrain } from '../core/terrain.js';
import { GROUND_CHOICES, groundPoints } from '../page/grounds.js';

/** @typedef {Pick<import('../core/world.js').WorldModule, 'terrainPoint'>} Module */

/** The ground that a scene's figure is on, one of GROUND_CHOICES. */
export class SceneGround {
  /** Its number. */
  index = 0;
  /** @type {Module | null} */
  #module = null;

  /** A new figure of the module begins on level ground. @param {Module} module */
  begin(module) {
    this.#module = module;
    this.index = 0;
  }

  /** @param {{ useTerrain(): number }} figure @param {number} index */
  set(figure, index) {
    if (!this.#module) return;
    setTerrain(this.#module, figure, groundPoints(GROUND_CHOICES[index].ground));
    this.index = index;
  }
}
