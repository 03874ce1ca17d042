import { plain } from '../page/numbers.js';

/**
 * The controls of one panel: every input with a `data-parameter`, its text beside it, and the readouts.
 */
export class Controls {
  /** @type {HTMLInputElement[]} */
  #inputs;
  /** @type {HTMLElement[]} */
  #readouts;
  /** @type {import('./scene-player.js').ScenePlayer} */
  #player;
  #ending = new AbortController();

  /**
   * @param {HTMLElement} panel
   * @param {import('./scene-player.js').ScenePlayer} player
   */
  constructor(panel, player) {
    this.#player = player;
    this.#inputs = [...panel.querySelectorAll('input')].filter(({ dataset }) => dataset.parameter);
    this.#readouts = /** @type {HTMLElement[]} */ ([...panel.querySelectorAll('[data-readout]')]);
    const { signal } = this.#ending;
    for (const input of this.#inputs)
      input.addEventListener('input', () => player.set(name(input), asked(input)), { signal });
    panel.querySelector('button')?.addEventListener('click', () => player.reset(), { signal });
    for (const fieldset of panel.querySelectorAll('fieldset')) fieldset.disabled = false;
  }

  /** Shows what holds now. */
  show() {
    if (this.#ending.signal.aborted) return; // a call that was still due
    for (const input of this.#inputs) {
      const value = this.#player.get(name(input));
      if (input.type === 'checkbox') input.checked = value === 1;
      else if (input.type === 'radio') input.checked = Number(input.value) === value;
      else showSlider(input, value);
    }
    const { readouts } = this.#player;
    for (const readout of this.#readouts) write(readout, readouts[readout.dataset.readout ?? ''] ?? '');
  }

  /** Lets go of the panel. */
  end() {
    this.#ending.abort();
  }
}

/** @param {HTMLInputElement} input */
function name(input) {
  return /** @type {string} */ (input.dataset.parameter);
}

/** @param {HTMLInputElement} input @returns {number} what it asks for now */
function asked(input) {
  return input.type === 'checkbox' ? Number(input.checked) : Number(input.value);
}

/** @param {HTMLInputElement} input @param {number} value */
function showSlider(input, value) {
  if (Number.isNaN(value)) return;
  const digits = input.step.split('.')[1]?.length ?? 0;
  const text = `${plain(value, digits)} ${input.dataset.unit ?? ''}`.trim();
  const caption = input.parentElement?.querySelector('.value');
  if (Number(input.value) !== value) input.value = String(value);
  if (caption instanceof HTMLElement && write(caption, text)) input.setAttribute('aria-valuetext', text);
}

/**
 * Writes only what changed.
 * @param {HTMLElement} element
 * @param {string} text
 */
function write(element, text) {
  if (element.textContent === text) return false;
  element.textContent = text;
  return true;
}
