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

  async #load() {
    const module = this.destroyed ? null : await this.#loader.load();
    if (module && !this.destroyed) this.show(this.make(module));
    // Also by the page's own code, called with the first frame.
    if (this.destroyed) throw new DOMException('The player was destroyed before it was ready.', 'AbortError');
    this.dispatchEvent(new Event('ready'));
    return this;
  }
}
