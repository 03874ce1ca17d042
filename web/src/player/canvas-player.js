import { CanvasSurface } from '../canvas/canvas-surface.js';
import { clear, renderDrawList } from '../canvas/draw-list-renderer.js';
import { paperInFullScreen } from '../canvas/full-screen.js';
import { followPalette, readPalette } from '../canvas/palette.js';
import { LONGEST_STEP, UNITS_HIGH } from '../core/names.js';
import { checkCanvas } from './arguments.js';

/** @typedef {import('../canvas/frame-loop.js').PauseReason} PauseReason */

/**
 * What every C++ class of the core can do that a canvas shows.
 * @typedef {object} Figure
 * @property {() => Float32Array} drawList a view, detached (byteLength 0) once memory has grown
 * @property {(width: number) => void} setView in units
 * @property {() => void} delete it lives outside the garbage collector
 */

const TypedEventTarget = /** @type {typeof import('./typed-events.js').TypedEventTarget} */ (EventTarget);

/**
 * One figure of the core on one canvas, frame by frame.
 *
 * It stands still while the page is hidden, the canvas off-screen, reduced motion preferred, or pause() in force,
 * and while there is no figure; each reason on its own, and ending one leaves the others. While any holds, no frame
 * is asked for.
 *
 * A subclass calls begin() once it is made, hands over its figure with show(), and says in advance() what a frame does
 * with it.
 *
 * Events: `play` and `pause`, when `paused` changes.
 * @template {Figure} F
 * @template {import('./typed-events.js').PlayerEvents} [E=import('./typed-events.js').PlayerEvents] its events, by name
 * @extends {TypedEventTarget<E>}
 */
export class CanvasPlayer extends TypedEventTarget {
  /** @type {HTMLCanvasElement} */
  #canvas;
  /** @type {CanvasRenderingContext2D} */
  #context;
  /** @type {import('../canvas/canvas-services.js').CanvasServices} */
  #services;
  /** @type {CanvasSurface} */
  #surface;
  /** @type {import('../canvas/frame-loop.js').FrameMember} */
  #member;
  /** @type {readonly PauseReason[]} */
  #untilPlay;
  /** @type {string[]} */
  #colours = [];
  /** Laid under the picture; '': nothing. */
  #paper = '';
  /** How much larger than a drawing space of 440 u shows it everything is. */
  #zoom = 1;
  /** @type {F | null} */
  #figure = null;
  /** Fetched again only when memory growth has detached it. @type {Float32Array} */
  #list = new Float32Array();
  /** Ends each subscription. @type {(() => void)[]} */
  #undo = [];
  #destroyed = false;

  /**
   * @param {HTMLCanvasElement} canvas without a context of another kind; sized by CSS
   * @param {import('../canvas/canvas-services.js').CanvasServices} services
   * @param {readonly PauseReason[]} [untilPlay] the reasons that `paused` tells about and play() ends; all others end
   *   by themselves
   * @throws {TypeError} names the argument and what is allowed; nothing has changed then
   */
  constructor(canvas, services, untilPlay = ['user', 'page', 'reduced-motion']) {
    super();
    const context = checkCanvas('canvas', canvas).getContext('2d');
    if (!context) throw new TypeError('canvas must be free for a 2d context');
    this.#canvas = canvas;
    this.#context = context;
    this.#services = services;
    this.#surface = new CanvasSurface(canvas);
    this.#untilPlay = untilPlay;
    this.#member = services.loop.add((dt) => this.#frame(dt), ['loading']);
    this.#undo.push(() => this.#member.remove());
  }

  /**
   * Whether it waits for play(): because of pause(), or because the person prefers reduced motion. A hidden
   * page or a canvas off-screen does not count: that ends by itself.
   */
  get paused() {
    return this.#untilPlay.some((reason) => this.#member.has(reason));
  }

