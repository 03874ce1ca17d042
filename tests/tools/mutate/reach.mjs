// Which test files can notice a change of a source file, and in which order they are asked.
import { basename, dirname, extname, join } from 'node:path';
import { run } from './run.mjs';

/** @typedef {import('./workshop.mjs').Workshop} Workshop */
/** @typedef {import('./workshop.mjs').Unit} Unit */

/** A test that is one step farther from what changed is half as likely to notice. */
const HALVED_PER_STEP = 0.5;
/** Steps from the test file of the same name: nearer than any other. */
const OWN_TEST = -3;
/** s, starting the program once. */
const START = 0.02;
/** s, compiling one file that includes what changed. */
const COMPILE = 0.7;

/**
 * object -> the objects whose code or data it calls upon, as the linker sees it.
 * @param {Workshop} workshop
 * @returns {Promise<Map<Unit, Set<Unit>>>}
 */
export async function linkGraph({ build, units }) {
  const { text } = await run('nm', ['-A', '-P', '-g', ...units.map(({ object }) => join(build, object))]);
  const byObject = new Map(units.map((unit) => [join(build, unit.object), unit]));
  /** @type {Map<string, Unit>} */
  const definedIn = new Map();
  /** @type {[Unit, string][]} */
  const wanted = [];
  for (const line of text.split('\n')) {
    const [, object, symbol, type] = /^(.*?): (\S+) (\S)/.exec(line) ?? [];
    const unit = byObject.get(object);
    if (!unit) continue;
    if (type === 'U') wanted.push([unit, symbol]);
    // Weak ones are in every object that uses them.
    else if (/[A-TX-Z]/.test(type)) definedIn.set(symbol, unit);
  }
  const graph = new Map(units.map((unit) => [unit, new Set()]));
  for (const [unit, symbol] of wanted) {
    const from = definedIn.get(symbol);
    if (from) graph.get(unit)?.add(from);
  }
  return graph;
}

/**
 * object -> all objects that it comes to call upon, each with the steps to it.
 * @param {Map<Unit, Set<Unit>>} graph
 * @param {Unit} from
 */
function reached(graph, from) {
  const steps = new Map([[from, 0]]);
  // What is set while one goes through a Map comes up, too.
  for (const [unit, count] of steps) {
    for (const next of graph.get(unit) ?? []) if (!steps.has(next)) steps.set(next, count + 1);
  }
  return steps;
}

/**
 * What a file is about: gait of cpp/motion/gait.cpp and of tests/cpp/motion/gait_test.cpp, hound_gait of
 * cpp/cast/hound/gait.cpp and tests/cpp/cast/hound/gait_test.cpp.
 * @param {string} file
 */
function noun(file) {
  const name = basename(file, extname(file)).replace(/_test$/, '');
  const [, , ...folders] = dirname(file)
    .replace(/^tests\//, '')
    .split('/');
  return [...folders.filter((folder) => folder !== name), name].join('_');
}

/**
 * @typedef {object} Test  a test file that can notice
 * @property {Unit} unit
 * @property {Unit[]} needs  what has to be compiled for it
 */

/**
 * The test files that can notice, those first that are likely to, have noticed much before, and are quick.
 * @param {Workshop} workshop
 * @param {Map<Unit, Set<Unit>>} graph
 * @param {Map<string, number>} seconds  what each test file takes
 * @param {Map<string, number>} noticed  how many slips each has noticed so far
 * @param {string} file  the one that changes
 * @returns {Test[]}
 */
export function testsThatReach({ units }, graph, seconds, noticed, file) {
  const changed = new Set(units.filter(({ includes }) => includes.has(file)));
  return units
    .filter(({ test, source }) => test && seconds.has(source))
    .flatMap((unit) => {
      const steps = reached(graph, unit);
      const needs = [...steps.keys()].filter((one) => changed.has(one));
      if (needs.length === 0) return [];
      const nearest = Math.min(...needs.map((one) => steps.get(one) ?? 0));
      const far = noun(unit.source) === noun(file) ? OWN_TEST : nearest;
      const cost = START + (seconds.get(unit.source) ?? 0) + COMPILE * needs.length;
      const luck = 1 + (noticed.get(unit.source) ?? 0);
      return [{ unit, needs, order: cost / HALVED_PER_STEP ** far / luck }];
    })
    .sort((a, b) => a.order - b.order);
}
