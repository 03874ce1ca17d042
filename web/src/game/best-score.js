/**
 * The best score on this device, one for each way to play: calm runs are easier.
 */
export class BestScore {
  /** @type {Pick<import('./device-memory.js').DeviceMemory, 'get' | 'set'>} */
  #memory;

  /** @param {Pick<import('./device-memory.js').DeviceMemory, 'get' | 'set'>} memory */
  constructor(memory) {
    this.#memory = memory;
  }

  /**
   * @param {boolean} calm
   * @returns {number} a whole number; 0 where there is none, or rubbish in its place
   */
  get(calm) {
    const text = this.#memory.get(nameOf(calm)) ?? '';
    const score = /^\d{1,16}$/.test(text) ? Number(text) : 0;
    return Number.isSafeInteger(score) ? score : 0;
  }

  /**
   * @param {boolean} calm
   * @param {number} score
   * @returns {boolean} it is the best so far
   */
  offer(calm, score) {
    if (!Number.isSafeInteger(score) || score <= this.get(calm)) return false;
    this.#memory.set(nameOf(calm), String(score));
    return true;
  }
}

/** @param {boolean} calm */
function nameOf(calm) {
  return calm ? 'best-calm' : 'best';
}
