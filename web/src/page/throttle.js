/**
 * Calls at most every so often; the last call of a row is made when its time has come, so nothing shown stays old.
 * @param {() => void} call
 * @param {number} ms at least between two calls
 * @param {() => number} [now] in ms
 * @returns {() => void}
 */
export function throttled(call, ms, now = () => performance.now()) {
  let next = Number.NEGATIVE_INFINITY;
  let waiting = false;
  const run = () => {
    waiting = false;
    next = now() + ms;
    call();
  };
  return () => {
    if (waiting) return;
    const wait = next - now();
    if (wait <= 0) return run();
    waiting = true;
    setTimeout(run, wait);
  };
}
