import { CanvasSurface } from '../canvas-surface.js';
import { drawList } from '../draw-list-renderer.js';
import { readPalette } from '../palette.js';

/** @typedef {import('../world.js').SceneFigure} SceneFigure */
/** @typedef {import('./canvas-point.js').Point} Point */

/**
 * @typedef {object} SceneParts
 * @property {import('./scene.js').Scene<any>} scene
 * @property {import('../world.js').WorldModule} module
 * @property {Map<string, number>} values what the controls were set to, by name; kept by the page, so that a scene
 *   come back to is as it was left
 * @property {() => void} drawn called after each frame
 */

/**
 * Runs one scene's figure on one canvas. It stands still while the page is hidden, the canvas off-screen, reduced
 * motion preferred, or pause() in force; each reason on its own.
 *
 * Events: `play` and `pause`, when `paused` changes.
 */
export class ScenePlayer extends EventTarget {
  /** @type {HTMLCanvasElement} */
  #canvas;
  /** @type {CanvasRenderingContext2D} */
  #context;
  /** @type {SceneParts} */
  #parts;
  /** @type {Omit<import('../page-services.js').PageServices, 'core'>} */
  #services;
  /** @type {CanvasSurface} */
  #surface;
  /** @type {import('../frame-loop.js').FrameMember} */
  #member;
  /** @type {SceneFigure | null} */
  #figure;
  /** Fetched again only when memory growth has detached it. @type {Float32Array} */
  #list = new Float32Array();
  /** @type {string[]} */
  #colours = [];
  /** @type {(() => void)[]} */
  #undo;

  /**
   * @param {HTMLCanvasElement} canvas sized by CSS
   * @param {SceneParts} parts
   * @param {Omit<import('../page-services.js').PageServices, 'core'>} services
   */
  constructor(canvas, parts, services) {
    super();
    const context = canvas.getContext('2d');
    if (!context) throw new TypeError('canvas must be free for a 2d context');
    this.#canvas = canvas;
    this.#context = context;
    this.#parts = parts;
    this.#services = services;
    this.#surface = new CanvasSurface(canvas);
    this.#figure = this.#make();
    this.#member = services.loop.add((dt) => this.#frame(dt));
    const redraw = () => this.resize();
    this.#undo = [
      () => this.#member.remove(),
      services.visibility.watch(canvas, canvas.parentElement ?? canvas, {
        hiddenChanged: (hidden) => this.#member.setReason('hidden', hidden),
        offScreenChanged: (offScreen) => this.#member.setReason('off-screen', offScreen),
        reducedMotionChanged: (reduced) =>
          this.#changePause(() => this.#member.setReason('reduced-motion', reduced)),
        resized: redraw,
      }),
      services.pixelRatio.subscribe(redraw),
      services.darkScheme.subscribe(redraw),
      services.moreContrast.subscribe(redraw),
      services.forcedColours.subscribe(redraw),
    ];
    this.resize();
  }

  /** Whether it waits for play(): because of pause(), or because the person prefers reduced motion. */
  get paused() {
    return this.#member.has('user') || this.#member.has('reduced-motion');
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

  /**
   * What a control should show.
   * @param {string} name
   * @returns {number} NaN: the figure does not say
   */
  get(name) {
    return this.#figure ? this.#parts.scene.get(this.#figure, name) : Number.NaN;
  }

  /**
   * A control was moved.
   * @param {string} name
   * @param {number} value
   */
  set(name, value) {
    this.#parts.values.set(name, value);
    if (this.#parts.scene.needsNew(name)) this.#makeAnew();
    else this.#tell((figure) => this.#parts.scene.set(figure, name, value));
  }

  /** Begins again with the core's own values. */
  reset() {
    this.#parts.values.clear();
    this.#makeAnew();
  }

  /** Figures to show in numbers, by name. */
  get figures() {
    return this.#figure ? this.#parts.scene.figures(this.#figure) : {};
  }

  /** In units; 0 while the canvas is not laid out. */
  get viewWidth() {
    return this.#surface.viewWidth;
  }

  /** @param {Point} point */
  grab(point) {
    this.#tell((figure) => this.#parts.scene.grab(figure, point, this.#view(figure)));
  }

  /** @param {Point} point */
  lead(point) {
    this.#tell((figure) => this.#parts.scene.lead(figure, point, this.#view(figure)));
  }

  /** @param {{ x: number, y: number }} step */
  nudge(step) {
    this.#tell((figure) => this.#parts.scene.nudge(figure, step, this.#view(figure)));
  }

  home() {
    this.#tell((figure) => this.#parts.scene.home(figure, this.#view(figure)));
  }

  /** Measures the canvas and reads its colours again. */
  resize() {
    this.#colours = readPalette(this.#canvas, this.#services.forcedColours.matches);
    this.#surface.fit(this.#services.pixelRatio.value);
    this.#show();
  }

  /** Stops for good and frees the C++ figure; harmless when done twice. */
  destroy() {
    for (const undo of this.#undo.splice(0)) undo();
    this.#figure?.delete();
    this.#figure = null;
  }

  #make() {
    const { scene, module, values } = this.#parts;
    const figure = scene.make(module, values);
    for (const [name, value] of values) if (!scene.needsNew(name)) scene.set(figure, name, value);
    return figure;
  }

  #makeAnew() {
    if (!this.#figure) return;
    this.#figure.delete();
    this.#figure = null; // should making fail, nobody may touch the deleted one
    this.#figure = this.#make();
    this.#list = new Float32Array();
    this.#show();
  }

  /** Tells the figure about its view and draws it: a paused one gets no frame that would. */
  #show() {
    if (!this.#figure || this.#surface.empty) return;
    this.#figure.setView(this.#surface.viewWidth);
    this.#parts.scene.viewed(this.#figure, this.#view(this.#figure));
    this.#frame(0);
  }

  /** @param {SceneFigure} figure */
  #view(figure) {
    return { width: this.#surface.viewWidth, groundY: figure.groundY() };
  }

  /** @param {(figure: SceneFigure) => void} call */
  #tell(call) {
    if (!this.#figure) return;
    call(this.#figure);
    if (!this.#member.running) this.#frame(0);
  }

  /** @param {() => void} change */
  #changePause(change) {
    const before = this.paused;
    change();
    if (this.paused !== before) this.dispatchEvent(new Event(before ? 'play' : 'pause'));
  }

  /** @param {number} dt in seconds; 0 draws it as it stands */
  #frame(dt) {
    if (!this.#figure) return;
    this.#services.pixelRatio.check();
    if (this.#surface.empty) return;
    this.#parts.scene.advance(this.#figure, dt);
    this.#figure.step(dt);
    if (this.#list.byteLength === 0) this.#list = this.#figure.drawList();
    drawList(this.#context, this.#list, this.#colours, this.#surface.scale);
    this.#parts.drawn();
  }
}
