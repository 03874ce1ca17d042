import { CanvasPlayer } from '../player/canvas-player.js';

/** @typedef {import('../core/world.js').SceneFigure} SceneFigure */
/** @typedef {import('./canvas-point.js').Point} Point */

/**
 * @typedef {object} SceneParts
 * @property {import('./scene.js').Scene<any>} scene
 * @property {import('../core/world.js').WorldModule} module
 * @property {Map<string, number>} values what the controls were set to, by name; kept by the page, so that a scene
 *   come back to is as it was left
 * @property {() => void} drawn called after each frame
 */

/**
 * Runs one scene's figure on one canvas.
 * @extends {CanvasPlayer<SceneFigure>}
 */
export class ScenePlayer extends CanvasPlayer {
  /** @type {SceneParts} */
  #parts;

  /**
   * @param {HTMLCanvasElement} canvas sized by CSS
   * @param {SceneParts} parts
   * @param {import('../canvas/canvas-services.js').CanvasServices} services
   */
  constructor(canvas, parts, services) {
    super(canvas, services);
    this.#parts = parts;
    this.begin();
    this.show(this.#make());
  }

  /**
   * What a control should show.
   * @param {string} name
   * @returns {number} NaN: the figure does not say
   */
  get(name) {
    return this.figure ? this.#parts.scene.get(this.figure, name) : Number.NaN;
  }

  /**
   * A control was moved.
   * @param {string} name
   * @param {number} value
   */
  set(name, value) {
    this.#parts.values.delete(name); // in the order in which they were set: what came last is told last
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
  get readouts() {
    return this.figure ? this.#parts.scene.readouts(this.figure) : {};
  }

  /** @param {Point} point */
  grab(point) {
    this.#tell((figure) => this.#parts.scene.grab(figure, point, this.#view(figure)));
  }

  /** @param {Point} point */
  lead(point) {
    this.#tell((figure) => this.#parts.scene.lead(figure, point, this.#view(figure)));
  }

  /** The pointer that led has left the picture. */
  leave() {
    this.#tell((figure) => this.#parts.scene.leave?.(figure));
  }

  /** @param {{ x: number, y: number }} step */
  nudge(step) {
    this.#tell((figure) => this.#parts.scene.nudge(figure, step, this.#view(figure)));
  }

  home() {
    this.#tell((figure) => this.#parts.scene.home?.(figure, this.#view(figure)));
  }

  /**
   * @protected
   * @param {SceneFigure} figure
   * @param {number} dt
   */
  advance(figure, dt) {
    this.#parts.scene.advance(figure, dt);
    figure.step(dt);
  }

  /**
   * @protected
   * @param {SceneFigure} figure
   */
  viewed(figure) {
    this.#parts.scene.viewed(figure, this.#view(figure));
  }

  /** @protected */
  drawn() {
    this.#parts.drawn();
  }

  #make() {
    const { scene, module, values } = this.#parts;
    const figure = scene.make(module, values);
    for (const [name, value] of values) if (!scene.needsNew(name)) scene.set(figure, name, value);
    return figure;
  }

  #makeAnew() {
    if (!this.figure) return;
    this.show(null); // frees the old one first: should making fail, nobody may touch it
    this.show(this.#make());
  }

  /** @param {SceneFigure} figure */
  #view(figure) {
    return { width: this.viewWidth, groundY: figure.groundY() };
  }

  /** @param {(figure: SceneFigure) => void} call */
  #tell(call) {
    if (!this.figure) return;
    call(this.figure);
    this.redrawStill();
  }
}
