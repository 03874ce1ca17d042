import { LAB_ACTIONS } from './actions.js';

/** @typedef {'pause' | 'step' | 'slow' | 'turn'} LabCommand */

/**
 * What a key asks for: an action, or what a control of the page does, whose id it is.
 * @typedef {{ action: import('../core/names.js').ActionName } | { command: LabCommand, control: string }} Shortcut
 */

/** The keys of the page. @type {readonly import('../page/page-keys.js').KeyRow<Shortcut>[]} */
export const LAB_KEYS = Object.freeze([
  ...LAB_ACTIONS.map(({ name, label, keys }) => ({
    keys,
    words: label.toLowerCase(),
    command: { action: name },
  })),
  { keys: ['KeyP'], words: 'pause or play', command: { command: 'pause', control: 'pause' } },
  { keys: ['KeyN'], words: 'step one tick', command: { command: 'step', control: 'step' } },
  { keys: ['KeyL'], words: 'slow motion', command: { command: 'slow', control: 'rate' } },
  { keys: ['KeyT'], words: 'turn round', command: { command: 'turn', control: 'turn' } },
]);
