import assert from 'node:assert/strict';
import { it } from 'node:test';
import { nameALanguage } from '../../web/src/lab/load-plot.js';

it('a browser without a language gets one, others keep theirs', () => {
  for (const [named, wanted] of [
    ['C', 'en'],
    ['', 'en'],
    ['de-CH', 'de-CH'],
    ['zh-Hant-TW', 'zh-Hant-TW'],
  ]) {
    const browser = { language: named };
    nameALanguage(browser);
    assert.equal(browser.language, wanted);
    assert.doesNotThrow(() => new Intl.NumberFormat(browser.language));
  }
});
