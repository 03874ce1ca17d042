/**
 * What the plot can show. Channels of one chart share its axis.
 * @typedef {object} Channel
 * @property {Exclude<keyof import('./measure.js').Sample, 'tick' | 'asked'>} name
 * @property {string} label within its chart
 * @property {'near' | 'far'} line which of the two looks its line has
 */

/**
 * @typedef {object} Chart
 * @property {string} title
 * @property {string} unit
 * @property {number} spread least height of the axis, so that stillness looks still
 * @property {readonly Channel[]} channels
 */

/** @type {readonly Chart[]} */
export const CHARTS = Object.freeze([
  {
    title: 'Foot, world x',
    unit: 'u',
    spread: 60,
    channels: [
      { name: 'footNearX', label: 'Near', line: 'near' },
      { name: 'footFarX', label: 'Far', line: 'far' },
    ],
  },
  {
    title: 'Knee bend',
    unit: '°',
    spread: 30,
    channels: [
      { name: 'kneeNear', label: 'Near', line: 'near' },
      { name: 'kneeFar', label: 'Far', line: 'far' },
    ],
  },
  {
    title: 'Hip height',
    unit: 'u',
    spread: 20,
    channels: [{ name: 'hipHeight', label: 'Show', line: 'near' }],
  },
  {
    title: 'Head lag',
    unit: 'u',
    spread: 6,
    channels: [{ name: 'headLag', label: 'Show', line: 'near' }],
  },
]);
