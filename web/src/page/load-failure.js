import { element } from './element.js';

/** The card of a page that says why nothing runs, with a button to try again. */
export class LoadFailure {
  #card = element('failure', HTMLDivElement);
  #reason = element('failure-reason', HTMLParagraphElement);

  /** @param {() => void} retry what the button does, once the card is gone */
  constructor(retry) {
    element('retry', HTMLButtonElement).addEventListener('click', () => {
      this.hide();
      retry();
    });
  }

  /** @param {unknown} error */
  show(error) {
    this.#reason.textContent = error instanceof Error ? error.message : String(error);
    this.#card.hidden = false;
  }

  hide() {
    this.#card.hidden = true;
  }

  /**
   * Follows a player, whose `error` and `ready` tell.
   * @param {EventTarget} player
   */
  follow(player) {
    player.addEventListener('error', (event) =>
      this.show(/** @type {CustomEvent<unknown>} */ (event).detail),
    );
    player.addEventListener('ready', () => this.hide());
  }
}
