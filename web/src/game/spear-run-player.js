import { checkBoolean, checkOneOf, checkString } from '../arguments.js';
import { LoadingPlayer } from '../loading-player.js';
import { worldLoader } from '../module-loaders.js';
import { enumMember } from '../names.js';
import { pageServices } from '../page-services.js';
import { reportUncaught } from '../report-error.js';
import { watchFocus } from './area-focus.js';
import { BestScore } from './best-score.js';
import { BUTTONS } from './buttons.js';
import { DeviceMemory } from './device-memory.js';
import { GamepadInput } from './gamepad-input.js';
import { HeldButtons } from './held-buttons.js';
import { DEFAULT_KEYS } from './key-map.js';
import { KeyboardInput } from './keyboard-input.js';
import { PointerInput } from './pointer-input.js';
import { RUN_EVENTS } from './run-events.js';
import { checkSeed, checkSpearRunOptions } from './spear-run-options.js';

/** @typedef {import('./buttons.js').ButtonName} ButtonName */
/** @typedef {import('../frame-loop.js').PauseReason} PauseReason */
/** @typedef {import('../spear-run.js').SpearRun} SpearRun */
/** @typedef {import('../world.js').WorldModule} WorldModule */

/**
 * Where the game is. Paused: a run waits for a press, or for play().
 * @typedef {'loading' | 'ready' | 'running' | 'paused' | 'over'} GameState
 */

/** What play() and a press end; a run that something interrupted waits for them, too. @type {readonly PauseReason[]} */
const UNTIL_PLAY = ['user', 'page', 'interrupted', 'reduced-motion'];

/** What interrupts a run. @type {readonly PauseReason[]} */
const INTERRUPTING = ['hidden', 'off-screen', 'reduced-motion', 'disconnected', 'blur'];

/** Members of the core's RunState. @type {readonly GameState[]} */
const CORE_STATES = Object.freeze(['ready', 'running', 'paused', 'over']);

/**
 * Spear Run on a canvas of one's own, which should never be narrower than 16:9 (782 u): one could not look ahead far
 * enough. With keys, touch and gamepad; what is drawn on top, sound and words are the page's.
 *
 * It stands still while the page is hidden, the canvas off-screen, the area without the focus, reduced motion preferred,
 * or pause() in force; each reason on its own. A run that was interrupted goes on with the next press, which is used up
 * by that, as it was left.
 *
 * Events: `ready`, `error`, `play` and `pause` as in StickmanPlayer; `statechange` when `state` is another; and what
 * happens in a run, by the names of RUN_EVENTS.
 * @extends {LoadingPlayer<SpearRun, WorldModule>}
 */
export class SpearRunPlayer extends LoadingPlayer {
  /** @type {HTMLElement} */
  #area;
  /** @type {import('../page-services.js').CanvasServices} */
  #services;
  /** @type {HeldButtons} */
  #held;
  /** @type {PointerInput} */
  #pointers;
  /** @type {GamepadInput} */
  #gamepads;
  /** @type {BestScore} */
  #bestScore;
  /** @type {import('./spear-run-options.js').SpearRunOptions['onFrame']} */
  #onFrame;
  /** @type {WorldModule | null} */
  #module = null;
  /** By value of the core's members. @type {GameState[]} */
  #stateNames = [];
  /** @type {number} */
  #firstSeed;
  #calm = false;
  /** The run is a calm one; the setting counts from the next start on. */
  #runIsCalm = false;
  #focused = false;
  #beaten = false;
  /** @type {GameState} */
  #told = 'loading';

  /** Keys by button; from the next key on. @type {import('./key-map.js').KeyMap} */
  keys;

