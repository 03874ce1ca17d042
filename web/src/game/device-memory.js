/** Put before each name, because a site's pages share one store. */
const PREFIX = 'stickman.spear-run.';

/**
 * Short texts kept on this device. Where the browser keeps nothing (a sandboxed frame, a full disk, a person who
 * forbids it), they are kept as long as the page lives.
 */
export class DeviceMemory {
  /** @type {() => Pick<Storage, 'getItem' | 'setItem'> | undefined} */
  #storage;
  /** What was set since the page was loaded. @type {Map<string, string>} */
  #set = new Map();

  /** @param {() => Pick<Storage, 'getItem' | 'setItem'> | undefined} [storage] may throw, and so may what it gives */
  constructor(storage = () => globalThis.localStorage) {
    this.#storage = storage;
  }

  /**
   * @param {string} name
   * @returns {string | null} null: nothing known
   */
  get(name) {
    const own = this.#set.get(name);
    if (own !== undefined) return own;
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
    this.#set.set(name, text);
    try {
      this.#storage()?.setItem(PREFIX + name, text);
    } catch {
      // kept in memory
    }
  }
}
