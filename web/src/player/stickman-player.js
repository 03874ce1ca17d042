import { canvasServices } from '../canvas/canvas-services.js';
import { reportUncaught } from '../canvas/report-error.js';
import { coreLoader } from '../core/core-module.js';
import { extendedLoader } from '../core/extended-module.js';
import { ACTIONS, enumMember, PLAYED_ONCE, UNITS_HIGH } from '../core/names.js';
import { setTerrain } from '../core/terrain.js';
import { checkCanvas } from './arguments.js';
import { riseOf, zoomOnFigure } from './framing.js';
import { lendAttribute } from './lent-attributes.js';
import { LoadingPlayer } from './loading-player.js';
import { CHECKS, checkPlayerOptions } from './player-options.js';

/** @typedef {import('../core/names.js').AnyActionName} AnyActionName */
/** @typedef {import('../core/core.js').CoreModule} CoreModule */
/** @typedef {import('../core/core.js').Stickman} Stickman */
/** @typedef {Pick<import('../core/module-loader.js').ModuleLoader<CoreModule>, 'load' | 'setUrl'>} CoreLoader */
/** @typedef {import('../core/extended.js').ExtendedModule} ExtendedModule */
/** @typedef {import('../core/extended.js').ExtendedStickman} ExtendedStickman */

/** @typedef {import('./player-options.js').PlayerOptions} PlayerOptions */

/** @typedef {import('./player-options.js').DrawnFrame} DrawnFrame */
/** @typedef {import('./player-options.js').FrameCall} FrameCall */

/** @typedef {import('../core/terrain.js').TerrainPoint} TerrainPoint */

/** @typedef {(figure: Stickman, module: CoreModule) => void} FigureCall */

