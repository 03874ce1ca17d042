// How many test cases a test program ran, read from its own summary.

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * @param {string} text  what Catch2 2.13 or 3 prints
 * @returns {Counts | undefined} undefined: no summary, the program died
 */
export function catch2Counts(text) {
  const allPassed = /^All tests passed \(.* in (\d+) test cases?\)/m.exec(text);
  if (allPassed) return { passed: Number(allPassed[1]), failed: 0 };
  const some = /^test cases:(.*)$/m.exec(text);
  if (!some) return undefined;
  const count = (/** @type {string} */ what) => Number(new RegExp(`(\\d+) ${what}`).exec(some[1])?.[1] ?? 0);
  return { passed: count('passed'), failed: count('failed') };
}

/**
 * @param {string} text  what node's test runner prints with its spec reporter
 * @returns {Counts | undefined}
 */
export function nodeCounts(text) {
  const count = (/** @type {string} */ what) => new RegExp(`^. ${what} (\\d+)$`, 'mu').exec(text)?.[1];
  const passed = count('pass');
  if (passed === undefined) return undefined;
  const sum =
    Number(count('fail')) + Number(count('cancelled')) + Number(count('skipped')) + Number(count('todo'));
  return { passed: Number(passed), failed: sum };
}
