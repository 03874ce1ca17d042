/** Put before each name, because a site's pages share one store. */
const PREFIX = 'stickman.spear-run.';

/**
 * Short texts kept on this device, asked for anew each time: other tabs and games write there, too. Where the browser keeps nothing (a sandboxed frame, a full disk, a person who
 * forbids it), they are kept as long as the page lives.
 */
export class DeviceMemory {
  /** @type {() => Pick<Storage, 'getItem' | 'setItem'> | undefined} */
  #storage;
  /** What could not be stored. @type {Map<string, string>} */
  #kept = new Map();

  /** @param {() => Pick<Storage, 'getItem' | 'setItem'> | undefined} [storage] may throw, and so may what it gives */
  constructor(storage = () => globalThis.localStorage) {
    this.#storage = storage;
  }

  /**
   * @param {string} name
   * @returns {string | null} null: nothing known
   */
  get(name) {
    const kept = this.#kept.get(name);
    if (kept !== undefined) return kept;
    try {
      return this.#storage()?.getItem(PREFIX + name) ?? null;
    } catch {
      return null;
    }
  }

  /**
   * @param {string} name
   * @param {string} text
   */
  set(name, text) {
    this.#kept.set(name, text);
    try {
      const storage = this.#storage();
      if (!storage) return;
      storage.setItem(PREFIX + name, text);
      this.#kept.delete(name);
    } catch {
      // kept in memory
    }
  }
}
