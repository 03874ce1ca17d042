import { resolveColours } from './palette.js';

/**
 * In full screen the page behind is gone, and with it the paper that the ink was chosen for: the browser's backdrop is
 * black. This is the paper to draw on then: the colour that was behind.
 * @param {HTMLCanvasElement} canvas
 * @returns {string} '': it is not in full screen, or lies on something opaque there, too
 */
export function paperInFullScreen(canvas) {
  const { fullscreenElement } = canvas.ownerDocument;
  let outside = false;
  /** @type {Element | null | undefined} */
  let element = fullscreenElement && canvas;
  while (element) {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    // Translucent ones are written with an alpha: rgba(…), color(… / …).
    if (!/^rgba|\//.test(backgroundColor)) return outside ? backgroundColor : '';
    if (!outside && backgroundImage !== 'none') return '';
    outside ||= element === fullscreenElement;
    element =
      element.assignedSlot ?? element.parentElement ?? /** @type {any} */ (element.getRootNode()).host;
  }
  return outside ? resolveColours(canvas, ['Canvas'])[0] : '';
}
