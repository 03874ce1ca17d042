// What a strict TypeScript app does with the package; what the page would refuse does not compile.
import {
  ACTIONS,
  JOINTS,
  SPEAR_POINTS,
  STYLES,
  StickmanPlayer,
  type ActionDefinition,
  type ActionName,
  type AnyActionName,
  type DrawnFrame,
  type FitName,
  type FrameCall,
  type JointName,
  type PlayerOptions,
  type SpearPointName,
  type StickmanEvents,
  type StyleName,
  type TerrainPoint,
} from 'stickman';
import {
  SpearRunElement,
  StickManElement,
  type ButtonName,
  type GameState,
  type KeyMap,
  type Messages,
  type SpearRunEvents,
  type ThingName,
} from 'stickman/element-classes';
import 'stickman/elements';

// ---- <stick-man> ----

const man = document.createElement('stick-man');
const same: StickManElement = man;
const everyElement: HTMLElement = man;
man.action = 'spear-form';
man.speed = 200;
man.paused = !same.paused;
man.speed = '-90.5';
man.gait = null;
man.facing = '-1';
man.controls = '';
man.action = undefined;
man.label = null;
man.phase = 0.25;
man.fit = 'figure' satisfies FitName;
man.zoom = '1.5';
man.wasmUrl = new URL('core.wasm', import.meta.url);
man.renderer = undefined;
export const speed: number | null = man.speed;
man.renderer = ({ context, pose, spear, spearAlpha, groundY, height, colours }, player) => {
  const at = (joint: JointName) => pose[2 * JOINTS.indexOf(joint)];
  const tip: SpearPointName = 'tip';
  context.fillStyle = colours[STYLES.indexOf('accent')];
  context.globalAlpha = spearAlpha;
  context.fillRect(at('head'), groundY, player.distance, height);
  context.lineTo(spear[2 * SPEAR_POINTS.indexOf(tip)], 0);
};
man.ready.then((element) => element.play());
man.addEventListener('actionend', function (event) {
  const action: AnyActionName = event.detail.action;
  this.action = action;
});
man.addEventListener('error', ({ detail }) => console.error(detail.message), { once: true });
man.addEventListener('click', (event) => event.clientX);
man.addEventListener('ready', { handleEvent: (event: Event) => event.type });
const heard = (event: StickmanEvents['actionend']) => event.detail.action;
man.addEventListener('actionend', heard);
man.removeEventListener('actionend', heard);
class Mascot extends StickManElement {}
customElements.define('my-mascot', Mascot);
everyElement.addEventListener('an-event-of-the-page', () => {});

man.action = 'listen'; // one of one's own
const walks: ActionName = 'walk';
man.action = walks;
// As a file is, that TypeScript imports.
const listen = { $schema: 'action.schema.json', name: 'listen', seconds: 2, tracks: { lean: [[0, 0]] } };
const listens: ActionDefinition = listen;
man.defineAction(listens).then((name) => (man.action = name));
const hill: TerrainPoint[] = [{ x: 80, y: -20 }];
man.terrain = hill;
// @ts-expect-error
man.action = 5;
// @ts-expect-error
man.speed = 'fast';
// @ts-expect-error
man.facing = 0;
// @ts-expect-error
man.fit = 'box';
// @ts-expect-error
man.renderer = 5;
// @ts-expect-error
man.controls = 1;
// @ts-expect-error
man.label = 5;
// @ts-expect-error there is no such event
man.addEventListener('actionended', () => {});
// @ts-expect-error its detail has no such part
man.addEventListener('actionend', (event) => event.detail.name);
// @ts-expect-error there is no such joint
JOINTS.indexOf('haed');
// @ts-expect-error there is no such style
STYLES.indexOf('inks');
// @ts-expect-error nor such a point of the spear
SPEAR_POINTS.indexOf('top');
// @ts-expect-error this is not public
man.player;

// ---- StickmanPlayer ----

const drawn: FrameCall = ({ figure }: DrawnFrame) => figure.contacts();
const options: PlayerOptions = {
  action: ACTIONS[1],
  facing: -1,
  phase: 0.5,
  fit: 'figure',
  zoom: 0.8,
  wasmUrl: new URL('core.wasm', import.meta.url),
  onFrame: drawn,
};
const player = new StickmanPlayer(document.createElement('canvas'), options);
player.addEventListener('actionend', ({ detail }) => {
  if (detail.action === 'jump') player.destroy();
});
const loaded: Promise<StickmanPlayer> = player.ready;
export const length: number = JOINTS.length + (await loaded).groundSpeed;
export const styles: readonly StyleName[] = STYLES;
player.speed = 300;

// @ts-expect-error he is asked for a speed, or for none; null is what is read
player.speed = null;
// @ts-expect-error
player.gait = null;
// @ts-expect-error
player.addEventListener('actionEnd', () => {});
// @ts-expect-error
new StickmanPlayer(document.createElement('canvas'), { sped: 5 });
// @ts-expect-error
player.setReason(['user'], true);

// ---- <spear-run> ----

const game: SpearRunElement = document.createElement('spear-run');
game.calm = game.state === 'ready';
game.calm = 'false';
game.seed = '7';
export const problem: string = game.watch(game.replay);
game.addEventListener('crash', ({ detail: { thing, score, best, beaten } }) => {
  const what: ThingName = thing;
  console.log(what, score.toFixed(), beaten ? score : best);
});
game.addEventListener('hit', ({ detail }) => detail.thing === 'jar' && detail.combo > 2);
game.addEventListener('milestone', ({ detail }) => detail.distance / 100);
game.addEventListener('statechange', () => {
  const state: GameState = game.state;
  return state;
});
export type Crash = SpearRunEvents['crash']['detail'];
export const keys: KeyMap = { jump: ['KeyW'], thrust: ['KeyD'], pause: ['KeyP'], start: ['Enter'] };
export const button: ButtonName = 'jump';

game.keys = keys;
game.sound = true;
game.messages = { paused: 'Angehalten.', score: (score) => score.toFixed() } satisfies Partial<Messages>;

// @ts-expect-error there is no such message
game.messages = { pausd: 'Angehalten.' };
// @ts-expect-error
game.state = 'over';
// @ts-expect-error
game.addEventListener('crashed', () => {});
// @ts-expect-error
game.addEventListener('crash', ({ detail }) => detail.thing === 'dog');
