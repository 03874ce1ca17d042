/**
 * Reports an error the way the browser reports an uncaught one (console, `window.onerror`) while the
 * caller goes on: one broken listener must not stop the others.
 * @param {unknown} error
 */
export function reportUncaught(error) {
  if (typeof globalThis.reportError === 'function') {
    globalThis.reportError(error);
  } else {
    queueMicrotask(() => {
      throw error;
    });
  }
}
