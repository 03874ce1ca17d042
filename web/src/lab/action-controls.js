import { LAB_ACTIONS } from './actions.js';

/** @typedef {import('./actions.js').LabAction} LabAction */

/**
 * A radio button for each action that goes on, a button for each that plays once, and the keys of both in the
 * page's list.
 */
export class ActionControls {
  /** @type {HTMLInputElement[]} */
  #inputs = [];

  /**
   * @param {{ goingOn: HTMLElement, playedOnce: HTMLElement, keys: HTMLElement }} places
   * @param {(action: import('../core/names.js').ActionName) => void} act
   */
  constructor({ goingOn, playedOnce, keys }, act) {
    for (const action of LAB_ACTIONS) {
      const control = action.once ? button(action) : radio(action);
      if (control instanceof HTMLInputElement) this.#inputs.push(control);
      control.setAttribute('aria-keyshortcuts', action.keys.join(' '));
      control.addEventListener(action.once ? 'click' : 'change', () => act(action.name));
      (action.once ? playedOnce : goingOn).append(action.once ? control : labelled(control, action.label));
    }
    keys.prepend(...LAB_ACTIONS.map(keysOf));
  }

  /** Shows what was asked for. @param {string} name */
  show(name) {
    for (const input of this.#inputs) input.checked = input.value === name;
  }
}

/** @param {LabAction} action */
function radio({ name }) {
  const input = document.createElement('input');
  Object.assign(input, { type: 'radio', name: 'action', value: name, autocomplete: 'off' });
  return input;
}

/** @param {LabAction} action */
function button({ name, label }) {
  const made = document.createElement('button');
  Object.assign(made, { id: name, type: 'button', textContent: label });
  return made;
}

/** @param {HTMLElement} control @param {string} text */
function labelled(control, text) {
  const label = document.createElement('label');
  const span = document.createElement('span');
  span.textContent = text;
  label.append(control, ' ', span);
  return label;
}

/** @param {LabAction} action */
function keysOf({ keys, label }) {
  const row = document.createElement('div');
  const term = document.createElement('dt');
  for (const key of keys) {
    const kbd = document.createElement('kbd');
    kbd.textContent = key;
    term.append(kbd, ' ');
  }
  const words = document.createElement('dd');
  words.textContent = label.toLowerCase();
  row.append(term, words);
  return row;
}
