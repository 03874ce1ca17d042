import { checkString, checkUrl } from '../player/arguments.js';
import { Connection } from './connection.js';
import { flag } from './readers.js';
import { ShadowView } from './shadow-view.js';

/** Node and workers have no elements; importing the classes there must not throw. */
const TypedElement = /** @type {typeof import('../player/typed-events.js').TypedElement} */ (
  globalThis.HTMLElement ?? class {}
);

/**
 * What an element needs of its player.
 * @typedef {import('../player/canvas-player.js').CanvasPlayer<any>} Player
 */

/**
 * What a property that is a yes or no takes: what markup takes, where every text is a yes but `'false'`.
 * @typedef {boolean | string | null | undefined} FlagInput
 */

/**
 * An element that shows a player on a canvas in its shadow root: base of `<stick-man>` and `<spear-run>`.
 *
 * Its children are shown in place of the canvas when loading fails. The attribute `controls` adds a button that
 * pauses and plays; children with `slot="pause"` and `slot="play"` take the place of its English words.
 *
 * Each attribute has a property, which takes what markup takes: a text, or the value itself; null and no
 * value take the attribute away, and so does an empty text where there is none to have. What is impossible only warns, and names what is allowed: a property then changes
 * nothing, an attribute counts as absent.
 *
 * The player lives while the element is connected. A move within the document is no disconnect: the player stays the
 * same. What the person or play() and pause() chose outlasts it, and is no attribute.
 *
 * Events, none of which bubbles: `ready` (the first frame is drawn), `error` (a CustomEvent whose `detail` is the
 * Error; load() tries again), `play` and `pause` (when `paused` changes).
 *
 * Parts for CSS: `canvas` and `control`.
 * @template {Player} P
 * @template {import('../player/typed-events.js').PlayerEvents} [E=import('../player/typed-events.js').PlayerEvents]
 *   its events besides those of every element, by name
 * @extends {TypedElement<E>}
 */
export class PlayerElement extends TypedElement {
  /** What reads each attribute. @protected @type {Record<string, import('./readers.js').Reader>} */
  static readers = {
    paused: flag('paused'),
    controls: flag('controls'),
    label: (label) => checkString('label', label),
    'wasm-url': (url) => checkUrl('wasmUrl', url),
  };

  static observedAttributes = Object.keys(PlayerElement.readers);

  /** Styles of the shadow root, besides those of every view. */
  static css = '';

  /** What a screen reader says when no `label` is given. */
  static defaultLabel = '';

  /** Events of the player that are events of the element. */
  static events = ['ready', 'error', 'play', 'pause'];

  /**
   * Says where the .wasm lies, if not beside the script. The first URL wins; a later, different one only warns.
   * @param {string | URL} _url
   */
  static setWasmUrl(_url) {}

  /** @type {ShadowView} */
  #view;
  /** @type {Connection<P>} */
  #connection = new Connection();
  /** The last of play() and pause() that still counts. @type {'play' | 'pause' | null} */
  #choice = null;

  constructor() {
    super();
    const pressed = () => (this.paused ? this.play() : this.pause());
    this.#view = new ShadowView(this, pressed);
  }

  /**
   * Resolves to the element when the first frame is drawn; rejects when loading fails or the element is removed or
   * destroyed before. A new promise each time the element is connected, and when load() tries again.
   * @returns {Promise<this>}
   */
  get ready() {
    return this.#connection.ready;
  }

