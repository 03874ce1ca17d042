import { GamepadInput } from './gamepad-input.js';
import { HeldButtons } from './held-buttons.js';
import { KeyboardInput } from './keyboard-input.js';
import { PointerInput } from './pointer-input.js';

/**
 * What the devices ask of the game.
 * @typedef {object} GameWishes
 * @property {() => boolean} playing a run is on
 * @property {() => void} padLost a gamepad is gone
 */

/**
 * All there is to play with: keys, fingers, gamepads. They share what is held.
 */
export class Devices {
  #held;
  #keyboard;
  #pointers;
  #gamepads;

  /**
   * @param {HTMLElement} area
   * @param {import('./held-buttons.js').ButtonSink} sink
   * @param {import('./keyboard-input.js').InputWishes & GameWishes} wishes
   */
  constructor(area, sink, wishes) {
    const view = /** @type {Window & typeof globalThis} */ (area.ownerDocument.defaultView);
    this.#held = new HeldButtons(sink);
    this.#keyboard = new KeyboardInput(area, this.#held, wishes);
    this.#pointers = new PointerInput(area, this.#held);
    this.#gamepads = new GamepadInput(this.#held, view, wishes);
  }

  /** Called in each frame. */
  frame() {
    this.#gamepads.frame();
  }

  /** @param {{ playing: boolean, waiting: boolean }} state waiting: without frames, for a press */
  follow({ playing, waiting }) {
    this.#pointers.playing = playing;
    this.#gamepads.waiting = waiting;
  }

  /** Nobody looked for a while: what is down by now is meant for something else. */
  forget() {
    this.#gamepads.forget();
  }

  letGoAll() {
    this.#held.letGoAll();
  }

  end() {
    for (const input of [this.#keyboard, this.#pointers, this.#gamepads]) input.end();
  }
}
