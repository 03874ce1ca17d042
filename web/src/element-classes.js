/** Entry point with the elements' classes, for tag names of one's own. Importing it defines nothing. */
export { StickManElement } from './elements/stick-man-element.js';
