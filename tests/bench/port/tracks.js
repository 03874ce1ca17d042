// Keyframe tracks: [time, value, easing] and, where the slope is given, [time, value, slope].
import { mix, smoothstep } from './numbers.js';

export const cubicInOut = (t) => (t < 0.5 ? 4 * t ** 3 : 1 - 4 * (1 - t) ** 3);

/** A blow: ease-out whose start is softened. */
export const strike = (t) => {
  const soft = 0.2;
  const s = (t < soft ? t ** 2 / (2 * soft) : t - soft / 2) / (1 - soft / 2);
  return 1 - (1 - s) ** 3;
};

export function sample(keys, time) {
  const next = keys.findIndex(([keyTime]) => keyTime > time);
  if (next === 0) return keys[0][1];
  if (next === -1) return keys[keys.length - 1][1];
  const [startTime, start] = keys[next - 1];
  const [endTime, end, ease = smoothstep] = keys[next];
  return mix(start, end, ease((time - startTime) / (endTime - startTime)));
}

export function sampleSlopes(keys, time) {
  const next = keys.findIndex(([keyTime]) => keyTime > time);
  if (next === 0) return keys[0][1];
  if (next === -1) return keys[keys.length - 1][1];
  const [startTime, start, startSlope] = keys[next - 1];
  const [endTime, end, endSlope] = keys[next];
  const span = endTime - startTime;
  const t = (time - startTime) / span;
  const rest = 1 - t;
  return (
    start * rest ** 2 * (1 + 2 * t) +
    end * t ** 2 * (3 - 2 * t) +
    span * t * rest * (startSlope * rest - endSlope * t)
  );
}
