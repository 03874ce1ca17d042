import { OBSTACLES } from '../core/names.js';
import { keyName } from '../input/key-name.js';
import { element } from '../page/element.js';
import { LoadFailure } from '../page/load-failure.js';
import { keyCap } from '../page/page-keys.js';
import { Cards } from './cards.js';
import { DeviceMemory } from './device-memory.js';
import { Hud } from './hud.js';
import { KeyForm } from './key-form.js';
import { keysFromText, keysToText } from './key-map.js';
import { ENGLISH, overWords } from './messages.js';
import { labAddress } from './old-address.js';
import { RunSharing } from './run-sharing.js';
import { RunSounds } from './run-sounds.js';
import { seedFromAddress } from './seed-address.js';
import { SpearRunPlayer } from './spear-run-player.js';

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
  overBestRow: element('over-best-row', HTMLDivElement),
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

const sound = new RunSounds(game, area);
const sharing = new RunSharing(
  {
    copy: [element('copy', HTMLButtonElement), element('over-copy', HTMLButtonElement)],
    copied: [element('copied', HTMLElement), element('over-copied', HTMLElement)],
    text: element('run-text', HTMLTextAreaElement),
    fold: element('runs', HTMLDetailsElement),
    watch: element('watch', HTMLButtonElement),
    problem: element('run-problem', HTMLParagraphElement),
  },
  game,
  say,
  () => {
    handOver();
    area.scrollIntoView({ block: 'nearest' });
    game.play();
  },
);

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
  const { score, distance, best, beaten, watching } = game;
  return { thing: OBSTACLES[game.crashedInto], score, distance, best, beaten, watching };
}

function showState() {
  const { state } = game;
  const before = area.dataset.state;
  area.dataset.state = state;
  cards.show(state);
  pauseButton.hidden = state !== 'running';
  watchingNote.hidden = !(game.watching && (state === 'running' || state === 'paused'));
  hud.show(game);
  if (state === 'running' && before === 'paused') say(ENGLISH.runsOn);
  if (state === 'paused') say('Paused.');
  if (state === 'over') {
    cards.writeOver(result());
    say(overWords(ENGLISH, result()));
  }
  sharing.follow();
}

/** @param {import('./key-map.js').KeyMap} keys */
function teachKeys(keys) {
  element('jump-keys', HTMLSpanElement).replaceChildren(keyCap(keys.jump[0]));
  element('thrust-keys', HTMLSpanElement).replaceChildren(keyCap(keys.thrust[0]));
}

game.addEventListener('statechange', showState);
game.addEventListener('start', ({ detail }) => say(detail.watching ? ENGLISH.watches : ENGLISH.runs));
game.addEventListener('milestone', ({ detail }) => say(ENGLISH.milestone(detail)));

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
  wayNote.textContent = game.state === 'ready' ? '' : ENGLISH.nextStart;
  hud.show(game);
});

soundSwitch.checked = memory.get('sound') === 'on';
sound.on = soundSwitch.checked;
soundSwitch.addEventListener('change', () => {
  sound.on = soundSwitch.checked;
  memory.set('sound', soundSwitch.checked ? 'on' : 'off');
});
/** Keys that start the game for who has the focus nowhere, as they would in the game. */
const STARTING = ['Enter', 'NumpadEnter', 'Space'];
document.addEventListener('keydown', (event) => {
  const { target, defaultPrevented, repeat, ctrlKey, altKey, metaKey } = event;
  if (target !== document.body || defaultPrevented || repeat || ctrlKey || altKey || metaKey) return;
  const { top, height } = area.getBoundingClientRect();
  // Out of sight, Space scrolls.
  if (!STARTING.includes(keyName(event)) || top < -height / 2) return;
  event.preventDefault();
  handOver();
  tap('start');
});
// Who presses a gamepad's button on a page where nothing has the focus means the game.
window.addEventListener('gamepadconnected', () => {
  if (document.activeElement === document.body) handOver();
});

new KeyForm(
  element('keys', HTMLElement),
  element('reset-keys', HTMLButtonElement),
  game.keys,
  (keys) => {
    game.keys = keys;
    memory.set('keys', keysToText(keys));
    teachKeys(keys);
  },
  (text) => {
    element('keys-note', HTMLParagraphElement).textContent = text;
  },
);
teachKeys(game.keys);

// Tried again, the error event shows what is wrong this time.
new LoadFailure(() => game.load().catch(() => {})).follow(game);
