/** Entry point with the elements' classes, for tag names of one's own. Importing it defines nothing. */
export { SpearRunElement } from './elements/spear-run-element.js';
export { StickManElement } from './elements/stick-man-element.js';
