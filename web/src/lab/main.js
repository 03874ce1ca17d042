import { canvasServices } from '../canvas/canvas-services.js';
import { worldLoader } from '../core/world-module.js';
import { element } from '../page/element.js';
import { GroundControls } from '../page/ground-controls.js';
import { LoadFailure } from '../page/load-failure.js';
import { ariaKeys, keyLines } from '../page/page-keys.js';
import { throttled } from '../page/throttle.js';
import { StickmanPlayer } from '../player/stickman-player.js';
import { ActionControls } from './action-controls.js';
import { labAction } from './actions.js';
import { addChartFrames } from './chart-frames.js';
import { addCheckboxes } from './checkboxes.js';
import { readLabColours } from './colours.js';
import { Commands } from './commands.js';
import { LAB_KEYS } from './keys.js';
import { loadPlot } from './load-plot.js';
import { measure } from './measure.js';
import { OVERLAYS } from './overlays/overlays.js';
import { PacedLoop } from './paced-loop.js';
import { ParameterForm } from './parameter-form.js';
import { describeParameters } from './parameters.js';
import { Readouts } from './readouts.js';
import { Recorder } from './recorder.js';
import { SetupSharing } from './setup-sharing.js';
import { shortcutFor } from './shortcuts.js';
import { SpeedControls } from './speed-controls.js';
import { TimeControls } from './time-controls.js';
import { Timeline } from './timeline.js';

/** @typedef {import('../core/names.js').ActionName} ActionName */
/** @typedef {import('../player/player-options.js').DrawnFrame} DrawnFrame */

const REMEMBERED_TICKS = 1200;
const TRAIL_TICKS = 360;
/** Times a second the plot and the controls follow him. */
const PLOT_RATE = 15;
const CONTROL_RATE = 10;

const canvas = element('canvas', HTMLCanvasElement);
const pauseButton = element('pause', HTMLButtonElement);
const status = element('status', HTMLParagraphElement);
const reducedNote = element('reduced', HTMLParagraphElement);
const shortcuts = element('shortcuts', HTMLInputElement);
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

const services = canvasServices();
const loop = new PacedLoop(services.loop);
const recorder = new Recorder(REMEMBERED_TICKS);
const readouts = new Readouts(element('speed', HTMLElement), element('distance', HTMLElement));
/** @type {Set<string>} */
const overlaysShown = new Set();
/** @type {Set<string>} */
const channelsShown = new Set(['footNearX', 'footFarX', 'kneeNear', 'kneeFar', 'hipHeight', 'headLag']);
let begun = false;
let colours = readLabColours(services.forcedColours.matches);
/** @type {Timeline | null} */
let timeline = null;
/** @type {import('./plot.js').Plot | null} */
let plot = null;

const chartFrames = addChartFrames(element('charts', HTMLDivElement), channelsShown, (name, checked) => {
  if (checked) channelsShown.add(name);
  else channelsShown.delete(name);
  showPlot();
});

const player = new StickmanPlayer(
  canvas,
  { onFrame: drawn },
  {
    ...services,
    core: worldLoader(),
    extended: worldLoader(),
    loop,
  },
);
const commands = new Commands(player);
const actionControls = new ActionControls(
  {
    goingOn: element('going-on', HTMLFieldSetElement),
    playedOnce: element('played-once', HTMLFieldSetElement),
  },
  doAction,
);
const speedControls = new SpeedControls(commands);
const groundControls = new GroundControls();
const timeControls = new TimeControls({ loop, step, seek });
const showControls = throttled(() => {
  if (timeline) timeControls.show(timeline.back);
}, 1000 / CONTROL_RATE);
const showPlot = throttled(() => {
  const { samples } = recorder;
  plot?.show(samples, (samples.at(-1)?.tick ?? 0) - (timeline?.back ?? 0));
}, 1000 / PLOT_RATE);

/**
 * @param {DrawnFrame} frame
 * @param {StickmanPlayer} shown
 */
function drawn({ figure: shownFigure, module, context, scale }, shown) {
  const figure = /** @type {import('../core/extended.js').ExtendedStickman} */ (shownFigure);
  const lab = /** @type {import('../core/world.js').WorldModule} */ (module);
  if (!begun) begin(figure, lab);
  if (!timeline) return; // drawn on the way there
  readouts.show(shown);
  const anchorX = context.canvas.width / scale / 2;
  if (timeline.back === 0) {
    recorder.record(measure({ figure, anchorX, asked: commands.setup, headLag: lab.headLag(figure) }));
  }
  if (overlaysShown.size > 0) drawOverlays(figure, context, anchorX);
  showControls();
  showPlot();
}

/**
 * @param {import('../core/extended.js').ExtendedStickman} figure
 * @param {CanvasRenderingContext2D} context
 * @param {number} anchorX
 */
