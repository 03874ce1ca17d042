// Plants one slip beside the built suite and asks the tests whether they notice.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { within } from './run.mjs';

/** @typedef {import('./workshop.mjs').Workshop} Workshop */
/** @typedef {import('./workshop.mjs').Unit} Unit */
/** @typedef {import('./candidates.mjs').Candidate} Candidate */

/**
 * @typedef {object} Outcome
 * @property {'noticed' | 'survived' | 'no C++' | 'same code'} result  `same code`: the compiler makes the same of it
 * @property {string} [by]  the test that noticed
 * @property {number} [tests]  test files that were asked
 */

/** How many test files are compiled before any of them is asked, where the slip is in a header that they include. */
const FIRST_TESTS = 8;

/**
 * @param {Workshop} workshop
 * @param {string} spot  a folder for this slip alone
 */
function planter(workshop, spot) {
  const overlay = join(spot, 'overlay');
  const objectOf = (/** @type {Unit} */ { object }) => join(spot, 'objects', object);

  return {
    /** @param {Candidate} slip */
    write(slip) {
      const source = readFileSync(join(workshop.tree, slip.file), 'utf8');
      const file = join(overlay, slip.file);
      rmSync(spot, { recursive: true, force: true });
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, source.slice(0, slip.start) + slip.text + source.slice(slip.end));
    },

    /** Compiles a unit with what is planted; false: the compiler refuses. @param {Unit} unit @param {string} planted */
    async compile(unit, planted) {
      const object = objectOf(unit);
      mkdirSync(dirname(object), { recursive: true });
      const command = unit.command
        .replace(` -o ${unit.object}`, ` -o ${object}`)
        .replace(/ -c \S+$/, ` -c ${join(unit.source === planted ? overlay : workshop.tree, unit.source)}`)
        .replace(` -I${workshop.tree}/cpp`, ` -I${overlay}/cpp -I${workshop.tree}/cpp`);
      return (await within('sh', ['-c', `${command} -w`], { cwd: workshop.build })).ok;
    },

    /** Whether the compiler made the same of it as without the slip. @param {Unit} unit */
    same(unit) {
      return readFileSync(objectOf(unit)).equals(readFileSync(join(workshop.build, unit.object)));
    },

    /**
     * Links the suite with these units in place of those without a slip.
     * @param {Unit[]} units
     * @param {Unit[]} left  tests that include the slip and have not been compiled with it: they would bring inline
     *   functions without it
     */
    async link(units, left) {
      const program = join(spot, 'stickman_tests');
      // The core's stand before its library, so that those in there are not needed.
      const core = units.filter(({ test }) => !test).map(objectOf);
      let command = workshop.link
        .replace(' -o stickman_tests ', ` -o ${program} `)
        .replace(/ (?=\S*libstickman_core\.a)/, ` ${core.join(' ')} `);
      for (const unit of units) {
        if (unit.test) command = command.replace(` ${unit.object} `, ` ${objectOf(unit)} `);
      }
      for (const unit of left) command = command.replace(` ${unit.object} `, ' ');
      const { ok, text } = await within('sh', ['-c', command], { cwd: workshop.build });
      return { program, ok, text };
    },
  };
}

/** The first test case that failed. @param {string} text */
const failedTest = (text) => /^-{70,}\n(.*(?:\n {2}.*)*)\n-{70,}$/m.exec(text)?.[1].replace(/\s+/g, ' ');

/**
 * Runs the test cases of one file.
 * @param {Workshop} workshop
 * @param {string} program
 * @param {string} source  tests/cpp/gait_test.cpp
 * @param {{ without?: string, seconds?: number }} [options]  `without`: a tag of Catch2's whose cases are left out
 */
export function runTests(workshop, program, source, { without = '', seconds } = {}) {
  const spec = `[#${basename(source, '.cpp')}]~[.]${without && `~${without}`}`;
  return within(program, ['--filenames-as-tags', '--abort', spec], {
    cwd: workshop.tree,
    seconds,
  });
}

/**
 * @param {object} setup
 * @param {Workshop} setup.workshop
 * @param {string} setup.spot
 * @param {Candidate} setup.slip
 * @param {Unit[]} setup.tests  in the order in which they are asked
 * @param {Map<string, number>} setup.limits  s of the processor's time that each may use
 * @param {string} [setup.without]
 * @returns {Promise<Outcome>}
 */
export async function plant({ workshop, spot, slip, tests, limits, without }) {
  const { write, compile, same, link } = planter(workshop, spot);
  write(slip);
  const waiting = new Set(workshop.units.filter(({ includes }) => includes.has(slip.file)));
  /** @type {Unit[]} */
  const changed = [];

  /** @param {Unit[]} units */
  const make = async (units) => {
    for (const unit of units.filter((unit) => waiting.has(unit))) {
      if (!(await compile(unit, slip.file))) return false;
      waiting.delete(unit);
      if (!same(unit)) changed.push(unit);
    }
    return true;
  };

  if (!(await make([...waiting].filter(({ test }) => !test)))) return { result: 'no C++' };
  let asked = 0;
  const first = waiting.size > 0 ? FIRST_TESTS : tests.length;
  for (const batch of [tests.slice(0, first), tests.slice(first)]) {
    if (!(await make(batch))) return { result: 'no C++' };
    if (changed.length === 0) continue;
    const { program, ok } = await link(changed, [...waiting]);
    if (!ok) return { result: 'no C++' };
    for (const test of batch) {
      asked += 1;
      const result = await runTests(workshop, program, test.source, {
        without,
        seconds: limits.get(test.source),
      });
      if (result.ok) continue;
      const by = result.late ? 'it does not end' : (failedTest(result.text) ?? 'it ends abnormally');
      return { result: 'noticed', by: `${basename(test.source)}: ${by}`, tests: asked };
    }
  }
  return { result: changed.length === 0 ? 'same code' : 'survived', tests: asked };
}
