import { canvasServices } from '../canvas/canvas-services.js';
import { reportUncaught } from '../canvas/report-error.js';
import { enumMember } from '../core/names.js';
import { worldLoader } from '../core/world-module.js';
import { checkBoolean, checkOneOf, checkString } from '../player/arguments.js';
import { lendAttribute } from '../player/lent-attributes.js';
import { LoadingPlayer } from '../player/loading-player.js';
import { AreaFocus } from './area-focus.js';
import { BestScore } from './best-score.js';
import { BUTTONS, DEFAULT_KEYS } from './buttons.js';
import { DeviceMemory } from './device-memory.js';
import { Devices } from './devices.js';
import { checkKeys } from './key-map.js';
import { detailOf } from './run-details.js';
import { RUN_EVENTS } from './run-events.js';
import { checkSeed, checkSpearRunOptions } from './spear-run-options.js';

/** @typedef {import('./buttons.js').ButtonName} ButtonName */
/** @typedef {import('../canvas/frame-loop.js').PauseReason} PauseReason */
/** @typedef {import('../core/spear-run.js').SpearRun} SpearRun */
/** @typedef {import('../core/world.js').WorldModule} WorldModule */

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
 * by that, as it was left: a jump that was held goes on as held if it is the jump button that is pressed.
 *
 * Events: `ready`, `error`, `play` and `pause` as in StickmanPlayer; `statechange` when `state` is another; and what
 * happens in a run, by the names of RUN_EVENTS, most with a `detail` that says what.
 * @extends {LoadingPlayer<SpearRun, WorldModule, import('./run-events.js').SpearRunEvents>}
 */
export class SpearRunPlayer extends LoadingPlayer {
  /** @type {HTMLElement} */
  #area;
  /** @type {import('../canvas/canvas-services.js').CanvasServices} */
  #services;
  /** @type {Devices} */
  #devices;
  /** @type {AreaFocus} */
  #focus;
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

  /** @type {import('./key-map.js').KeyMap} */
  #keys = DEFAULT_KEYS;

