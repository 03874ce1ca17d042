import { SHOWN_STATES } from './hound-states.js';

/**
 * What a key on a scene's picture asks for: a step to the right and down; a control's value; the way home; null: it
 * changes what others do.
 * @typedef {{ step: { x: number, y: number } } | { set: string, to: number } | 'home' | null} SceneCommand
 * @typedef {import('../page/page-keys.js').KeyRow<SceneCommand>} SceneKey
 */

/** @param {string} key @param {number} x @param {number} y @param {string} words @returns {SceneKey} */
const step = (key, x, y, words) => ({ keys: [key], words, command: { step: { x, y } } });
/** @param {string} words @returns {SceneKey[]} */
const across = (words) => [step('ArrowLeft', -1, 0, words), step('ArrowRight', 1, 0, words)];
/** @param {string} words @returns {SceneKey[]} */
const upAndDown = (words) => [step('ArrowUp', 0, -1, words), step('ArrowDown', 0, 1, words)];
/** @type {SceneKey} */
const SHIFT = { keys: ['Shift'], words: 'with them: bigger steps', command: null };
/** @param {string} words @returns {SceneKey} */
const home = (words) => ({ keys: ['Home'], words, command: 'home' });

/** The keys on the picture of each scene. @type {Readonly<Record<'rope' | 'flag' | 'walker' | 'hound', readonly SceneKey[]>>} */
export const SCENE_KEYS = Object.freeze({
  rope: [...across('move the anchor'), ...upAndDown('move the anchor'), SHIFT, home('back to the middle')],
  flag: [...across('move the pole'), ...upAndDown('move the pole'), SHIFT, home('back to its place')],
  walker: [
    ...across('move the hips'),
    ...upAndDown('turn the feet slower or faster'),
    SHIFT,
    home('back to the middle, as fast as at first'),
  ],
  hound: [
    ...across('slower, faster'),
    SHIFT,
    ...SHOWN_STATES.map(({ keys, words, value }) => ({
      keys,
      words,
      command: { set: 'state', to: value },
    })),
  ],
});
