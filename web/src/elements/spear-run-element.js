import { worldLoader } from '../core/world-module.js';
import { checkNumber, checkString, checkUrl } from '../player/arguments.js';
import { PlayerElement } from './player-element.js';
import { flag, numeric } from './readers.js';

/** @typedef {import('../game/spear-run-player.js').SpearRunPlayer} SpearRunPlayer */
/** @typedef {import('../game/spear-run-player.js').GameState} GameState */
/** @typedef {import('../game/key-map.js').KeyMap} KeyMap */
/** @typedef {import('../game/messages.js').Messages} Messages */

/** Attributes that only a game has. */
const OWN = ['calm', 'sound', 'seed'];

const CSS = `
:host { display: block; container-type: inline-size; aspect-ratio: 16 / 9 }
[part=area] { position: absolute; inset: 0 }
canvas { display: block; width: 100%; height: min(100%, 56.25cqw) }
button { top: 0.3em; left: 0.3em; right: auto; bottom: auto }
`;

/**
 * `<spear-run>`: the game in any page. It loads the larger module, and only when there is one on the page.
 *
 * Attributes, each with a property of the same name: `calm`, `sound`, `seed`, `paused`, `controls`, `label`, `wasm-url`
 * (`wasmUrl`, where world.wasm lies); properties besides: `keys` and `messages`. Keys are the game's only while it has the
 * focus and is played; it never takes the focus unasked, and a swipe scrolls the page except in play.
 *
 * With `controls` the reader can choose calm, sounds and keys, too; what was chosen is kept on the device and goes before
 * what the page says at the start.
 *
 * It is best 16:9, as it is unless CSS says otherwise: a picture is never narrower, and what is below it in a taller box
 * is room for thumbs.
 *
 * `messages` holds every word it shows or speaks. Children with `slot="ready"`, `slot="paused"` and `slot="over"` take
 * the place of what it shows then.
 *
 * Custom properties for CSS: those of `<stick-man>`. Parts besides those below: `area` (it has the focus), `score`,
 * `message`, `bar`, `settings` and `settings-control`.
 *
 * Events besides those below: `statechange` when `state` is another, and what happens in a run: `start`, `jump`, `land`,
 * `thrust`, `hit`, `clank`, `milestone`, `crash`, `step`. The `detail` of `start` has seed, calm and watching;
 * of `hit` thing, kills, combo and score; of `clank` the thing; of `milestone` distance and score; of `crash` thing, score,
 * distance, best, beaten and watching.
 * @extends {PlayerElement<SpearRunPlayer, import('../game/run-events.js').SpearRunEvents>}
 */
export class SpearRunElement extends PlayerElement {
  static readers = {
    ...PlayerElement.readers,
    calm: flag('calm'),
    sound: flag('sound'),
    seed: numeric(checkSeed),
  };

  static css = CSS;

  static observedAttributes = Object.keys(SpearRunElement.readers);

  static defaultLabel = 'Spear Run';

  static events = [
    ...PlayerElement.events,
    ...['statechange', 'start', 'jump', 'land', 'thrust', 'hit', 'clank', 'milestone', 'crash', 'step'],
  ];

  /** The game; null while there is none. @type {import('./spear-run-overlay.js').SpearRunOverlay | null} */
  #overlay = null;
  /** @type {KeyMap | null | undefined} */
  #keys;
  /** @type {Partial<Messages> | null | undefined} */
  #messages;

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

  /** Slower, with wider gaps; from the next start on. @returns {boolean} */
  get calm() {
    return this.read('calm') === true;
  }

  /** @param {import('./player-element.js').FlagInput} calm */
  set calm(calm) {
    this.write('calm', calm);
  }

  /** Sounds, which browsers let out once something was pressed. @returns {boolean} */
  get sound() {
    return this.read('sound') === true;
  }

  /** @param {import('./player-element.js').FlagInput} sound */
  set sound(sound) {
    this.write('sound', sound);
  }

  /**
   * Keys by button, by their names (`KeyboardEvent.code`, where there is one); null or none: the default ones.
   * @returns {KeyMap | null}
   */
  get keys() {
    return this.player?.keys ?? this.#keys ?? null;
  }

  /** @param {KeyMap | null | undefined} keys */
  set keys(keys) {
    this.#keys = keys;
    this.#overlay?.changed('keys', keys);
  }

  /** Words in place of its English ones, all or some; null: none. @returns {Partial<Messages> | null} */
  get messages() {
    return this.#messages ?? null;
  }

  /** @param {Partial<Messages> | null | undefined} messages */
  set messages(messages) {
    this.#messages = messages;
    this.#overlay?.changed('messages', messages);
  }

  /** Of the next run's course, a whole number from 0 to 4294967295; null: any. @returns {number | null} */
  get seed() {
    return this.read('seed');
  }

  /** @param {number | `${number}` | '' | null | undefined} seed */
  set seed(seed) {
    this.write('seed', seed);
  }

  /**
   * The keys go to the game.
   * @param {FocusOptions} [options]
   */
  focus(options) {
    this.#overlay?.area.focus(options);
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
   * @protected
   * @param {string} name
   * @param {any} value
   */
  changed(name, value) {
    if (!OWN.includes(name)) super.changed(name, value);
    this.#overlay?.changed(name, value);
  }

  /**
   * It is the game that has a name, not its picture: the overlay sees to that.
   * @protected
   */
  describe() {}

  /**
   * @protected
   * @param {import('./shadow-view.js').ShadowView} view
   * @param {import('./connection.js').Connection<SpearRunPlayer>} connection
   */
  async start(view, connection) {
    const { SpearRunOverlay } = await import('./spear-run-overlay.js');
    if (connection.ended) return;
    const overlay = new SpearRunOverlay(view.canvas, this, (error) => this.warn(error));
    connection.undo = () => {
      overlay.end();
      this.#overlay = null;
    };
    view.dress(this.ownerDocument, CSS, overlay.css);
    this.#overlay = overlay;
    this.begin(overlay.player);
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
}

/** @param {unknown} value */
function checkSeed(value) {
  const seed = checkNumber('seed', value, { min: 0, max: 0xffff_ffff });
  if (!Number.isInteger(seed)) throw new RangeError(`seed must be a whole number, not ${seed}`);
  return seed;
}
