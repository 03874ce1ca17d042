/** Nobody else listens to this. */
const PROBE = 'stickman-probe';

/**
 * Where on an element a pointer is, however CSS has turned, mirrored, skewed or scaled the element or what it is in.
 * (Under perspective: as if it were only turned.)
 * @param {HTMLElement} element
 * @param {{ clientX: number, clientY: number }} pointer
 * @returns {{ x: number, y: number } | null} 0..1 from its own left and upper edge, beyond them less or more; null: the
 *   element is not laid out, or the pointer says no number
 */
export function placeOn(element, { clientX, clientY }) {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (!(width > 0 && height > 0 && Number.isFinite(clientX) && Number.isFinite(clientY))) return null;
  // Whatever the transform, the middle of an element is in the middle of the box around it.
  const middle = { x: left + width / 2, y: top + height / 2 };
  const origin = ownOffset(element, middle.x, middle.y);
  const from = (/** @type {number} */ x, /** @type {number} */ y) => {
    const own = ownOffset(element, x, y);
    return { x: own.x - origin.x, y: own.y - origin.y };
  };
  const right = from(left + width, middle.y);
  const down = from(middle.x, top + height);
  const { offsetWidth, offsetHeight } = element;
  // The box around the element is as wide as the sum of its edges' shares: that says how large it is in the offsets'
  // pixels, which `zoom` makes other ones than those of its layout.
  const area = Math.abs(right.x * down.y - right.y * down.x);
  const scale = (2 * area) / (Math.abs(down.y) * offsetWidth + Math.abs(down.x) * offsetHeight);
  const pointer = from(clientX, clientY);
  return {
    x: 0.5 + pointer.x / (scale * offsetWidth),
    y: 0.5 + pointer.y / (scale * offsetHeight),
  };
}

/**
 * A place in the window as the element's own: `offsetX` and `offsetY` leave out transforms. From where they count is
 * another question in every browser.
 * @param {HTMLElement} element
 * @param {number} clientX
 * @param {number} clientY
 */
function ownOffset(element, clientX, clientY) {
  const view = /** @type {Window & typeof globalThis} */ (element.ownerDocument.defaultView);
  const own = { x: Number.NaN, y: Number.NaN };
  const listener = (/** @type {Event} */ event) => {
    own.x = /** @type {PointerEvent} */ (event).offsetX;
    own.y = /** @type {PointerEvent} */ (event).offsetY;
  };
  element.addEventListener(PROBE, listener, { once: true });
  element.dispatchEvent(new view.PointerEvent(PROBE, { clientX, clientY, view }));
  return own;
}
