/**
 * The page's colours for what the lab draws.
 * @typedef {object} LabColours
 * @property {string} paper
 * @property {string} ink
 * @property {string} wash
 * @property {string} rule
 * @property {string} accent
 */

/** @type {LabColours} */
const FORCED = {
  paper: 'Canvas',
  ink: 'CanvasText',
  wash: 'CanvasText',
  rule: 'GrayText',
  accent: 'Highlight',
};

/**
 * @param {boolean} forced forced-colors is active
 * @returns {LabColours} what the style sheet says now
 */
export function readLabColours(forced) {
  if (forced) return FORCED;
  const style = getComputedStyle(document.documentElement);
  const colour = (/** @type {string} */ name) => style.getPropertyValue(`--${name}`).trim();
  return {
    paper: colour('sheet'),
    ink: colour('ink'),
    wash: colour('wash'),
    rule: colour('rule'),
    accent: colour('accent'),
  };
}
