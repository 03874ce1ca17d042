/**
 * What can be pressed, whatever the device: the members of the core's `Button`.
 * @typedef {'jump' | 'thrust' | 'pause' | 'start'} ButtonName
 */

/** @type {readonly ButtonName[]} */
export const BUTTONS = Object.freeze(['jump', 'thrust', 'pause', 'start']);