/** Options that are properties, too, in the order in which they are set. */
const SETTINGS = /** @type {const} */ ([
  'action',
  'gait',
  'speed',
  'facing',
  'phase',
  'terrain',
  'fit',
  'zoom',
]);

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
 * @extends {LoadingPlayer<Stickman, CoreModule, import('./typed-events.js').StickmanEvents>}
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
  /** The action that is over since the frame before. @type {import('../core/core.js').ActionMember | number | null} */
  #over = null;
  /** Actions that play once and were over by then. */
  #ended = 0;

  /** @type {AnyActionName} */
  #action = 'idle';
  /** @type {number | null} */
  #speed = null;
  /** @type {number | null} */
  #gait = null;
  /** @type {1 | -1} */
  #facing = 1;
  #phase = 0;
  /** @type {readonly TerrainPoint[]} */
  #terrain = [];
  /** Told of a ground that the core refuses when it has loaded. @type {(error: unknown) => void} */
  refused = reportUncaught;
  /** @type {import('../core/names.js').FitName} */
  #fit = 'scene';
  #zoom = 1;
  /** y in u of the ground, where the drawing space is 440 u high. */
  #groundY = 0;
  /** Actions of his own by name. @type {Map<string, import('../core/own-actions.js').ReadAction & { number: number }>} */
  #own = new Map();
  /** What he was told, in the order of the last calls: a figure made later is told, too. @type {Map<string, FigureCall>} */
  #told = new Map();
  /** Gives the module that knows ground that is not level. @type {() => Pick<CoreLoader, 'load'>} */
  #extended;
  /** u that a figure before this one has gone. */
  #gone = 0;

  /**
   * @param {HTMLCanvasElement} canvas without a context of another kind; sized by CSS
   * @param {PlayerOptions} [options]
   * @param {import('../canvas/canvas-services.js').CanvasServices & { core?: CoreLoader, extended?: Pick<CoreLoader, 'load'> }} [services] for tests
   * @throws {TypeError | RangeError} names the argument and what is allowed; nothing has changed then
   */
  constructor(canvas, options = {}, services = undefined) {
    checkCanvas('canvas', canvas);
    const wanted = checkPlayerOptions(options);
    const core = services?.core ?? coreLoader();
    super(canvas, services ?? canvasServices(), core);
    this.#canvas = canvas;
    this.#extended = () => services?.extended ?? extendedLoader();
    this.#onFrame = wanted.onFrame;
    this.#renderer = wanted.renderer ?? null;
    if (wanted.wasmUrl !== undefined) core.setUrl(wanted.wasmUrl);
    this.begin();
    for (const name of SETTINGS)
      if (wanted[name] !== undefined) this[name] = /** @type {never} */ (wanted[name]);
    if (wanted.paused) this.pause();
    this.#describe(wanted.label);
    this.load();
  }

  /** @returns {AnyActionName} what he does at present */
  get action() {
    return this.figure ? this.#nameOf(this.#doing(this.figure)) : this.#action;
  }

  /**
   * Walk and run also set the speed: of action, gait and speed the last one set wins. A jump, throw or thrust leaves what
   * he did before, to which he returns.
   * @param {AnyActionName} action
   */
  set action(action) {
    const own = this.#own.get(action);
    this.#action = own ? action : CHECKS.action('action', action);
    const once = own ? !own.loop : PLAYED_ONCE.some((each) => each === action);
    if (!once && !own?.moves) {
      this.#speed = null;
      this.#gait = null;
    }
    this.#tell(once ? 'once' : 'action', (figure, { Action }) =>
      own
        ? /** @type {ExtendedStickman} */ (figure).playOwn(own.number)
        : figure.setAction(Action[enumMember(action)]),
    );
  }

  /**
   * Gives him an action of one's own: JSON, or what it says, as action.schema.json has it. From then on it is set by its
   * name like any other. One of the same name takes the place of an earlier one when it is set next.
   * @param {string | import('../core/own-actions.js').ActionDefinition} definition
   * @returns {Promise<string>} its name; rejects, and nothing has changed, where something is wrong, naming it by its path
   */
  async defineAction(definition) {
    const { giveAction, readAction } = await import('../core/own-actions.js');
    const read = readAction(definition, ACTIONS);
    await this.changeModule(this.#extended());
    const { figure } = this;
    if (!figure) throw new DOMException('The player was destroyed.', 'AbortError');
    const number = giveAction(
      /** @type {ExtendedModule} */ (this.#module),
      /** @type {ExtendedStickman} */ (figure),
      read,
    );
    this.#own.set(read.name, { ...read, number });
    return read.name;
  }

  /** @returns {number | null} the speed asked for in u/s, or null when it follows from action or gait */
  get speed() {
    return this.#speed;
  }

  /**
   * -200 to 1000 u/s; he gets there smoothly. Setting null is refused like any other wrong type.
   * @param {number} speed
   */
  set speed(speed) {
    const wanted = CHECKS.speed('speed', speed);
    this.#speed = wanted;
    this.#gait = null;
    this.#tell('speed', (figure) => figure.setSpeed(wanted));
  }

  /** @returns {number | null} the gait asked for, or null when it follows from action or speed */
  get gait() {
    return this.#gait;
  }

  /**
   * 0 (walk) to 1 (run); he gets there smoothly. Setting null is refused like any other wrong type.
   * @param {number} gait
   */
  set gait(gait) {
    const wanted = CHECKS.gait('gait', gait);
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
    this.#facing = CHECKS.facing('facing', facing);
    this.#tell('facing', (figure) => figure.setFacing(facing));
  }

  /** 0 to 1, how far ahead in his cycle he starts; once he moves it changes nothing. */
  get phase() {
    return this.#phase;
  }

  set phase(phase) {
    this.#phase = CHECKS.phase('phase', phase);
    this.#tell('phase', (figure) => figure.setPhase(phase));
  }

  /** The points of the ground he is on; none: level ground. @returns {readonly TerrainPoint[]} */
  get terrain() {
    return this.#terrain;
  }

  set terrain(points) {
    this.setTerrain(points);
  }

  /**
   * Puts him on a ground of up to 256 points, x ascending, in u; y points down, 0 is level ground. It is straight between
   * them and level beyond; two with one x are a riser. Slopes to 40°; what rises or falls by no more than 34 u within 40 u
   * is walked on, a higher riser, to 400 u, is a cliff to fall from or a wall to stop at. None: level ground.
   *
   * What walks on such ground is loaded with the first one. Until it has, only what is no point is refused at once; what
   * cannot be walked on is reported like an uncaught error when it has.
   * @param {readonly TerrainPoint[]} points
   * @throws {TypeError | RangeError} names the point and what is allowed; nothing has changed then
   */
  setTerrain(points) {
    const wanted = CHECKS.terrain('terrain', points);
    if (wanted.length > 0) this.changeModule(this.#extended());
    this.#tell('terrain', (figure, module) => {
      if (!('terrainPoint' in module)) return; // level ground is all that the core knows
      try {
        setTerrain(/** @type {ExtendedModule} */ (module), /** @type {ExtendedStickman} */ (figure), wanted);
      } catch (error) {
        if (this.#terrain === wanted) this.#terrain = []; // it had waited for the core
        throw error;
      }
    });
    this.#terrain = wanted;
  }

  /** What fills the canvas: 'scene', which is 440 u high, or 'figure', as he stands, walks and runs. */
  get fit() {
    return this.#fit;
  }

  /** @param {import('../core/names.js').FitName} fit */
  set fit(fit) {
    this.#fit = CHECKS.fit('fit', fit);
    this.resize();
  }

  /** 0.1 to 10, times what `fit` gives: the ground stays in its place, and the view goes up with him when he jumps. */
  get zoom() {
    return this.#zoom;
  }

  set zoom(zoom) {
    this.#zoom = CHECKS.zoom('zoom', zoom);
    this.resize();
  }

  /** Whether he waits for play(): because of pause(), or because the person prefers reduced motion. */
  get paused() {
    return super.paused;
  }

  /** Like play() and pause(). */
  set paused(paused) {
    if (CHECKS.paused('paused', paused)) this.pause();
    else this.play();
  }

  /** @returns {string} what a screen reader says */
  get label() {
    return this.#canvas.getAttribute('aria-label') ?? '';
  }

  set label(label) {
    this.#canvas.setAttribute('aria-label', CHECKS.label('label', label));
  }

  /** Draws him in place of the built-in look, from the pose; null for the built-in look. */
  get renderer() {
    return this.#renderer;
  }

  set renderer(renderer) {
    this.#renderer = renderer === null ? null : CHECKS.renderer('renderer', renderer);
    this.redrawStill();
  }

  /** Present ground speed in u/s; 100 u are 1 m. 0 before the core has loaded. */
  get groundSpeed() {
    return this.figure?.groundSpeed() ?? 0;
  }

  /** Distance travelled in units, less when going back. 0 before the core has loaded. */
  get distance() {
    return this.#gone + (this.figure?.distance() ?? 0);
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
    coreLoader().setUrl(CHECKS.wasmUrl('url', url));
  }

  /**
   * @protected
   * @param {CoreModule} module
   */
  make(module) {
    this.#module = module;
    const figure = new module.Stickman();
    this.#groundY = figure.groundY();
    for (const call of this.#told.values()) this.#attempt(() => call(figure, module), this.refused);
    this.#told.delete('once');
    if (this.figure) this.#follow(figure, this.figure);
    this.#ended = 0;
    return figure;
  }

  /**
   * One figure takes the place of another: at the same moment of his cycle, built as that one is.
   * @param {Stickman} figure @param {Stickman} before
   */
  #follow(figure, before) {
    this.#gone += before.distance();
    for (const name of before.parameterNames()) figure.setParameter(name, before.parameter(name));
    const ahead = this.#phase + before.phase() - figure.phase();
    figure.setPhase(ahead - Math.floor(ahead));
  }

  /**
   * @protected
   * @param {Stickman} figure
   * @param {number} dt
   */
  advance(figure, dt) {
    const doing = this.#doing(figure);
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
    const { context, scale, colours, viewWidth: width, viewHeight: height } = this;
    figure.setGround(width / 2, (this.#groundY / UNITS_HIGH) * height);
    const spear = figure.spear();
    this.#drawn = {
      figure,
      module: /** @type {CoreModule} */ (this.#module),
      context,
      scale,
      colours,
      width,
      height,
      groundY: figure.groundY(),
      pose: figure.pose(),
      hair: figure.hair(),
      spear: spear.subarray(0, 8),
      get spearAlpha() {
        return spear[8];
      },
    };
  }

  /**
   * @protected
   * @param {number} width
   */
  zoomFor(width) {
    return (this.#fit === 'scene' ? 1 : zoomOnFigure(width)) * this.#zoom;
  }

  /**
   * @protected
   * @param {Stickman} figure
   */
  paint(figure) {
    if (this.#drawn?.pose.byteLength === 0) this.viewed(figure); // memory has grown
    if (this.#drawn) this.context.translate(0, riseOf(this.#drawn));
    // He who draws him never asks for the draw list, and the core makes none.
    if (this.#renderer) this.#call(this.#renderer);
    else super.paint(figure);
  }

  /** @protected */
  drawn() {
    if (this.#onFrame) this.#call(this.#onFrame);
    const over = this.#over;
    this.#over = null;
    if (over !== null && this.figure)
      this.dispatchEvent(new CustomEvent('actionend', { detail: { action: this.#nameOf(over) } }));
  }

  /** @param {FrameCall} listener one that is broken must not stop him */
  #call(listener) {
    this.#attempt(() => this.#drawn && listener(this.#drawn, this));
  }

  /** @param {() => void} call what it throws is reported, and must not stop him @param {(error: unknown) => void} [report] */
  #attempt(call, report = reportUncaught) {
    try {
      call();
    } catch (error) {
      report(error);
    }
  }

  /** A built-in action, or the number of his own. @param {Stickman} figure */
  #doing(figure) {
    return figure.action() ?? /** @type {ExtendedStickman} */ (figure).playedOwn();
  }

  /** @param {import('../core/core.js').ActionMember | number} doing @returns {AnyActionName} */
  #nameOf(doing) {
    if (typeof doing === 'number') {
      const own = [...this.#own.values()].find(({ number }) => number === doing);
      return own?.name ?? this.#action;
    }
    const { Action } = /** @type {CoreModule} */ (this.#module);
    const { value } = doing;
    return ACTIONS.find((name) => Action[enumMember(name)]?.value === value) ?? this.#action;
  }

  /**
   * @param {string} name of what the call sets: only its last one counts
   * @param {FigureCall} call
   */
  #tell(name, call) {
    if (this.destroyed) return;
    const now = this.figure && this.#module;
    if (this.figure && this.#module) call(this.figure, this.#module);
    if (!now || name !== 'once') {
      this.#told.delete(name);
      this.#told.set(name, call);
    }
    // A figure that has not moved yet settles into what it is told: the still of reduced motion follows.
    if (now) this.redrawStill();
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
