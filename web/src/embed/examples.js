// The code that is shown is the code that runs: each file is read as text here; its HTML and CSS stand in the page.

/** @type {Record<string, string>} */
const TEXTS = import.meta.glob('./examples/*', { query: '?raw', import: 'default', eager: true });

const SCRIPTS = import.meta.glob('./examples/*.js');

/**
 * @param {string} name of its files
 */
export function example(name) {
  const text = (/** @type {string} */ kind) => TEXTS[`./examples/${name}.${kind}`];
  return {
    /** As far as there are such files. @type {Record<string, string | undefined>} */
    listings: { HTML: text('html'), CSS: text('css'), JavaScript: text('js') },
    /** Runs its script, once its elements are in the page. */
    run: () => SCRIPTS[`./examples/${name}.js`]?.(),
  };
}
