import { canvasServices } from '../canvas/canvas-services.js';
import { reportUncaught } from '../canvas/report-error.js';
import { coreLoader } from '../core/core-module.js';
import { ACTIONS, enumMember, FACINGS, GAIT_RANGE, PLAYED_ONCE, SPEED_RANGE } from '../core/names.js';
import {
  checkBoolean,
  checkCanvas,
  checkFunction,
  checkNumber,
  checkOneOf,
  checkString,
  checkUrl,
} from './arguments.js';
import { lendAttribute } from './lent-attributes.js';
import { LoadingPlayer } from './loading-player.js';
import { checkPlayerOptions } from './player-options.js';

/** @typedef {import('../core/names.js').ActionName} ActionName */
/** @typedef {import('../core/core.js').CoreModule} CoreModule */
/** @typedef {import('../core/core.js').Stickman} Stickman */
/** @typedef {Pick<import('../core/module-loader.js').ModuleLoader<CoreModule>, 'load' | 'setUrl'>} CoreLoader */

/** @typedef {import('./player-options.js').PlayerOptions} PlayerOptions */

/** @typedef {import('./player-options.js').DrawnFrame} DrawnFrame */
/** @typedef {import('./player-options.js').FrameCall} FrameCall */

/** @typedef {(figure: Stickman, module: CoreModule) => void} FigureCall */

const DEFAULT_LABEL = 'Animated stickman';

/**
 * A stickman on a canvas of one's own. What is set before the core has loaded applies when it has.
 *
 * He stands still while the page is hidden, the canvas off-screen, reduced motion preferred, or pause() in
 * force; each reason on its own, and ending one leaves the others.
 *
 * Events: `ready` (the first frame is drawn), `error` (a CustomEvent whose `detail` is the Error; load() tries
 * again), `play` and `pause` (when `paused` changes), `actionend` (a CustomEvent whose `detail.action` names the
 * jump, throw or thrust that is over).
 * @extends {LoadingPlayer<Stickman, CoreModule>}
 */
export class StickmanPlayer extends LoadingPlayer {
  /** @type {HTMLCanvasElement} */
  #canvas;
  /** @type {PlayerOptions['onFrame']} */
  #onFrame;
  /** @type {FrameCall | null} */
  #renderer = null;
  /** Made anew by resize(), so that no frame has to. @type {DrawnFrame | null} */
  #drawn = null;
  /** @type {CoreModule | null} */
  #module = null;
  /** The action that is over since the frame before. @type {import('../core/core.js').ActionMember | null} */
  #over = null;
  /** Actions that play once and were over by then. */
  #ended = 0;

  /** @type {ActionName} */
  #action = 'idle';
  /** @type {number | null} */
  #speed = null;
  /** @type {number | null} */
  #gait = null;
  /** @type {1 | -1} */
  #facing = 1;
  /** Calls waiting for the core, in the order they were last made. @type {Map<string, FigureCall>} */
  #waiting = new Map();

  /**
   * @param {HTMLCanvasElement} canvas without a context of another kind; sized by CSS
   * @param {PlayerOptions} [options]
   * @param {import('../canvas/canvas-services.js').CanvasServices & { core?: CoreLoader }} [services] for tests
   * @throws {TypeError | RangeError} names the argument and what is allowed; nothing has changed then
   */
  constructor(canvas, options = {}, services = undefined) {
    checkCanvas('canvas', canvas);
    const wanted = checkPlayerOptions(options);
    const core = services?.core ?? coreLoader();
    super(canvas, services ?? canvasServices(), core);
    this.#canvas = canvas;
    this.#onFrame = wanted.onFrame;
    this.#renderer = wanted.renderer ?? null;
    if (wanted.wasmUrl !== undefined) core.setUrl(wanted.wasmUrl);
    if (wanted.action !== undefined) this.action = wanted.action;
    if (wanted.gait !== undefined) this.gait = wanted.gait;
    if (wanted.speed !== undefined) this.speed = wanted.speed;
    if (wanted.facing !== undefined) this.facing = wanted.facing;
    if (wanted.paused) this.pause();
    this.#describe(wanted.label);
    this.load();
  }

  /** @returns {ActionName} what he does at present */
  get action() {
    return this.figure ? this.#nameOf(this.figure.action()) : this.#action;
  }

