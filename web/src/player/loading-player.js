import { CanvasPlayer } from './canvas-player.js';

/**
 * A player whose figure comes from a module that has to be loaded first.
 *
 * A subclass calls begin() and load() at the end of its constructor and makes the figure in make().
 *
 * Events, besides `play` and `pause`: `ready` (the first frame is drawn) and `error` (a CustomEvent whose `detail` is
 * the Error; load() tries again).
 * @template {import('./canvas-player.js').Figure} F
 * @template M
 * @template {import('./typed-events.js').PlayerEvents} [E=import('./typed-events.js').PlayerEvents]
 * @extends {CanvasPlayer<F, E>}
 */
export class LoadingPlayer extends CanvasPlayer {
  /** @type {{ load(): Promise<M> }} */
  #loader;
  /** @type {Promise<this> | null} */
  #ready = null;
  #failed = false;
  /** The figure of another module is on show. @type {Promise<void>} */
  #changed = Promise.resolve();

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {import('../canvas/canvas-services.js').CanvasServices} services
   * @param {{ load(): Promise<M> }} loader
   * @param {readonly import('../canvas/frame-loop.js').PauseReason[]} [untilPlay]
   */
  constructor(canvas, services, loader, untilPlay) {
    super(canvas, services, untilPlay);
    this.#loader = loader;
  }

  /**
   * Resolves to the player when the first frame can be drawn; rejects when loading fails, or when the
   * player is destroyed before. Replaced by a new promise when load() tries again.
   * @returns {Promise<this>}
   */
  get ready() {
    return this.#ready ?? this.load();
  }

  /**
   * Tries again after an `error`; otherwise changes nothing.
   * @returns {Promise<this>} `ready`
   */
  load() {
    if (this.#ready && !this.#failed) return this.#ready;
    this.#failed = false;
    const ready = this.#load();
    this.#ready = ready;
    ready.catch((error) => {
      this.#failed = true;
      if (!this.destroyed) this.dispatchEvent(new CustomEvent('error', { detail: error }));
    });
    return ready;
  }

  /**
   * Makes the figure. Must be overridden.
   * @protected
   * @param {M} _module
   * @returns {F | null}
   */
  make(_module) {
    return null;
  }

  /**
   * The figure is to come from another module: at once, if there is none yet; else that one stays on show until the other
   * module has loaded.
   * @protected
   * @param {{ load(): Promise<M> }} loader
   * @returns {Promise<unknown>} resolves when its figure is on show, or the player destroyed
   */
  changeModule(loader) {
    const changes = loader !== this.#loader;
    this.#loader = loader;
    if (!this.figure) return this.ready;
    if (!changes) return this.#changed;
    this.#changed = this.#showFigure();
    this.#changed.catch((error) => {
      this.#failed = true; // load() tries again
      if (!this.destroyed) this.dispatchEvent(new CustomEvent('error', { detail: error }));
    });
    return this.#changed;
  }

  async #showFigure() {
    await null; // what is set in the same turn may ask for another module
    /** @type {{ load(): Promise<M> } | null} */
    let loader = null;
    /** @type {M | null} */
    let module = null;
    while (!this.destroyed && loader !== this.#loader) {
      loader = this.#loader;
      module = await loader.load();
    }
    if (module && !this.destroyed) this.show(this.make(module));
  }

  async #load() {
    await this.#showFigure();
    // Also by the page's own code, called with the first frame.
    if (this.destroyed) throw new DOMException('The player was destroyed before it was ready.', 'AbortError');
    this.dispatchEvent(new Event('ready'));
    return this;
  }
}
