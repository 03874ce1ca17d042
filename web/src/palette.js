import { STYLES } from './names.js';

/**
 * What CSS says each style looks like. The custom properties are the page's to set; the ink is the text
 * colour unless told otherwise, so that the figure fits any page, light or dark.
 * @type {Readonly<Record<string, string>>}
 */
const PAGE_COLOURS = Object.freeze({
  ink: 'var(--stickman-color, currentColor)',
  far: 'var(--stickman-far-color, color-mix(in srgb, var(--stickman-color, currentColor), black 25%))',
  ground: 'var(--stickman-ground-color, var(--stickman-color, currentColor))',
  accent: 'var(--stickman-accent-color, #c2410c)',
  hair: 'var(--stickman-hair-color, var(--stickman-color, currentColor))',
  cloth: 'var(--stickman-cloth-color, var(--stickman-color, currentColor))',
  guide: 'var(--stickman-guide-color, var(--stickman-color, currentColor))',
});

/**
 * The person's own colours, where they force them on every page.
 * @type {Readonly<Record<string, string>>}
 */
const FORCED_COLOURS = Object.freeze({
  ink: 'CanvasText',
  far: 'CanvasText',
  ground: 'CanvasText',
  accent: 'Highlight',
  hair: 'CanvasText',
  cloth: 'Highlight',
  guide: 'CanvasText',
});

/**
 * Reads the colours that apply to a canvas now.
 *
 * A canvas understands plain colours only, not `var()` or `light-dark()`; so a probe among the canvas's
 * fallback content, which is never shown, lets the browser work them out.
 * @param {HTMLCanvasElement} canvas
 * @param {boolean} forced forced-colors is active
 * @returns {string[]} colours by style id
 */
export function readPalette(canvas, forced) {
  const probe = canvas.ownerDocument.createElement('span');
  if (forced) probe.style.setProperty('forced-color-adjust', 'none');
  canvas.append(probe);
  const colours = STYLES.map((style) => {
    probe.style.color = ''; // a value the browser does not know leaves this one: inherited, the ink
    probe.style.color = (forced ? FORCED_COLOURS : PAGE_COLOURS)[style];
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return colours;
}
