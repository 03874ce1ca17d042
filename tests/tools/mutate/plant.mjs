// Plants one slip beside the built suite and asks the tests whether they notice.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { within } from './run.mjs';

/** @typedef {import('./workshop.mjs').Workshop} Workshop */
/** @typedef {import('./workshop.mjs').Unit} Unit */
/** @typedef {import('./reach.mjs').Test} Test */
/** @typedef {import('./candidates.mjs').Candidate} Candidate */

/**
 * @typedef {object} Outcome
 * @property {'noticed' | 'survived' | 'no C++' | 'same code'} result  `same code`: the compiler makes the same of it
 * @property {string} [by]  the test case that noticed
 * @property {string} [test]  the file it is in
 * @property {number} [tests]  test files that were asked
 */

/**
 * @param {Workshop} workshop
 * @param {string} spot  a folder for this slip alone
 */
function planter(workshop, spot) {
  const overlay = join(spot, 'overlay');
  const program = join(spot, 'stickman_tests');
  const objectOf = (/** @type {Unit} */ { object }) => join(spot, 'objects', object);

  return {
    program,

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
     * @param {Unit[]} left  what includes the slip and has not been compiled with it: tests among them would bring inline
     *   functions without it
     */
    async link(units, left) {
      // They stand before the libraries, so that those in there are not needed.
      const members = units.filter(({ test }) => !test).map(objectOf);
      let command = workshop.link
        .replace(' -o stickman_tests ', ` -o ${program} `)
        .replace(/ (?=\S+\.a )/, ` ${members.join(' ')} `);
      for (const unit of units) {
        if (unit.test) command = command.replace(` ${unit.object} `, ` ${objectOf(unit)} `);
      }
      for (const unit of left) command = command.replace(` ${unit.object} `, ' ');
      return within('sh', ['-c', command], { cwd: workshop.build });
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
 * The tests in groups, each twice as large as the one before: nothing is compiled for the many that come last as long as
 * one of the first may notice.
 * @param {Test[]} tests
 */
function* growing(tests) {
  for (let from = 0, size = 1; from < tests.length; from += size, size *= 2)
    yield tests.slice(from, from + size);
}

/**
 * @param {object} setup
 * @param {Workshop} setup.workshop
 * @param {string} setup.spot
 * @param {Candidate} setup.slip
 * @param {Test[]} setup.tests  in the order in which they are asked
 * @param {Map<string, number>} setup.limits  s of the processor's time that each may use
 * @param {string} [setup.without]
 * @returns {Promise<Outcome>}
 */
export async function plant({ workshop, spot, slip, tests, limits, without }) {
  const { program, write, compile, same, link } = planter(workshop, spot);
  write(slip);
  const waiting = new Set(workshop.units.filter(({ includes }) => includes.has(slip.file)));
  /** @type {Set<Unit>} */
  const changed = new Set();

  /** @param {Unit} unit */
  const make = async (unit) => {
    waiting.delete(unit);
    if (!(await compile(unit, slip.file))) return false;
    if (!same(unit)) changed.add(unit);
    return true;
  };

  let asked = 0;
  for (const group of growing(tests)) {
    const needed = new Set(group.flatMap(({ needs }) => needs));
    const missing = [...needed].filter((unit) => waiting.has(unit));
    for (const unit of missing) if (!(await make(unit))) return { result: 'no C++' };
    if (![...needed].some((unit) => changed.has(unit))) continue;
    // Nothing new: the program of the group before is this one's, too.
    if (missing.length > 0 || asked === 0) {
      const { ok } = await link([...changed], [...waiting]);
      if (!ok) return { result: 'no C++' };
    }
    for (const { unit, needs } of group) {
      if (!needs.some((one) => changed.has(one))) continue;
      asked += 1;
      const { source } = unit;
      const result = await runTests(workshop, program, source, { without, seconds: limits.get(source) });
      if (result.ok) continue;
      const by = result.late ? 'it does not end' : (failedTest(result.text) ?? 'it ends abnormally');
      return { result: 'noticed', by: `${basename(source)}: ${by}`, test: source, tests: asked };
    }
  }
  if (tests.length === 0) for (const unit of waiting) if (!(await make(unit))) return { result: 'no C++' };
  return { result: changed.size === 0 ? 'same code' : 'survived', tests: asked };
}