  /**
   * Whether it waits for play(): because the attribute says so, because of pause(), or because the person prefers reduced
   * motion.
   * @returns {boolean}
   */
  get paused() {
    return this.player?.paused ?? (this.#choice ? this.#choice === 'pause' : this.read('paused') === true);
  }

  /**
   * The page's own pause; its end ends neither pause() nor the stillness of reduced motion: play() does.
   * @param {FlagInput} paused
   */
  set paused(paused) {
    this.write('paused', paused);
  }

  /** Whether there is a button that pauses and plays. @returns {boolean} */
  get controls() {
    return this.read('controls') === true;
  }

  /** @param {FlagInput} controls */
  set controls(controls) {
    this.write('controls', controls);
  }

  /** What a screen reader says. @returns {string} */
  get label() {
    return this.read('label') || this.#class.defaultLabel;
  }

  /** @param {string | null | undefined} label */
  set label(label) {
    this.write('label', label);
  }

  /** Where the .wasm lies, if not beside the script; the first one on the page wins. @returns {string} */
  get wasmUrl() {
    return this.getAttribute('wasm-url') ?? '';
  }

  /** @param {string | URL | null | undefined} url */
  set wasmUrl(url) {
    this.write('wasm-url', url);
  }

  /** Ends every pause, and moves although reduced motion is preferred: this was asked for. */
  play() {
    this.#choose('play');
  }

  /** Stands still until play(), whatever is shown or hidden meanwhile, and whatever the attribute says. */
  pause() {
    this.#choose('pause');
  }

  /** Measures the canvas and reads its colours again; needed only where no observer can tell. */
  resize() {
    this.player?.resize();
  }

  /**
   * Tries again after an `error`; otherwise changes nothing.
   * @returns {Promise<this>} `ready`
   */
  load() {
    if (this.#connection.failed && this.isConnected) {
      this.#disconnect();
      this.#connect();
    }
    return this.ready;
  }

  /** Stops for good and frees the C++ figure; harmless when done twice. */
  destroy() {
    this.#connection.end();
  }

  connectedCallback() {
    this.#takeUpProperties();
    this.#connect();
  }

  disconnectedCallback() {
    queueMicrotask(() => {
      if (!this.isConnected) this.#disconnect();
    });
  }

  /** Another document has other style sheets, and its window other observers. */
  adoptedCallback() {
    this.#disconnect();
  }

  /**
   * @param {string} name
   * @param {string | null} _before
   * @param {string | null} text
   */
  attributeChangedCallback(name, _before, text) {
    try {
      this.changed(name, text === null ? null : this.#class.readers[name](text));
    } catch (error) {
      this.warn(error);
      this.changed(name, null);
    }
  }

  /** @protected Null while the element is not connected or still loading its script, and after the end. @returns {P | null} */
  get player() {
    return this.#connection.player;
  }

  /**
   * What an attribute says.
   * @protected
   * @param {string} name
   * @returns {any} null: nothing, or nothing possible
   */
  read(name) {
    const text = this.getAttribute(name);
    try {
      return text === null ? null : this.#class.readers[name](text);
    } catch {
      return null;
    }
  }

  /**
   * What a property was given goes where markup would have it.
   * @protected
   * @param {string} name of the attribute
   * @param {unknown} value
   */
  write(name, value) {
    try {
      if (value === null || value === undefined) value = false;
      else this.#class.readers[name](value);
    } catch (error) {
      if (value !== '') return this.warn(error);
      value = false; // some frameworks clear a property so
    }
    if (value === false) this.removeAttribute(name);
    else this.setAttribute(name, value === true ? '' : String(value));
  }

  /**
   * An attribute was set or removed.
   * @protected
   * @param {string} name
   * @param {any} value null: it says nothing, or nothing possible
   */
  changed(name, value) {
    if (name === 'controls') this.#view.controls = value;
    else if (name === 'label') this.describe(this.#view.canvas);
    else if (name === 'wasm-url') value && this.#class.setWasmUrl(value);
    else this.#hold(value === true);
  }

  /**
   * Names the picture, by `label`.
   * @protected
   * @param {HTMLCanvasElement} canvas
   */
  describe(canvas) {
    canvas.setAttribute('aria-label', this.label);
  }

  /**
   * The element is connected: makes a player, sooner or later, and hands it to begin(). Must be overridden.
   * @protected
   * @param {ShadowView} _view
   * @param {Connection<P>} _connection
   */
  start(_view, _connection) {}

  /**
   * Takes a new player, which has fired no event yet.
   * @protected
   * @param {P} player
   */
  begin(player) {
    const connection = this.#connection;
    connection.player = player;
    player.hold(this.read('paused') === true);
    if (this.#choice) player[this.#choice]();
    for (const type of this.#class.events)
      player.addEventListener(/** @type {'ready'} */ (type), (event) =>
        this.#heard(connection, type, /** @type {CustomEvent} */ (event).detail),
      );
    this.#showWord();
  }

  /**
   * Tells of a mistake that must not stop the page.
   * @protected
   * @param {unknown} error
   */
  warn(error) {
    console.warn(`<${this.localName}>: ${error instanceof Error ? error.message : error}`);
  }

  /** Properties set before the class was there lie on the element itself and hide the class's. */
  #takeUpProperties() {
    for (const [name, value] of Object.entries(this)) {
      if (!(name in Object.getPrototypeOf(this))) continue;
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }

  async #connect() {
    const connection = this.#connection;
    if (connection.begun || connection.ended) return;
    connection.begun = true;
    const view = this.#view;
    view.failed = false;
    view.dress(this.ownerDocument, this.#class.css);
    this.describe(view.canvas);
    try {
      await this.start(view, connection);
    } catch (error) {
      if (connection.ended) return;
      console.error(error); // as the loader does of what it cannot load
      this.#heard(connection, 'error', error);
    }
  }

  #disconnect() {
    if (!this.#connection.begun || this.#connection.ended) return;
    this.#connection.end();
    this.#connection = new Connection();
  }

  /** @param {'play' | 'pause'} choice */
  #choose(choice) {
    this.#choice = choice;
    this.player?.[choice]();
    this.#showWord();
  }

  /** @param {boolean} held by the attribute, whose pause is newer than the play() before it */
  #hold(held) {
    if (held && this.#choice === 'play') this.#choice = null;
    this.player?.hold(held);
    this.#showWord();
  }

  #showWord() {
    this.#view.showWord(this.paused);
  }

  /**
   * @param {Connection<P>} connection
   * @param {string} type of the player's event
   * @param {unknown} detail
   */
  #heard(connection, type, detail) {
    if (type === 'ready') connection.resolve(this);
    if (type === 'error') {
      connection.fail(detail);
      this.#view.failed = true;
    }
    if (type === 'play' && this.#choice === 'pause') this.#choice = null; // by a press in the game
    this.#showWord();
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  get #class() {
    return /** @type {typeof PlayerElement} */ (this.constructor);
  }
}
