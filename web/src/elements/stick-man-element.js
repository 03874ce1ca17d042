import { checkFunction, checkNumber, checkOneOf } from '../arguments.js';
import { ACTIONS, FACINGS, GAIT_RANGE, SPEED_RANGE } from '../names.js';
import { StickmanPlayer } from '../stickman-player.js';
import { PlayerElement } from './player-element.js';

/** @typedef {import('../names.js').ActionName} ActionName */
/** @typedef {'action' | 'gait' | 'speed' | 'facing'} Setting */

/** In the order they apply in markup: speed wins over gait, gait over action. @type {readonly Setting[]} */
const SETTINGS = ['action', 'gait', 'speed', 'facing'];

/**
 * `<stick-man>`: a stickman in any page.
 *
 * Attributes, each with a property of the same name: `action`, `speed`, `gait`, `facing`, `paused`, `controls`, `label`,
 * `wasm-url` (`wasmUrl`). An attribute that says something impossible is left out with a warning; a property throws.
 *
 * Custom properties for CSS: `--stickman-color` (the text colour unless set), `--stickman-far-color`,
 * `--stickman-ground-color`, `--stickman-accent-color`, `--stickman-hair-color`.
 *
 * Besides the events below there is `actionend`, a CustomEvent whose `detail.action` names the jump, throw or thrust that
 * is over.
 * @extends {PlayerElement<StickmanPlayer>}
 */
export class StickManElement extends PlayerElement {
  static observedAttributes = [...PlayerElement.observedAttributes, ...SETTINGS];

  static defaultLabel = 'Animated stickman';

  static events = [...PlayerElement.events, 'actionend'];

  /** @type {StickmanPlayer['renderer']} */
  #renderer = null;
  /** What was set last of all while he lived. @type {Setting | null} */
  #last = null;

  /** What he does at present. Of action, gait and speed the last one set wins. @returns {ActionName} */
  get action() {
    return this.player?.action ?? 'idle';
  }

  set action(action) {
    this.setAttribute('action', checkOneOf('action', action, ACTIONS));
  }

  /** u/s, -200..1000; null when it follows from action or gait. @returns {number | null} */
  get speed() {
    return this.player?.speed ?? null;
  }

  set speed(speed) {
    this.setAttribute('speed', String(checkNumber('speed', speed, SPEED_RANGE)));
  }

  /** 0 (walk) to 1 (run); null when it follows from action or speed. @returns {number | null} */
  get gait() {
    return this.player?.gait ?? null;
  }

  set gait(gait) {
    this.setAttribute('gait', String(checkNumber('gait', gait, GAIT_RANGE)));
  }

  /** 1 faces right, -1 left. @returns {1 | -1} */
  get facing() {
    return this.player?.facing ?? 1;
  }

  set facing(facing) {
    this.setAttribute('facing', String(checkOneOf('facing', facing, FACINGS)));
  }

  /** Draws him in place of the built-in look, from the pose; null for the built-in look. */
  get renderer() {
    return this.#renderer;
  }

  set renderer(renderer) {
    this.#renderer = renderer === null ? null : checkFunction('renderer', renderer);
    if (this.player) this.player.renderer = renderer;
  }

  /** Present ground speed in u/s; 100 u are 1 m. */
  get groundSpeed() {
    return this.player?.groundSpeed ?? 0;
  }

  /** Distance travelled in units, less when going back. */
  get distance() {
    return this.player?.distance ?? 0;
  }

  /**
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} value
   */
  attributeChangedCallback(name, before, value) {
    const setting = SETTINGS.find((known) => known === name);
    if (setting) {
      if (!this.player) return;
      this.#last = setting;
      this.#apply(this.player, setting, value);
    } else {
      super.attributeChangedCallback(name, before, value);
    }
  }

  /**
   * @protected
   * @param {HTMLCanvasElement} canvas
   */
  start(canvas) {
    const player = new StickmanPlayer(canvas);
    player.renderer = this.#renderer;
    for (const setting of this.#last ? [...SETTINGS, this.#last] : SETTINGS) {
      const value = this.getAttribute(setting);
      if (value !== null) this.#apply(player, setting, value);
    }
    this.begin(player);
  }

  /**
   * @param {StickmanPlayer} player
   * @param {Setting} setting
   * @param {string | null} value null: back to what there would be without the attribute
   */
  #apply(player, setting, value) {
    try {
      if (setting === 'facing') player.facing = /** @type {1} */ (numberIn(value ?? '1'));
      else if (setting === 'action' || value === null)
        player.action = /** @type {ActionName} */ (this.getAttribute('action') ?? 'idle');
      else player[setting] = /** @type {number} */ (numberIn(value));
    } catch (error) {
      this.warn(error);
    }
  }

  /**
   * Loads the core before the first element needs it.
   * @returns {Promise<void>}
   */
  static preload() {
    return StickmanPlayer.preload();
  }

  /**
   * Says where core.wasm lies, if not beside the script. The first URL wins; a later, different one only warns.
   * @param {string | URL} url
   */
  static setWasmUrl(url) {
    StickmanPlayer.setWasmUrl(url);
  }
}

/**
 * @param {string} text
 * @returns {number | string} the text itself where it is none, for the message
 */
function numberIn(text) {
  return text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text);
}
