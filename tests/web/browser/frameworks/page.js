// The page that each framework shows: its state, and what one may do with it.

/**
 * @typedef {object} PageState
 * @property {string | null} action
 * @property {number | string | null} [speed] undefined: the prop is gone
 * @property {boolean | string} paused
 * @property {boolean | string} controls
 * @property {string} label
 * @property {number | null} seed
 * @property {boolean} calm
 * @property {boolean} game shown
 */

/** @type {PageState} */
export const FIRST = Object.freeze({
  action: 'walk',
  speed: 120,
  paused: false,
  controls: '',
  label: 'Walker',
  seed: 7,
  calm: true,
  game: true,
});

/**
 * What each framework's file gives the page.
 * @typedef {object} App
 * @property {(root: HTMLElement, state: PageState, heard: (type: string) => void) => Promise<Shown> | Shown} mount into an
 *   empty root
 * @property {(root: HTMLElement, state: PageState, heard: (type: string) => void) => Promise<Shown> | Shown} hydrate takes
 *   over what the server rendered
 */

/**
 * @typedef {object} Shown
 * @property {(state: PageState) => Promise<void> | void} update
 * @property {() => Promise<void> | void} unmount
 */
