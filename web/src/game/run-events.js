/**
 * What happens in a run, in the order of the bits of the core's `takeEvents()`. A clank is the spear on something that
 * cannot be speared.
 * @typedef {'start' | 'jump' | 'land' | 'thrust' | 'hit' | 'milestone' | 'crash' | 'clank'} RunEvent
 */

/** @type {readonly RunEvent[]} */
export const RUN_EVENTS = Object.freeze([
  'start',
  'jump',
  'land',
  'thrust',
  'hit',
  'milestone',
  'crash',
  'clank',
]);
