import { canvasServices } from '../canvas/canvas-services.js';
import { worldLoader } from '../core/world-module.js';
import { element } from '../page/element.js';
import { LoadFailure } from '../page/load-failure.js';
import { FlagScene } from './flag-scene.js';
import { FootfallDiagram } from './footfall-diagram.js';
import { HoundScene } from './hound-scene.js';
import { buildPanel } from './panel.js';
import { PANELS } from './panels.js';
import { RopeScene } from './rope-scene.js';
import { Stage } from './stage.js';
import { Tabs } from './tabs.js';
import { WalkerScene } from './walker-scene.js';

for (const panel of PANELS) {
  const { tab, section } = buildPanel(panel);
  element('tabs', HTMLDivElement).append(tab);
  element('status', HTMLParagraphElement).before(section);
}

/** @type {Readonly<Record<string, import('./scene.js').Scene<any>>>} */
const SCENES = Object.freeze({
  rope: new RopeScene(),
  flag: new FlagScene(),
  walker: new WalkerScene(),
  hound: new HoundScene(new FootfallDiagram(element('hound-footfalls', HTMLCanvasElement))),
});

const pauseButton = element('pause', HTMLButtonElement);
const status = element('status', HTMLParagraphElement);
const reducedNote = element('reduced', HTMLParagraphElement);
const failure = new LoadFailure(load);
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
const services = canvasServices();

/** What each scene's controls were set to. @type {Map<string, Map<string, number>>} */
const values = new Map(Object.keys(SCENES).map((name) => [name, new Map()]));
/** @type {import('../core/world.js').WorldModule | null} */
let module = null;
/** @type {Stage | null} */
let stage = null;
/** @type {import('./stage.js').Wish} */
let wish = null;
let shown = '';

/** Only the scene that is shown exists. */
function begin() {
  stage?.end();
  stage = null;
  const panel = PANELS.find(({ name }) => name === shown);
  if (!module || !panel) return;
  const parts = {
    scene: SCENES[shown],
    module,
    values: /** @type {Map<string, number>} */ (values.get(shown)),
  };
  stage = new Stage(panel, parts, services, wish);
  stage.player.addEventListener('play', showPaused);
  stage.player.addEventListener('pause', showPaused);
  showPaused();
}

function showPaused() {
  const paused = stage?.player.paused ?? false;
  pauseButton.textContent = paused ? 'Play' : 'Pause';
  reducedNote.hidden = !(paused && reducedMotion.matches);
}

async function load() {
  try {
    module = await worldLoader().load();
    begin();
  } catch (error) {
    failure.show(error);
  }
}

pauseButton.addEventListener('click', () => {
  if (!stage) return;
  wish = stage.player.paused ? 'play' : 'pause';
  stage.player[wish]();
  status.textContent = wish === 'play' ? 'Playing.' : 'Paused.';
});
// The setting changed: what was asked for before it counts no more, as in the scene that is shown.
reducedMotion.addEventListener('change', () => {
  if (wish === 'play') wish = null;
});

new Tabs(element('tabs', HTMLDivElement), (name) => {
  if (name === shown) return;
  shown = name;
  begin();
}).follow();
load();