  /**
   * Walk and run also set the speed: of action, gait and speed the last one set wins. A jump, throw or thrust leaves what
   * he did before, to which he returns.
   * @param {ActionName} action
   */
  set action(action) {
    this.#action = checkOneOf('action', action, ACTIONS);
    const once = PLAYED_ONCE.includes(action);
    if (!once) {
      this.#speed = null;
      this.#gait = null;
    }
    this.#tell(once ? 'once' : 'action', (figure, { Action }) =>
      figure.setAction(Action[enumMember(action)]),
    );
  }

  /** @returns {number | null} the speed asked for in u/s, or null when it follows from action or gait */
  get speed() {
    return this.#speed;
  }

  /** -200 to 1000 u/s; he gets there smoothly. Setting null is refused like any other wrong type. */
  set speed(speed) {
    const wanted = checkNumber('speed', speed, SPEED_RANGE);
    this.#speed = wanted;
    this.#gait = null;
    this.#tell('speed', (figure) => figure.setSpeed(wanted));
  }

  /** @returns {number | null} the gait asked for, or null when it follows from action or speed */
  get gait() {
    return this.#gait;
  }

  /** 0 (walk) to 1 (run); he gets there smoothly. Setting null is refused like any other wrong type. */
  set gait(gait) {
    const wanted = checkNumber('gait', gait, GAIT_RANGE);
    this.#gait = wanted;
    this.#speed = null;
    this.#tell('gait', (figure) => figure.setGait(wanted));
  }

  /** @returns {1 | -1} where he was last told to face */
  get facing() {
    return this.#facing;
  }

  /** 1 faces right, -1 left. */
  set facing(facing) {
    this.#facing = checkOneOf('facing', facing, FACINGS);
    this.#tell('facing', (figure) => figure.setFacing(facing));
  }

  /** Whether he waits for play(): because of pause(), or because the person prefers reduced motion. */
  get paused() {
    return super.paused;
  }

  /** Like play() and pause(). */
  set paused(paused) {
    if (checkBoolean('paused', paused)) this.pause();
    else this.play();
  }

  /** @returns {string} what a screen reader says */
  get label() {
    return this.#canvas.getAttribute('aria-label') ?? '';
  }

  set label(label) {
    this.#canvas.setAttribute('aria-label', checkString('label', label));
  }

  /** Draws him in place of the built-in look, from the pose; null for the built-in look. */
  get renderer() {
    return this.#renderer;
  }

  set renderer(renderer) {
    this.#renderer = renderer === null ? null : checkFunction('renderer', renderer);
    this.redrawStill();
  }

  /** Present ground speed in u/s; 100 u are 1 m. 0 before the core has loaded. */
  get groundSpeed() {
    return this.figure?.groundSpeed() ?? 0;
  }

  /** Distance travelled in units, less when going back. 0 before the core has loaded. */
  get distance() {
    return this.figure?.distance() ?? 0;
  }

  /**
   * Loads the core before the first player needs it.
   * @returns {Promise<void>}
   */
  static async preload() {
    await coreLoader().load();
  }

  /**
   * Says where core.wasm lies, if not beside the script. The first URL wins; a later, different one only warns.
   * @param {string | URL} url
   */
  static setWasmUrl(url) {
    coreLoader().setUrl(checkUrl('url', url));
  }

  /**
   * @protected
   * @param {CoreModule} module
   */
  make(module) {
    this.#module = module;
    const figure = new module.Stickman();
    for (const call of this.#waiting.values()) call(figure, module);
    this.#waiting.clear();
    return figure;
  }

  /**
   * @protected
   * @param {Stickman} figure
   * @param {number} dt
   */
  advance(figure, dt) {
    const doing = figure.action();
    figure.buildPose(dt);
    const before = this.#ended;
    this.#ended = figure.endedActions();
    // Shown again, with a dt of 0, he is maybe as he was before.
    if (dt > 0 && this.#ended > before) this.#over = doing;
  }

  /**
   * @protected
   * @param {Stickman} figure
   */
  viewed(figure) {
    const { context, scale, colours } = this;
    this.#drawn = {
      figure,
      module: /** @type {CoreModule} */ (this.#module),
      context,
      scale,
      colours,
      width: this.viewWidth,
      groundY: figure.groundY(),
      pose: figure.pose(),
      hair: figure.hair(),
      spear: figure.spear(),
    };
  }

  /**
   * @protected
   * @param {Float32Array} list
   */
  paint(list) {
    if (this.figure && this.#drawn?.pose.byteLength === 0) this.viewed(this.figure); // memory has grown
    if (this.#renderer) this.#call(this.#renderer);
    else super.paint(list);
  }

  /** @protected */
  drawn() {
    if (this.#onFrame) this.#call(this.#onFrame);
    const over = this.#over;
    this.#over = null;
    if (over && this.figure)
      this.dispatchEvent(new CustomEvent('actionend', { detail: { action: this.#nameOf(over) } }));
  }

  /** @param {FrameCall} listener one that is broken must not stop him */
  #call(listener) {
    try {
      if (this.#drawn) listener(this.#drawn, this);
    } catch (error) {
      reportUncaught(error);
    }
  }

  /** @param {import('../core/core.js').ActionMember} member */
  #nameOf({ value }) {
    const { Action } = /** @type {CoreModule} */ (this.#module);
    return ACTIONS.find((name) => Action[enumMember(name)]?.value === value) ?? this.#action;
  }

  /**
   * @param {string} name of what the call sets: only its last one counts
   * @param {FigureCall} call
   */
  #tell(name, call) {
    if (this.figure && this.#module) {
      call(this.figure, this.#module);
      // A figure that has not moved yet settles into what it is told: the still of reduced motion follows.
      this.redrawStill();
    } else if (!this.destroyed) {
      this.#waiting.delete(name);
      this.#waiting.set(name, call);
    }
  }

  /** @param {string | undefined} label */
  #describe(label) {
    const canvas = this.#canvas;
    this.atEnd(lendAttribute(canvas, 'role', 'img'));
    if (label !== undefined) this.atEnd(lendAttribute(canvas, 'aria-label', label, true));
    else if (!canvas.hasAttribute('aria-labelledby'))
      this.atEnd(lendAttribute(canvas, 'aria-label', DEFAULT_LABEL));
  }
}
