/**
 * What he can be told to do, as the page shows it.
 * @typedef {object} LabAction
 * @property {import('../names.js').ActionName} name
 * @property {string} label
 * @property {readonly [string, string]} keys a digit and a letter
 * @property {string} doing how a screen reader hears of it
 * @property {boolean} once plays once and gives way to the one before
 */

/** @type {readonly LabAction[]} */
export const LAB_ACTIONS = Object.freeze([
  { name: 'idle', label: 'Idle', keys: ['1', 'I'], doing: 'standing', once: false },
  { name: 'walk', label: 'Walk', keys: ['2', 'W'], doing: 'walking', once: false },
  { name: 'run', label: 'Run', keys: ['3', 'R'], doing: 'running', once: false },
  { name: 'jump', label: 'Jump', keys: ['4', 'J'], doing: 'jumping', once: true },
  { name: 'throw', label: 'Throw', keys: ['5', 'H'], doing: 'throwing', once: true },
  {
    name: 'spear-form',
    label: 'Spear form',
    keys: ['6', 'F'],
    doing: 'going through the spear form',
    once: false,
  },
  { name: 'thrust', label: 'Thrust', keys: ['7', 'S'], doing: 'thrusting the spear', once: true },
]);

/**
 * @param {string} name
 * @returns {LabAction}
 */
export function labAction(name) {
  const found = LAB_ACTIONS.find((action) => action.name === name);
  if (!found) throw new RangeError(`there is no action '${name}'`);
  return found;
}
