/** A loaded machine may be slow; a broken page never gets there. */
const PATIENCE_MS = 60_000;

/**
 * Waits until something holds; asks again and again, because nothing in a browser is on time.
 * @template T
 * @param {string} what for the message when it never does
 * @param {() => T | Promise<T>} holds
 * @returns {Promise<Exclude<T, false | null | undefined | 0 | ''>>} what `holds` gave
 */
export async function until(what, holds) {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const value = await holds();
    if (value) return /** @type {any} */ (value);
    if (Date.now() > end) throw new Error(`waited ${PATIENCE_MS / 1000} s in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
