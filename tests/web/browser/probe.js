// Runs in the page before anything of ours: notes what goes wrong, counts frame callbacks, keeps hold of wasm memory.
(() => {
  const probe = {
    /** @type {string[]} */
    errors: [],
    frames: 0,
    pending: 0,
    /** Of the time that frames tell: at 0.1 a run that lasts five seconds waits for a test for fifty. */
    pace: 1,
    /** @type {WebAssembly.Memory[]} */
    memories: [],
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

  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = /** @type {any} */ (
    async (/** @type {any} */ module, /** @type {any} */ imports) => {
      const instance = await instantiate.call(WebAssembly, module, imports);
      for (const exported of Object.values(instance.exports ?? {}))
        if (exported instanceof WebAssembly.Memory) probe.memories.push(exported);
      return instance;
    }
  );

  const { requestAnimationFrame, cancelAnimationFrame } = window;
  const pending = new Set();
  window.requestAnimationFrame = (callback) => {
    const handle = requestAnimationFrame.call(window, (time) => {
      pending.delete(handle);
      probe.pending = pending.size;
      probe.frames++;
      callback(time * probe.pace);
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
