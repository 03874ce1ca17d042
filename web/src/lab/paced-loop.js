/** One tick of the simulation, in seconds. */
export const TICK = 1 / 120;

/**
 * A frame loop for the lab's one figure: time runs slower when told to, and single frames can be shown while
 * it stands still.
 */
export class PacedLoop {
  /** @type {Pick<import('../canvas/frame-loop.js').FrameLoop, 'add'>} */
  #loop;
  /** @type {(dt: number) => void} */
  #show = () => {};

  /** Seconds that pass for him in one second, 0..1. */
  rate = 1;

  /** @param {Pick<import('../canvas/frame-loop.js').FrameLoop, 'add'>} loop */
  constructor(loop) {
    this.#loop = loop;
  }

  /**
   * Like FrameLoop.add().
   * @param {(dt: number) => void} callback
   * @param {Iterable<import('../canvas/frame-loop.js').PauseReason>} [reasons]
   */
  add(callback, reasons) {
    this.#show = callback;
    return this.#loop.add((dt) => callback(dt * this.rate), reasons);
  }

  /** Goes one tick on, paused or not. */
  step() {
    this.#show(TICK);
  }

  /** Shows him again as he is now. */
  redraw() {
    this.#show(0);
  }
}