  /**
   * @param {HTMLCanvasElement} canvas without a context of another kind; sized by CSS
   * @param {import('./spear-run-options.js').SpearRunOptions} [options]
   * @param {import('../page-services.js').CanvasServices & { world?: ReturnType<typeof worldLoader> }} [services] for tests
   * @throws {TypeError | RangeError} names the argument and what is allowed; nothing has changed then
   */
  constructor(canvas, options = {}, services = undefined) {
    const wanted = checkSpearRunOptions(options);
    const shared = services ?? pageServices();
    const loader = services?.world ?? worldLoader();
    super(canvas, shared, loader, UNTIL_PLAY);
    if (wanted.wasmUrl !== undefined) loader.setUrl(wanted.wasmUrl);
    this.#area = wanted.area ?? canvas;
    this.#services = shared;
    this.#onFrame = wanted.onFrame;
    this.#firstSeed = wanted.seed ?? Math.floor(Math.random() * 2 ** 32);
    this.#calm = wanted.calm ?? false;
    this.#bestScore = new BestScore(wanted.memory ?? new DeviceMemory());
    this.keys = wanted.keys ?? DEFAULT_KEYS;
    this.#held = new HeldButtons(this);
    const keyboard = new KeyboardInput(this.#area, this.#held, {
      wants: (button) => this.#wants(button),
      keys: () => this.keys,
    });
    this.#pointers = new PointerInput(this.#area, this.#held);
    const view = /** @type {any} */ (canvas.ownerDocument.defaultView);
    this.#gamepads = new GamepadInput(this.#held, view, () => this.state === 'running');
    this.atEnd(watchFocus(this.#area, (focused) => this.#focusChanged(focused)));
    for (const input of [keyboard, this.#pointers, this.#gamepads]) this.atEnd(() => input.end());
    this.#describe();
    if (wanted.paused) this.pause();
    this.load();
  }

  /** @returns {GameState} */
  get state() {
    if (!this.figure) return 'loading';
    const state = this.#stateNames[this.figure.state().value];
    return state === 'running' && this.paused ? 'paused' : state;
  }

  /** Of the run that is on, or was the last: a whole number. */
  get score() {
    return this.figure?.score() ?? 0;
  }

  /** In u; 100 u are 1 m. */
  get distance() {
    return this.figure?.distance() ?? 0;
  }

  /** In u/s. */
  get speed() {
    return this.figure?.speed() ?? 0;
  }

  /** What was speared. */
  get kills() {
    return this.figure?.kills() ?? 0;
  }

  /** The factor for what is speared next: 1, 2, 3 ... */
  get combo() {
    return this.figure?.combo() ?? 1;
  }

  /** 0..1: what is left of the time in which the combo goes on. */
  get comboLeft() {
    return this.figure?.comboLeft() ?? 0;
  }

  /** The best score on this device of all runs like this one, calm or not. */
  get best() {
    return this.#bestScore.get(this.state === 'ready' ? this.#calm : this.#runIsCalm);
  }

  /** The last run has beaten the best one before it. */
  get beaten() {
    return this.#beaten;
  }

  /** Index into OBSTACLES of what he ran into; -1: nothing. */
  get crashedInto() {
    return this.figure?.crashedInto() ?? -1;
  }

  /** Distance in u of the last milestone passed; 0: none. */
  get milestoneDistance() {
    const passed = this.figure?.milestone() ?? 0;
    return passed > 0 ? (this.figure?.milestoneDistance(passed) ?? 0) : 0;
  }

  /** Of the course. */
  get seed() {
    return this.figure?.seed() ?? this.#firstSeed;
  }

  /**
   * Of the next run's course; otherwise it follows from this one's.
   * @param {number} seed a whole number from 0 to 4294967295
   */
  setNextSeed(seed) {
    const next = checkSeed('seed', seed);
    if (this.figure) this.figure.setNextSeed(next);
    else this.#firstSeed = next;
  }

  /** Slower, with wider gaps; from the next start on. */
  get calm() {
    return this.#calm;
  }

  set calm(calm) {
    this.#calm = checkBoolean('calm', calm);
    this.figure?.setParameter('calm', Number(calm));
    this.redrawStill();
  }

  /** The run that is on, or was the last, as text for watch(). '' before the game is loaded. */
  get replay() {
    return this.figure?.replay() ?? '';
  }

  /** Whether it shows a run from text. */
  get watching() {
    return this.figure?.watching() ?? false;
  }

  /**
   * Shows the run in a text that `replay` gave; where the area has not the focus, it waits for it and a press. Start
   * begins an own run instead.
   * @param {string} text
   * @returns {string} '' when it is on; otherwise what is wrong with the text, and where, and nothing has changed
   */
  watch(text) {
    checkString('text', text);
    if (!this.figure) return 'the game is not loaded yet';
    const problem = this.figure.watch(text);
    if (problem !== '') return problem;
    this.#held.letGoAll();
    this.play();
    if (!this.#focused) this.setReason(['interrupted'], true);
    this.#tellState();
    return '';
  }

  /**
   * Presses a button, as a device would. Any of them makes a paused run go on, and does no more then.
   * @param {ButtonName} button
   */
  press(button) {
    checkOneOf('button', button, BUTTONS);
    if (!this.figure || !this.#module) return;
    const { state } = this;
    if (state === 'paused') {
      this.play();
    } else if (button === 'pause') {
      if (state === 'running') this.pause();
    } else {
      if (this.paused) this.play();
      else this.#setShake();
      this.figure.press(this.#module.Button[enumMember(button)]);
    }
  }

  /** @param {ButtonName} button */
  release(button) {
    checkOneOf('button', button, BUTTONS);
    if (this.figure && this.#module) this.figure.release(this.#module.Button[enumMember(button)]);
  }

  /** Moves although reduced motion is preferred: this was asked for. An area without the focus goes on waiting. */
  play() {
    this.#setShake();
    super.play();
  }

  /**
   * @protected
   * @param {WorldModule} module
   */
  make(module) {
    this.#module = module;
    for (const name of CORE_STATES) this.#stateNames[module.RunState[enumMember(name)].value] = name;
    const figure = new module.SpearRun(this.#firstSeed);
    figure.setParameter('calm', Number(this.#calm));
    return figure;
  }

  /**
   * @protected
   * @param {readonly PauseReason[]} reasons
   * @param {boolean} present
   */
  setReason(reasons, present) {
    // Called before there is a figure, too, by a base that is still being made.
    const interrupts =
      present &&
      this.figure &&
      this.state === 'running' &&
      reasons.some((each) => INTERRUPTING.includes(each));
    super.setReason(interrupts ? [...reasons, 'interrupted'] : reasons, present);
    if (this.figure) this.#tellState();
  }

  /**
   * @protected
   * @param {SpearRun} figure
   * @param {number} dt
   */
  advance(figure, dt) {
    if (dt > 0) this.#gamepads.frame();
    figure.step(dt);
  }

  /** @protected */
  drawn() {
    this.#tellEvents(this.figure?.takeEvents() ?? 0);
    this.#tellState();
    try {
      this.#onFrame?.(this);
    } catch (error) {
      reportUncaught(error);
    }
  }

  /** @param {ButtonName} button */
  #wants(button) {
    const { state } = this;
    if (state === 'loading') return false;
    return state === 'running' || state === 'paused' || button !== 'pause';
  }

  /** @param {boolean} focused */
  #focusChanged(focused) {
    this.#focused = focused;
    if (focused) this.#gamepads.forget();
    else this.#held.letGoAll();
    this.setReason(['blur'], !focused);
    this.#tellState();
  }

  /** @param {number} events */
  #tellEvents(events) {
    for (let bit = 0; events >> bit !== 0; bit++) {
      if (((events >> bit) & 1) === 0) continue;
      const event = RUN_EVENTS[bit];
      if (event === 'start') this.#begun();
      if (event === 'crash' && !this.watching)
        this.#beaten = this.#bestScore.offer(this.#runIsCalm, this.score);
      if (event) this.dispatchEvent(new Event(event));
    }
  }

  #begun() {
    this.#beaten = false;
    this.#runIsCalm = this.#calm;
  }

  #tellState() {
    const { state } = this;
    this.#pointers.playing = state === 'running';
    this.#gamepads.waiting = this.#focused && this.paused && state !== 'loading';
    if (state === this.#told) return;
    this.#told = state;
    this.dispatchEvent(new Event('statechange'));
  }

  #setShake() {
    this.figure?.setParameter('shake', Number(!this.#services.visibility.reducedMotion));
  }

  /** A game has a name and can be reached by keys, unless the page has seen to that. */
  #describe() {
    const area = this.#area;
    for (const [name, value] of [
      ['role', 'application'],
      ['tabindex', '0'],
      ['aria-label', 'Spear Run'],
    ]) {
      if (area.hasAttribute(name) || (name === 'aria-label' && area.hasAttribute('aria-labelledby')))
        continue;
      area.setAttribute(name, value);
      this.atEnd(() => area.removeAttribute(name));
    }
  }
}
