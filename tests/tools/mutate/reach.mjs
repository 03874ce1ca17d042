// Which test files can notice a change of a source file, and in which order they are asked.
import { basename, dirname, extname, join } from 'node:path';
import { run } from './run.mjs';

/** @typedef {import('./workshop.mjs').Workshop} Workshop */
/** @typedef {import('./workshop.mjs').Unit} Unit */

/** A test that is one step farther from what changed is half as likely to notice. */
const HALVED_PER_STEP = 0.5;
/** s, starting the program once. */
const START = 0.02;

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

/** Steps from an object to the nearest of some others; Infinity: it reaches none. @param {Map<Unit, Set<Unit>>} graph @param {Unit} from @param {Set<Unit>} changed */
function steps(graph, from, changed) {
  let ring = [from];
  const seen = new Set(ring);
  for (let count = 0; ring.length > 0; ++count) {
    if (ring.some((unit) => changed.has(unit))) return count;
    ring = ring.flatMap((unit) =>
      [...(graph.get(unit) ?? [])].filter((next) => !seen.has(next) && seen.add(next)),
    );
  }
  return Number.POSITIVE_INFINITY;
}

/**
 * What a file is about: gait of cpp/motion/gait.cpp and of tests/cpp/gait_test.cpp, hound_gait of cpp/cast/hound/gait.cpp.
 * @param {string} file
 */
function noun(file) {
  const name = basename(file, extname(file)).replace(/_test$/, '');
  const [, , ...folders] = dirname(file).split('/');
  return [...folders.filter((folder) => folder !== name), name].join('_');
}

/**
 * The test files that can notice, those first that are likely to and quick.
 * @param {Workshop} workshop
 * @param {Map<Unit, Set<Unit>>} graph
 * @param {Map<string, number>} seconds  what each test file takes
 * @param {string} file  the one that changes
 */
export function testsThatReach({ units }, graph, seconds, file) {
  const changed = new Set(units.filter(({ includes }) => includes.has(file)));
  return units
    .filter(({ test, source }) => test && seconds.has(source))
    .map((unit) => {
      const far = noun(unit.source) === noun(file) ? 0 : steps(graph, unit, changed);
      const cost = (START + (seconds.get(unit.source) ?? 0)) / HALVED_PER_STEP ** far;
      return { unit, far, cost };
    })
    .filter(({ far }) => far < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.cost - b.cost)
    .map(({ unit }) => unit);
}
