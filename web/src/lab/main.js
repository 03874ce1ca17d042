import { StickmanPlayer } from '../stickman-player.js';
import { Readout } from './readout.js';
import { shortcutFor } from './shortcuts.js';

/** @typedef {import('../names.js').ActionName} ActionName */

/** How a screen reader hears of each action. @type {Record<ActionName, string>} */
const DOING = { idle: 'standing', walk: 'walking', run: 'running' };

/**
 * @template {HTMLElement} E
 * @param {string} id
 * @param {new () => E} type
 * @returns {E}
 */
function element(id, type) {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`the page has no ${type.name} '${id}'`);
  return found;
}

const canvas = element('canvas', HTMLCanvasElement);
const pauseButton = element('pause', HTMLButtonElement);
const status = element('status', HTMLParagraphElement);
const reducedNote = element('reduced', HTMLParagraphElement);
const failure = element('failure', HTMLDivElement);
const shortcuts = element('shortcuts', HTMLInputElement);
const actionInputs = [...document.querySelectorAll('input')].filter(({ name }) => name === 'action');
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

const readout = new Readout(element('speed', HTMLElement), element('distance', HTMLElement));
// A reload may restore the form as it was left.
const chosen = actionInputs.find((input) => input.checked)?.value;
const player = new StickmanPlayer(canvas, {
  action: /** @type {ActionName} */ (chosen ?? 'idle'),
  onFrame: (shown) => readout.show(shown),
});

/** @param {string} text read aloud by screen readers, politely */
function say(text) {
  status.textContent = text;
}

/** @param {ActionName} action */
function doAction(action) {
  player.action = action;
  player.label = `A stickman ${DOING[action]}`;
  for (const input of actionInputs) input.checked = input.value === action;
  say(`He is ${DOING[action]}${player.paused ? ', paused' : ''}.`);
}

function togglePaused() {
  player.paused = !player.paused;
  say(player.paused ? 'Paused.' : 'Playing.');
}

function turnRound() {
  player.facing = player.facing === 1 ? -1 : 1;
  say(player.facing === 1 ? 'He faces right.' : 'He faces left.');
}

function showPaused() {
  pauseButton.textContent = player.paused ? 'Play' : 'Pause';
  reducedNote.hidden = !(player.paused && reducedMotion.matches);
}

for (const input of actionInputs) {
  input.addEventListener('change', () => doAction(/** @type {ActionName} */ (input.value)));
}
pauseButton.addEventListener('click', togglePaused);
element('turn', HTMLButtonElement).addEventListener('click', turnRound);

document.addEventListener('keydown', (event) => {
  const shortcut = shortcuts.checked ? shortcutFor(event) : null;
  if (!shortcut) return;
  if ('action' in shortcut) doAction(shortcut.action);
  else if (shortcut.toggle === 'paused') togglePaused();
  else turnRound();
});

player.addEventListener('play', showPaused);
player.addEventListener('pause', showPaused);
showPaused();

player.addEventListener('error', (event) => {
  const { detail } = /** @type {CustomEvent<unknown>} */ (event);
  element('failure-reason', HTMLParagraphElement).textContent =
    detail instanceof Error ? detail.message : String(detail);
  failure.hidden = false;
});
player.addEventListener('ready', () => {
  failure.hidden = true;
});
element('retry', HTMLButtonElement).addEventListener('click', () => {
  failure.hidden = true;
  player.load().catch(() => {}); // the error event shows it
});
