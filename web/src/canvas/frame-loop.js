import { reportUncaught } from './report-error.js';

/**
 * Why a member stands still. Each reason comes and goes on its own; a member runs when it has none. Interrupted: another
 * reason came upon a run, which waits for the player since. Page: what embeds the figure says so.
 * @typedef {'loading' | 'user' | 'page' | 'hidden' | 'off-screen' | 'reduced-motion' | 'disconnected' | 'blur' | 'interrupted'}
 *   PauseReason
 */

/**
 * @typedef {object} FrameClock
 * @property {(callback: (time: number) => void) => number} requestFrame
 * @property {(handle: number) => void} cancelFrame
 * @property {(error: unknown) => void} [report] gets what a member's callback throws
 */

/** @type {FrameClock} */
const PAGE = {
  requestFrame: (callback) => window.requestAnimationFrame(callback),
  cancelFrame: (handle) => window.cancelAnimationFrame(handle),
};

/**
 * Longest time a frame may catch up, in seconds: five times the frame of a display of 24 Hz, twice the step of a clock that
 * only knows tenths of a second. What a page stood still beyond that is dropped.
 */
const LONGEST_FRAME = 0.2;

/**
 * One requestAnimationFrame for all that moves on a page. While no member runs, none is pending.
 */
export class FrameLoop {
  /** @type {FrameClock} */
  #clock;
  // Replaced, never changed in place: a frame in progress keeps walking the list it began with.
  /** @type {readonly FrameMember[]} */
  #members = [];
  #handle = 0;
  #pending = false;

  /** @param {FrameClock} [clock] the page's, unless a test has one */
  constructor(clock = PAGE) {
    this.#clock = clock;
  }

  /**
   * @param {(dt: number) => void} callback called once per frame with the seconds since the member's frame
   *   before, 0..0.2; 0 in the first frame after a pause, so that nothing is caught up
   * @param {Iterable<PauseReason>} [reasons] reasons present from the start
   * @returns {FrameMember}
   */
  add(callback, reasons = []) {
    const member = new FrameMember(callback, reasons, {
      changed: () => this.#update(),
      remove: (leaving) => {
        this.#members = this.#members.filter((other) => other !== leaving);
        this.#update();
      },
    });
    this.#members = [...this.#members, member];
    this.#update();
    return member;
  }

  #update() {
    const wanted = this.#members.some((member) => member.running);
    if (wanted === this.#pending) return;
    this.#pending = wanted;
    if (wanted) {
      this.#handle = this.#clock.requestFrame(this.#frame);
    } else {
      this.#clock.cancelFrame(this.#handle);
    }
  }

  /** @param {number} time in ms */
  #frame = (time) => {
    if (!this.#pending) return; // cancelled too late
    this.#pending = false;
    const members = this.#members;
    for (let i = 0; i < members.length; i++) {
      try {
        members[i].frame(time);
      } catch (error) {
        (this.#clock.report ?? reportUncaught)(error);
      }
    }
    this.#update();
  };
}

/** One figure's place in the loop. */
export class FrameMember {
  /** @type {(dt: number) => void} */
  #callback;
  /** @type {Set<PauseReason>} */
  #reasons;
  /** @type {{ changed(): void, remove(member: FrameMember): void }} */
  #loop;
  #removed = false;
  /** Time of the frame before in ms; NaN: the clock starts afresh. */
  #before = Number.NaN;

  /**
   * @param {(dt: number) => void} callback
   * @param {Iterable<PauseReason>} reasons
   * @param {{ changed(): void, remove(member: FrameMember): void }} loop
   */
  constructor(callback, reasons, loop) {
    this.#callback = callback;
    this.#reasons = new Set(reasons);
    this.#loop = loop;
  }

  /** Whether frames arrive. */
  get running() {
    return this.#reasons.size === 0 && !this.#removed;
  }

  /**
   * @param {PauseReason} reason
   * @returns {boolean}
   */
  has(reason) {
    return this.#reasons.has(reason);
  }

  /**
   * Adds or ends one reason; the others stay as they are.
   * @param {PauseReason} reason
   * @param {boolean} present
   */
  setReason(reason, present) {
    if (present === this.#reasons.has(reason)) return;
    if (present) {
      this.#reasons.add(reason);
      this.#before = Number.NaN;
    } else {
      this.#reasons.delete(reason);
    }
    this.#loop.changed();
  }

  /** Leaves the loop for good; harmless when done twice. */
  remove() {
    if (this.#removed) return;
    this.#removed = true;
    this.#loop.remove(this);
  }

  /**
   * For the loop.
   * @param {number} time in ms
   */
  frame(time) {
    if (!this.running) return;
    const elapsed = (time - this.#before) / 1000;
    this.#before = time;
    this.#callback(elapsed > 0 ? Math.min(elapsed, LONGEST_FRAME) : 0);
  }
}
