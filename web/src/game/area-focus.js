/**
 * Tells whether the keys go to an element or to something in it: now, and whenever that changes. A window that lost
 * the focus counts, too.
 * @param {HTMLElement} area
 * @param {(focused: boolean) => void} changed
 * @returns {() => void} stops watching
 */
export function watchFocus(area, changed) {
  const ending = new AbortController();
  const { signal } = ending;
  const window = area.ownerDocument.defaultView;
  const within = () => area.matches(':focus-within');
  area.addEventListener('focusin', () => changed(true), { signal });
  area.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!(relatedTarget && area.contains(/** @type {Node} */ (relatedTarget)))) changed(false);
    },
    { signal },
  );
  window?.addEventListener('blur', () => changed(false), { signal });
  window?.addEventListener('focus', () => changed(within()), { signal });
  changed(within());
  return () => ending.abort();
}
