/** Knows where on its target it is, as browsers tell: in offsets that leave out transforms. */
class FakePointerEvent extends Event {
  /** @param {string} type @param {{ clientX: number, clientY: number }} place */
  constructor(type, { clientX, clientY }) {
    super(type);
    this.place = { x: clientX, y: clientY };
  }
  get offsetX() {
    return /** @type {any} */ (this.currentTarget).own(this.place).x;
  }
  get offsetY() {
    return /** @type {any} */ (this.currentTarget).own(this.place).y;
  }
}

/** A window as far as the game's inputs look at it: focus, gamepads, timers. */
export class FakeView extends EventTarget {
  PointerEvent = FakePointerEvent;
  /** @type {any[]} */
  pads = [];
  asked = 0;
  /** @type {Map<number, () => void>} */
  timers = new Map();
  navigator = {
    getGamepads: () => {
      this.asked++;
      return this.pads;
    },
  };
  #handles = 0;

  /** @param {() => void} callback */
  setInterval(callback) {
    this.timers.set(++this.#handles, callback);
    return this.#handles;
  }
  /** @param {number} handle */
  clearInterval(handle) {
    this.timers.delete(handle);
  }
  tick() {
    for (const callback of [...this.timers.values()]) callback();
  }
  /** @param {string} type */
  emit(type) {
    this.dispatchEvent(new Event(type));
  }
}

/** An element that takes the focus, keys and pointers; 800 × 400, 100 from the left of the window. */
export class FakeArea extends EventTarget {
  style = { touchAction: '' };
  /** @type {Map<string, string>} */
  attributes = new Map();
  focused = false;
  view = new FakeView();
  ownerDocument = { defaultView: this.view };
  /** What is in it. @type {Set<any>} */
  children = new Set();

  /** @param {string} selector */
  matches(selector) {
    return selector === ':focus-within' && this.focused;
  }
  /** @param {any} other */
  contains(other) {
    return other === this || this.children.has(other);
  }
  offsetWidth = 800;
  offsetHeight = 400;
  /** How it is turned. */
  mirrored = false;
  /** A place of the window. @param {{ x: number, y: number }} place */
  own({ x, y }) {
    return { x: this.mirrored ? 900 - x : x - 100, y };
  }
  getBoundingClientRect() {
    return { left: 100, top: 0, width: 800, height: 400 };
  }
  setPointerCapture() {
    throw new DOMException('No active pointer with the given id is found.', 'NotFoundError');
  }
  focus() {
    this.focused = true;
    this.dispatchEvent(new Event('focusin'));
  }
  /** @param {any} [relatedTarget] */
  blur(relatedTarget = null) {
    this.focused = relatedTarget !== null && this.contains(relatedTarget);
    this.dispatchEvent(Object.assign(new Event('focusout'), { relatedTarget }));
  }
  /** @param {string} name */
  hasAttribute(name) {
    return this.attributes.has(name);
  }
  /** @param {string} name */
  getAttribute(name) {
    return this.attributes.get(name) ?? null;
  }
  /** @param {string} name @param {string} value */
  setAttribute(name, value) {
    this.attributes.set(name, value);
  }
  /** @param {string} name */
  removeAttribute(name) {
    this.attributes.delete(name);
  }

  /**
   * @param {string} type
   * @param {object} properties
   * @param {any} [within] the element in the area it is meant for
   * @returns {boolean} false: its default was prevented
   */
  send(type, properties, within = undefined) {
    const event = Object.assign(new Event(type, { cancelable: true }), properties);
    if (within) event.composedPath = () => [within, this];
    return this.dispatchEvent(event);
  }
  /** @param {string} code @param {object} [more] @param {any} [within] */
  keyDown(code, more = {}, within = undefined) {
    return this.send('keydown', { code, ...more }, within);
  }
  /** @param {string} code @param {any} [within] @param {object} [more] */
  keyUp(code, within = undefined, more = {}) {
    return this.send('keyup', { code, ...more }, within);
  }
  /** @param {string} type @param {number} pointerId @param {number} clientX @param {any} [within] */
  pointer(type, pointerId, clientX, within = undefined) {
    return this.send(type, { pointerId, clientX, clientY: 200, button: 0, detail: 1 }, within);
  }
}

/** A control in the area. */
export const fakeButton = { matches: (/** @type {string} */ selector) => selector.includes('button') };

/** A gamepad with these buttons down. @param {...number} down */
export function fakePad(...down) {
  return {
    index: 0,
    connected: true,
    buttons: Array.from({ length: 17 }, (_, i) => ({ pressed: down.includes(i) })),
  };
}
