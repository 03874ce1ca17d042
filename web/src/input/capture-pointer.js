/**
 * The rest of the pointer's way then arrives at the element, wherever it goes.
 * @param {Element} element
 * @param {number} pointerId
 */
export function capturePointer(element, pointerId) {
  try {
    element.setPointerCapture(pointerId);
  } catch {
    // it is over already, or never was a real one
  }
}
