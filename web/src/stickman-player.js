import { checkBoolean, checkCanvas, checkNumber, checkOneOf, checkString, checkUrl } from './arguments.js';
import { CanvasSurface } from './canvas-surface.js';
import { drawList } from './draw-list-renderer.js';
import { ACTIONS, enumMember, FACINGS, GAIT_RANGE, SPEED_RANGE } from './names.js';
import { core, pageServices } from './page-services.js';
import { readPalette } from './palette.js';
import { checkPlayerOptions } from './player-options.js';
import { reportUncaught } from './report-error.js';

/** @typedef {import('./names.js').ActionName} ActionName */

/** @typedef {import('./player-options.js').PlayerOptions} PlayerOptions */

/** @typedef {(figure: import('./core.js').Stickman, module: import('./core.js').CoreModule) => void} FigureCall */

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
 */
export class StickmanPlayer extends EventTarget {
  /** @type {HTMLCanvasElement} */
  #canvas;
  /** @type {CanvasRenderingContext2D} */
  #context;
  /** @type {import('./page-services.js').PageServices} */
  #services;
  /** @type {CanvasSurface} */
  #surface;
  /** @type {import('./frame-loop.js').FrameMember} */
  #member;
  /** @type {import('./player-options.js').PlayerOptions['onFrame']} */
  #onFrame;
  /** @type {string[]} */
  #colours = [];
  /** Made anew by resize(), so that no frame has to. @type {import('./player-options.js').DrawnFrame | null} */
  #drawn = null;
  /** Ends each subscription and takes back what was set on the canvas. @type {(() => void)[]} */
  #undo = [];
  #destroyed = false;
  #loadFailed = false;

  /** @type {Promise<StickmanPlayer>} */
  #ready;
  /** @type {import('./core.js').CoreModule | null} */
  #module = null;
  /** @type {import('./core.js').Stickman | null} */
  #figure = null;
  /** Fetched again only when memory growth has detached it. @type {Float32Array} */
  #list = new Float32Array();
  /** Actions that play once and were over by the frame before. */
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
   * @param {import('./page-services.js').PageServices} [services] for tests
   * @throws {TypeError | RangeError} names the argument and what is allowed; nothing has changed then
   */
  constructor(canvas, options = {}, services = undefined) {
    super();
    checkCanvas('canvas', canvas);
    const wanted = checkPlayerOptions(options);
    const context = canvas.getContext('2d');
    if (!context) throw new TypeError('canvas must be free for a 2d context, not used for another kind');

    this.#canvas = canvas;
    this.#context = context;
    this.#services = services ?? pageServices();
    this.#surface = new CanvasSurface(canvas);
    this.#onFrame = wanted.onFrame;
    if (wanted.wasmUrl !== undefined) this.#services.core.setUrl(wanted.wasmUrl);
    if (wanted.action !== undefined) this.action = wanted.action;
    if (wanted.gait !== undefined) this.gait = wanted.gait;
    if (wanted.speed !== undefined) this.speed = wanted.speed;
    if (wanted.facing !== undefined) this.facing = wanted.facing;

    this.#describe(wanted.label);
    this.#member = this.#services.loop.add((dt) => this.#frame(dt), ['loading']);
    this.#undo.push(() => this.#member.remove());
    if (wanted.paused) this.#member.setReason('user', true);
    this.#watch();
    this.#ready = this.#startLoading();
  }

  /**
   * Resolves to the player when the first frame can be drawn; rejects when loading fails, or when the
   * player is destroyed before. Replaced by a new promise when load() tries again.
   * @returns {Promise<StickmanPlayer>}
   */
  get ready() {
    return this.#ready;
  }

  /**
   * Tries again after an `error`; otherwise changes nothing. (Firefox remembers a script that could not be
   * fetched as long as the page lives: where core.js was missing, not core.wasm, only a reload helps there.)
   * @returns {Promise<StickmanPlayer>} `ready`
   */
  load() {
    if (this.#loadFailed) {
      this.#loadFailed = false;
      this.#ready = this.#startLoading();
    }
    return this.#ready;
  }

  /** @returns {ActionName} what he does at present */
  get action() {
    return this.#figure ? this.#nameOf(this.#figure.action()) : this.#action;
  }

  /**
   * Walk and run also set the speed: of action, gait and speed the last one set wins.
   * @param {ActionName} action
   */
  set action(action) {
    this.#action = checkOneOf('action', action, ACTIONS);
    this.#speed = null;
    this.#gait = null;
    this.#tell('action', (figure, { Action }) => figure.setAction(Action[enumMember(action)]));
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

  /**
   * Whether he waits for play(): because of pause(), or because the person prefers reduced motion. A hidden
   * page or a canvas off-screen does not count: that ends by itself.
   */
  get paused() {
    return this.#member.has('user') || this.#member.has('reduced-motion');
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

  /** Present ground speed in u/s; 100 u are 1 m. 0 before the core has loaded. */
  get groundSpeed() {
    return this.#figure?.groundSpeed() ?? 0;
  }

  /** Distance travelled in units, less when going back. 0 before the core has loaded. */
  get distance() {
    return this.#figure?.distance() ?? 0;
  }

  /** Ends the user's pause, and moves although reduced motion is preferred: this was asked for. */
  play() {
    this.#changePause(() => {
      this.#member.setReason('user', false);
      this.#member.setReason('reduced-motion', false);
    });
  }

  /** Stands still until play(), whatever is shown or hidden meanwhile. */
  pause() {
    this.#changePause(() => this.#member.setReason('user', true));
  }

