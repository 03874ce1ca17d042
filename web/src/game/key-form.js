import { keyName } from '../input/key-name.js';
import { BUTTONS, DEFAULT_KEYS } from './buttons.js';
import { buttonOfKey, canBeMapped, remapped } from './key-map.js';
import { ENGLISH, labelOf } from './messages.js';

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
  /** @type {Map<ButtonName, { term: HTMLElement, keys: HTMLElement, change: HTMLButtonElement }>} */
  #rows = new Map();
  /** @type {HTMLButtonElement} */
  #reset;
  /** @type {import('./messages.js').Messages} */
  #messages;

  /**
   * @param {HTMLElement} list a dl
   * @param {HTMLButtonElement} reset
   * @param {KeyMap} keys
   * @param {(keys: KeyMap) => void} changed
   * @param {(text: string) => void} say
   * @param {import('./messages.js').Messages} [messages]
   */
  constructor(list, reset, keys, changed, say, messages = ENGLISH) {
    this.#list = list;
    this.#keys = keys;
    this.#changed = changed;
    this.#say = say;
    this.#reset = reset;
    this.#messages = messages;
    for (const button of BUTTONS) this.#addRow(button);
    reset.addEventListener('click', () => this.#take(DEFAULT_KEYS, this.#messages.keysReset));
    this.#show();
  }

  /** Chosen elsewhere. @param {KeyMap} keys */
  set keys(keys) {
    this.#keys = keys;
    this.#show();
  }

  /** What it says from now on. @param {import('./messages.js').Messages} messages */
  set messages(messages) {
    this.#messages = messages;
    this.#show();
  }

  /** @param {ButtonName} button */
  #addRow(button) {
    const row = document.createElement('div');
    const term = document.createElement('dt');
    const definition = document.createElement('dd');
    const keys = document.createElement('span');
    const change = document.createElement('button');
    change.type = 'button';
    change.addEventListener('click', () => this.#ask(this.#asking === button ? null : button));
    change.addEventListener('keydown', (event) => this.#typed(event, button));
    change.addEventListener('keyup', (event) => this.#lifted(event));
    change.addEventListener('blur', () => this.#ask(null));
    definition.append(keys, change);
    row.append(term, definition);
    this.#list.append(row);
    this.#rows.set(button, { term, keys, change });
  }

  /** @param {ButtonName | null} button */
  #ask(button) {
    if (button === this.#asking) return;
    this.#asking = button;
    if (button) this.#say(this.#messages.askKey(this.#messages.buttons[button]));
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
    const before = buttonOfKey(this.#keys, name);
    this.#asking = null;
    const { buttons, keyIs, keyTaken, onlyKey } = this.#messages;
    const key = labelOf(this.#messages, name);
    if (!keys) {
      this.#show();
      this.#say(onlyKey({ key, button: buttons[/** @type {ButtonName} */ (before)] }));
    } else if (before && before !== button) {
      this.#take(keys, keyTaken({ button: buttons[button], key, from: buttons[before] }));
    } else {
      this.#take(keys, keyIs({ button: buttons[button], key }));
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
    const messages = this.#messages;
    this.#reset.textContent = messages.resetKeys;
    for (const [button, { term, keys, change }] of this.#rows) {
      term.textContent = messages.buttons[button];
      keys.replaceChildren(...this.#keys[button].map((name) => keyCap(messages, name)));
      change.textContent = this.#asking === button ? messages.pressKey : messages.change;
      change.setAttribute('aria-label', `${change.textContent} (${messages.buttons[button]})`);
    }
  }
}

/**
 * @param {import('./messages.js').Messages} messages
 * @param {string} name of a key
 */
function keyCap(messages, name) {
  const cap = document.createElement('kbd');
  cap.textContent = labelOf(messages, name);
  return cap;
}
