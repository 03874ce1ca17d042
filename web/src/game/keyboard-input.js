import { keyName } from '../input/key-name.js';
import { buttonOfKey } from './key-map.js';

/** @typedef {import('./buttons.js').ButtonName} ButtonName */

/**
 * What an input device asks of the game.
 * @typedef {object} InputWishes
 * @property {(button: ButtonName) => boolean} wants the button means something now
 * @property {() => import('./key-map.js').KeyMap} keys
 */

/**
 * Keys of the game, taken only where the area itself has the focus and the game has a use for them: typing in a field,
 * Space on a button and scrolling by keys are the browser's.
 */
export class KeyboardInput {
  /** @type {HTMLElement} */
  #area;
  /** @type {import('./held-buttons.js').HeldButtons} */
  #held;
  /** @type {InputWishes} */
  #wishes;
  #ending = new AbortController();

  /**
   * @param {HTMLElement} area
   * @param {import('./held-buttons.js').HeldButtons} held
   * @param {InputWishes} wishes
   */
  constructor(area, held, wishes) {
    this.#area = area;
    this.#held = held;
    this.#wishes = wishes;
    const { signal } = this.#ending;
    area.addEventListener('keydown', this.#down, { signal });
    area.addEventListener('keyup', this.#up, { signal });
  }

  end() {
    this.#ending.abort();
  }

  /** @param {KeyboardEvent} event */
  #down = (event) => {
    this.#forgetUnderMeta(event);
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.composedPath()[0] !== this.#area) return;
    const button = buttonOfKey(this.#wishes.keys(), keyName(event));
    if (button === undefined || !(this.#wishes.wants(button) || this.#held.holds(holder(event)))) return;
    event.preventDefault();
    // A key that was down before it came here never was a press of ours.
    if (!event.repeat) this.#held.hold(holder(event), button);
  };

  /** Wherever in the area the focus is by now. @param {KeyboardEvent} event */
  #up = (event) => {
    this.#forgetUnderMeta(event);
    this.#held.letGo(holder(event));
  };

  /**
   * While Meta (⌘) is down, macOS does not tell of keys that go up: what is down then may be up by now.
   * @param {KeyboardEvent} event
   */
  #forgetUnderMeta({ key, metaKey }) {
    if (metaKey || key === 'Meta') this.#held.letGoAll(KIND);
  }
}

const KIND = 'key ';

/** With or without Shift it is the same key. @param {KeyboardEvent} event */
function holder(event) {
  return KIND + (event.code || keyName(event));
}
