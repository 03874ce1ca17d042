import { ACTIONS } from '../core/names.js';

/** @typedef {import('../player/stickman-player.js').StickmanPlayer} StickmanPlayer */

/** @param {string} url @param {StickmanPlayer} player */
async function load(url, player) {
  const response = await fetch(new URL(url, document.baseURI));
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  const text = await response.text();
  return { name: await player.defineAction(text), once: JSON.parse(text).loop !== true };
}

/** The actions of one's own that a `<stick-man>` has, from the files that its `actions` names. */
export class ActionFiles {
  /** Whether each plays once. @type {Map<string, boolean>} */
  #known = new Map();
  /** Of the player that is told of them now. */
  #turn = 0;
  /** Files may still bring more. */
  #awaited = true;
  /** @type {Element} */
  #host;

  /** @param {Element} host whose `actions` it is */
  constructor(host) {
    this.#host = host;
  }

  /**
   * Whether an action may be set: it is one of one's own that is there, or may still come.
   * @param {unknown} action
   */
  expects(action) {
    if (typeof action !== 'string' || ACTIONS.some((name) => name === action)) return false;
    const mayCome = this.#awaited && this.#host.hasAttribute('actions');
    return this.#known.has(action) || (mayCome && /^[a-z][a-z0-9-]*$/.test(action));
  }

  /** Whether an action of one's own is there. @param {string} action */
  has(action) {
    return this.#known.has(action);
  }

  /** Whether an action of one's own plays once. @param {string} action */
  playsOnce(action) {
    return this.#known.get(action) !== false;
  }

  /** One that the page has defined itself. @param {string} name @param {boolean} once */
  add(name, once) {
    this.#known.set(name, once);
  }

  /**
   * Loads files side by side, and tells a player what each says.
   * @param {string} urls separated by spaces
   * @param {StickmanPlayer} player
   * @param {{ came(name: string): void, failed(error: Error): void }} tell of each
   * @returns {Promise<boolean>} once all have come or failed: this is still what is wanted
   */
  async load(urls, player, tell) {
    const turn = ++this.#turn;
    const files = urls.split(/\s+/).filter(Boolean);
    this.#awaited = true;
    await Promise.all(
      files.map(async (url) => {
        try {
          const { name, once } = await load(url, player);
          if (turn !== this.#turn) return;
          this.#known.set(name, once);
          tell.came(name);
        } catch (error) {
          if (turn === this.#turn)
            tell.failed(new Error(`actions: ${url}: ${/** @type {Error} */ (error).message}`));
        }
      }),
    );
    if (turn === this.#turn) this.#awaited = false;
    return turn === this.#turn;
  }

  /** Another player knows none yet. */
  clear() {
    this.#known.clear();
    this.#turn++;
    this.#awaited = true;
  }
}
