// What the elements are said to do, in as few words as possible: what random play is measured against.

/** @typedef {'a' | 'b' | 'frame' | 'lost'} Place lost: in the document of a frame that is gone */

/**
 * @typedef {object} ElementModel
 * @property {'stick-man' | 'spear-run'} tag
 * @property {Place | null} place null: in no document
 * @property {Record<string, string>} attributes
 * @property {('speed' | 'gait' | 'action')[]} order what counts first
 * @property {boolean} lived
 * @property {'play' | 'pause' | null} choice of play() and pause(), as far as it still counts
 * @property {boolean} still the system asks for it, and nobody has asked otherwise since
 * @property {boolean} destroyed
 */

export class Model {
  /** @type {ElementModel[]} */
  elements = [];
  /** Rooms that can be seen. @type {Record<string, boolean>} */
  seen = { a: true, b: true, frame: false };
  frame = false;
  reduced = false;

  /** @param {ElementModel['tag']} tag @param {Record<string, string>} attributes */
  create(tag, attributes) {
    this.elements.push({
      tag,
      place: null,
      attributes: {},
      order: ['speed', 'gait', 'action'],
      lived: false,
      choice: null,
      still: false,
      destroyed: false,
    });
    for (const [name, value] of Object.entries(attributes)) this.set(this.elements.length - 1, name, value);
  }

  /** @param {number} i @param {Place | null} place */
  put(i, place) {
    const element = this.elements[i];
    const documentOf = (/** @type {Place | null} */ of) => (of === 'a' || of === 'b' ? 'page' : of);
    const begins =
      place !== null && (element.place === null || documentOf(place) !== documentOf(element.place));
    element.place = place;
    if (!begins || element.destroyed) return;
    element.lived = true;
    element.still = this.reduced && element.choice !== 'play';
  }

  /** @param {number} i @param {string} name @param {string | null} value null: removed */
  set(i, name, value) {
    const element = this.elements[i];
    if (value === null) delete element.attributes[name];
    else element.attributes[name] = value;
    if (name === 'paused' && value !== null && value !== 'false' && element.choice === 'play')
      element.choice = null;
    const setting = element.order.find((each) => each === name);
    if (setting && element.lived && value !== null)
      element.order = [setting, ...element.order.filter((each) => each !== setting)];
  }

  /** @param {number} i @param {'play' | 'pause'} choice */
  choose(i, choice) {
    this.elements[i].choice = choice;
    if (choice === 'play') this.elements[i].still = false;
  }

  /** @param {boolean} reduced */
  reduce(reduced) {
    if (reduced === this.reduced) return;
    this.reduced = reduced;
    for (const element of this.elements) if (this.#lives(element)) element.still = reduced;
  }

  closeFrame() {
    this.frame = false;
    for (const element of this.elements) if (element.place === 'frame') element.place = 'lost';
  }

  /** What should be seen of it. */
  get expected() {
    return {
      elements: this.elements.map((element) => ({
        paused: this.#paused(element),
        lives: this.#lives(element),
        ...(this.#lives(element) && element.place !== 'lost' && { dressed: true }),
        ...(element.tag === 'stick-man' && {
          speed: this.#number(element, 'speed'),
          gait: this.#number(element, 'gait'),
        }),
      })),
      pending: this.movers > 0 ? 1 : 0,
      errors: [],
      men: this.elements.filter((element) => element.tag === 'stick-man' && this.#lives(element)).length,
      forgotten: 0,
    };
  }

  /** How many figures should move on: games that nobody plays do not. */
  get movers() {
    return this.elements.filter(
      (element) =>
        element.tag === 'stick-man' &&
        this.#lives(element) &&
        !this.#paused(element) &&
        this.seen[/** @type {string} */ (element.place)],
    ).length;
  }

  /** @param {ElementModel} element */
  #lives({ place, destroyed }) {
    return place !== null && !destroyed;
  }

  /** @param {ElementModel} element */
  #paused(element) {
    const { attributes, choice, still } = element;
    const held = (attributes.paused ?? 'false') !== 'false';
    return choice === 'pause' || (held && choice !== 'play') || (still && this.#lives(element));
  }

  /** @param {ElementModel} element @param {'speed' | 'gait'} name */
  #number({ attributes, order }, name) {
    return order.find((each) => attributes[each] !== undefined) === name ? Number(attributes[name]) : null;
  }
}
