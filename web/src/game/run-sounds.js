import { GameSound } from './game-sound.js';

/** Events of a run that are heard. */
const HEARD = /** @type {const} */ (['step', 'jump', 'land', 'thrust', 'hit', 'clank', 'milestone', 'crash']);

/**
 * What is heard of a game: what happens in a run, and his steps. Off until turned on.
 */
export class RunSounds {
  #sound = new GameSound();

  /**
   * @param {import('./spear-run-player.js').SpearRunPlayer} game
   * @param {EventTarget} area that the game takes presses from: a browser lets sounds out only once something was pressed
   */
  constructor(game, area) {
    for (const name of HEARD) game.addEventListener(name, () => this.#sound.play(name));
    game.addEventListener('statechange', () => {
      if (game.state === 'running') this.#sound.wake();
      if (game.state === 'paused') this.#sound.rest();
    });
    for (const type of ['keydown', 'pointerdown']) area.addEventListener(type, () => this.#sound.wake());
  }

  get on() {
    return this.#sound.on;
  }

  /** Turn it on while handling a press: browsers keep silent what makes sounds unasked. */
  set on(on) {
    this.#sound.on = on;
  }

  end() {
    this.#sound.on = false;
  }
}
