/** As much of an element as the page's small parts touch: text, children, classes of events. */
export class FakeElement extends EventTarget {
  hidden = false;
  open = false;
  value = '';
  selected = false;
  focused = false;
  /** @type {any[]} */
  children = [];
  /** @type {Record<string, string>} */
  style = {};
  /** Times the text was written. */
  written = 0;
  /** @type {Map<string, string>} */
  attributes = new Map();
  #text = '';

  /** @param {string} [name] */
  constructor(name = 'div') {
    super();
    this.localName = name;
  }
  get textContent() {
    return this.children.length > 0 ? this.children.map((child) => child.textContent).join(' ') : this.#text;
  }
  set textContent(text) {
    this.#text = text;
    this.written++;
  }
  /** @param {...any} children */
  append(...children) {
    this.children.push(...children);
  }
  /** @param {...any} children */
  replaceChildren(...children) {
    this.children = children;
  }
  /** @param {string} name @param {string} value */
  setAttribute(name, value) {
    this.attributes.set(name, value);
  }
  focus() {
    this.focused = true;
  }
  select() {
    this.selected = true;
  }
  click() {
    this.dispatchEvent(new Event('click'));
  }
  /** @param {string} type @param {string} code @param {object} [more] @returns {boolean} false: its default was prevented */
  key(type, code, more = {}) {
    return this.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), { code, ...more }));
  }
}
