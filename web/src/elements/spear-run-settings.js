import { KeyForm } from '../game/key-form.js';

/**
 * @typedef {object} Choices
 * @property {boolean} calm
 * @property {boolean} sound
 * @property {import('../game/key-map.js').KeyMap} keys
 */

/**
 * What the reader can choose, behind a button: calm, sounds and keys.
 */
export class SpearRunSettings {
  button = document.createElement('button');
  panel = document.createElement('div');
  #calm = choice();
  #sound = choice();
  #reset = document.createElement('button');
  #note = document.createElement('p');
  /** @type {KeyForm} */
  #keys;

  /**
   * @param {Choices} chosen so far
   * @param {{ [Name in keyof Choices]: (value: Choices[Name]) => void }} choose what the reader has chosen now
   * @param {() => void} opened
   * @param {import('../game/messages.js').Messages} messages
   */
  constructor(chosen, choose, opened, messages) {
    const { button, panel } = this;
    button.type = 'button';
    button.setAttribute('part', 'control settings-control');
    panel.setAttribute('part', 'settings');
    panel.setAttribute('role', 'group');
    panel.hidden = true;
    this.#note.setAttribute('role', 'status');
    this.#reset.type = 'button';
    choiceOf(this.#calm, chosen.calm, choose.calm);
    choiceOf(this.#sound, chosen.sound, choose.sound);
    const list = document.createElement('dl');
    this.#keys = new KeyForm(list, this.#reset, chosen.keys, choose.keys, (text) => this.say(text), messages);
    panel.append(this.#calm.label, this.#sound.label, list, this.#reset, this.#note);
    button.addEventListener('click', () => this.#show(panel.hidden !== false, opened));
    panel.addEventListener('keydown', ({ key, defaultPrevented }) => {
      if (key !== 'Escape' || defaultPrevented) return;
      this.#show(false);
      button.focus(); // from what is hidden now
    });
    // Beside its controls it is no place to play on.
    for (const type of ['pointerdown', 'click'])
      panel.addEventListener(type, (event) => event.stopPropagation());
    this.write(messages);
  }

  /** @param {string} text shown there and read aloud */
  say(text) {
    this.#note.textContent = text;
  }

  /** Whether there is a button that shows them. @param {boolean} offered */
  set offered(offered) {
    this.button.hidden = !offered;
    if (!offered) this.#show(false);
  }

  /** The page has chosen. @param {boolean} calm */
  set calm(calm) {
    this.#calm.box.checked = calm;
  }

  /** The page has chosen. @param {boolean} sound */
  set sound(sound) {
    this.#sound.box.checked = sound;
  }

  /** The page has chosen. @param {import('../game/key-map.js').KeyMap} keys */
  set keys(keys) {
    this.#keys.keys = keys;
  }

  /** All of it in these words. @param {import('../game/messages.js').Messages} messages */
  write(messages) {
    this.button.textContent = messages.settings;
    this.panel.setAttribute('aria-label', messages.settings);
    this.#calm.words.data = ` ${messages.calm}`;
    this.#sound.words.data = ` ${messages.sound}`;
    this.#keys.messages = messages;
    this.say('');
    this.#show(this.panel.hidden === false);
  }

  /** @param {boolean} shown @param {() => void} [opened] */
  #show(shown, opened) {
    this.panel.hidden = !shown;
    this.button.setAttribute('aria-expanded', String(shown));
    if (shown) opened?.();
  }
}

/** @param {ReturnType<typeof choice>} choice @param {boolean} chosen @param {(on: boolean) => void} choose */
function choiceOf({ box }, chosen, choose) {
  box.checked = chosen;
  box.addEventListener('change', () => choose(box.checked));
}

/** A box to check, and what it is. */
function choice() {
  const label = document.createElement('label');
  const box = document.createElement('input');
  const words = document.createTextNode('');
  box.type = 'checkbox';
  label.append(box, words);
  return { label, box, words };
}