function drawOverlays(figure, context, anchorX) {
  const tick = figure.tick();
  const scene = {
    context,
    pose: figure.pose(),
    contacts: figure.contacts(),
    groundY: figure.groundY(),
    origin: anchorX - figure.distance(),
    trail: overlaysShown.has('trails') ? recorder.between(tick - TRAIL_TICKS, tick) : [],
    colours,
  };
  context.globalAlpha = 1;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const { name, draw } of OVERLAYS) if (overlaysShown.has(name)) draw(scene);
}

/**
 * He is there: everything that needs him begins. Nothing has moved yet, so what the address asks for is what he
 * has been doing all along.
 * @param {import('../core/extended.js').ExtendedStickman} figure
 * @param {import('../core/world.js').WorldModule} module
 */
function begin(figure, module) {
  begun = true;
  const known = describeParameters(figure, module);
  commands.attach(figure, known, module);
  const form = new ParameterForm(element('parameters', HTMLDivElement), known, commands);
  element('reset', HTMLButtonElement).addEventListener('click', () => commands.resetParameters());
  commands.addEventListener('change', () => form.show());
  form.show();
  new SetupSharing(commands, known, say).begin();
  timeline = new Timeline(module, figure, REMEMBERED_TICKS);
  showSetup();
  for (const fieldset of document.querySelectorAll('fieldset')) fieldset.disabled = false;
  loadPlot().then(
    ({ Plot }) => {
      plot = new Plot(chartFrames, channelsShown, colours);
      showPlot();
    },
    () => {
      element('plot-problem', HTMLParagraphElement).hidden = false;
    },
  );
}

/** @param {string} text read aloud by screen readers, politely */
function say(text) {
  status.textContent = text;
}

/** @param {ActionName} action */
function doAction(action) {
  commands.act(action);
  showLabel();
  say(`He is ${labAction(action).doing}${player.paused ? ', paused' : ''}.`);
}

function showLabel() {
  player.label = `A stickman ${labAction(player.action).doing}`;
}

function togglePaused() {
  player.paused = !player.paused;
  say(player.paused ? 'Paused.' : 'Playing.');
}

function turnRound() {
  commands.turnRound();
  say(commands.setup.facing === 1 ? 'He faces right.' : 'He faces left.');
}

function step() {
  player.pause();
  loop.step();
}

/** @param {number} ticksBack */
function seek(ticksBack) {
  if (!timeline) return;
  player.pause();
  const newest = recorder.samples.at(-1)?.tick ?? 0;
  const back = timeline.seek(ticksBack);
  const then = recorder.between(newest - REMEMBERED_TICKS, newest - back).at(-1);
  if (then) commands.recall(then.asked);
  loop.redraw();
}

function showPaused() {
  pauseButton.textContent = player.paused ? 'Play' : 'Pause';
  reducedNote.hidden = !(player.paused && reducedMotion.matches);
}

function showSetup() {
  actionControls.show(commands.setup.action);
  speedControls.show();
  groundControls.show(commands.setup.ground);
  showLabel();
}

/** @type {Readonly<Record<import('./keys.js').LabCommand, () => void>>} */
const COMMANDS = { pause: togglePaused, turn: turnRound, step, slow: () => timeControls.toggleSlow() };

pauseButton.addEventListener('click', togglePaused);
element('turn', HTMLButtonElement).addEventListener('click', turnRound);

document.addEventListener('keydown', (event) => {
  const shortcut = shortcuts.checked ? shortcutFor(event) : null;
  if (!shortcut) return;
  if ('action' in shortcut) doAction(shortcut.action);
  else COMMANDS[shortcut.command]();
});
element('key-list', HTMLDListElement).append(...keyLines(LAB_KEYS));
for (const { keys, command } of LAB_KEYS)
  if ('control' in command)
    element(command.control, HTMLElement).setAttribute('aria-keyshortcuts', ariaKeys(keys));

addCheckboxes(
  element('overlays', HTMLFieldSetElement),
  OVERLAYS.map(({ name, label }) => ({ name, label, checked: false })),
  (name, checked) => {
    if (checked) overlaysShown.add(name);
    else overlaysShown.delete(name);
    loop.redraw();
  },
);
for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(forced-colors: active)']) {
  matchMedia(query).addEventListener('change', () => {
    colours = readLabColours(services.forcedColours.matches);
    plot?.recolour(colours);
    loop.redraw();
  });
}

commands.addEventListener('change', showSetup);
groundControls.addEventListener('change', () => commands.setGround(groundControls.ground));
player.addEventListener('play', showPaused);
player.addEventListener('pause', showPaused);
player.addEventListener('actionend', showLabel);
actionControls.show(commands.setup.action);
showPaused();

// Tried again, the error event shows what is wrong this time.
new LoadFailure(() => player.load().catch(() => {})).follow(player);
