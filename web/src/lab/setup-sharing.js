import { element } from '../page/element.js';
import { throttled } from '../page/throttle.js';
import { DEFAULT_SETUP } from './setup.js';
import { setupFromAddress, setupToAddress } from './setup-address.js';
import { setupFromJson, setupToJson } from './setup-json.js';

/** Browsers allow some hundred changes of the address in half a minute. */
const ADDRESS_MS = 500;

/**
 * The setup as JSON, and in the page's address.
 */
export class SetupSharing {
  #json = element('json', HTMLTextAreaElement);
  #jsonProblem = element('json-problem', HTMLParagraphElement);
  #addressProblem = element('address-problem', HTMLParagraphElement);
  /** @type {import('./commands.js').Commands} */
  #commands;
  /** @type {import('./setup.js').KnownParameters} */
  #known;
  /** @type {(text: string) => void} */
  #say;

  /**
   * @param {import('./commands.js').Commands} commands
   * @param {import('./setup.js').KnownParameters} known
   * @param {(text: string) => void} say
   */
  constructor(commands, known, say) {
    this.#commands = commands;
    this.#known = known;
    this.#say = say;
  }

  /** Takes over what the address says, and keeps it true from then on. */
  begin() {
    if (location.hash.length > 1) this.#restore();
    window.addEventListener('hashchange', () => this.#restore());
    const write = throttled(() => this.#writeAddress(), ADDRESS_MS);
    this.#commands.addEventListener('change', () => {
      show(this.#addressProblem, '');
      write();
    });
    if (this.#commands.setup !== DEFAULT_SETUP && location.hash.length <= 1) write();
    element('copy', HTMLButtonElement).addEventListener('click', () => this.#copy());
    element('load', HTMLButtonElement).addEventListener('click', () => this.#load());
  }

  #restore() {
    const problem = this.#take(() => setupFromAddress(location.hash, this.#known));
    show(this.#addressProblem, problem && `The address holds no setup: ${problem}. He has the defaults.`);
  }

  #writeAddress() {
    if (!this.#addressProblem.hidden) return; // it stays to be looked at until something changes
    const address = setupToAddress(this.#commands.setup);
    if (location.hash.replace(/^#/, '') === address) return;
    history.replaceState(history.state, '', address ? `#${address}` : location.pathname + location.search);
  }

  async #copy() {
    const text = setupToJson(this.#commands.setup, this.#known);
    this.#json.value = text;
    show(this.#jsonProblem, '');
    try {
      await navigator.clipboard.writeText(text);
      this.#say('Copied as JSON.');
    } catch {
      this.#json.select();
      this.#say('The JSON is selected: copy it.');
    }
  }

  #load() {
    const problem = this.#take(() => setupFromJson(this.#json.value, this.#known));
    show(this.#jsonProblem, problem && `This cannot be loaded: ${problem}. He has the defaults.`);
    this.#json.setAttribute('aria-invalid', String(problem !== ''));
    if (!problem) this.#say('Loaded.');
  }

  /**
   * @param {() => import('./setup.js').Setup} read
   * @returns {string} why it cannot be read, then the defaults were taken; else ''
   */
  #take(read) {
    try {
      this.#commands.apply(read());
      return '';
    } catch (error) {
      this.#commands.apply(DEFAULT_SETUP);
      return error instanceof Error ? error.message : String(error);
    }
  }
}

/** @param {HTMLElement} element @param {string} text '': nothing to say */
function show(element, text) {
  element.hidden = text === '';
  if (element.textContent !== text) element.textContent = text;
}
