// `npm run bench`: the figures of speed and memory, as JSON, one object per line. Fails when a bound is missed.
//   --only tick,cloth,memory,page   some of them
//   --quick                   a few turns, to see that all is there; says nothing about speed and never fails
//   --gate                    short turns, and again when a bound was missed: fails when one is missed each time
import { parseArgs } from 'node:util';
import { run } from '../../web/tools/run.mjs';
import { setUp } from '../../web/tools/setup.mjs';
import { untilMet } from './turns.mjs';

/**
 * @typedef {object} Figure
 * @property {string} what
 * @property {string} [by] whose it is
 * @property {string} [unit]
 * @property {string} [bound]
 * @property {boolean} [met]
 */

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'tick,cloth,memory,page' },
    quick: { type: 'boolean', default: false },
    gate: { type: 'boolean', default: false },
  },
});
const { quick, gate } = values;
const wanted = values.only.split(',');

/**
 * What a build says goes to stderr: on stdout are figures and nothing else.
 * @param {string} program @param {string[]} args
 */
const quietly = (program, ...args) => run(program, args, { stdio: ['ignore', 2, 2] });

/** @param {string} preset @param {string} target */
function build(preset, target) {
  quietly('cmake', '--preset', preset, '--log-level=WARNING');
  quietly('cmake', '--build', '--preset', preset, '--target', target);
}

const attempts = gate ? 5 : 1;

const full = { turns: 41, warmUp: 20, sampleSeconds: 0.06 };
const short = { turns: 31, warmUp: 20, sampleSeconds: 0.02 };
const turns = quick ? { turns: 2, warmUp: 1, sampleSeconds: 0 } : gate ? short : full;

/** @type {Record<string, () => Promise<Figure[]>>} */
const parts = {
  async tick() {
    build('native', 'bench_rounds');
    build('wasm', 'bench_rounds');
    const { measureTicks } = await import('./tick.mjs');
    return measureTicks(turns);
  },
  async cloth() {
    build('wasm', 'bench_cloth');
    const { measureCloth } = await import('./cloth.mjs');
    return measureCloth(turns);
  },
  async memory() {
    const { measureMemory } = await import('./memory.mjs');
    return measureMemory();
  },
  async page() {
    const { measurePage } = await import('./page.mjs');
    return measurePage(quick ? { frames: 200, blocks: 1 } : { frames: 10_000, blocks: 3 });
  },
};

const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`unknown: ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`);
  process.exit(2);
}

setUp('build', 'bench');
if (!quick && wanted.some((name) => name === 'memory' || name === 'page')) quietly('npm', 'run', 'build');

for (const name of wanted) {
  for (const figure of await untilMet(attempts, parts[name])) {
    console.log(JSON.stringify(figure));
    if (figure.met === false && !quick) {
      console.error(`Missed: ${figure.what} should be ${figure.bound}.`);
      process.exitCode = 1;
    }
  }
}
