import { element } from '../page/element.js';
import { throttled } from '../page/throttle.js';
import { Controls } from './controls.js';
import { SceneInput } from './scene-input.js';
import { ScenePlayer } from './scene-player.js';

/** Times a second the controls and readouts follow. */
const RATE = 10;

/**
 * What the person asked for, whichever scene is shown: nothing yet, or to play or pause.
 * @typedef {'play' | 'pause' | null} Wish
 */

/**
 * A scene on show: its player, its input, its controls. Ended, nothing of it is left.
 */
export class Stage {
  /** @type {Controls} */
  #controls;
  /** @type {SceneInput} */
  #input;
  /** @type {ScenePlayer} */
  player;

  /**
   * @param {import('./panels.js').Panel} panel
   * @param {Omit<import('./scene-player.js').SceneParts, 'drawn'>} parts
   * @param {import('../canvas/canvas-services.js').CanvasServices} services
   * @param {Wish} wish
   */
  constructor({ name, keys }, parts, services, wish) {
    const canvas = element(`${name}-canvas`, HTMLCanvasElement);
    let show = () => {};
    this.player = new ScenePlayer(canvas, { ...parts, drawn: () => show() }, services);
    if (wish) this.player[wish]();
    this.#controls = new Controls(element(name, HTMLElement), this.player);
    this.#input = new SceneInput(canvas, this.player, parts.scene, keys);
    show = throttled(() => this.#controls.show(), 1000 / RATE);
    show();
  }

  end() {
    this.#input.end();
    this.#controls.end();
    this.player.destroy();
  }
}
