import { keyLabel } from '../input/key-label.js';
import { keyName } from '../input/key-name.js';
import { keyCap } from '../page/page-keys.js';
import { BUTTONS, buttonLabel, DEFAULT_KEYS } from './buttons.js';
import { buttonOfKey, canBeMapped, remapped } from './key-map.js';

/** @typedef {import('./buttons.js').ButtonName} ButtonName */
/** @typedef {import('./key-map.js').KeyMap} KeyMap */

/**
 * The keys of each button, and a way to change them: press Change, then the key.
 */
export class KeyForm {
  /** @type {HTMLElement} */
  #list;
  /** @type {KeyMap} */
  #keys;
  /** @type {(keys: KeyMap) => void} */
  #changed;
  /** @type {(text: string) => void} */
  #say;
  /** A key that was taken and is still down: lifting Space would press the button. */
  #taken = '';
  /** Whose key is asked for. @type {ButtonName | null} */
  #asking = null;
  /** @type {Map<ButtonName, { keys: HTMLElement, change: HTMLButtonElement }>} */
  #rows = new Map();

  /**
   * @param {HTMLElement} list a dl
   * @param {HTMLButtonElement} reset
   * @param {KeyMap} keys
   * @param {(keys: KeyMap) => void} changed
   * @param {(text: string) => void} say
   */
  constructor(list, reset, keys, changed, say) {
    this.#list = list;
    this.#keys = keys;
    this.#changed = changed;
    this.#say = say;
    for (const button of BUTTONS) this.#addRow(button);
    reset.addEventListener('click', () => this.#take(DEFAULT_KEYS, 'The keys are as they were.'));
    this.#show();
  }

  /** @param {ButtonName} button */
  #addRow(button) {
    const row = document.createElement('div');
    const term = document.createElement('dt');
    const definition = document.createElement('dd');
    const keys = document.createElement('span');
    const change = document.createElement('button');
    term.textContent = buttonLabel(button);
    change.type = 'button';
    change.addEventListener('click', () => this.#ask(this.#asking === button ? null : button));
    change.addEventListener('keydown', (event) => this.#typed(event, button));
    change.addEventListener('keyup', (event) => this.#lifted(event));
    change.addEventListener('blur', () => this.#ask(null));
    definition.append(keys, change);
    row.append(term, definition);
    this.#list.append(row);
    this.#rows.set(button, { keys, change });
  }

  /** @param {ButtonName | null} button */
  #ask(button) {
    if (button === this.#asking) return;
    this.#asking = button;
    if (button) this.#say(`Press the key for ${buttonLabel(button).toLowerCase()}. Tab leaves it as it is.`);
    this.#show();
  }

  /** @param {KeyboardEvent} event @param {ButtonName} button */
  #typed(event, button) {
    if (this.#asking !== button || event.repeat) return;
    const name = keyName(event);
    if (event.ctrlKey || event.altKey || event.metaKey || !canBeMapped(name)) return;
    event.preventDefault();
    this.#taken = name;
    const keys = remapped(this.#keys, button, name);
    this.#asking = null;
    if (keys) {
      this.#take(keys, `${buttonLabel(button)} is ${keyLabel(name)} now.`);
    } else {
      const other = /** @type {ButtonName} */ (buttonOfKey(this.#keys, name));
      this.#show();
      this.#say(
        `${keyLabel(name)} is the only key of ${buttonLabel(other).toLowerCase()}: change that first.`,
      );
    }
  }

  /** @param {KeyboardEvent} event */
  #lifted(event) {
    if (keyName(event) === this.#taken) event.preventDefault();
    this.#taken = '';
  }

  /** @param {KeyMap} keys @param {string} words */
  #take(keys, words) {
    this.#keys = keys;
    this.#show();
    this.#changed(keys);
    this.#say(words);
  }

  #show() {
    for (const [button, { keys, change }] of this.#rows) {
      keys.replaceChildren(...this.#keys[button].map(keyCap));
      const asking = this.#asking === button;
      change.textContent = asking ? 'Press a key…' : 'Change';
      change.setAttribute('aria-label', `${change.textContent} (${buttonLabel(button).toLowerCase()})`);
    }
  }
}
