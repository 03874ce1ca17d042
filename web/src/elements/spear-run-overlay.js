import { SpearRunPlayer } from '../game/spear-run-player.js';
import { grouped, overWords } from '../game/words.js';
import { OBSTACLES } from '../names.js';

export { SpearRunPlayer };

const CSS = `
[part=score], [part=message], button { font-size: clamp(0.7em, 3.4cqw, 1em) }
[part=score] { position: absolute; top: 0.3em; right: 0.6em; font-variant-numeric: tabular-nums; pointer-events: none }
[part=message] {
  position: absolute; inset: max(3em, 6cqw) 8% auto; max-height: 45cqw; overflow: hidden; line-height: 1.4;
  text-align: center; text-wrap: balance; pointer-events: none;
}
`;

/** What the message says in each state, unless the page says it. @type {Readonly<Record<string, string>>} */
const MESSAGES = {
  ready: 'Space jumps, F thrusts; by touch: left half, right half. Enter or a tap starts.',
  paused: 'Paused. A press goes on.',
  over: '',
};

/**
 * What lies over the game's picture in an element: the score, and a message while it waits. Loaded with the game.
 */
export class SpearRunOverlay {
  /** @type {SpearRunPlayer} */
  #player;
  #score = document.createElement('div');
  #message = document.createElement('div');
  #slots = Object.keys(MESSAGES).map((state) => {
    const slot = document.createElement('slot');
    slot.name = state;
    return slot;
  });

  /**
   * @param {ShadowRoot} root
   * @param {SpearRunPlayer} player
   */
  constructor(root, player) {
    this.#player = player;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    this.#score.setAttribute('part', 'score');
    this.#message.setAttribute('part', 'message');
    this.#message.setAttribute('role', 'status');
    this.#message.append(...this.#slots);
    root.append(this.#score, this.#message);
    player.addEventListener('statechange', () => this.#showState());
    this.#showState();
  }

  /** Takes it away. */
  end() {
    this.#score.remove();
    this.#message.remove();
  }

  /** In each frame. Once a run is over, its score stays. */
  follow() {
    if (this.#player.state === 'running') this.#showScore();
  }

  #showScore() {
    const { state, score } = this.#player;
    const text = state === 'ready' || state === 'loading' ? '' : grouped(score);
    if (this.#score.textContent !== text) this.#score.textContent = text;
  }

  #showState() {
    this.#showScore();
    for (const slot of this.#slots) {
      slot.hidden = slot.name !== this.#player.state;
      if (!slot.hidden) slot.textContent = MESSAGES[slot.name] || this.#result();
    }
  }

  #result() {
    const { crashedInto, score, distance, best, beaten } = this.#player;
    const words = overWords({ thing: OBSTACLES[crashedInto], score, distance, best, beaten });
    return `${words} Enter or a tap starts again.`;
  }
}
