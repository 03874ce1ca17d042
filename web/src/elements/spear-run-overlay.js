import { OBSTACLES } from '../core/names.js';
import { DEFAULT_KEYS } from '../game/buttons.js';
import { DeviceMemory } from '../game/device-memory.js';
import { checkKeys, keysFromText, keysToText } from '../game/key-map.js';
import { checkMessages, ENGLISH, keyWords, overWords } from '../game/messages.js';
import { RunSounds } from '../game/run-sounds.js';
import { SpearRunPlayer } from '../game/spear-run-player.js';
import { SpearRunSettings } from './spear-run-settings.js';

/** @typedef {import('../game/messages.js').Messages} Messages */

/** He stands in the left quarter of the picture: in a narrow box, words lie beside him, in a wide one above. */
const CSS = `
[part=score], [part=message], [part=settings], button { font-size: clamp(0.7em, 3.4cqw, 1em) }
[part=score] { position: absolute; top: 0.3em; right: 0.6em; font-variant-numeric: tabular-nums; pointer-events: none }
[part=message] {
  position: absolute; inset: max(3em, 6cqw) 8% auto; max-height: 22cqw; overflow: hidden; line-height: 1.4;
  text-align: center; text-wrap: balance; pointer-events: none;
}
@container (max-width: 36rem) {
  [part=message] { inset: 2.9em 2% auto 32%; max-height: 45cqw; line-height: 1.25; text-align: start; text-wrap: wrap }
}
[part=bar] { position: absolute; z-index: 1; inset: 0.3em auto auto 0.3em; display: flex; gap: 0.3em }
[part=bar] button, [part=settings] button { position: static }
[part=settings] {
  position: absolute; inset: 0; overflow: auto; padding: 3em 0.8em 0.8em; line-height: 1.4;
  color: CanvasText; background: Canvas;
}
[part=settings] label { display: block }
[part=settings] button { min-height: 2em }
[part=settings] dl { margin: 0.4em 0 }
[part=settings] dl div { display: flex; flex-wrap: wrap; gap: 0.5em; align-items: center; margin-block: 0.2em }
[part=settings] dd { margin: 0 }
[part=settings] dt { min-width: 5em }
[part=settings] kbd { margin-inline-end: 0.3em; padding: 0 0.3em; border: 1px solid; border-radius: 0.3em }
[part=settings] p { margin: 0.4em 0 }
[part=unseen] { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
`;

/** States in which a message lies over the picture, which children with such a slot take the place of. */
const WAITING = /** @type {const} */ (['ready', 'paused', 'over']);

/**
 * What the page says of the game.
 * @typedef {object} Host
 * @property {boolean} calm
 * @property {boolean} sound
 * @property {boolean} controls whether the reader is offered the settings
 * @property {number | null} seed
 * @property {unknown} keys
 * @property {unknown} messages
 */

/**
 * The game in an element: an area around all it shows that takes focus, keys and touches, in a tall element those below
 * the picture, too; over the picture the score, and a message while it waits. Loaded with the game.
 *
 * What the area says of itself lies in the shadow, where no page can take it away by chance.
 */
