/**
 * What a key on the picture asks for: a step to the right and down, in steps, or the way home.
 * @typedef {{ x: number, y: number } | 'home'} KeyStep
 */

const BIG_STEP = 4;

/** @type {Readonly<Record<string, readonly [number, number]>>} */
const ARROWS = Object.freeze({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});

/**
 * @param {Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>} event
 * @returns {KeyStep | null} null: the browser's own business
 */
export function keyStep({ key, shiftKey, ctrlKey, altKey, metaKey }) {
  if (ctrlKey || altKey || metaKey) return null;
  if (key === 'Home') return 'home';
  const arrow = Object.hasOwn(ARROWS, key) ? ARROWS[key] : null;
  if (!arrow) return null;
  const size = shiftKey ? BIG_STEP : 1;
  return { x: arrow[0] * size, y: arrow[1] * size };
}
