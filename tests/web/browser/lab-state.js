// Runs inside the Motion lab: what its tests look at. Each function is self-contained, because only its text gets
// there.

/** What the controls say. */
export function controls() {
  const text = (/** @type {string} */ id) => document.getElementById(id)?.textContent?.trim() ?? '';
  const value = (/** @type {string} */ id) =>
    Number(/** @type {HTMLInputElement} */ (document.getElementById(id)).value);
  const shown = (/** @type {string} */ id) => {
    const element = /** @type {HTMLElement} */ (document.getElementById(id));
    return element.hidden ? '' : text(id);
  };
  return {
    speedAsked: value('speed-slider'),
    gaitAsked: value('gait-slider'),
    rate: text('rate-text'),
    scrub: value('scrub'),
    scrubText: text('scrub-text'),
    thigh: value('parameter-thigh'),
    hash: location.hash,
    addressProblem: shown('address-problem'),
    jsonProblem: shown('json-problem'),
    json: /** @type {HTMLTextAreaElement} */ (document.getElementById('json')).value,
  };
}

/** The focused control, and whether one sees that it is. */
export function focused() {
  const element = /** @type {HTMLElement} */ (document.activeElement);
  const outlined = (/** @type {Element | null} */ each) =>
    each !== null && getComputedStyle(each).outlineStyle !== 'none';
  // A radio button is drawn by what comes after it.
  const seen = outlined(element) || outlined(element.nextElementSibling);
  const { name, type, value } = /** @type {HTMLInputElement} */ (element);
  const id = type === 'radio' ? name : element.id || value || element.getAttribute('aria-label');
  return { id: id || element.textContent?.trim() || element.tagName, seen };
}

/** Every control one should be able to reach with Tab; a group of radio buttons counts as one. */
export function reachable() {
  const found = [
    ...document.querySelectorAll('a[href], button, input, textarea, select, summary, [tabindex="0"]'),
  ].filter(
    (each) =>
      !(/** @type {any} */ (each).disabled) &&
      each.checkVisibility?.() !== false &&
      each.getClientRects().length > 0,
  );
  return [
    ...new Set(
      found.map((each) => {
        const { name, type, value } = /** @type {HTMLInputElement} */ (each);
        const id = type === 'radio' ? name : each.id || value || each.getAttribute('aria-label');
        return id || each.textContent?.trim() || each.tagName;
      }),
    ),
  ];
}

/** A hash of what a chart shows. @param {number} index */
export function chartPicture(index) {
  const canvas = /** @type {HTMLCanvasElement | undefined} */ (
    document.querySelectorAll('.chart')[index]?.querySelector('canvas')
  );
  return canvas && canvas.getClientRects().length > 0 ? canvas.toDataURL() : '';
}

/** @param {string} selector */
export function focus(selector) {
  const element = /** @type {HTMLElement} */ (document.querySelector(selector));
  element.focus();
  if (element instanceof HTMLInputElement && element.type === 'number') element.select();
}
