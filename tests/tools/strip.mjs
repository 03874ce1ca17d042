// Draws a sheet of frames side by side with the real core and the real renderer, to judge a motion by eye.
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { launchChromium } from './chromium.mjs';
import { serve } from './static-server.mjs';

const USAGE = `npm run strip -- [options] --out FILE.png

  --figure NAME      stickman, hound, walker, rope or flag; default stickman

One action, phase by phase (idle: second by second):
  --action NAME      idle, walk, run, ...; default walk
  --speed U/S        instead of the action's own speed
  --gait 0..1        instead of the action's own gait
  --facing 1|-1
  --state NAME       the hound's: stand, run, jump, ...; default run, at --speed
  --settle SECONDS   runs this long before the first frame; default 4

Transitions, at even times:
  --commands JSON    e.g. '[{"t":0,"action":"walk"},{"t":1,"action":"run"},{"t":2,"speed":-100}]'
  --from SECONDS     default 0
  --to SECONDS       default: a second after the last command

The sheet:
  --frames N         default 12
  --columns N        default 6
  --width U          units each frame is wide; default 130, of all but the stickman 240
  --height U         units each frame is high, above the ground; default 165, of what hangs all 440
  --scale PX         pixels per unit; default 1.9
  --dark             chalk on slate
  --onion            all frames in one picture
  --set NAME=VALUE   a parameter of the core; may be repeated
Commands of the hound: {"t":1,"state":"sit"}, {"t":2,"speed":300}; of the walker: {"t":1,"hip":200}, {"t":1,"speed":60},
{"t":1,"turning":3}; of rope and flag: {"t":1,"anchor":[100,60]}.
Needs web/src/core/core.js and core.wasm, for all but the stickman world.js and world.wasm: npm run build puts them there.`;

const HANGING = new Set(['rope', 'flag']);

const { values } = parseArgs({
  options: {
    figure: { type: 'string', default: 'stickman' },
    action: { type: 'string', default: 'walk' },
    state: { type: 'string', default: 'run' },
    speed: { type: 'string' },
    gait: { type: 'string' },
    facing: { type: 'string' },
    settle: { type: 'string', default: '4' },
    commands: { type: 'string' },
    from: { type: 'string', default: '0' },
    to: { type: 'string' },
    frames: { type: 'string', default: '12' },
    columns: { type: 'string', default: '6' },
    width: { type: 'string' },
    height: { type: 'string' },
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

const sheet = {
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
  width: number(values.width) ?? (values.figure === 'stickman' ? 130 : 240),
  height: number(values.height) ?? (HANGING.has(values.figure) ? 440 : 165),
  scale: number(values.scale),
  dark: values.dark,
  onion: values.onion,
  parameters: values.set.map((pair) => [pair.split('=')[0], number(pair.split('=')[1])]),
};

const root = fileURLToPath(new URL('../..', import.meta.url));
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
