import { capturePointer } from '../input/capture-pointer.js';
import { commandOfKey } from '../page/page-keys.js';
import { canvasPoint } from './canvas-point.js';

/** @typedef {import('./panels.js').Panel} Panel */

/** How many steps an arrow key makes at once with Shift. */
const BIG_STEP = 4;

/**
 * Pointer and keys on a scene's canvas. While the scene is paused they are the page's: a swipe scrolls it, and so do
 * the arrow keys.
 */
export class SceneInput {
  /** @type {HTMLCanvasElement} */
  #canvas;
  /** @type {import('./scene-player.js').ScenePlayer} */
  #player;
  /** @type {Panel['keys']} */
  #keys;
  /** @type {boolean} */
  #hovers;
  /** The pointer that has hold. @type {number | null} */
  #held = null;
  /** The pointer that the figure followed last, where it follows one that only is there. @type {number | null} */
  #leader = null;
  #ending = new AbortController();

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {import('./scene-player.js').ScenePlayer} player
   * @param {{ hovers: boolean }} scene
   * @param {Panel['keys']} keys
   */
  constructor(canvas, player, { hovers }, keys) {
    this.#canvas = canvas;
    this.#player = player;
    this.#keys = keys;
    this.#hovers = hovers;
    // Screen readers hand the arrow keys on only where keys do something of their own.
    canvas.setAttribute('role', 'application');
    const { signal } = this.#ending;
    canvas.addEventListener('pointerdown', this.#down, { signal });
    canvas.addEventListener('pointermove', this.#moved, { signal });
    for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'])
      canvas.addEventListener(type, this.#up, { signal });
    canvas.addEventListener('pointerleave', this.#left, { signal });
    canvas.addEventListener('keydown', this.#key, { signal });
    for (const type of /** @type {const} */ (['play', 'pause']))
      player.addEventListener(type, this.#showInUse, { signal });
    this.#showInUse();
  }

  /** Lets go of the canvas. */
  end() {
    this.#ending.abort();
    this.#letGo();
    this.#canvas.classList.remove('in-use');
  }

  /** @param {PointerEvent} event */
  #down = (event) => {
    if (this.#player.paused || this.#held !== null || event.button !== 0) return;
    const point = this.#point(event);
    if (!point) return;
    this.#held = event.pointerId;
    capturePointer(this.#canvas, event.pointerId);
    this.#canvas.classList.add('held');
    this.#follow(event);
    this.#player.grab(point);
  };

  /** @param {PointerEvent} event */
  #moved = (event) => {
    const leads =
      this.#held === null ? this.#hovers && event.pointerType !== 'touch' : event.pointerId === this.#held;
    if (!leads || this.#player.paused) return;
    const point = this.#point(event);
    if (!point) return;
    this.#follow(event);
    this.#player.lead(point);
  };

  /** @param {Event} event */
  #up = (event) => {
    if (/** @type {PointerEvent} */ (event).pointerId === this.#held) this.#letGo();
  };

  /** Out of the picture, without being captured; or lifted, as far as a finger is concerned. @param {Event} event */
  #left = (event) => {
    this.#up(event);
    if (/** @type {PointerEvent} */ (event).pointerId !== this.#leader) return;
    this.#leader = null;
    this.#player.leave();
  };

  /** @param {KeyboardEvent} event */
  #key = (event) => {
    if (this.#player.paused || event.ctrlKey || event.altKey || event.metaKey) return;
    const command = commandOfKey(this.#keys, event);
    if (!command) return;
    event.preventDefault();
    if (command === 'home') this.#player.home();
    else if ('step' in command) this.#player.nudge(stepOf(command.step, event));
    else if (!event.repeat) this.#player.set(command.set, command.to);
  };

  #showInUse = () => {
    this.#canvas.classList.toggle('in-use', !this.#player.paused);
  };

  /** @param {PointerEvent} event */
  #follow({ pointerId }) {
    if (this.#hovers) this.#leader = pointerId;
  }

  #letGo() {
    this.#held = null;
    this.#canvas.classList.remove('held');
  }

  /** @param {PointerEvent} event */
  #point(event) {
    return canvasPoint(this.#canvas, event, this.#player.viewWidth);
  }
}

/** @param {{ x: number, y: number }} step @param {KeyboardEvent} event */
function stepOf({ x, y }, { shiftKey }) {
  const size = shiftKey ? BIG_STEP : 1;
  return { x: x * size, y: y * size };
}
