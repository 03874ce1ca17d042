import { element } from '../page/element.js';
import { TICK } from './paced-loop.js';

const SLOW = 0.25;

/**
 * Slow motion, one tick on, and the way back through the last seconds.
 */
export class TimeControls {
  #rate = element('rate', HTMLInputElement);
  #rateText = element('rate-text', HTMLSpanElement);
  #scrub = element('scrub', HTMLInputElement);
  #scrubText = element('scrub-text', HTMLSpanElement);
  /** @type {{ rate: number }} */
  #loop;

  /**
   * @param {object} parts
   * @param {{ rate: number }} parts.loop
   * @param {() => void} parts.step
   * @param {(ticksBack: number) => void} parts.seek
   */
  constructor({ loop, step, seek }) {
    this.#loop = loop;
    element('step', HTMLButtonElement).addEventListener('click', step);
    this.#rate.addEventListener('input', () => this.#setRate(this.#rate.valueAsNumber));
    this.#scrub.addEventListener('input', () => seek(-this.#scrub.valueAsNumber));
    this.#setRate(1);
    this.show(0);
  }

  /** Full speed, or a quarter of it. */
  toggleSlow() {
    this.#setRate(this.#loop.rate < 1 ? 1 : SLOW);
  }

  /** @param {number} ticksBack where he is shown */
  show(ticksBack) {
    if (this.#scrub.valueAsNumber !== -ticksBack) this.#scrub.value = String(-ticksBack);
    const text = ticksBack === 0 ? 'now' : `\u2212${(ticksBack * TICK).toFixed(2)} s`;
    if (this.#scrubText.textContent === text) return;
    this.#scrubText.textContent = text;
    const spoken = ticksBack === 0 ? 'now' : `${(ticksBack * TICK).toFixed(2)} seconds ago`;
    this.#scrub.setAttribute('aria-valuetext', spoken);
  }

  /** @param {number} rate 0.1..1 */
  #setRate(rate) {
    this.#loop.rate = rate;
    this.#rate.value = String(rate);
    const text = rate === 1 ? 'full speed' : `${rate.toFixed(2)} of full speed`;
    this.#rateText.textContent = rate === 1 ? 'full' : `× ${rate.toFixed(2)}`;
    this.#rate.setAttribute('aria-valuetext', text);
  }
}
