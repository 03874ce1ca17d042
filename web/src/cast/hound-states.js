import { HOUND_STATES } from '../core/names.js';

/** @typedef {import('../core/names.js').HoundStateName} HoundStateName */

/**
 * What the hound can be told to do, as the page shows it: the word of its button, its keys on the picture, and what the
 * list of keys says where it says more.
 * @type {Readonly<Record<HoundStateName, { label: string, keys: readonly string[], words?: string }>>}
 */
const SHOWN = {
  stand: { label: 'Stand', keys: ['KeyT', 'Home'] },
  run: { label: 'Run', keys: ['KeyR'] },
  jump: { label: 'Jump', keys: ['ArrowUp', 'KeyJ'] },
  land: { label: 'Land', keys: ['KeyD'] },
  sit: { label: 'Sit', keys: ['KeyS'] },
  lie: { label: 'Lie', keys: ['ArrowDown', 'KeyL'], words: 'lie down' },
  curl: { label: 'Curl', keys: ['KeyC'], words: 'curl up' },
  swim: { label: 'Swim', keys: ['KeyW'] },
};

/** All of them, in the order of HOUND_STATES, which is that of the control's values. */
export const SHOWN_STATES = Object.freeze(
  HOUND_STATES.map((name, value) => {
    const { label, keys, words = label.toLowerCase() } = SHOWN[name];
    return { name, value, label, keys, words };
  }),
);
