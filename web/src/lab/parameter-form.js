import { PARAMETER_GROUPS } from './parameters.js';

/** @typedef {import('./parameters.js').Parameter} Parameter */

/** @type {Record<import('./parameters.js').ParameterGroup, string>} */
const LEGENDS = { body: 'Body', walk: 'Walk', run: 'Run', other: 'Other' };

/**
 * A number field for each parameter, grouped, with its unit, range and reset.
 */
export class ParameterForm {
  /** @type {Map<string, { input: HTMLInputElement, reset: HTMLButtonElement, initial: number }>} */
  #rows = new Map();
  /** @type {import('./commands.js').Commands} */
  #commands;

  /**
   * @param {HTMLElement} container
   * @param {import('./setup.js').KnownParameters} known
   * @param {import('./commands.js').Commands} commands
   */
  constructor(container, known, commands) {
    this.#commands = commands;
    const parameters = [...known.values()];
    container.replaceChildren(
      ...PARAMETER_GROUPS.map((group) => {
        const fieldset = document.createElement('fieldset');
        const legend = document.createElement('legend');
        legend.textContent = LEGENDS[group];
        fieldset.append(
          legend,
          ...parameters.filter((each) => each.group === group).map((each) => this.#row(each)),
        );
        return fieldset;
      }),
    );
  }

  /** Shows the present values. */
  show() {
    for (const [name, { input, reset, initial }] of this.#rows) {
      const value = this.#commands.parameter(name);
      // The text as typed stays while it says the same ("1.50").
      if (input.value === '' || Number(input.value) !== value) input.value = String(value);
      reset.disabled = value === initial;
    }
  }

  /** @param {Parameter} parameter */
  #row({ name, group, label, unit, lowest, highest, initial, step }) {
    const row = document.createElement('div');
    row.className = 'parameter';

    const input = document.createElement('input');
    Object.assign(input, { type: 'number', id: `parameter-${name}`, autocomplete: 'off' });
    Object.assign(input, { min: String(lowest), max: String(highest), step: String(step) });
    input.setAttribute('aria-describedby', `range-${name}`);
    input.addEventListener('change', () => {
      this.#commands.setParameter(name, input.valueAsNumber);
      input.value = String(this.#commands.parameter(name)); // clamped, or as it was
    });

    const caption = document.createElement('label');
    caption.htmlFor = input.id;
    caption.textContent = label;

    const range = document.createElement('span');
    range.id = `range-${name}`;
    range.className = 'range';
    range.textContent = `${minus(lowest)} to ${minus(highest)} ${unit}`.trim();

    const reset = document.createElement('button');
    Object.assign(reset, { type: 'button', className: 'reset', textContent: '↺', disabled: true });
    reset.setAttribute(
      'aria-label',
      `Reset ${group === 'walk' || group === 'run' ? `${group} ` : ''}${label}`,
    );
    reset.addEventListener('click', () => {
      this.#commands.setParameter(name, initial);
      input.focus(); // the button is disabled now
    });

    this.#rows.set(name, { input, reset, initial });
    row.append(caption, input, range, reset);
    return row;
  }
}

/** @param {number} value */
function minus(value) {
  return String(value).replace('-', '\u2212');
}
