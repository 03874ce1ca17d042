import { capturePointer } from '../input/capture-pointer.js';
import { placeOn } from '../input/place-on.js';

/** @typedef {import('./held-buttons.js').HeldButtons} HeldButtons */

/** What takes a click for itself. */
const CONTROLS = 'button, a[href], input, select, textarea, label, summary, [contenteditable]';

/**
 * Fingers, pens and the mouse. While the game is played, the left half of the area jumps and the right half thrusts, on
 * contact and with as many fingers as there are, and no swipe scrolls the page; its own left half, however it is turned.
 * At all other times a swipe is the page's, and a tap starts the game.
 */
export class PointerInput {
  /** @type {HTMLElement} */
  #area;
  /** @type {HeldButtons} */
  #held;
  #playing = false;
  /** What came down last came down in play: what it did then is done. */
  #played = false;
  /** The click that is on its way began in play. */
  #clickedInPlay = false;
  /** @type {string} */
  #touchAction;
  #ending = new AbortController();

  /**
   * @param {HTMLElement} area
   * @param {HeldButtons} held
   */
  constructor(area, held) {
    this.#area = area;
    this.#held = held;
    this.#touchAction = area.style.touchAction;
    const { signal } = this.#ending;
    area.addEventListener('pointerdown', this.#down, { signal });
    // One that leaves without being captured is let go of elsewhere.
    for (const type of /** @type {const} */ ([
      'pointerup',
      'pointercancel',
      'pointerleave',
      'lostpointercapture',
    ]))
      area.addEventListener(type, this.#up, { signal });
    area.addEventListener('click', this.#clickBegins, { signal, capture: true });
    area.addEventListener('click', this.#click, { signal });
    area.addEventListener('contextmenu', this.#menu, { signal });
  }

  /** @param {boolean} playing */
  set playing(playing) {
    if (playing === this.#playing) return;
    this.#playing = playing;
    this.#area.style.touchAction = playing ? 'none' : this.#touchAction;
  }

  end() {
    this.playing = false;
    this.#ending.abort();
  }

  /** @param {PointerEvent} event */
  #down = (event) => {
    if (isForControl(event)) return;
    this.#played = this.#playing;
    if (!this.#playing || event.button !== 0) return;
    const place = placeOn(this.#area, event);
    if (!place) return;
    event.preventDefault();
    capturePointer(this.#area, event.pointerId);
    this.#held.hold(holder(event), place.x < 0.5 ? 'jump' : 'thrust');
  };

  /** @param {PointerEvent} event */
  #up = (event) => this.#held.letGo(holder(event));

  #clickBegins = () => {
    this.#clickedInPlay = this.#playing;
  };

  /** @param {MouseEvent} event */
  #click = (event) => {
    if (isForControl(event)) {
      // A button in the area made the game go on: its keys are the game's from here on, as those of a tap are.
      if (this.#playing && !this.#clickedInPlay) this.#area.focus({ preventScroll: true });
      return;
    }
    if (event.defaultPrevented) return;
    if (this.#playing || (this.#played && event.detail > 0)) return;
    this.#area.focus({ preventScroll: true }); // asked for: some browsers leave the focus where it was
    this.#held.hold('tap', 'start');
    this.#held.letGo('tap');
  };

  /** A finger held down would open one. @param {Event} event */
  #menu = (event) => {
    if (this.#playing) event.preventDefault();
  };
}

/** @param {PointerEvent} event */
function holder({ pointerId }) {
  return `pointer ${pointerId}`;
}

/** @param {Event} event */
function isForControl(event) {
  const path = event.composedPath();
  const within = path.slice(0, path.indexOf(/** @type {EventTarget} */ (event.currentTarget)));
  return within.some((each) => /** @type {Element} */ (each).matches?.(CONTROLS));
}
