/** Keys that go from tab to tab. @type {Readonly<Record<string, (at: number, count: number) => number>>} */
const MOVES = Object.freeze({
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
});

/**
 * A row of tabs and their panels: one is shown; Tab reaches the chosen one, arrow keys the others. The address says
 * which, so that a scene can be linked to.
 */
export class Tabs {
  /** @type {HTMLElement[]} */
  #tabs;
  /** @type {(name: string) => void} */
  #chosen;

  /**
   * @param {HTMLElement} list
   * @param {(name: string) => void} chosen told the id of each panel that is shown
   */
  constructor(list, chosen) {
    this.#tabs = /** @type {HTMLElement[]} */ ([...list.querySelectorAll('[role=tab]')]);
    this.#chosen = chosen;
    for (const tab of this.#tabs) tab.addEventListener('click', () => this.#choose(tab));
    list.addEventListener('keydown', (event) => this.#key(event));
    window.addEventListener('hashchange', () => this.follow());
  }

  /** Shows the panel the address names; the first one where it names none. */
  follow() {
    const tab = this.#tabs.find((each) => location.hash === `#${panelOf(each)}`) ?? this.#tabs[0];
    this.#show(tab);
  }

  /** @param {HTMLElement} tab */
  #choose(tab) {
    this.#show(tab);
    try {
      history.replaceState(null, '', `#${panelOf(tab)}`);
    } catch {
      // Browsers refuse when asked all the time (an arrow key held down); the scene is shown all the same.
    }
  }

  /** @param {HTMLElement} chosen */
  #show(chosen) {
    for (const tab of this.#tabs) {
      const selected = tab === chosen;
      tab.setAttribute('aria-selected', String(selected));
      tab.tabIndex = selected ? 0 : -1;
      const panel = document.getElementById(panelOf(tab));
      if (panel) panel.hidden = !selected;
    }
    this.#chosen(panelOf(chosen));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const { key, ctrlKey, altKey, metaKey, shiftKey } = event;
    if (ctrlKey || altKey || metaKey || shiftKey || !Object.hasOwn(MOVES, key)) return;
    const at = this.#tabs.indexOf(/** @type {HTMLElement} */ (event.target));
    if (at < 0) return;
    event.preventDefault();
    const tab = this.#tabs[MOVES[key](at, this.#tabs.length)];
    tab.focus();
    this.#choose(tab);
  }
}

/** @param {HTMLElement} tab @returns {string} the id of its panel */
function panelOf(tab) {
  return tab.getAttribute('aria-controls') ?? '';
}
