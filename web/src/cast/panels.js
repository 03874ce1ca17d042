import { GROUND_CHOICES } from '../page/grounds.js';
import { SHOWN_STATES } from './hound-states.js';
import { SCENE_KEYS } from './keys.js';

/**
 * What each scene's panel says and offers.
 * @typedef {{ kind: 'slider', name: string, label: string, min: number, max: number, step: number, unit?: string }} Slider
 * @typedef {{ kind: 'switch', name: string, label: string }} Switch
 * @typedef {{ kind: 'choice', name: string, legend: string, options: readonly string[] }} Choice the first one is 0
 * @typedef {object} Panel
 * @property {string} name its id, and the scene's
 * @property {string} title
 * @property {string} picture what the canvas shows
 * @property {string} hint
 * @property {readonly (readonly [name: string, caption: string])[]} readouts
 * @property {{ name: string, label: string, caption: string }} [diagram] a canvas of its own below the readouts
 * @property {readonly (Slider | Switch | Choice)[]} controls
 * @property {readonly import('./keys.js').SceneKey[]} keys on the picture
 */

/** @type {Omit<Slider, 'name' | 'label'>} */
const GRAVITY = { kind: 'slider', min: 0, max: 2500, step: 10, unit: 'u/s²' };
/** @type {Omit<Slider, 'name' | 'label'>} */
const DAMPING = { kind: 'slider', min: 0.9, max: 1, step: 0.001 };
/** @type {Choice} */
const GROUND = {
  kind: 'choice',
  name: 'ground',
  legend: 'Ground',
  options: GROUND_CHOICES.map(({ label }) => label),
};
/** @type {readonly Panel[]} */
export const PANELS = Object.freeze([
  {
    name: 'rope',
    title: 'Rope',
    picture: 'Rope hanging from its anchor',
    hint: 'Drag the anchor, or move it with the arrow keys.',
    readouts: [
      ['end', 'End below the anchor'],
      ['mean', 'Length, mean'],
      ['max', 'Longest link'],
    ],
    controls: [
      { kind: 'slider', name: 'points', label: 'Points', min: 2, max: 60, step: 1 },
      { kind: 'slider', name: 'iterations', label: 'Iterations', min: 1, max: 40, step: 1 },
      { ...GRAVITY, name: 'gravity', label: 'Gravity' },
      { ...DAMPING, name: 'damping', label: 'Damping: kept in 1/60 s' },
      { kind: 'switch', name: 'showPoints', label: 'Points and constraints' },
    ],
    keys: SCENE_KEYS.rope,
  },
  {
    name: 'flag',
    title: 'Flag',
    picture: 'Flag on its pole in the wind',
    hint: 'Shake the pole: drag it, or move it with the arrow keys.',
    readouts: [
      ['max', 'Longest thread'],
      ['mean', 'Threads, mean'],
    ],
    controls: [
      { kind: 'slider', name: 'windX', label: 'Wind', min: 0, max: 9600, step: 50, unit: 'u/s²' },
      { kind: 'slider', name: 'gusts', label: 'Gusts: part of the wind', min: 0, max: 1, step: 0.05 },
      { kind: 'slider', name: 'iterations', label: 'Iterations', min: 1, max: 32, step: 1 },
      { kind: 'slider', name: 'substeps', label: 'Substeps', min: 1, max: 8, step: 1 },
      { ...GRAVITY, name: 'gravity', label: 'Gravity' },
      { ...DAMPING, name: 'damping', label: 'Damping: kept in 1/60 s' },
      { kind: 'switch', name: 'bareLines', label: 'Bare lines' },
    ],
    keys: SCENE_KEYS.flag,
  },
  {
    name: 'walker',
    title: 'Walker',
    picture: 'Walker on two legs',
    hint: 'While the pointer is on the picture it leads the hips across, and its height sets how fast the feet turn.',
    readouts: [['feet', 'Feet on the ground']],
    controls: [
      {
        kind: 'slider',
        name: 'hip',
        label: 'Hips, from left to right',
        min: 0,
        max: 100,
        step: 1,
        unit: '%',
      },
      {
        kind: 'slider',
        name: 'turn',
        label: 'Turn of the feet in 1/60 s',
        min: -10,
        max: 10,
        step: 0.1,
        unit: '°',
      },
      { kind: 'choice', name: 'limbs', legend: 'Drawn as', options: ['Beads', 'Limbs'] },
      GROUND,
      { kind: 'switch', name: 'construction', label: 'Construction lines' },
    ],
    keys: SCENE_KEYS.walker,
  },
  {
    name: 'hound',
    title: 'Hound',
    picture: 'Hound, seen from his right side',
    hint: 'Drag across the picture to set his speed; his gait follows it.',
    readouts: [
      ['gait', 'Gait'],
      ['speed', 'Over the ground'],
      ['paws', 'Paws on the ground'],
    ],
    diagram: {
      name: 'footfalls',
      label: 'Footfall diagram: for each paw a bar while it was on the ground, over the last three seconds',
      caption:
        'Footfalls of the last three seconds: left and right, hind and fore; a bar is a paw on the ground.',
    },
    controls: [
      { kind: 'slider', name: 'speed', label: 'Speed', min: 0, max: 700, step: 5, unit: 'u/s' },
      {
        kind: 'choice',
        name: 'state',
        legend: 'What he does',
        options: SHOWN_STATES.map(({ label }) => label),
      },
      GROUND,
      { kind: 'switch', name: 'bones', label: 'Skeleton' },
      { kind: 'switch', name: 'trails', label: 'Trails of the paws' },
    ],
    keys: SCENE_KEYS.hound,
  },
]);
