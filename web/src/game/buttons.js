/**
 * What can be pressed, whatever the device: the members of the core's `Button`.
 * @typedef {'jump' | 'thrust' | 'pause' | 'start'} ButtonName
 */

/** What it is called, and its keys until somebody chooses others. @type {Readonly<Record<ButtonName, { label: string, keys: readonly string[] }>>} */
const TABLE = {
  jump: { label: 'Jump', keys: ['Space', 'ArrowUp'] },
  thrust: { label: 'Thrust', keys: ['KeyF', 'ArrowRight'] },
  pause: { label: 'Pause', keys: ['KeyP', 'Escape'] },
  start: { label: 'Start', keys: ['Enter', 'NumpadEnter'] },
};

export const BUTTONS = Object.freeze(/** @type {ButtonName[]} */ (Object.keys(TABLE)));

/** @param {ButtonName} button */
export const buttonLabel = (button) => TABLE[button].label;

/** @type {import('./key-map.js').KeyMap} */
export const DEFAULT_KEYS = byButton((button) => Object.freeze([...TABLE[button].keys]));

/**
 * Something of each button.
 * @template T
 * @param {(button: ButtonName) => T} of
 * @returns {Readonly<Record<ButtonName, T>>}
 */
export function byButton(of) {
  return Object.freeze(
    /** @type {Record<ButtonName, T>} */ (Object.fromEntries(BUTTONS.map((button) => [button, of(button)]))),
  );
}
