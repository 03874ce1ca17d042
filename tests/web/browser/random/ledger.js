// Runs in the page before anything of ours: counts what hangs on what outlives an element.
(() => {
  const outlives = (/** @type {any} */ target) =>
    target === window || target === document || target instanceof MediaQueryList;
  /** @type {Map<EventTarget, Map<string, Set<unknown>>>} */
  const listeners = new Map();
  const { addEventListener, removeEventListener } = EventTarget.prototype;

  /** @param {EventTarget} target @param {string} type */
  const those = (target, type) => {
    const types = listeners.get(target) ?? new Map();
    listeners.set(target, types);
    const all = types.get(type) ?? new Set();
    types.set(type, all);
    return all;
  };
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = this ?? window;
    if (listener && outlives(target)) {
      those(target, type).add(listener);
      const signal = typeof options === 'object' ? options?.signal : undefined;
      if (signal) addEventListener.call(signal, 'abort', () => those(target, type).delete(listener));
    }
    addEventListener.call(target, type, /** @type {any} */ (listener), options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = this ?? window;
    if (outlives(target)) those(target, type).delete(listener);
    removeEventListener.call(target, type, /** @type {any} */ (listener), options);
  };

  /** What each observer observes. @type {Map<object, Set<unknown>>} */
  const observed = new Map();
  for (const Observer of [window.IntersectionObserver, window.ResizeObserver]) {
    const { observe, unobserve, disconnect } = /** @type {any} */ (Observer.prototype);
    Object.assign(Observer.prototype, {
      /** @this {any} @param {any[]} all */
      observe(...all) {
        observed.set(this, (observed.get(this) ?? new Set()).add(all[0]));
        observe.apply(this, all);
      },
      /** @this {any} @param {any} target */
      unobserve(target) {
        observed.get(this)?.delete(target);
        unobserve.call(this, target);
      },
      /** @this {any} */
      disconnect() {
        observed.delete(this);
        disconnect.call(this);
      },
    });
  }

  const sum = (/** @type {number[]} */ ...all) => all.reduce((total, each) => total + each, 0);
  Object.assign(window, {
    __ledger: () => ({
      listeners: sum(
        ...[...listeners.values()].flatMap((types) => [...types.values()].map(({ size }) => size)),
      ),
      observed: sum(...[...observed.values()].map(({ size }) => size)),
    }),
  });
})();