  /** Measures the canvas and reads its colours again; needed only where no observer can tell. */
  resize() {
    if (this.#destroyed) return;
    this.#colours = readPalette(this.#canvas, this.#services.forcedColours.matches);
    this.#surface.fit(this.#services.pixelRatio.value);
    if (this.#figure && this.#module && !this.#surface.empty) {
      this.#figure.setView(this.#surface.viewWidth);
      this.#drawn = {
        figure: this.#figure,
        module: this.#module,
        context: this.#context,
        scale: this.#surface.scale,
        colours: this.#colours,
      };
    }
    this.#frame(0); // a new backing store is blank, and a paused figure gets no frame that would fill it
  }

  /** Stops for good, frees the C++ figure and takes its attributes off the canvas; harmless when done twice. */
  destroy() {
    if (this.#destroyed) return;
    this.#destroyed = true;
    for (const undo of this.#undo.splice(0)) undo();
    this.#waiting.clear();
    this.#figure?.delete();
    this.#figure = null;
  }

  /**
   * Loads the core before the first player needs it.
   * @returns {Promise<void>}
   */
  static async preload() {
    await core.load();
  }

  /**
   * Says where core.wasm lies, if not beside the script. The first URL wins; a later, different one only warns.
   * @param {string | URL} url
   */
  static setWasmUrl(url) {
    core.setUrl(checkUrl('url', url));
  }

  #startLoading() {
    const ready = this.#load();
    ready.catch((error) => {
      this.#loadFailed = true;
      if (!this.#destroyed) this.dispatchEvent(new CustomEvent('error', { detail: error }));
    });
    return ready;
  }

  async #load() {
    if (!this.#destroyed) this.#module = await this.#services.core.load();
    if (this.#destroyed || !this.#module) {
      throw new DOMException('The player was destroyed before it was ready.', 'AbortError');
    }
    this.#figure = new this.#module.Stickman();
    for (const call of this.#waiting.values()) call(this.#figure, this.#module);
    this.#waiting.clear();
    this.resize();
    this.#member.setReason('loading', false);
    this.dispatchEvent(new Event('ready'));
    return this;
  }

  /** @param {import('./core.js').ActionMember} member */
  #nameOf({ value }) {
    const { Action } = /** @type {import('./core.js').CoreModule} */ (this.#module);
    return ACTIONS.find((name) => Action[enumMember(name)]?.value === value) ?? this.#action;
  }

  /**
   * @param {string} name of the property: only its last call counts
   * @param {FigureCall} call
   */
  #tell(name, call) {
    if (this.#figure && this.#module) {
      call(this.#figure, this.#module);
      // A figure that has not moved yet settles into what it is told: the still of reduced motion follows.
      if (!this.#member.running) this.#frame(0);
    } else if (!this.#destroyed) {
      this.#waiting.delete(name);
      this.#waiting.set(name, call);
    }
  }

  /** @param {() => void} change of the pause reasons that `paused` tells about */
  #changePause(change) {
    if (this.#destroyed) return;
    const before = this.paused;
    change();
    if (this.paused !== before) this.dispatchEvent(new Event(before ? 'play' : 'pause'));
  }

  /** @param {number} dt in seconds; 0 draws him as he stands */
  #frame(dt) {
    if (!this.#figure) return;
    this.#services.pixelRatio.check();
    if (!this.#drawn || this.#surface.empty) return;
    const doing = this.#figure.action();
    this.#figure.buildPose(dt);
    if (this.#list.byteLength === 0) this.#list = this.#figure.drawList();
    drawList(this.#context, this.#list, this.#colours, this.#surface.scale);
    try {
      this.#onFrame?.(this, this.#drawn);
    } catch (error) {
      reportUncaught(error);
    }
    this.#tellEnded(dt, doing);
  }

  /**
   * @param {number} dt 0: he was only shown again, maybe as he was before
   * @param {import('./core.js').ActionMember} doing what he did before the frame
   */
  #tellEnded(dt, doing) {
    if (!this.#figure) return; // destroyed by a listener
    const before = this.#ended;
    this.#ended = this.#figure.endedActions();
    if (dt > 0 && this.#ended > before)
      this.dispatchEvent(new CustomEvent('actionend', { detail: { action: this.#nameOf(doing) } }));
  }

  /** @param {string | undefined} label */
  #describe(label) {
    const canvas = this.#canvas;
    const set = (/** @type {string} */ name, /** @type {string} */ value) => {
      const before = canvas.getAttribute(name);
      canvas.setAttribute(name, value);
      this.#undo.push(() => {
        if (before === null) canvas.removeAttribute(name);
        else canvas.setAttribute(name, before);
      });
    };
    if (!canvas.hasAttribute('role')) set('role', 'img');
    const labelled = canvas.hasAttribute('aria-label') || canvas.hasAttribute('aria-labelledby');
    if (label !== undefined) set('aria-label', label);
    else if (!labelled) set('aria-label', DEFAULT_LABEL);
  }

  #watch() {
    const { visibility, pixelRatio, darkScheme, moreContrast, forcedColours } = this.#services;
    const redraw = () => this.resize();
    this.#undo.push(
      visibility.watch(this.#canvas, this.#canvas.parentElement ?? this.#canvas, {
        hiddenChanged: (hidden) => this.#member.setReason('hidden', hidden),
        offScreenChanged: (offScreen) => this.#member.setReason('off-screen', offScreen),
        reducedMotionChanged: (reduced) =>
          this.#changePause(() => this.#member.setReason('reduced-motion', reduced)),
        resized: redraw,
      }),
      pixelRatio.subscribe(redraw),
      darkScheme.subscribe(redraw),
      moreContrast.subscribe(redraw),
      forcedColours.subscribe(redraw),
    );
  }
}
