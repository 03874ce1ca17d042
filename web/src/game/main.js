import { OBSTACLES } from '../core/names.js';
import { element } from '../page/element.js';
import { LoadFailure } from '../page/load-failure.js';
import { keyCap } from '../page/page-keys.js';
import { Cards } from './cards.js';
import { DeviceMemory } from './device-memory.js';
import { GameSound } from './game-sound.js';
import { Hud } from './hud.js';
import { KeyForm } from './key-form.js';
import { keysFromText, keysToText } from './key-map.js';
import { labAddress } from './old-address.js';
import { RunSharing } from './run-sharing.js';
import { seedFromAddress } from './seed-address.js';
import { SpearRunPlayer } from './spear-run-player.js';
import { milestoneWords, overWords } from './words.js';

const setup = labAddress(location.hash);
if (setup) location.replace(setup);

const area = element('game', HTMLElement);
const status = element('status', HTMLParagraphElement);
const pauseButton = element('pause', HTMLButtonElement);
const calmSwitch = element('calm', HTMLInputElement);
const soundSwitch = element('sound', HTMLInputElement);
const wayNote = element('way-note', HTMLParagraphElement);
const watchingNote = element('watching', HTMLParagraphElement);

const memory = new DeviceMemory();
const sound = new GameSound();
const hud = new Hud({
  score: element('score', HTMLElement),
  distance: element('distance', HTMLElement),
  best: element('best', HTMLElement),
  combo: element('combo', HTMLParagraphElement),
  comboFactor: element('combo-factor', HTMLSpanElement),
  comboLeft: element('combo-left', HTMLSpanElement),
});
const cards = new Cards({
  ready: element('ready-card', HTMLDivElement),
  paused: element('paused-card', HTMLDivElement),
  over: element('over-card', HTMLDivElement),
  overTitle: element('over-title', HTMLHeadingElement),
  overScore: element('over-score', HTMLElement),
  overDistance: element('over-distance', HTMLElement),
  overBest: element('over-best', HTMLElement),
  overRecord: element('over-record', HTMLParagraphElement),
});

const course = seedFromAddress(location.search);
if (course.problem) {
  const place = element('seed-problem', HTMLParagraphElement);
  place.textContent = course.problem;
  place.hidden = false;
}

const game = new SpearRunPlayer(element('canvas', HTMLCanvasElement), {
  area,
  memory,
  seed: course.seed,
  calm: memory.get('calm') === 'on',
  keys: keysFromText(memory.get('keys')),
  onFrame: drawn,
});

/** @param {string} text read aloud by screen readers, politely */
function say(text) {
  status.textContent = text;
}

function drawn() {
  hud.follow(game);
}

/** What was asked for by a button of the page goes on by the keys of the game. */
function handOver() {
  area.focus({ preventScroll: true });
}

/** @param {import('./buttons.js').ButtonName} button */
function tap(button) {
  game.press(button);
  game.release(button);
}

function result() {
  const { score, distance, best, beaten } = game;
  return { thing: OBSTACLES[game.crashedInto], score, distance, best, beaten };
}

function showState() {
  const { state } = game;
  const before = area.dataset.state;
  area.dataset.state = state;
  cards.show(state);
  pauseButton.hidden = state !== 'running';
  watchingNote.hidden = !(game.watching && (state === 'running' || state === 'paused'));
  hud.show(game);
  if (state === 'running') sound.wake();
  if (state === 'running' && before === 'paused') say('He runs on.');
  if (state === 'paused') {
    sound.rest();
    say('Paused.');
  }
  if (state === 'over') {
    cards.writeOver(result());
    say(overWords(result()));
  }
}

/** @param {import('./key-map.js').KeyMap} keys */
function teachKeys(keys) {
  element('jump-keys', HTMLSpanElement).replaceChildren(keyCap(keys.jump[0]));
  element('thrust-keys', HTMLSpanElement).replaceChildren(keyCap(keys.thrust[0]));
}

game.addEventListener('statechange', showState);
game.addEventListener('start', () => {
  say(game.watching ? 'A run on record.' : 'He runs.');
});
game.addEventListener('milestone', () => say(milestoneWords(game.milestoneDistance, game.score)));
for (const name of /** @type {const} */ ([
  'step',
  'jump',
  'land',
  'thrust',
  'hit',
  'clank',
  'milestone',
  'crash',
]))
  game.addEventListener(name, () => sound.play(name));

element('play', HTMLButtonElement).addEventListener('click', () => {
  handOver();
  tap('start');
});
element('resume', HTMLButtonElement).addEventListener('click', () => {
  handOver();
  game.play();
});
element('again', HTMLButtonElement).addEventListener('click', () => {
  handOver();
  tap('start');
});
pauseButton.addEventListener('click', () => {
  game.pause();
  handOver();
});

calmSwitch.checked = game.calm;
calmSwitch.addEventListener('change', () => {
  game.calm = calmSwitch.checked;
  memory.set('calm', calmSwitch.checked ? 'on' : 'off');
  wayNote.textContent = game.state === 'ready' ? '' : 'It counts from the next start on.';
  hud.show(game);
});

soundSwitch.checked = memory.get('sound') === 'on';
sound.on = soundSwitch.checked;
soundSwitch.addEventListener('change', () => {
  sound.on = soundSwitch.checked;
  memory.set('sound', soundSwitch.checked ? 'on' : 'off');
});
// Who presses a gamepad's button on a page where nothing has the focus means the game.
window.addEventListener('gamepadconnected', () => {
  if (document.activeElement === document.body) handOver();
});
// A browser lets sounds out only once something was pressed.
for (const type of ['keydown', 'pointerdown']) area.addEventListener(type, () => sound.wake());

new KeyForm(
  element('keys', HTMLElement),
  element('reset-keys', HTMLButtonElement),
  game.keys,
  (keys) => {
    game.keys = keys;
    memory.set('keys', keysToText(keys));
    teachKeys(keys);
  },
  say,
);
teachKeys(game.keys);

new RunSharing(
  {
    copy: [element('copy', HTMLButtonElement), element('over-copy', HTMLButtonElement)],
    text: element('run-text', HTMLTextAreaElement),
    fold: element('runs', HTMLDetailsElement),
    watch: element('watch', HTMLButtonElement),
    problem: element('run-problem', HTMLParagraphElement),
  },
  game,
  say,
  () => {
    handOver();
    game.play();
  },
);

// Tried again, the error event shows what is wrong this time.
new LoadFailure(() => game.load().catch(() => {})).follow(game);
