import { checkBoolean, checkNumber, checkString, checkUrl } from '../arguments.js';
import { worldLoader } from '../module-loaders.js';
import { isSet, PlayerElement } from './player-element.js';

/** @typedef {import('../game/spear-run-player.js').SpearRunPlayer} SpearRunPlayer */
/** @typedef {import('../game/spear-run-player.js').GameState} GameState */

const CSS = `
:host { display: block; position: relative; container-type: inline-size; aspect-ratio: 16 / 9 }
:host([hidden]), [hidden] { display: none !important }
canvas { display: block; width: 100%; height: min(100%, 56.25cqw) }
button {
  position: absolute; top: 0.3em; left: 0.3em; min-height: 2.4em; padding: 0 0.8em;
  border: 1px solid; border-radius: 0.5em; background: none; color: inherit; font: inherit; cursor: pointer;
}
`;

/**
 * `<spear-run>`: the game in any page. It loads the larger module, and only when there is one on the page.
 *
 * Attributes, each with a property of the same name: `calm`, `seed`, `paused`, `controls`, `label`, `wasm-url`
 * (`wasmUrl`, where world.wasm lies). Keys are the game's only while it has the focus and is played; it never takes the
 * focus unasked, and a swipe scrolls the page except in play.
 *
 * Children with `slot="ready"`, `slot="paused"` and `slot="over"` take the place of its English words.
 *
 * Custom properties for CSS: those of `<stick-man>`. Parts besides those below: `score` and `message`.
 *
 * Events besides those below: `statechange` when `state` is another, and what happens in a run: `start`, `jump`, `land`,
 * `thrust`, `hit`, `clank`, `milestone`, `crash`.
 * @extends {PlayerElement<SpearRunPlayer>}
 */
export class SpearRunElement extends PlayerElement {
  static observedAttributes = [...PlayerElement.observedAttributes, 'calm', 'seed'];

  static css = CSS;

  static defaultLabel = 'Spear Run';

  static events = [
    ...PlayerElement.events,
    ...['statechange', 'start', 'jump', 'land', 'thrust', 'hit', 'clank', 'milestone', 'crash'],
  ];

  /** @type {import('./spear-run-overlay.js').SpearRunOverlay | null} */
  #overlay = null;

  /** Where the game is; paused: a run waits for a press, or for play(). @returns {GameState} */
  get state() {
    return this.player?.state ?? 'loading';
  }

  /** Of the run that is on, or was the last. */
  get score() {
    return this.player?.score ?? 0;
  }

  /** In u; 100 u are 1 m. */
  get distance() {
    return this.player?.distance ?? 0;
  }

  /** The best score on this device. */
  get best() {
    return this.player?.best ?? 0;
  }

  /** The run that is on, or was the last, as text for watch(). */
  get replay() {
    return this.player?.replay ?? '';
  }

  /** Slower, with wider gaps; from the next start on. */
  get calm() {
    return isSet(this.getAttribute('calm'));
  }

  set calm(calm) {
    this.toggleAttribute('calm', checkBoolean('calm', calm));
  }

  /** Of the next run's course, a whole number from 0 to 4294967295; null: any. @returns {number | null} */
  get seed() {
    return seedIn(this.getAttribute('seed'));
  }

  set seed(seed) {
    const wanted = checkNumber('seed', seed, { min: 0, max: 0xffff_ffff });
    if (!Number.isInteger(wanted)) throw new RangeError(`seed must be a whole number, not ${wanted}`);
    this.setAttribute('seed', String(wanted));
  }

  /**
   * Shows the run in a text that `replay` gave.
   * @param {string} text
   * @returns {string} '' when it is on; otherwise what is wrong with the text, and nothing has changed
   */
  watch(text) {
    return this.player?.watch(checkString('text', text)) ?? 'the game is not loaded yet';
  }

  /**
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} value
   */
  attributeChangedCallback(name, before, value) {
    if (name === 'calm') {
      if (this.player) this.player.calm = isSet(value);
    } else if (name === 'seed') {
      const seed = this.#wantedSeed();
      if (seed !== undefined) this.player?.setNextSeed(seed);
    } else {
      super.attributeChangedCallback(name, before, value);
    }
  }

  /**
   * The element itself takes focus, keys and touches, so that in a tall one the space below the picture can be touched.
   * @protected
   * @param {HTMLCanvasElement} canvas
   */
  describe(canvas) {
    canvas.setAttribute('aria-hidden', 'true');
    if (this.isConnected && this.hasAttribute('label')) this.setAttribute('aria-label', this.label);
  }

  /**
   * @protected
   * @param {HTMLCanvasElement} canvas
   */
  async start(canvas) {
    try {
      const { SpearRunPlayer, SpearRunOverlay } = await import('./spear-run-overlay.js');
      if (!this.waiting) return;
      const options = {
        area: this,
        calm: this.calm,
        seed: this.#wantedSeed(),
        onFrame: () => this.#overlay?.follow(),
      };
      const player = new SpearRunPlayer(canvas, options);
      this.#overlay?.end();
      this.#overlay = new SpearRunOverlay(/** @type {ShadowRoot} */ (this.shadowRoot), player);
      this.begin(player);
    } catch (error) {
      this.fail(error);
    }
  }

  /**
   * Loads the game's module before the first element needs it.
   * @returns {Promise<void>}
   */
  static async preload() {
    await worldLoader().load();
  }

  /**
   * Says where world.wasm lies, if not beside the script. The first URL wins; a later, different one only warns.
   * @param {string | URL} url
   */
  static setWasmUrl(url) {
    worldLoader().setUrl(checkUrl('url', url));
  }

  #wantedSeed() {
    const text = this.getAttribute('seed');
    const seed = seedIn(text);
    if (text !== null && seed === null)
      this.warn(`seed must be a whole number from 0 to 4294967295, not '${text}'`);
    return seed ?? undefined;
  }
}

/** @param {string | null} text @returns {number | null} null: none, or none that can be one */
function seedIn(text) {
  return text !== null && /^\d{1,10}$/.test(text) && Number(text) <= 0xffff_ffff ? Number(text) : null;
}
