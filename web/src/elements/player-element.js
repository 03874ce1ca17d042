import { checkBoolean, checkString, checkUrl } from '../arguments.js';
import { FIGURE_CSS, ShadowView } from './shadow-view.js';

/** Node and workers have no elements; importing the classes there must not throw. */
const HTMLElementOrNone = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/**
 * What an element needs of its player.
 * @typedef {import('../canvas-player.js').CanvasPlayer<any> & { load(): Promise<unknown> }} Player
 */

/**
 * An element that shows a player on a canvas in its shadow root: base of `<stick-man>` and `<spear-run>`.
 *
 * Its children are shown in place of the canvas when loading fails. The attribute `controls` adds a button that
 * pauses and plays; children with `slot="pause"` and `slot="play"` take the place of its English words.
 *
 * The player lives while the element is connected. A move in the DOM is no disconnect: the player stays the same.
 *
 * Events, none of which bubbles: `ready` (the first frame is drawn), `error` (a CustomEvent whose `detail` is the
 * Error; load() tries again), `play` and `pause` (when `paused` changes).
 *
 * Parts for CSS: `canvas` and `control`.
 * @template {Player} P
 */
export class PlayerElement extends HTMLElementOrNone {
  static observedAttributes = ['paused', 'controls', 'label', 'wasm-url'];

  /** Styles of the shadow root. */
  static css = FIGURE_CSS;

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
  /** @type {P | null} */
  #player = null;
  #destroyed = false;
  /** @type {Promise<this>} */
  #ready;
  /** @type {(element: this) => void} */
  #resolve = () => {};
  /** @type {(error: unknown) => void} */
  #reject = () => {};

  constructor() {
    super();
    this.#ready = this.#promise();
    const pressed = () => (this.paused ? this.play() : this.pause());
    this.#view = new ShadowView(this, this.#class.css, pressed);
  }

  /**
   * Resolves to the element when the first frame is drawn; rejects when loading fails or the element is destroyed
   * before. Replaced by a new promise when load() tries again.
   * @returns {Promise<this>}
   */
  get ready() {
    return this.#ready;
  }

  /** Whether it waits for play(): because of pause(), or because the person prefers reduced motion. */
  get paused() {
    return this.#player?.paused ?? isSet(this.getAttribute('paused'));
  }

  /** Like play() and pause(). */
  set paused(paused) {
    if (checkBoolean('paused', paused)) this.pause();
    else this.play();
  }

  /** Whether there is a button that pauses and plays. */
  get controls() {
    return this.#view.controls;
  }

  set controls(controls) {
    this.toggleAttribute('controls', checkBoolean('controls', controls));
  }

  /** What a screen reader says. @returns {string} */
  get label() {
    return this.getAttribute('label') ?? this.#class.defaultLabel;
  }

  set label(label) {
    this.setAttribute('label', checkString('label', label));
  }

  /** Where the .wasm lies, if not beside the script; the first one on the page wins. */
  get wasmUrl() {
    return this.getAttribute('wasm-url') ?? '';
  }

  set wasmUrl(url) {
    this.setAttribute('wasm-url', String(checkUrl('wasmUrl', url)));
  }

  /** Ends the user's pause, and moves although reduced motion is preferred: this was asked for. */
  play() {
    this.removeAttribute('paused');
    this.#player?.play();
  }

  /** Stands still until play(), whatever is shown or hidden meanwhile. */
  pause() {
    this.setAttribute('paused', '');
  }

  /** Measures the canvas and reads its colours again; needed only where no observer can tell. */
  resize() {
    this.#player?.resize();
  }

  /**
   * Tries again after an `error`; otherwise changes nothing.
   * @returns {Promise<this>} `ready`
   */
  load() {
    if (this.#view.failed) {
      this.#view.failed = false;
      this.#ready = this.#promise();
      if (this.#player) this.#player.load();
      else this.start(this.#view.canvas);
    }
    return this.#ready;
  }

  /** Stops for good and frees the C++ figure; harmless when done twice. */
  destroy() {
    this.#destroyed = true;
    this.#end();
    this.#reject(new DOMException('The element was destroyed before it was ready.', 'AbortError'));
  }

  connectedCallback() {
    this.#takeUpProperties();
    this.describe(this.#view.canvas);
    if (this.waiting) this.start(this.#view.canvas);
  }

  disconnectedCallback() {
    queueMicrotask(() => {
      if (!this.isConnected) this.#end();
    });
  }

  /**
   * @param {string} name
   * @param {string | null} _before
   * @param {string | null} value
   */
  attributeChangedCallback(name, _before, value) {
    if (name === 'controls') this.#view.controls = isSet(value);
    else if (name === 'label') this.describe(this.#view.canvas);
    else if (name === 'wasm-url') this.#setUrl(value);
    else if (this.#player) this.#player[isSet(value) ? 'pause' : 'play']();
  }

  /** @protected The element is connected and has no player yet. */
  get waiting() {
    return this.isConnected && !this.#player && !this.#destroyed;
  }

  /** @protected Null while the element is not connected, and after the end. @returns {P | null} */
  get player() {
    return this.#player;
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
   * The element is connected and has no player: makes one, sooner or later, and hands it to begin(). Must be overridden.
   * @protected
   * @param {HTMLCanvasElement} _canvas
   */
  start(_canvas) {}

  /**
   * Takes a new player, which has fired no event yet.
   * @protected
   * @param {P} player
   */
  begin(player) {
    this.#player = player;
    if (isSet(this.getAttribute('paused'))) player.pause();
    for (const type of this.#class.events)
      player.addEventListener(type, (event) =>
        this.#heard(event.type, /** @type {CustomEvent} */ (event).detail),
      );
    this.#view.showWord(this.paused);
  }

  /**
   * Shows the fallback in place of the canvas, and tells why.
   * @protected
   * @param {unknown} error
   */
  fail(error) {
    this.#heard('error', error);
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
      try {
        Reflect.set(this, name, value);
      } catch (error) {
        this.warn(error);
      }
    }
  }

  /**
   * @param {string} type of the player's event
   * @param {unknown} detail
   */
  #heard(type, detail) {
    if (type === 'ready') this.#resolve(this);
    if (type === 'error') {
      this.#view.failed = true;
      this.#reject(detail);
    }
    if (type === 'play') this.removeAttribute('paused'); // by a press in the game
    this.#view.showWord(this.paused);
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  #end() {
    this.#player?.destroy();
    this.#player = null;
  }

  #promise() {
    const ready = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    ready.catch(() => {}); // who does not ask for it hears the event
    return ready;
  }

  /** @param {string | null} url */
  #setUrl(url) {
    try {
      if (url !== null) this.#class.setWasmUrl(url);
    } catch (error) {
      this.warn(error);
    }
  }

  get #class() {
    return /** @type {typeof PlayerElement} */ (this.constructor);
  }
}

/** @param {string | null} value of a boolean attribute: `="false"` is false, whatever HTML says */
export function isSet(value) {
  return value !== null && value !== 'false';
}
