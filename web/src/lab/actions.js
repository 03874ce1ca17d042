import { ACTIONS, PLAYED_ONCE } from '../core/names.js';

/** @typedef {import('../core/names.js').ActionName} ActionName */

/**
 * What he can be told to do, as the page shows it.
 * @typedef {object} LabAction
 * @property {ActionName} name
 * @property {string} label
 * @property {readonly string[]} keys names of its digit, where there is one, and of its letter
 * @property {string} doing how a screen reader hears of it
 * @property {boolean} once plays once and gives way to the one before
 */

/** @type {Readonly<Record<ActionName, { label: string, letter: string, doing: string }>>} */
const SHOWN = {
  idle: { label: 'Idle', letter: 'I', doing: 'standing' },
  walk: { label: 'Walk', letter: 'W', doing: 'walking' },
  run: { label: 'Run', letter: 'R', doing: 'running' },
  jump: { label: 'Jump', letter: 'J', doing: 'jumping' },
  throw: { label: 'Throw', letter: 'H', doing: 'throwing' },
  'spear-form': { label: 'Spear form', letter: 'F', doing: 'going through the spear form' },
  thrust: { label: 'Thrust', letter: 'S', doing: 'thrusting the spear' },
};

/** All of them, in the order of ACTIONS. @type {readonly LabAction[]} */
export const LAB_ACTIONS = Object.freeze(
  ACTIONS.map((name, index) => {
    const { label, letter, doing } = SHOWN[name];
    const keys = index < 9 ? [`Digit${index + 1}`, `Key${letter}`] : [`Key${letter}`];
    return { name, label, keys, doing, once: PLAYED_ONCE.includes(name) };
  }),
);

/**
 * @param {string} name
 * @returns {LabAction}
 */
export function labAction(name) {
  const found = LAB_ACTIONS.find((action) => action.name === name);
  if (!found) throw new RangeError(`there is no action '${name}'`);
  return found;
}