  /**
   * @param {HTMLCanvasElement} canvas without a context of another kind; sized by CSS
   * @param {import('./spear-run-options.js').SpearRunOptions} [options]
   * @param {import('../canvas/canvas-services.js').CanvasServices & { world?: ReturnType<typeof worldLoader> }} [services] for tests
   * @throws {TypeError | RangeError} names the argument and what is allowed; nothing has changed then
   */
  constructor(canvas, options = {}, services = undefined) {
    const wanted = checkSpearRunOptions(options);
    const shared = services ?? canvasServices();
    const loader = services?.world ?? worldLoader();
    super(canvas, shared, loader, UNTIL_PLAY);
    if (wanted.wasmUrl !== undefined) loader.setUrl(wanted.wasmUrl);
    this.#area = wanted.area ?? canvas;
    this.#services = shared;
    this.#onFrame = wanted.onFrame;
    this.#firstSeed = wanted.seed ?? Math.floor(Math.random() * 2 ** 32);
    this.#calm = wanted.calm ?? false;
    this.#bestScore = new BestScore(wanted.memory ?? new DeviceMemory());
    if (wanted.keys) this.keys = wanted.keys;
    this.#devices = new Devices(this.#area, this, {
      wants: (button) => this.#wants(button),
      keys: () => this.#keys,
      playing: () => this.state === 'running',
      padLost: () => this.#interrupt(),
    });
    this.#focus = new AreaFocus(this.#area, (focused) => this.#focusChanged(focused));
    for (const input of [this.#focus, this.#devices]) this.atEnd(() => input.end());
    this.#describe();
    this.begin();
    if (wanted.paused) this.pause();
    this.load();
  }

  /** Keys by button; from the next key on. */
  get keys() {
    return this.#keys;
  }

  set keys(keys) {
    this.#keys = checkKeys('keys', keys);
  }

  /** @returns {GameState} */
  get state() {
    if (!this.figure) return 'loading';
    return this.#stateNames[this.figure.state().value];
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

  /** What the run from text claims and does not keep, once it is over; '': all is true. */
  get falseClaim() {
    return this.figure?.falseClaim() ?? '';
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
    this.#devices.letGoAll();
    this.play();
    if (!this.#focused) this.#interrupt();
    this.#tellState();
    return '';
  }

  /**
   * Presses a button, as a device would. Any of them makes a paused run go on, and does no more then.
   * @param {ButtonName} button
   */
  press(button) {
    checkOneOf('button', button, BUTTONS);
    if (!this.figure) return;
    const { state } = this;
    if (button === 'pause') {
      if (state === 'running') this.pause();
      if (state === 'paused') this.play();
      return;
    }
    this.figure.press(this.#member(button));
    if (this.paused) this.play();
    else this.#setShake();
  }

  /** @param {ButtonName} button */
  release(button) {
    checkOneOf('button', button, BUTTONS);
    this.figure?.release(this.#member(button));
  }

  /** Moves although reduced motion is preferred: this was asked for. An area without the focus goes on waiting. */
  play() {
    this.#setShake();
    super.play();
  }

  /**
   * The core knows of the pause, too: what is pressed and let go meanwhile is its business.
   * @protected
   * @param {boolean} paused
   */
  turned(paused) {
    if (this.state !== (paused ? 'running' : 'paused')) return;
    this.figure?.press(this.#member('pause'));
    this.figure?.release(this.#member('pause'));
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
    const interrupts =
      present && this.state === 'running' && reasons.some((each) => INTERRUPTING.includes(each));
    super.setReason(interrupts ? [...reasons, 'interrupted'] : reasons, present);
    this.#tellState();
  }

  /**
   * @protected
   * @param {SpearRun} figure
   * @param {number} dt
   */
  advance(figure, dt) {
    if (dt > 0) {
      this.#devices.frame();
      this.#focus.check();
    }
    // Either may have interrupted the run, or ended in a listener that destroys it.
    if (this.figure === figure) figure.step(dt);
  }

  /** @protected */
  drawn() {
    this.#tellEvents(this.figure?.takeEvents() ?? 0);
    this.#tellState();
    try {
      if (this.figure) this.#onFrame?.(this);
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
    if (focused) this.#devices.forget();
    this.setReason(['blur'], !focused);
    if (!focused) this.#devices.letGoAll(); // after the pause, so that a jump can be held on when it ends
    this.#tellState();
  }

  /** A run waits for a press, though nothing stands in its way. */
  #interrupt() {
    if (this.state === 'running') this.setReason(['interrupted'], true);
  }

  /** @param {ButtonName} button */
  #member(button) {
    const { Button } = /** @type {WorldModule} */ (this.#module);
    return Button[enumMember(button)];
  }

  /** @param {number} events */
  #tellEvents(events) {
    for (let bit = 0; events >> bit !== 0; bit++) {
      if (((events >> bit) & 1) === 0) continue;
      const event = RUN_EVENTS[bit];
      if (event === 'start') this.#begun();
      if (event === 'crash' && !this.watching)
        this.#beaten = this.#bestScore.offer(this.#runIsCalm, this.score);
      if (!event) continue;
      const detail = this.figure && detailOf(event, this, this.figure, this.#runIsCalm);
      this.dispatchEvent(new CustomEvent(event, { detail }));
    }
  }

  #begun() {
    this.#beaten = false;
    this.#runIsCalm = this.#calm;
  }

  #tellState() {
    const { state } = this;
    this.#devices.follow({
      playing: state === 'running',
      waiting: this.#focused && this.paused && state !== 'loading',
    });
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
      if (name === 'aria-label' && area.hasAttribute('aria-labelledby')) continue;
      this.atEnd(lendAttribute(area, name, value));
    }
  }
}
