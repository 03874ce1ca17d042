import { ariaKeys } from '../page/page-keys.js';
import { LAB_ACTIONS } from './actions.js';

/** @typedef {import('./actions.js').LabAction} LabAction */

/**
 * A radio button for each action that goes on, a button for each that plays once.
 */
export class ActionControls {
  /** @type {HTMLInputElement[]} */
  #inputs = [];

  /**
   * @param {{ goingOn: HTMLElement, playedOnce: HTMLElement }} places
   * @param {(action: import('../core/names.js').ActionName) => void} act
   */
  constructor({ goingOn, playedOnce }, act) {
    for (const action of LAB_ACTIONS) {
      const control = action.once ? button(action) : radio(action);
      if (control instanceof HTMLInputElement) this.#inputs.push(control);
      control.setAttribute('aria-keyshortcuts', ariaKeys(action.keys));
      control.addEventListener(action.once ? 'click' : 'change', () => act(action.name));
      (action.once ? playedOnce : goingOn).append(action.once ? control : labelled(control, action.label));
    }
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
