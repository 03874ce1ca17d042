// The spear form: key poses of the whole body, and the way between them.
import { length, limb, mix, mixPoints, nearestTurn, smoothstep } from './numbers.js';
import { cubicInOut, sampleSlopes, strike } from './tracks.js';

const keys = [
  // s, way, through, spear (degrees), grip x, y, lean, shift, crouch, front, rear, lift, squash
  [0.6, smoothstep, false, 8, 6, 17, 0.06, 0, 6, 20, 20, 0, 1],
  [0.55, smoothstep, false, -4, -30, 14, -0.1, -13, 9, 20, 20, 0, 1],
  [0.34, strike, false, 0, 33.5, 17, 0.26, 10, 10, 34, 20, 0, 1],
  [0.25, smoothstep, false, 0, 33.5, 17, 0.26, 10, 10, 34, 20, 0, 1],
  [0.5, smoothstep, false, 40, -4, 27, -0.04, -8, 8, 34, 20, 0, 1],
  [0.55, smoothstep, false, -6, 12, -27, 0.04, 0, 4, 18, 20, 0, 1],
  [0.45, smoothstep, false, 70, -2, -28, -0.12, -8, 3, 18, 20, 0, 1.02],
  [0.42, cubicInOut, false, -38, 24, 25, 0.34, 8, 16, 30, 24, 0, 1],
  [0.6, smoothstep, false, 4, 2, 28, 0.22, -6, 25, 34, 34, 0, 0.97],
  [0.32, strike, false, 6, 33, 17, 0.36, 10, 22, 34, 34, 0, 1],
  [0.22, smoothstep, false, 6, 33, 17, 0.36, 10, 22, 34, 34, 0, 1],
  [0.55, smoothstep, false, 88, 26, 14, -0.02, -2, 2, 14, 20, 0, 1.02],
  [0.34, smoothstep, true, 178, 12, -28, -0.1, -4, 3, 14, 20, 0, 1],
  [0.34, smoothstep, true, 268, 29, 4, 0.04, 2, 5, 14, 20, 0, 1],
  [0.36, smoothstep, false, 362, 10, 27, 0.1, 0, 9, 22, 20, 0, 1],
  [0.6, smoothstep, false, 425, -8, 27, -0.08, -9, 0, 14, 12, 30, 1.02],
  [0.42, smoothstep, false, 352, -28, 15, 0.02, -4, 12, 22, 20, 0, 0.97],
  [0.34, strike, false, 372, 32, 16, 0.22, 11, 8, 34, 20, 0, 1],
  [0.8, smoothstep, false, 450, 27, 8, -0.04, 0, 0, 11, 11, 0, 1.02],
  [0.8, smoothstep, false, 368, 6, 17, 0.06, 0, 6, 20, 20, 0, 1],
];

const NAMES = 'duration ease through spearDegrees gripX gripY lean shift crouch front rear lift squash'.split(
  ' ',
);
const poses = keys.map((row) => Object.fromEntries(row.map((value, i) => [NAMES[i], value])));

const round = poses.slice(1).reduce((sum, { duration }) => sum + duration, 0);

/** From the pose before to pose `next` through what `valueAt(i)` says of pose i. */
function between(next, part, valueAt) {
  const to = poses[next];
  if (!poses[next - 1].through && !to.through) return mix(valueAt(next - 1), valueAt(next), to.ease(part));
  const slopeAt = (i) => {
    if (!poses[i].through) return 0;
    return (valueAt(i + 1) - valueAt(i - 1)) / (poses[i].duration + poses[i + 1].duration);
  };
  const slopes = [
    [0, valueAt(next - 1), slopeAt(next - 1)],
    [to.duration, valueAt(next), slopeAt(next)],
  ];
  return sampleSlopes(slopes, part * to.duration);
}

/** A blow goes straight, anything else round the shoulder. */
function gripBetween(next, part) {
  const gripOf = (i) => ({ x: poses[i].gripX, y: poses[i].gripY });
  if (poses[next].ease === strike) return mixPoints(gripOf(next - 1), gripOf(next), strike(part));
  const directionOf = (i) => Math.atan2(poses[i].gripX, poses[i].gripY);
  const start = directionOf(next - 1);
  const direction = between(next, part, (i) => nearestTurn(directionOf(i), start));
  return limb(
    direction,
    between(next, part, (i) => length(gripOf(i))),
  );
}

/** The form at `time` seconds; it begins again when it is over. */
export function spearFormAt(time) {
  let rest = time - round * Math.floor(time / round);
  let next = 1;
  while (next + 1 < poses.length && rest >= poses[next].duration) rest -= poses[next++].duration;
  const part = rest / poses[next].duration;
  const at = (name) => between(next, part, (i) => poses[i][name]);
  return {
    hold: { centre: gripBetween(next, part), angle: (at('spearDegrees') * Math.PI) / 180 },
    lean: at('lean'),
    shift: at('shift'),
    crouch: at('crouch'),
    front: poses[next].front,
    rear: poses[next].rear,
    lift: at('lift'),
    squash: at('squash'),
  };
}
