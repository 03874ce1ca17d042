import { PLAYED_ONCE } from '../core/names.js';
import { checkString } from '../player/arguments.js';
import { CHECKS } from '../player/player-options.js';
import { StickmanPlayer } from '../player/stickman-player.js';
import { ActionFiles } from './action-files.js';
import { PlayerElement } from './player-element.js';
import { json, numeric } from './readers.js';

/** @typedef {import('../core/names.js').AnyActionName} AnyActionName */
/** @typedef {import('../core/names.js').FitName} FitName */
/** @typedef {'action' | 'gait' | 'speed'} Setting */
/** @typedef {'facing' | 'phase' | 'terrain' | 'fit' | 'zoom'} Plain */

/** What a player has by the same name, apart from what counts of action, gait and speed. */
const PLAIN = /** @type {const} */ (['facing', 'phase', 'terrain', 'fit', 'zoom']);

/** @param {'action' | Setting | Plain} name @returns {import('./readers.js').Reader} */
const checked = (name) => (value) => CHECKS[name](name, value);

/** The canvas lies over the host's box, so that its backing store never gives the host its size. */
const CSS = `
:host { display: inline-block; width: 20rem; max-width: 100%; aspect-ratio: 4 / 3 }
canvas { position: absolute; inset: 0; width: 100%; height: 100% }
`;

/**
 * `<stick-man>`: a stickman in any page.
 *
 * Attributes, each with a property of the same name: `action`, `actions` (files of actions of one's own, by URL), `speed`, `gait`, `facing`, `phase`, `terrain` (JSON), `fit`,
 * `zoom`, `paused`, `controls`, `label`, `wasm-url` (`wasmUrl`).
 *
 * Of action, gait and speed what is there counts: in markup speed over gait over action, afterwards the last one set
 * first. A jump, throw or thrust is done when it is set; what goes on before and after it follows from the others.
 *
 * Custom properties for CSS: `--stickman-color` (the text colour unless set), `--stickman-far-color`,
 * `--stickman-ground-color`, `--stickman-accent-color`, `--stickman-hair-color`.
 *
 * Besides the events below there is `actionend`, a CustomEvent whose `detail.action` names the jump, throw or thrust that
 * is over.
 * @extends {PlayerElement<StickmanPlayer, import('../player/typed-events.js').StickmanEvents>}
 */
export class StickManElement extends PlayerElement {
  static readers = {
    ...PlayerElement.readers,
    action: checked('action'),
    actions: (/** @type {unknown} */ urls) => checkString('actions', urls),
    speed: numeric(checked('speed')),
    gait: numeric(checked('gait')),
    facing: numeric(checked('facing')),
    phase: numeric(checked('phase')),
    terrain: json(checked('terrain')),
    fit: checked('fit'),
    zoom: numeric(checked('zoom')),
  };

  static css = CSS;

  static observedAttributes = Object.keys(StickManElement.readers);

  static defaultLabel = 'Animated stickman';

  static events = [...PlayerElement.events, 'actionend'];

  /** @type {StickmanPlayer['renderer']} */
  #renderer = null;
  /** What counts first. @type {readonly Setting[]} */
  #order = ['speed', 'gait', 'action'];
  /** He was shown before: from then on what is set last counts first. */
  #lived = false;
  /** What he was told to go on with. @type {Setting | null} */
  #told = null;

  /** Actions of one's own. */
  #files = new ActionFiles(this);

  /** What he does at present. @returns {AnyActionName} */
  get action() {
    return this.player?.action ?? this.read('action') ?? 'idle';
  }

  /** @param {AnyActionName | '' | null | undefined} action */
  set action(action) {
    this.write('action', action);
  }

  /** Files of actions of one's own: URLs separated by spaces. Each is set by its name once it has come. @returns {string} */
  get actions() {
    return this.read('actions') ?? '';
  }

  /** @param {string | null | undefined} actions */
  set actions(actions) {
    this.write('actions', actions);
  }

  /**
   * Gives him an action of one's own, as `StickmanPlayer.defineAction()` does, for as long as he is on the page.
   * @param {string | import('../core/own-actions.js').ActionDefinition} definition
   * @returns {Promise<string>} its name
   */
  async defineAction(definition) {
    const { player } = await this.ready;
    if (!player) throw new DOMException('The element left the page.', 'AbortError');
    const given = typeof definition === 'string' ? definition : JSON.stringify(definition);
    const name = await player.defineAction(given);
    this.#files.add(name, JSON.parse(given).loop !== true);
    return name;
  }

  /** u/s, -200..1000; null when it follows from action or gait. @returns {number | null} */
  get speed() {
    return this.#base === 'speed' ? this.read('speed') : null;
  }

  /** @param {number | `${number}` | '' | null | undefined} speed */
  set speed(speed) {
    this.write('speed', speed);
  }

  /** 0 (walk) to 1 (run); null when it follows from action or speed. @returns {number | null} */
  get gait() {
    return this.#base === 'gait' ? this.read('gait') : null;
  }

  /** @param {number | `${number}` | '' | null | undefined} gait */
  set gait(gait) {
    this.write('gait', gait);
  }

  /** 1 faces right, -1 left. @returns {1 | -1} */
  get facing() {
    return this.read('facing') ?? 1;
  }

  /** @param {1 | -1 | '1' | '-1' | '' | null | undefined} facing */
  set facing(facing) {
    this.write('facing', facing);
  }

  /** 0 to 1, how far ahead in his cycle he starts, so that several do not go in step. @returns {number} */
  get phase() {
    return this.read('phase') ?? 0;
  }

