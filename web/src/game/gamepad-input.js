/** Buttons of the standard layout: A, X and Start. */
const JUMP = 0;
const THRUST = 2;
const START = 9;
const USED = [JUMP, THRUST, START];

/** How often a waiting game looks at the gamepads, and a running one whether there are any. */
const WAITING_MS = 50;
const FRAMES_BETWEEN_LOOKS = 30;

/**
 * @typedef {object} GamepadScope a window, or what stands for one in a test
 * @property {{ getGamepads?: () => readonly (Gamepad | null)[] }} navigator
 * @property {(callback: () => void, ms: number) => number} setInterval
 * @property {(handle: number) => void} clearInterval
 * @property {(type: string, listener: () => void, options?: { signal: AbortSignal }) => void} addEventListener
 */

/**
 * Gamepads tell nothing, they have to be asked: each frame while the game moves, some times a second while it waits
 * with the focus, and not at all otherwise.
 */
export class GamepadInput {
  /** @type {import('./held-buttons.js').HeldButtons} */
  #held;
  /** @type {GamepadScope} */
  #scope;
  /** @type {import('./devices.js').GameWishes} */
  #wishes;
  /** What was down when last looked at. @type {Set<string>} */
  #down = new Set();
  /** Gamepads seen before, by index. @type {Set<number>} */
  #known = new Set();
  #waiting = false;
  #timer = 0;
  #frames = 0;
  #ending = new AbortController();

  /**
   * @param {import('./held-buttons.js').HeldButtons} held
   * @param {GamepadScope} scope
   * @param {import('./devices.js').GameWishes} wishes Start pauses while playing
   */
  constructor(held, scope, wishes) {
    this.#held = held;
    this.#scope = scope;
    this.#wishes = wishes;
    const { signal } = this.#ending;
    scope.addEventListener('gamepadconnected', () => this.#meet(), { signal });
    scope.addEventListener('gamepaddisconnected', () => this.#meet(), { signal });
  }

  /** Called in each frame. */
  frame() {
    if (this.#known.size > 0 || this.#frames++ % FRAMES_BETWEEN_LOOKS === 0) this.#look();
  }

  /**
   * The game waits for a press without frames: true until it moves, or the focus is elsewhere.
   * @param {boolean} waiting
   */
  set waiting(waiting) {
    if (waiting === this.#waiting) return;
    this.#waiting = waiting;
    if (waiting) this.forget();
    this.#pace();
  }

  end() {
    this.#ending.abort();
    this.#waiting = false;
    this.#pace();
  }

  /** Nobody looked for a while: what is down by now was pressed for something else, and has to be pressed anew. */
  forget() {
    for (const pad of this.#pads()) {
      this.#known.add(pad.index);
      for (const index of USED) {
        if (pad.buttons[index]?.pressed) this.#down.add(holderOf(pad.index, index));
      }
    }
  }

  /** One came or went. What it has down may be meant for the game: the next look decides. */
  #meet() {
    const pads = this.#pads();
    for (const { index } of pads) this.#known.add(index);
    this.#forgetLost(pads);
    this.#pace();
  }

  #look() {
    const pads = this.#pads();
    for (const pad of pads) {
      for (const index of USED) this.#see(pad, index);
    }
    this.#forgetLost(pads);
    this.#pace();
  }

  /** @param {Gamepad} pad @param {number} index */
  #see(pad, index) {
    this.#known.add(pad.index);
    const holder = holderOf(pad.index, index);
    if (pad.buttons[index]?.pressed) {
      if (!this.#down.has(holder)) this.#held.hold(holder, this.#buttonOf(index));
      this.#down.add(holder);
    } else {
      this.#down.delete(holder);
      this.#held.letGo(holder);
    }
  }

  /** @param {number} index */
  #buttonOf(index) {
    if (index === JUMP) return 'jump';
    if (index === THRUST) return 'thrust';
    return this.#wishes.playing() ? 'pause' : 'start';
  }

  /** @param {Gamepad[]} pads */
  #forgetLost(pads) {
    for (const known of this.#known) {
      if (pads.some(({ index }) => index === known)) continue;
      this.#known.delete(known);
      this.#wishes.padLost();
      for (const index of USED) {
        this.#down.delete(holderOf(known, index));
        this.#held.letGo(holderOf(known, index));
      }
    }
  }

  #pace() {
    const wanted = this.#waiting && this.#known.size > 0;
    if (wanted === (this.#timer !== 0)) return;
    if (wanted) {
      this.#timer = this.#scope.setInterval(() => this.#look(), WAITING_MS);
    } else {
      this.#scope.clearInterval(this.#timer);
      this.#timer = 0;
    }
  }

  /** @returns {Gamepad[]} */
  #pads() {
    try {
      const all = this.#scope.navigator.getGamepads?.() ?? [];
      return /** @type {Gamepad[]} */ ([...all].filter((pad) => pad?.connected));
    } catch {
      return []; // forbidden by the page's policy
    }
  }
}

/** @param {number} pad @param {number} index */
function holderOf(pad, index) {
  return `pad ${pad} ${index}`;
}