  /** Ends the user's pause, and moves although reduced motion is preferred: this was asked for. */
  play() {
    this.setReason(this.#untilPlay, false);
  }

  /** Stands still until play(), whatever is shown or hidden meanwhile. */
  pause() {
    this.setReason(['user'], true);
  }

  /**
   * A pause that whoever embeds him makes and ends, apart from pause(): its end leaves all other reasons.
   * @param {boolean} held
   */
  hold(held) {
    this.setReason(['page'], held);
  }

  /** Measures the canvas and reads its colours again; needed only where no observer can tell. */
  resize() {
    if (this.#destroyed) return;
    this.#colours = readPalette(this.#canvas, this.#services.forcedColours.matches);
    this.#paper = paperInFullScreen(this.#canvas);
    this.#surface.fit(this.#services.pixelRatio.value);
    if (!this.#figure || this.#surface.empty) return;
    this.#zoom = this.zoomFor(this.#surface.viewWidth);
    this.#figure.setView(this.viewWidth);
    this.viewed(this.#figure);
    this.#frame(0); // a new backing store is blank, and a paused figure gets no frame that would fill it
  }

  /** Stops for good and frees the C++ figure; harmless when done twice. */
  destroy() {
    if (this.#destroyed) return;
    this.#destroyed = true;
    for (const undo of this.#undo.splice(0)) undo();
    this.#figure?.delete();
    this.#figure = null;
  }

  /** @protected The figure on show; null before there is one, and after the end. @returns {F | null} */
  get figure() {
    return this.#figure;
  }

  /** @protected */
  get destroyed() {
    return this.#destroyed;
  }

  /** @protected Its transform is in units, not device pixels. */
  get context() {
    return this.#context;
  }

  /** @protected By style id, in the order of STYLES; replaced by resize(). @returns {readonly string[]} */
  get colours() {
    return this.#colours;
  }

  /** @protected Device pixels per unit; 0 while the canvas is not laid out. */
  get scale() {
    return this.#surface.scale * this.#zoom;
  }

  /** @protected Of the drawing space in units. */
  get viewHeight() {
    return UNITS_HIGH / this.#zoom;
  }

  /** Width of the drawing space in units, whose height is 440; 0 while the canvas is not laid out. */
  get viewWidth() {
    return this.#surface.viewWidth / this.#zoom;
  }

  /**
   * How much larger everything is to be than where the drawing space is 440 u high.
   * @protected
   * @param {number} _width in u, of a drawing space that high
   */
  zoomFor(_width) {
    return 1;
  }

  /**
   * Frees the figure before and shows this one.
   * @protected
   * @param {F | null} figure null: none for now
   */
  show(figure) {
    this.#figure?.delete();
    this.#figure = figure;
    this.#list = new Float32Array();
    this.resize();
    this.setReason(['loading'], figure === null);
  }

  /**
   * Adds or ends reasons to stand still, and fires `play` or `pause` when that changes `paused`.
   * @protected
   * @param {readonly PauseReason[]} reasons
   * @param {boolean} present
   */
  setReason(reasons, present) {
    if (this.#destroyed) return;
    const before = this.paused;
    for (const reason of reasons) this.#member.setReason(reason, present);
    if (this.paused === before) return;
    this.turned(!before);
    this.dispatchEvent(new Event(before ? 'play' : 'pause'));
  }

  /**
   * It waits for play() from now on, or no more; nobody has been told yet.
   * @protected
   * @param {boolean} _paused
   */
  turned(_paused) {}

  /**
   * The figure was told something: where no frame would show it, this does.
   * @protected
   */
  redrawStill() {
    if (!this.#member.running) this.#frame(0);
  }

  /**
   * Called in destroy().
   * @protected
   * @param {() => void} undo
   */
  atEnd(undo) {
    this.#undo.push(undo);
  }

  /**
   * Moves the figure on and makes its draw list anew. Must be overridden.
   * @protected
   * @param {F} _figure
   * @param {number} _dt in seconds, 0..1/30; 0 shows it as it stands. A long frame calls it several times.
   */
  advance(_figure, _dt) {}

  /**
   * The drawing space is known, or has another width or other colours now.
   * @protected
   * @param {F} _figure
   */
  viewed(_figure) {}

  /**
   * Draws a frame on the cleared canvas.
   * @protected
   * @param {F} figure
   */
  paint(figure) {
    if (this.#list.byteLength === 0) this.#list = figure.drawList();
    renderDrawList(this.#context, this.#list, this.#colours);
  }

  /**
   * A frame is drawn.
   * @protected
   * @param {number} _dt
   */
  drawn(_dt) {}

  /** @param {number} dt */
  #frame(dt) {
    const figure = this.#figure;
    // Whatever is called from here on may end in a listener that destroys the player, or shows another figure.
    const gone = () => this.#figure !== figure;
    if (!figure) return;
    this.#services.pixelRatio.check();
    // Measured while it was hidden, and shown before any observer saw it so.
    if (this.#surface.empty && this.#canvas.clientWidth && this.#canvas.clientHeight) this.resize();
    const steps = Math.ceil(dt / LONGEST_STEP - 1e-6) || 1;
    for (let i = 0; i < steps; i++) {
      if (gone() || this.#surface.empty) return;
      this.advance(figure, dt / steps);
    }
    if (gone()) return;
    clear(this.#context, this.scale, this.#paper);
    this.paint(figure);
    if (!gone()) this.drawn(dt);
  }

  /**
   * From now on it is told of page and canvas, and calls what a subclass overrides.
   * @protected
   */
  begin() {
    const canvas = this.#canvas;
    const { visibility, pixelRatio, forcedColours, darkScheme } = this.#services;
    const redraw = () => this.resize();
    this.#undo.push(
      visibility.watch(canvas, {
        changed: (reason, present) => this.setReason([reason], present),
        resized: redraw,
      }),
      pixelRatio.subscribe(redraw),
      forcedColours.subscribe(redraw),
      // Where colours are forced, the system changes them behind the back of CSS: no transition tells.
      darkScheme.subscribe(redraw),
      followPalette(canvas, redraw),
    );
  }
}
