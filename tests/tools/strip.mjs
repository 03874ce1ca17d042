// Draws a sheet of frames side by side with the real core and the real renderer, to judge a motion by eye.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { OBSTACLES } from '../../web/src/core/names.js';
import { launchChromium } from './chromium.mjs';
import { serve } from './static-server.mjs';

const USAGE = `npm run strip -- [options] --out FILE.png

  --figure NAME      stickman, hound, walker, rope, flag, or runner: him of Spear Run; default stickman
  --thing NAME       a thing of the course: stone, thorns, straw-man, ...
  --felled SECONDS   when the spear does for it

One action, phase by phase (idle: second by second; jump, throw and thrust from their start to their end):
  --action NAME      idle, walk, run, ...; default walk
  --own FILE         an action of one's own, as web/actions has them, from just before its start
  --speed U/S        instead of the action's own speed
  --gait 0..1        instead of the action's own gait
  --facing 1|-1
  --state NAME       the hound's: stand, run, jump, ...; default run, at --speed
  --settle SECONDS   runs this long before the first frame; default 4

The ground:
  --terrain JSON     its points, y down: '[[200,0],[200,-24]]'

Transitions, at even times:
  --commands JSON    e.g. '[{"t":0,"action":"walk"},{"t":1,"action":"run"},{"t":2,"speed":-100}]'
  --from SECONDS     default 0
  --to SECONDS       default: a second after the last command

The sheet:
  --frames N         default 12
  --columns N        default 6
  --width U          units each frame is wide; default 130, of all but the stickman 240
  --height U         units each frame is high, above the ground; default 165, of what hangs all 440
  --below U          units shown below the ground line; default 12
  --scale PX         pixels per unit; default 1.9
  --dark             chalk on slate
  --onion            all frames in one picture
  --set NAME=VALUE   a parameter of the core; may be repeated
Commands of the hound: {"t":1,"state":"sit"}, {"t":2,"speed":300}; of the walker: {"t":1,"hip":200}, {"t":1,"speed":60},
{"t":1,"turning":3}; of rope and flag: {"t":1,"anchor":[100,60]}; of the runner: {"t":0,"press":"start"},
{"t":1,"press":"jump"}, {"t":1.1,"release":"jump"}.
Needs web/src/core/extended.js and extended.wasm, for all but the stickman world.js and world.wasm: npm run build puts them
there.`;

const HANGING = new Set(['rope', 'flag']);

const { values } = parseArgs({
  options: {
    figure: { type: 'string', default: 'stickman' },
    thing: { type: 'string' },
    felled: { type: 'string' },
    action: { type: 'string', default: 'walk' },
    own: { type: 'string' },
    state: { type: 'string', default: 'run' },
    speed: { type: 'string' },
    gait: { type: 'string' },
    facing: { type: 'string' },
    settle: { type: 'string', default: '4' },
    terrain: { type: 'string' },
    commands: { type: 'string' },
    from: { type: 'string', default: '0' },
    to: { type: 'string' },
    frames: { type: 'string', default: '12' },
    columns: { type: 'string', default: '6' },
    width: { type: 'string' },
    height: { type: 'string' },
    below: { type: 'string', default: '12' },
    scale: { type: 'string', default: '1.9' },
    dark: { type: 'boolean', default: false },
    onion: { type: 'boolean', default: false },
    set: { type: 'string', multiple: true, default: [] },
    out: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help || !values.out) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 1);
}

/** @param {string | undefined} text */
const number = (text) => {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!Number.isFinite(value)) throw new RangeError(`'${text}' is not a number`);
  return value;
};

/** Draw lists of a thing, at even times up to --to; natively made, for no page has a thing alone. */
function thingLists() {
  const kind = OBSTACLES.indexOf(/** @type {any} */ (values.thing));
  if (kind < 0) throw new RangeError(`no thing '${values.thing}'; there are ${OBSTACLES.join(', ')}`);
  execFileSync('cmake', ['--preset', 'native', '--log-level=WARNING'], { cwd: root, stdio: 'inherit' });
  const built = ['--build', '--preset', 'native', '--target', 'thing_lists'];
  execFileSync('cmake', built, { cwd: root, stdio: 'ignore' });
  const seconds = number(values.to) ?? 2;
  const frames = number(values.frames) ?? 1;
  const all = [kind, seconds, frames, ...(values.felled ? [number(values.felled)] : [])].map(String);
  const lists = JSON.parse(
    execFileSync(`${root}build/native/thing_lists`, all, { encoding: 'utf8', maxBuffer: 1e9 }),
  );
  const labels = lists.map((_, i) => `${((seconds * i) / Math.max(1, frames - 1)).toFixed(2)} s`);
  return { lists, labels };
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const own = values.own && JSON.parse(readFileSync(values.own, 'utf8'));
/** It begins so late, s; what he did before is seen, and what he does when it is over. */
const OWN_FROM = 0.2;
const ownSheet = own && {
  commands: [
    { t: 0, action: values.action === 'walk' ? 'idle' : values.action },
    { t: OWN_FROM, own },
  ],
  from: OWN_FROM,
  to: OWN_FROM + own.seconds + 0.3,
};

const sheet = {
  ...(values.thing && thingLists()),
  figure: values.figure,
  action: values.action,
  state: values.state,
  speed: number(values.speed),
  gait: number(values.gait),
  facing: number(values.facing),
  settle: number(values.settle),
  commands: values.commands === undefined ? undefined : JSON.parse(values.commands),
  from: number(values.from),
  to: number(values.to),
  frames: number(values.frames),
  columns: number(values.columns),
  width:
    number(values.width) ??
    (values.figure === 'stickman' && !values.thing ? 130 : values.figure === 'runner' ? 420 : 240),
  height:
    number(values.height) ?? (HANGING.has(values.figure) ? 440 : values.figure === 'runner' ? 360 : 165),
  below: number(values.below),
  scale: number(values.scale),
  terrain: values.terrain === undefined ? undefined : JSON.parse(values.terrain),
  dark: values.dark,
  onion: values.onion,
  ...ownSheet,
  parameters: values.set.map((pair) => [pair.split('=')[0], number(pair.split('=')[1])]),
};

const server = await serve({ folders: { '/': root } });
const browser = await launchChromium();
try {
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error));
  await page.goto(`${server.origin}/tests/tools/strip.html`);
  const png = await page.evaluate(async (wanted) => {
    const { drawSheet } = await import('/tests/tools/strip-page.js');
    return drawSheet(wanted);
  }, sheet);
  await writeFile(resolve(values.out), Buffer.from(png.split(',')[1], 'base64'));
  console.log(resolve(values.out));
} finally {
  await browser.close();
  await server.close();
}
