/** What axe finds on the page as it is now. @param {import('./browsers.js').Tab} tab */
export function findings(tab) {
  return tab.evaluate(async () => {
    if (!(/** @type {any} */ (window).axe)) {
      const script = document.createElement('script');
      script.src = '/modules/axe-core/axe.min.js';
      document.head.append(script);
      await new Promise((resolve) => script.addEventListener('load', resolve));
    }
    const { violations, passes } = await /** @type {any} */ (window).axe.run(document, {
      resultTypes: ['violations'],
    });
    return {
      violations: violations.map(
        (/** @type {any} */ { id, nodes }) =>
          `${id}: ${nodes.map((/** @type {any} */ node) => node.html).join(' | ')}`,
      ),
      rules: passes.map((/** @type {any} */ { id }) => id),
    };
  });
}
