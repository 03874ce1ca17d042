/**
 * @typedef {object} SharingParts
 * @property {HTMLButtonElement[]} copy
 * @property {HTMLTextAreaElement} text a run to copy by hand, or to watch
 * @property {HTMLDetailsElement} fold around the text
 * @property {HTMLButtonElement} watch
 * @property {HTMLElement} problem
 * @property {HTMLElement[]} copied what became of a copy, one beside each button
 */

/**
 * @typedef {object} SharedGame
 * @property {string} replay
 * @property {number} distance in u, of the run that would be copied
 * @property {string} falseClaim what the run from text claimed and has not kept, once it is over; '': nothing
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
  /** What a copy put into the text. */
  #copied = '';
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
    this.follow();
    parts.watch.addEventListener('click', () => {
      if (this.watch()) begun();
    });
  }

  /** The run is another, or elsewhere: there is one to copy once he has run. */
  follow() {
    const { distance, falseClaim } = this.#game;
    for (const button of this.#parts.copy) button.disabled = !(distance > 0);
    this.#tell('');
    if (falseClaim) this.#showProblem(`This run is not what it says: ${falseClaim}.`);
  }

  async copy() {
    const { text, fold } = this.#parts;
    const replay = this.#game.replay;
    this.#showProblem('');
    // What was pasted to be watched stays.
    if (!text.value || text.value === this.#copied) text.value = this.#copied = replay;
    try {
      if (!this.#clipboard) throw new Error('there is no clipboard');
      await this.#clipboard.writeText(replay);
      this.#tell('This run is copied.');
    } catch {
      text.value = this.#copied = replay; // for want of another way
      fold.open = true;
      text.focus(); // asked for: it is to be copied from there
      text.select();
      this.#tell('The run is selected below: copy it from there.');
    }
  }

  /** @returns {boolean} the run is on */
  watch() {
    const problem = this.#game.watch(this.#parts.text.value);
    this.#showProblem(problem && `This run cannot be shown: ${problem}.`);
    return problem === '';
  }

  /** Shown beside the buttons, and read aloud. @param {string} words */
  #tell(words) {
    for (const place of this.#parts.copied) place.textContent = words;
    if (words) this.#say(words);
  }

  /** @param {string} problem '': none */
  #showProblem(problem) {
    const { problem: place, text } = this.#parts;
    place.hidden = problem === '';
    place.textContent = problem;
    text.setAttribute('aria-invalid', String(problem !== ''));
  }
}
