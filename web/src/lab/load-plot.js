/**
 * Loads the plot and its library, which nothing else on the page waits for.
 * @returns {Promise<typeof import('./plot.js')>}
 */
export async function loadPlot() {
  nameALanguage();
  return import('./plot.js');
}

/**
 * uPlot asks for the number format of the browser's language as it loads. WebKitGTK on a system without one
 * (LANG=C) names "C", which is no language, and the library would not load at all.
 * @param {{ readonly language: string }} [browser]
 */
export function nameALanguage(browser = navigator) {
  try {
    Intl.getCanonicalLocales(browser.language);
  } catch {
    Object.defineProperty(browser, 'language', { value: 'en', configurable: true });
  }
}
