/**
 * How gait and speed belong together (the core does the same): every gait parameter goes linearly from walk to
 * run, and the ground speed is stride × cadence / duty.
 */

/** @typedef {(name: string) => number} ParameterReader gives a parameter's value */

/** @typedef {{ stride: number, cadence: number, duty: number }} Pace */

/**
 * @param {number} gait 0 (walk) to 1 (run)
 * @param {ParameterReader} parameter
 * @returns {number} u/s
 */
export function speedOfGait(gait, parameter) {
  const walk = paceOf('walk', parameter);
  const run = paceOf('run', parameter);
  return groundSpeed({
    stride: walk.stride + gait * (run.stride - walk.stride),
    cadence: walk.cadence + gait * (run.cadence - walk.cadence),
    duty: walk.duty + gait * (run.duty - walk.duty),
  });
}

/**
 * @param {number} speed u/s; backwards counts like forwards
 * @param {ParameterReader} parameter
 * @returns {number} 0..1: beyond the slower and the faster of walk and run, that one
 */
export function gaitOfSpeed(speed, parameter) {
  const walk = paceOf('walk', parameter);
  const run = paceOf('run', parameter);
  const wanted = Math.abs(speed);
  // The sliders can make the walk the faster one.
  return groundSpeed(walk) > groundSpeed(run)
    ? 1 - partOfWay(run, walk, wanted)
    : partOfWay(walk, run, wanted);
}

/**
 * How far from the slower pace to the faster one the speed is: stride(t) cadence(t) = speed duty(t), all three
 * linear in t, is a t² + b t + c = 0.
 * @param {Pace} slower
 * @param {Pace} faster
 * @param {number} speed
 * @returns {number} 0..1
 */
function partOfWay(slower, faster, speed) {
  const stride = faster.stride - slower.stride;
  const cadence = faster.cadence - slower.cadence;
  const duty = faster.duty - slower.duty;
  const a = stride * cadence;
  const b = slower.stride * cadence + slower.cadence * stride - speed * duty;
  const c = slower.stride * slower.cadence - speed * slower.duty;
  // The root that stays finite when a is 0.
  const divisor = b + Math.sqrt(Math.max(0, b * b - 4 * a * c));
  if (divisor <= 0) return c < 0 ? 1 : 0;
  return Math.min(Math.max((-2 * c) / divisor, 0), 1);
}

/** @param {'walk' | 'run'} gait @param {ParameterReader} parameter @returns {Pace} */
function paceOf(gait, parameter) {
  return {
    stride: parameter(`${gait}Stride`),
    cadence: parameter(`${gait}Cadence`),
    duty: parameter(`${gait}Duty`),
  };
}

/** @param {Pace} pace */
function groundSpeed({ stride, cadence, duty }) {
  return (stride * cadence) / duty;
}
