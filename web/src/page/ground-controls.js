import { element } from './element.js';
import { GroundDrawing } from './ground-drawing.js';
import { drawnGround, drawnHeights, SEED_RANGE } from './grounds.js';

/**
 * The choice of a ground: by name, at random from a seed, or drawn.
 *
 * Event: `change` (another one was chosen).
 */
export class GroundControls extends EventTarget {
  #name = element('ground', HTMLSelectElement);
  #seed = element('ground-seed', HTMLInputElement);
  #seedRow = element('ground-seed-row', HTMLElement);
  #drawing = new GroundDrawing(element('ground-drawing', HTMLCanvasElement));
  #ground = 'flat';

  constructor() {
    super();
    this.#seed.min = String(SEED_RANGE.min);
    this.#seed.max = String(SEED_RANGE.max);
    this.#name.addEventListener('change', () => this.#choose());
    this.#seed.addEventListener(
      'input',
      () => this.#seed.validity.valid && this.#seed.value !== '' && this.#choose(),
    );
    this.#drawing.addEventListener('change', () => this.#become(drawnGround(this.#drawing.heights)));
  }

  /** As groundPoints() takes it. */
  get ground() {
    return this.#ground;
  }

  /** Shows what was chosen elsewhere. @param {string} ground */
  show(ground) {
    if (ground === this.#ground) return;
    this.#take(ground);
  }

  #choose() {
    const name = this.#name.value;
    if (name === 'drawn') this.#become(drawnGround(this.#drawing.heights));
    else this.#become(name === 'random' ? `random.${this.#seed.valueAsNumber}` : name);
  }

  /** @param {string} ground */
  #become(ground) {
    this.#take(ground);
    this.dispatchEvent(new Event('change'));
  }

  /** @param {string} ground */
  #take(ground) {
    this.#ground = ground;
    const [name, seed] = ground.split('.');
    this.#name.value = name;
    this.#seedRow.hidden = name !== 'random';
    if (name === 'random' && this.#seed.value !== seed) this.#seed.value = seed;
    this.#drawing.show(drawnHeights(ground));
  }
}
