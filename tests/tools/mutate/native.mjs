// Plants slips in the core, two at a time, and asks the native suite.
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { candidatesIn, coreFiles, ROOMS, touchedSince } from './candidates.mjs';
import { drawn } from './draw.mjs';
import { judgement } from './judged.mjs';
import { plant, runTests } from './plant.mjs';
import { linkGraph, testsThatReach } from './reach.mjs';
import { KINDS } from './slips.mjs';
import { openWorkshop } from './workshop.mjs';

/** @typedef {import('./workshop.mjs').Workshop} Workshop */
/** @typedef {import('./candidates.mjs').Candidate} Candidate */

/** s of the processor's time. */
const PATIENCE = 3;
const TIMES_SLOWER = 5;

/**
 * @param {number} workers
 * @param {(worker: number) => Promise<void>} work
 */
const sideBySide = (workers, work) =>
  Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)));

/**
 * How long each test file takes without a slip; remembered until the suite is built anew.
 * @param {Workshop} workshop
 * @param {number} workers
 * @returns {Promise<Map<string, number>>}
 */
async function testSeconds(workshop, workers) {
  const memory = join(workshop.tree, 'seconds.json');
  const built = statSync(workshop.program).mtimeMs;
  try {
    const known = JSON.parse(readFileSync(memory, 'utf8'));
    if (known.built === built) return new Map(known.seconds);
  } catch {
    // Never measured.
  }
  const tests = workshop.units.filter(({ test, source }) => test && source.endsWith('_test.cpp'));
  const waiting = tests.map(({ source }) => source);
  /** @type {Map<string, number>} */
  const seconds = new Map();
  await sideBySide(workers, async () => {
    for (let source = waiting.pop(); source !== undefined; source = waiting.pop()) {
      const start = performance.now();
      const { ok, text } = await runTests(workshop, workshop.program, source);
      if (!ok) throw new Error(`${source} fails without any slip:\n${text.slice(-3000)}`);
      seconds.set(source, (performance.now() - start) / 1000);
    }
  });
  writeFileSync(memory, JSON.stringify({ built, seconds: [...seconds] }));
  return seconds;
}

/**
 * The files that are asked for.
 * @param {{ rooms?: string[], files?: string[], root: string }} wanted
 */
function chosenFiles({ rooms, files, root }) {
  for (const room of rooms ?? []) {
    if (!ROOMS.includes(room)) throw new RangeError(`there is no room '${room}': ${ROOMS.join(', ')}`);
  }
  const all = coreFiles(root);
  for (const file of files ?? [])
    if (!all.includes(file)) throw new RangeError(`'${file}' is no file of the core`);
  return all.filter(
    (file) => (!rooms || rooms.includes(file.split('/')[1])) && (!files || files.includes(file)),
  );
}

/**
 * What there is to draw from.
 * @param {string} tree
 * @param {string[]} files
 * @param {{ kinds?: string[], since?: string, root: string }} wanted
 */
function chosen(tree, files, { kinds, since, root }) {
  for (const kind of kinds ?? []) {
    if (!(kind in KINDS))
      throw new RangeError(`there is no kind '${kind}': ${Object.keys(KINDS).join(', ')}`);
  }
  const touched = since === undefined ? () => true : touchedSince(root, since);
  return candidatesIn(tree, files).filter((slip) => (!kinds || kinds.includes(slip.kind)) && touched(slip));
}

/**
 * @param {object} wanted
 * @param {string} wanted.root
 * @param {number} wanted.seed
 * @param {number} wanted.count
 * @param {number} wanted.workers
 * @param {Record<string, import('./judged.mjs').Judgement[]>} wanted.judged
 * @param {number} [wanted.patience]  s that a test file may use beyond some times what it takes without a slip
 * @param {string[]} [wanted.rooms]
 * @param {string[]} [wanted.files]
 * @param {string[]} [wanted.kinds]
 * @param {string} [wanted.since]
 * @param {string} [wanted.without]  a tag of Catch2's whose cases are not asked
 * @param {(slip: Candidate, outcome: import('./plant.mjs').Outcome) => void} wanted.onOutcome
 * @param {() => boolean} wanted.stopped
 */
export async function plantInCore({ onOutcome, stopped, patience = PATIENCE, ...wanted }) {
  const files = chosenFiles(wanted);
  const workshop = await openWorkshop(wanted.root);
  const seconds = await testSeconds(workshop, wanted.workers);
  const limits = new Map([...seconds].map(([source, taken]) => [source, patience + TIMES_SLOWER * taken]));
  const graph = await linkGraph(workshop);
  const slips = drawn(chosen(workshop.tree, files, wanted), wanted.seed);

  /** @type {import('./report.mjs').Planted[]} */
  const noticed = [];
  /** @type {import('./report.mjs').Planted[]} */
  const survived = [];
  const discarded = { judged: 0, 'no C++': 0, 'same code': 0 };
  /** @type {Map<string, number>} */
  const lucky = new Map();
  let running = 0;

  await sideBySide(wanted.workers, async (worker) => {
    const spot = join(workshop.build, `slip-${worker}`);
    while (!stopped() && noticed.length + survived.length + running < wanted.count) {
      const { value: slip, done } = slips.next();
      if (done) break;
      if (judgement(wanted.judged, slip) !== undefined) {
        discarded.judged += 1;
        continue;
      }
      running += 1;
      const tests = testsThatReach(workshop, graph, seconds, lucky, slip.file);
      const outcome = await plant({ workshop, spot, slip, tests, limits, without: wanted.without });
      running -= 1;
      if (stopped()) break;
      const { file, line, kind, before, after } = slip;
      const planted = { file, line, kind, before, after, by: outcome.by, tests: outcome.tests };
      if (outcome.test) lucky.set(outcome.test, (lucky.get(outcome.test) ?? 0) + 1);
      if (outcome.result === 'noticed') noticed.push(planted);
      else if (outcome.result === 'survived') survived.push(planted);
      else discarded[outcome.result] += 1;
      onOutcome(slip, outcome);
    }
    rmSync(spot, { recursive: true, force: true });
  });
  return { seed: wanted.seed, noticed, survived, discarded };
}
