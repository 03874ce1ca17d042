import { OBSTACLES } from '../core/names.js';
import { SpearRunPlayer } from '../game/spear-run-player.js';
import { grouped, overWords } from '../game/words.js';

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
 * The game in an element: an area around all it shows that takes focus, keys and touches, in a tall element those below
 * the picture, too; over the picture the score, and a message while it waits. Loaded with the game.
 *
 * What the area says of itself lies in the shadow, where no page can take it away by chance.
 */
export class SpearRunOverlay {
  area = document.createElement('div');
  css = CSS;
  /** @type {HTMLCanvasElement} */
  #canvas;
  #score = document.createElement('div');
  #message = document.createElement('div');
  #slots = Object.keys(MESSAGES).map((state) => {
    const slot = document.createElement('slot');
    slot.name = state;
    return slot;
  });

  /** @param {HTMLCanvasElement} canvas goes into the area with all that is beside it */
  constructor(canvas) {
    this.#canvas = canvas;
    canvas.setAttribute('aria-hidden', 'true');
    this.area.setAttribute('part', 'area');
    this.#score.setAttribute('part', 'score');
    this.#message.setAttribute('part', 'message');
    this.#message.setAttribute('role', 'status');
    this.#message.append(...this.#slots);
    const beside = [.../** @type {ParentNode} */ (canvas.parentNode).children];
    canvas.before(this.area);
    this.area.append(...beside, this.#score, this.#message);
  }

  /**
   * @param {import('../game/spear-run-options.js').SpearRunOptions} options
   * @returns {SpearRunPlayer} the game in the area
   */
  play(options) {
    const player = new SpearRunPlayer(this.#canvas, {
      ...options,
      area: this.area,
      onFrame: () => this.#follow(player),
    });
    player.addEventListener('statechange', () => this.#showState(player));
    this.#showState(player);
    return player;
  }

  /** Leaves what was there before. */
  end() {
    this.#score.remove();
    this.#message.remove();
    this.area.replaceWith(...this.area.children);
  }

  /** In each frame. Once a run is over, its score stays. @param {SpearRunPlayer} player */
  #follow(player) {
    if (player.state === 'running') this.#showScore(player);
  }

  /** @param {SpearRunPlayer} player */
  #showScore({ state, score }) {
    const text = state === 'ready' || state === 'loading' ? '' : grouped(score);
    if (this.#score.textContent !== text) this.#score.textContent = text;
  }

  /** @param {SpearRunPlayer} player */
  #showState(player) {
    this.#showScore(player);
    for (const slot of this.#slots) {
      slot.hidden = slot.name !== player.state;
      if (!slot.hidden) slot.textContent = MESSAGES[slot.name] || result(player);
    }
  }
}

/** @param {SpearRunPlayer} player */
function result({ crashedInto, score, distance, best, beaten }) {
  const words = overWords({ thing: OBSTACLES[crashedInto], score, distance, best, beaten });
  return `${words} Enter or a tap starts again.`;
}
