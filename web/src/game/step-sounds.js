/** From one footfall to the next at a run, in u: half of speed over cadence. */
const STEP_LENGTH = 75;
/** The steps grow longer, but less than in step with the speed. */
const RUN_SPEED = 382.5;

/**
 * Tells when a foot falls, from how far he has come.
 */
export class StepSounds {
  #next = 0;
  #airborne = false;

  /** A run begins. */
  begin() {
    this.#next = 0;
    this.#airborne = false;
  }

  jumped() {
    this.#airborne = true;
  }

  /** @param {number} distance in u */
  landed(distance) {
    this.#airborne = false;
    this.#next = distance + STEP_LENGTH;
  }

  /**
   * @param {number} distance in u
   * @param {number} speed in u/s
   * @returns {boolean} a foot has fallen since the last call
   */
  fell(distance, speed) {
    if (this.#airborne || distance < this.#next) return false;
    this.#next = distance + STEP_LENGTH * Math.sqrt(Math.max(1, speed / RUN_SPEED));
    return true;
  }
}
