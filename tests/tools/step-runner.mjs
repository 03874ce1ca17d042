// Runs steps side by side as far as they allow, tells how each went, and counts.
import { availableParallelism } from 'node:os';
import { withProcessorTime } from './program.mjs';

/**
 * @typedef {import('./counts.mjs').Counts} Counts
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} [needs]  names of steps that must have passed before
 * @property {boolean} [alone]  nothing else runs meanwhile: it measures time
 * @property {boolean} [waits]  most of the time for something else than a processor: it takes no other step's place
 * @property {() => Promise<string>} run  resolves to its output; rejects when the step failed
 * @property {(output: string) => Counts | undefined} [counts]  for a step that runs many test cases
 * @property {(output: string) => number | undefined} [busy]  processor time (s) by its own account, where what it starts
 *   ends without being waited for
 * @property {boolean} [talks]  its output is worth reading when it passed
 */

/**
 * The counts of one step. One that should run test cases and ran none has failed.
 * @param {Step} step
 * @param {string} output
 * @param {boolean} ok
 * @returns {Counts}
 */
function counted(step, output, ok) {
  const counts = step.counts ? step.counts(output) : { passed: Number(ok), failed: Number(!ok) };
  if (counts === undefined || counts.passed + counts.failed === 0) return { passed: 0, failed: 1 };
  return ok ? counts : { passed: counts.passed, failed: Math.max(1, counts.failed) };
}

/**
 * Runs every step, also after one has failed; one whose needs failed counts as failed. Ends with a line that counts, and
 * non-zero when anything failed.
 * @param {Step[]} steps  in the order in which they start
 */
export async function runSteps(steps) {
  const waiting = [...steps];
  /** @type {Map<Step, Promise<void>>} */
  const running = new Map();
  const working = () => [...running.keys()].filter(({ waits }) => !waits).length;
  /** @type {Map<string, boolean>} */
  const done = new Map();
  const total = { passed: 0, failed: 0, busy: 0 };
  const begin = performance.now();
  /** @param {number} from */
  const since = (from) => ((performance.now() - from) / 1000).toFixed(1);

  /** @param {Step} step */
  const go = async (step) => {
    const start = performance.now();
    const { value, seconds } = await withProcessorTime(() =>
      step.run().then(
        (output) => ({ ok: true, text: output }),
        (error) => ({ ok: false, text: [error.cause, error.message].filter(Boolean).join('\n') }),
      ),
    );
    const { ok, text } = value;
    const busy = step.busy?.(text) ?? seconds;
    const counts = counted(step, text, ok);
    const passed = ok && counts.failed === 0;
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.busy += busy;
    const cases = step.counts ? ` (${counts.passed} passed, ${counts.failed} failed)` : '';
    if (!passed || step.talks) console.log(`\n${text.trimEnd()}`);
    console.log(
      `${passed ? 'ok  ' : 'FAIL'} ${step.name}${cases}, ${since(start)} s, processors ${busy.toFixed(1)} s`,
    );
    done.set(step.name, passed);
    running.delete(step);
  };

  /** @param {Step} step */
  const skip = (step) => {
    console.log(`FAIL ${step.name}: not run, because what it needs failed`);
    total.failed += 1;
    done.set(step.name, false);
  };

  let alone = false;
  while (waiting.length > 0 || running.size > 0) {
    for (const step of [...waiting]) {
      const needs = step.needs ?? [];
      if (needs.some((name) => done.get(name) === false)) {
        waiting.splice(waiting.indexOf(step), 1);
        skip(step);
        continue;
      }
      if (alone) break;
      if (!step.waits && working() >= availableParallelism()) continue;
      if (!needs.every((name) => done.get(name))) continue;
      if (step.alone && (running.size > 0 || waiting.indexOf(step) > 0)) continue;
      waiting.splice(waiting.indexOf(step), 1);
      alone = step.alone ?? false;
      running.set(step, go(step));
    }
    if (running.size > 0) await Promise.race(running.values());
    if (running.size === 0) alone = false;
  }
  console.log(`\nall steps, ${since(begin)} s, processors ${total.busy.toFixed(1)} s`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}
