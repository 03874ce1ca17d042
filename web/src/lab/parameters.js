/**
 * One parameter of body or gait, as the page shows it.
 * @typedef {object} Parameter
 * @property {string} name as the core spells it
 * @property {ParameterGroup} group
 * @property {string} label within its group
 * @property {string} unit
 * @property {number} lowest
 * @property {number} highest
 * @property {number} initial what a fresh figure has
 * @property {number} step of the arrow keys
 */

/** @typedef {'body' | 'walk' | 'run' | 'other'} ParameterGroup */

/** @type {readonly ParameterGroup[]} */
export const PARAMETER_GROUPS = Object.freeze(['body', 'walk', 'run', 'other']);

const OTHERS = ['speedRate', 'breathRate', 'squash'];

/**
 * @param {Pick<import('../core/extended.js').ExtendedStickman, 'parameterNames' | 'parameter'>} figure nothing of it was changed yet
 * @param {Pick<import('../core/world.js').WorldModule, 'parameterInfo'>} module
 * @returns {Map<string, Parameter>} by name, in the order of the core
 */
export function describeParameters(figure, module) {
  /** @type {Map<string, Parameter>} */
  const described = new Map();
  for (const name of figure.parameterNames()) {
    const { lowest, highest, unit } = module.parameterInfo(name) ?? {
      lowest: Number.NEGATIVE_INFINITY,
      highest: Number.POSITIVE_INFINITY,
      unit: '',
    };
    const { group, label } = placeOf(name);
    const step = unit === 'u' ? 0.5 : 0.01;
    described.set(name, { name, group, label, unit, lowest, highest, initial: figure.parameter(name), step });
  }
  return described;
}

/**
 * 'walkArmSwing' is 'arm swing' in the group 'walk'.
 * @param {string} name
 * @returns {{ group: ParameterGroup, label: string }}
 */
export function placeOf(name) {
  const gait = /^(walk|run)(?=[A-Z])/.exec(name)?.[0] ?? '';
  const label = name
    .slice(gait.length)
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  if (gait === 'walk' || gait === 'run') return { group: gait, label };
  return { group: OTHERS.includes(name) ? 'other' : 'body', label };
}