export class SpearRunOverlay {
  area = document.createElement('div');
  css = CSS;
  /** What can be pressed besides the game. */
  #bar = document.createElement('div');
  #score = document.createElement('div');
  #message = document.createElement('div');
  /** What is spoken and not shown. */
  #status = document.createElement('div');
  #slots = WAITING.map((state) => {
    const slot = document.createElement('slot');
    slot.name = state;
    return slot;
  });
  #memory = new DeviceMemory();
  /** @type {(error: unknown) => void} */
  #warn;
  /** @type {Messages} */
  #messages;
  /** The page's own name for the game. @type {string | null} */
  #label;
  /** The game in the area. @type {SpearRunPlayer} */
  player;
  /** @type {RunSounds} */
  #sounds;
  /** @type {SpearRunSettings} */
  #settings;

  /**
   * @param {HTMLCanvasElement} canvas goes into the area with all that is beside it
   * @param {Host & Element} host what the reader has chosen on this device goes before what the page says
   * @param {(error: unknown) => void} warn of what is not possible
   */
  constructor(canvas, host, warn) {
    this.#warn = warn;
    this.#label = host.getAttribute('label');
    this.#lay(canvas);
    this.#messages = this.#tried(() => checkMessages('messages', host.messages ?? {})) ?? ENGLISH;
    const memory = this.#memory;
    const calm = memory.get('calm');
    const sound = memory.get('sound');
    this.player = new SpearRunPlayer(canvas, {
      area: this.area,
      memory,
      seed: host.seed ?? undefined,
      calm: calm ? calm === 'on' : host.calm,
      keys: this.#keysOf(host.keys),
      onFrame: () => this.#follow(),
    });
    this.#sounds = new RunSounds(this.player, this.area);
    this.#sounds.on = sound ? sound === 'on' : host.sound;
    this.#settings = this.#makeSettings();
    this.area.append(this.#settings.panel);
    this.#bar.append(this.#settings.button);
    this.changed('controls', host.controls);
    this.#listen();
    this.#write();
  }

  /** Leaves what was there before. */
  end() {
    this.#sounds.end();
    const { panel, button } = this.#settings;
    for (const own of [this.#score, this.#message, this.#status, panel, button]) own.remove();
    this.#bar.replaceWith(...this.#bar.children);
    this.area.replaceWith(...this.area.children);
  }

  /**
   * The page says something else: of calm and seed, from the next start on.
   * @param {string} name of an attribute or a property
   * @param {any} value
   */
  changed(name, value) {
    const { player } = this;
    const settings = this.#settings;
    if (name === 'calm') settings.calm = player.calm = value === true;
    else if (name === 'sound') settings.sound = this.#sounds.on = value === true;
    else if (name === 'seed') value !== null && player.setNextSeed(value);
    else if (name === 'controls') settings.offered = value === true;
    else if (name === 'label') this.#label = value;
    else if (name === 'keys') player.keys = settings.keys = this.#keysOf(value) ?? player.keys;
    else if (name === 'messages')
      this.#messages = this.#tried(() => checkMessages('messages', value ?? {})) ?? this.#messages;
    if (['label', 'keys', 'messages'].includes(name)) this.#write();
  }

  /** What the reader has chosen goes before what the page says, whenever it does. @param {unknown} keys of the page */
  #keysOf(keys) {
    const chosen = this.#memory.get('keys');
    return chosen ? keysFromText(chosen) : this.#tried(() => checkKeys('keys', keys ?? DEFAULT_KEYS));
  }

  /** @param {HTMLCanvasElement} canvas */
  #lay(canvas) {
    canvas.setAttribute('aria-hidden', 'true');
    this.area.setAttribute('part', 'area');
    this.#score.setAttribute('part', 'score');
    this.#message.setAttribute('part', 'message');
    this.#status.setAttribute('part', 'unseen');
    for (const spoken of [this.#message, this.#status]) spoken.setAttribute('role', 'status');
    this.#message.append(...this.#slots);
    const beside = [.../** @type {ParentNode} */ (canvas.parentNode).children];
    canvas.before(this.area);
    this.#bar.setAttribute('part', 'bar');
    this.area.append(...beside, this.#bar, this.#score, this.#message, this.#status);
    this.#bar.append(...beside.filter(({ localName }) => localName === 'button'));
  }

  #makeSettings() {
    const memory = this.#memory;
    const { player } = this;
    const sounds = this.#sounds;
    return new SpearRunSettings(
      { calm: player.calm, sound: sounds.on, keys: player.keys },
      {
        calm: (on) => {
          player.calm = on;
          memory.set('calm', on ? 'on' : 'off');
          this.#settings.say(player.state === 'ready' ? '' : this.#messages.nextStart);
        },
        sound: (on) => {
          sounds.on = on;
          memory.set('sound', on ? 'on' : 'off');
        },
        keys: (chosen) => {
          player.keys = chosen;
          memory.set('keys', keysToText(chosen));
          this.#showState();
        },
      },
      () => {
        if (player.state === 'running') player.pause();
      },
      this.#messages,
    );
  }

  #listen() {
    const { player } = this;
    let before = player.state;
    player.addEventListener('statechange', () => {
      if (before === 'paused' && player.state === 'running') this.#say(this.#messages.runsOn);
      before = player.state;
      this.#showState();
    });
    player.addEventListener('start', ({ detail }) =>
      this.#say(detail.watching ? this.#messages.watches : this.#messages.runs),
    );
    player.addEventListener('milestone', ({ detail }) => this.#say(this.#messages.milestone(detail)));
  }

  /**
   * @template T
   * @param {() => T} check
   * @returns {T | undefined} undefined: it is not possible, of which it warns
   */
  #tried(check) {
    try {
      return check();
    } catch (error) {
      this.#warn(error);
      return undefined;
    }
  }

  /** All words anew. */
  #write() {
    const { name, pause, play } = this.#messages;
    this.area.setAttribute('aria-label', this.#label || name);
    for (const [slotName, word] of Object.entries({ pause, play })) {
      const slot = this.area.querySelector(`slot[name=${slotName}]`);
      if (slot) slot.textContent = word;
    }
    this.#settings.write(this.#messages);
    this.#say('');
    this.#showState();
  }

  /** @param {string} text */
  #say(text) {
    this.#status.textContent = text;
  }

  /** In each frame. Once a run is over, its score stays. */
  #follow() {
    if (this.player.state === 'running') this.#showScore();
  }

  #showScore() {
    const { state, score } = this.player;
    const text = state === 'ready' || state === 'loading' ? '' : this.#messages.score(score);
    if (this.#score.textContent !== text) this.#score.textContent = text;
  }

  #showState() {
    this.#showScore();
    const keys = keyWords(this.#messages, this.player.keys);
    const words = {
      ready: () => this.#messages.ready(keys),
      paused: () => this.#messages.paused,
      over: () => `${this.#result()} ${this.#messages.again(keys)}`,
    };
    for (const slot of this.#slots) {
      slot.hidden = slot.name !== this.player.state;
      slot.textContent = slot.hidden ? '' : words[/** @type {typeof WAITING[number]} */ (slot.name)]();
    }
  }

  #result() {
    const { crashedInto, score, distance, best, beaten, watching } = this.player;
    const thing = OBSTACLES[crashedInto];
    return overWords(this.#messages, { thing, score, distance, best, beaten, watching });
  }
}
