// Runs in the page before anything of ours: notes what goes wrong and counts frame callbacks.
(() => {
  const probe = {
    /** @type {string[]} */
    errors: [],
    frames: 0,
    pending: 0,
  };
  Object.defineProperty(window, '__probe', { value: probe });

  window.addEventListener(
    'error',
    (event) => {
      const target = /** @type {any} */ (event.target);
      probe.errors.push(
        target === window ? `error: ${event.message}` : `not loaded: ${target.src || target.href}`,
      );
    },
    true,
  );
  window.addEventListener('unhandledrejection', (event) => probe.errors.push(`rejection: ${event.reason}`));
  document.addEventListener('securitypolicyviolation', (event) =>
    probe.errors.push(`policy: ${event.violatedDirective} ${event.blockedURI}`),
  );
  for (const level of /** @type {const} */ (['error', 'warn'])) {
    const original = console[level];
    console[level] = (...values) => {
      probe.errors.push(`console.${level}: ${values.join(' ')}`);
      original.apply(console, values);
    };
  }

  const { requestAnimationFrame, cancelAnimationFrame } = window;
  const pending = new Set();
  window.requestAnimationFrame = (callback) => {
    const handle = requestAnimationFrame.call(window, (time) => {
      pending.delete(handle);
      probe.pending = pending.size;
      probe.frames++;
      callback(time);
    });
    pending.add(handle);
    probe.pending = pending.size;
    return handle;
  };
  window.cancelAnimationFrame = (handle) => {
    pending.delete(handle);
    probe.pending = pending.size;
    cancelAnimationFrame.call(window, handle);
  };
})();
