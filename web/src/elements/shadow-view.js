/** As a style sheet made by script it passes a strict `style-src`. */
const CSS = `
:host { position: relative }
:host([hidden]), [hidden] { display: none !important }
button {
  position: absolute; right: 0.3em; bottom: 0.3em; min-height: 2.4em; padding: 0 0.8em;
  border: 1px solid; border-radius: 0.5em; background: none; color: inherit; font: inherit; cursor: pointer;
}
`;

/** It belongs to one document, not to what its window shows next. @type {WeakMap<Document, Map<string, CSSStyleSheet>>} */
const sheets = new WeakMap();

/**
 * What an element shows in its shadow root: the canvas, in its place the element's children when something failed, and
 * a button.
 */
export class ShadowView {
  canvas = make('canvas', 'canvas');
  #button = make('button', 'control');
  #words = ['Pause', 'Play'].map((word) => {
    const slot = make('slot', '');
    slot.name = word.toLowerCase();
    slot.textContent = word;
    return slot;
  });
  #fallback = make('slot', '');

  /** @type {ShadowRoot} */
  #root;

  /**
   * @param {Element} host
   * @param {() => void} pressed the button
   */
  constructor(host, pressed) {
    this.#button.type = 'button';
    this.#button.append(...this.#words);
    this.#button.addEventListener('click', pressed);
    this.controls = false;
    this.failed = false;
    this.#root = host.attachShadow({ mode: 'open' });
    this.#root.append(this.canvas, this.#fallback, this.#button);
  }

  /**
   * Takes the place of the styles before.
   * @param {Document} document the one that the host is in; without a window it shows nothing and needs none
   * @param {...string} css besides those of every view
   */
  dress(document, ...css) {
    const window = document.defaultView;
    this.#root.adoptedStyleSheets = window
      ? [CSS, ...css].map((text) => sheetOf(document, window, text))
      : [];
  }

  /** Whether there is a button. */
  get controls() {
    return !this.#button.hidden;
  }

  set controls(shown) {
    this.#button.hidden = !shown;
  }

  /** Whether the element's children take the place of the canvas. */
  get failed() {
    return this.canvas.hidden;
  }

  set failed(failed) {
    this.canvas.hidden = failed;
    this.#fallback.hidden = !failed;
  }

  /** What the button says: what it would do. @param {boolean} paused */
  showWord(paused) {
    this.#words[0].hidden = paused;
    this.#words[1].hidden = !paused;
  }
}

/**
 * @param {Document} document
 * @param {Window & typeof globalThis} window its own
 * @param {string} css
 */
function sheetOf(document, window, css) {
  const own = sheets.get(document) ?? new Map();
  const sheet = own.get(css) ?? new window.CSSStyleSheet();
  if (!own.has(css)) sheet.replaceSync(css);
  sheets.set(document, own.set(css, sheet));
  return sheet;
}

/**
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {string} part
 */
function make(tag, part) {
  const element = document.createElement(tag);
  if (part) element.setAttribute('part', part);
  return element;
}
