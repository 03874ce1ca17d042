/**
 * How gait and speed belong together (the core does the same): every gait parameter goes linearly from walk to
 * run, and the ground speed is stride × cadence / duty.
 */

/** @typedef {(name: string) => number} ParameterReader gives a parameter's value */

/**
 * @param {number} gait 0 (walk) to 1 (run)
 * @param {ParameterReader} parameter
 * @returns {number} u/s
 */
export function speedOfGait(gait, parameter) {
  const between = (/** @type {string} */ name) =>
    parameter(`walk${name}`) + gait * (parameter(`run${name}`) - parameter(`walk${name}`));
  return (between('Stride') * between('Cadence')) / between('Duty');
}

/**
 * @param {number} speed u/s; backwards counts like forwards
 * @param {ParameterReader} parameter
 * @returns {number} 0..1: slower than a walk is a walk, faster than a run a run
 */
export function gaitOfSpeed(speed, parameter) {
  const wanted = Math.abs(speed);
  let low = 0;
  let high = 1;
  if (wanted <= speedOfGait(low, parameter)) return low;
  if (wanted >= speedOfGait(high, parameter)) return high;
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (speedOfGait(middle, parameter) < wanted) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
