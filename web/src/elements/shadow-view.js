/**
 * As a style sheet made by script it passes a strict `style-src`. The canvas lies over the host's box, so that its
 * backing store never gives the host its size.
 */
export const FIGURE_CSS = `
:host { display: inline-block; position: relative; width: 20rem; max-width: 100%; aspect-ratio: 4 / 3 }
:host([hidden]), [hidden] { display: none !important }
canvas { position: absolute; inset: 0; width: 100%; height: 100% }
button {
  position: absolute; right: 0.3em; bottom: 0.3em; min-height: 2.4em; padding: 0 0.8em;
  border: 1px solid; border-radius: 0.5em; background: none; color: inherit; font: inherit; cursor: pointer;
}
`;

/** One for each class, by its text. @type {Map<string, CSSStyleSheet>} */
const sheets = new Map();

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

  /**
   * @param {Element} host
   * @param {string} css
   * @param {() => void} pressed the button
   */
  constructor(host, css, pressed) {
    this.#button.type = 'button';
    this.#button.append(...this.#words);
    this.#button.addEventListener('click', pressed);
    this.controls = false;
    this.failed = false;
    const root = host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheetOf(css)];
    root.append(this.canvas, this.#fallback, this.#button);
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

/** @param {string} css */
function sheetOf(css) {
  const sheet = sheets.get(css) ?? new CSSStyleSheet();
  if (!sheets.has(css)) sheet.replaceSync(css);
  sheets.set(css, sheet);
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
