/** @typedef {import('./buttons.js').ButtonName} ButtonName */

/**
 * Where presses go.
 * @typedef {object} ButtonSink
 * @property {(button: ButtonName) => void} press
 * @property {(button: ButtonName) => void} release
 */

/**
 * Which buttons are down, whoever holds them. Two keys, a finger and a gamepad may hold the same one: the first
 * hold presses it, the end of the last releases it. A hold that is repeated counts once.
 */
export class HeldButtons {
  /** @type {ButtonSink} */
  #sink;
  /** @type {Map<string, ButtonName>} */
  #holds = new Map();

  /** @param {ButtonSink} sink */
  constructor(sink) {
    this.#sink = sink;
  }

  /** @param {string} holder a key, a finger or a gamepad's button */
  holds(holder) {
    return this.#holds.has(holder);
  }

  /**
   * @param {string} holder
   * @param {ButtonName} button
   */
  hold(holder, button) {
    if (this.#holds.has(holder)) return;
    const first = !this.#isDown(button);
    this.#holds.set(holder, button);
    if (first) this.#sink.press(button);
  }

  /** @param {string} holder */
  letGo(holder) {
    const button = this.#holds.get(holder);
    if (button === undefined) return;
    this.#holds.delete(holder);
    if (!this.#isDown(button)) this.#sink.release(button);
  }

  /** Everything, or what holders of one kind hold. @param {string} [prefix] of their names */
  letGoAll(prefix = '') {
    for (const holder of [...this.#holds.keys()]) if (holder.startsWith(prefix)) this.letGo(holder);
  }

  /** @param {ButtonName} button */
  #isDown(button) {
    for (const held of this.#holds.values()) if (held === button) return true;
    return false;
  }
}