  /** @param {number | `${number}` | '' | null | undefined} phase */
  set phase(phase) {
    this.write('phase', phase);
  }

  /**
   * The ground he is on, points as `StickmanPlayer.setTerrain()` takes them; none: level ground.
   * @returns {readonly import('../core/terrain.js').TerrainPoint[]}
   */
  get terrain() {
    return this.player?.terrain ?? this.read('terrain') ?? [];
  }

  /** @param {readonly import('../core/terrain.js').TerrainPoint[] | string | null | undefined} terrain or JSON of them */
  set terrain(terrain) {
    this.write('terrain', terrain && typeof terrain === 'object' ? JSON.stringify(terrain) : terrain);
  }

  /**
   * What fills the box: 'scene', with room above him for a jump, or 'figure', as he stands, walks and runs.
   * @returns {FitName}
   */
  get fit() {
    return this.read('fit') ?? 'scene';
  }

  /** @param {FitName | '' | null | undefined} fit */
  set fit(fit) {
    this.write('fit', fit);
  }

  /** 0.1 to 10, times what `fit` gives; when he jumps, the view goes up with him. @returns {number} */
  get zoom() {
    return this.read('zoom') ?? 1;
  }

  /** @param {number | `${number}` | '' | null | undefined} zoom */
  set zoom(zoom) {
    this.write('zoom', zoom);
  }

  /**
   * Draws him in place of the built-in look, from the pose; null for the built-in look.
   * @returns {StickmanPlayer['renderer']}
   */
  get renderer() {
    return this.#renderer;
  }

  /** @param {StickmanPlayer['renderer'] | undefined} renderer */
  set renderer(renderer) {
    try {
      this.#renderer = renderer ? CHECKS.renderer('renderer', renderer) : null;
      if (this.player) this.player.renderer = this.#renderer;
    } catch (error) {
      this.warn(error);
    }
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
   * @protected
   * @param {string} name
   * @param {any} value
   */
  changed(name, value) {
    if (name === 'actions') {
      if (this.player) this.#load(this.player);
      return;
    }
    const setting = this.#order.find((each) => each === name);
    const { player } = this;
    if (PLAIN.includes(/** @type {Plain} */ (name))) {
      if (player) this.#hand(player, /** @type {Plain} */ (name));
    } else if (!setting) {
      super.changed(name, value);
    } else {
      if (this.#lived && value !== null)
        this.#order = [setting, ...this.#order.filter((each) => each !== setting)];
      if (player) this.#tell(player, setting, value);
    }
  }

  /**
   * @protected
   * @param {import('./shadow-view.js').ShadowView} view
   */
  start({ canvas }) {
    const player = new StickmanPlayer(canvas);
    player.renderer = this.#renderer;
    player.refused = (error) => this.warn(error);
    for (const name of PLAIN) this.#hand(player, name);
    this.#lived = true;
    this.#told = null;
    this.#files.clear();
    this.#load(player);
    this.#tell(player, 'action', this.read('action'));
    this.begin(player);
  }

  /**
   * An action of one's own that is there, or may still come, is not refused.
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} text
   */
  attributeChangedCallback(name, before, text) {
    if (name === 'action' && this.#files.expects(text)) this.changed(name, text);
    else super.attributeChangedCallback(name, before, text);
  }

  /**
   * @protected
   * @param {string} name
   */
  read(name) {
    const text = name === 'action' ? this.getAttribute(name) : null;
    return this.#files.expects(text) ? text : super.read(name);
  }

  /**
   * @protected
   * @param {string} name
   * @param {unknown} value
   */
  write(name, value) {
    if (name === 'action' && this.#files.expects(value)) this.setAttribute(name, String(value));
    else super.write(name, value);
  }

  /** @param {StickmanPlayer} player */
  async #load(player) {
    const isWanted = await this.#files.load(this.actions, player, {
      came: (name) => {
        if (this.getAttribute('action') === name) this.#tell(player, 'action', name);
      },
      failed: (error) => this.warn(error),
    });
    // Who waited for a file that never came is told what there is.
    const action = this.getAttribute('action');
    if (isWanted && action !== null && this.actions && !this.#files.has(action))
      this.attributeChangedCallback('action', action, action);
  }

  /** @param {StickmanPlayer} player @param {Plain} name */
  #hand(player, name) {
    try {
      player[name] = /** @type {never} */ (name === 'terrain' ? (this.read(name) ?? []) : this[name]);
    } catch (error) {
      this.warn(error); // a ground that cannot be walked on
    }
  }

  /** What he goes on with follows from this one. */
  get #base() {
    return this.#order.find((each) => {
      const value = this.read(each);
      return value !== null && !this.#playsOnce(value);
    });
  }

  /**
   * @param {StickmanPlayer} player
   * @param {Setting} setting that has changed
   * @param {any} value null: it is there no more
   */
  #tell(player, setting, value) {
    const base = this.#base;
    if (this.#files.expects(value) && !this.#files.has(value)) return; // its file is still to come
    const once = this.#playsOnce(value);
    if (base && (base !== this.#told || (base === setting && value !== null)))
      player[base] = /** @type {never} */ (this.read(base));
    else if (value === null && !base) {
      // What plays once, and is still there, was done when it was set; it may still be on.
      if (this.read('action') === null) player.action = 'idle';
      else player.speed = 0;
    }
    if (once) player.action = value;
    if (base || value === null) this.#told = base ?? null;
  }

  /** @param {any} value of action, gait or speed */
  #playsOnce(value) {
    return PLAYED_ONCE.includes(value) || (this.#files.expects(value) && this.#files.playsOnce(value));
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
