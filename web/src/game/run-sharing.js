/**
 * @typedef {object} SharingParts
 * @property {HTMLButtonElement[]} copy
 * @property {HTMLTextAreaElement} text a run to copy by hand, or to watch
 * @property {HTMLDetailsElement} fold around the text
 * @property {HTMLButtonElement} watch
 * @property {HTMLElement} problem
 */

/**
 * @typedef {object} SharedGame
 * @property {string} replay
 * @property {(text: string) => string} watch '' or what is wrong
 */

/**
 * Runs go out to the clipboard as text, and come back from it.
 */
export class RunSharing {
  /** @type {SharingParts} */
  #parts;
  /** @type {SharedGame} */
  #game;
  /** @type {(text: string) => void} */
  #say;
  /** @type {{ writeText(text: string): Promise<void> } | undefined} */
  #clipboard;

  /**
   * @param {SharingParts} parts
   * @param {SharedGame} game
   * @param {(text: string) => void} say
   * @param {() => void} begun a run is to be watched
   * @param {{ writeText(text: string): Promise<void> } | undefined} [clipboard] none where the page is not secure
   */
  constructor(parts, game, say, begun, clipboard = globalThis.navigator?.clipboard) {
    this.#parts = parts;
    this.#game = game;
    this.#say = say;
    this.#clipboard = clipboard;
    for (const button of parts.copy) button.addEventListener('click', () => this.copy());
    parts.watch.addEventListener('click', () => {
      if (this.watch()) begun();
    });
  }

  async copy() {
    const { text, fold } = this.#parts;
    const replay = this.#game.replay;
    text.value = replay;
    this.#showProblem('');
    try {
      if (!this.#clipboard) throw new Error('there is no clipboard');
      await this.#clipboard.writeText(replay);
      this.#say('This run is copied.');
    } catch {
      fold.open = true;
      text.focus(); // asked for: it is to be copied from there
      text.select();
      this.#say('The run is selected: copy it.');
    }
  }

  /** @returns {boolean} the run is on */
  watch() {
    const problem = this.#game.watch(this.#parts.text.value);
    this.#showProblem(problem && `This run cannot be shown: ${problem}.`);
    return problem === '';
  }

  /** @param {string} problem '': none */
  #showProblem(problem) {
    const { problem: place, text } = this.#parts;
    place.hidden = problem === '';
    place.textContent = problem;
    text.setAttribute('aria-invalid', String(problem !== ''));
  }
}
