/**
 * The page once opened on the Motion lab, and its setups are in addresses people have kept. The game's own address has
 * nothing of the kind.
 * @param {string} hash with its '#'
 * @returns {string | null} where the setup is shown now, relative to the page; null: it is no setup
 */
export function labAddress(hash) {
  return hash.includes('=') ? `./lab.html${hash}` : null;
}
