import { element } from '../page/element.js';
import { metres } from './readouts.js';

/**
 * The sliders of speed and gait: moving one moves the other.
 */
export class SpeedControls {
  #speed = element('speed-slider', HTMLInputElement);
  #gait = element('gait-slider', HTMLInputElement);
  #speedText = element('speed-text', HTMLSpanElement);
  #gaitText = element('gait-text', HTMLSpanElement);
  /** @type {import('./commands.js').Commands} */
  #commands;

  /** @param {import('./commands.js').Commands} commands */
  constructor(commands) {
    this.#commands = commands;
    this.#speed.addEventListener('input', () => commands.setSpeed(this.#speed.valueAsNumber));
    this.#gait.addEventListener('input', () => commands.setGait(this.#gait.valueAsNumber));
  }

  /** Shows what was asked for. */
  show() {
    const { speed, gait } = this.#commands;
    this.#speed.value = String(speed);
    this.#speedText.textContent = `${metres(speed, 2)} m/s`;
    this.#speed.setAttribute('aria-valuetext', spoken(speed));
    if (Number.isNaN(gait)) return; // no parameters yet
    this.#gait.value = String(gait);
    this.#gaitText.textContent = gait.toFixed(2);
  }
}

/** @param {number} speed u/s */
function spoken(speed) {
  return `${metres(Math.abs(speed), 2)} metres per second${speed < 0 ? ' backwards' : ''}`;
}
