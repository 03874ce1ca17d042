// The table of the embedding page names all that can be set, and nothing else.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { before, describe, it } from 'node:test';
import { STYLES } from '../../web/src/core/names.js';
import { SpearRunElement, StickManElement } from '../../web/src/element-classes.js';
import { PlayerElement } from '../../web/src/elements/player-element.js';

describe('the table of settings', () => {
  /** @type {string} */
  let html;
  before(async () => {
    html = await readFile(new URL('../../web/embed.html', import.meta.url), 'utf8');
  });

  /** Names in a cell. @param {string} cell */
  const named = (cell) => {
    const [, text] = new RegExp(`data-set="${cell}">(.*?)</td>`, 's').exec(html) ?? [];
    assert.ok(text, cell);
    return [...text.matchAll(/<code>([^<]+)<\/code>/g)].map(([, name]) => name).sort();
  };
  /** @param {readonly string[]} all @param {readonly string[]} [without] */
  const others = (all, without = []) => all.filter((name) => !without.includes(name)).sort();
  /** Settable properties of a class that no attribute has. @param {any} Class */
  const properties = (Class) =>
    Object.entries(Object.getOwnPropertyDescriptors(Class.prototype))
      .filter(([name, { set }]) => set && !Class.observedAttributes.includes(name))
      .map(([name]) => name)
      .sort();

  it('has every attribute', () => {
    const both = PlayerElement.observedAttributes;
    assert.deepEqual(named('both attributes'), [...both].sort());
    assert.deepEqual(named('stick-man attributes'), others(StickManElement.observedAttributes, both));
    assert.deepEqual(named('spear-run attributes'), others(SpearRunElement.observedAttributes, both));
  });

  it('has every property that is no attribute', () => {
    assert.deepEqual(named('stick-man properties'), properties(StickManElement));
    assert.deepEqual(named('spear-run properties'), properties(SpearRunElement));
  });

  it('has every event', () => {
    const both = PlayerElement.events;
    assert.deepEqual(named('both events'), [...both].sort());
    assert.deepEqual(named('stick-man events'), others(StickManElement.events, both));
    assert.deepEqual(named('spear-run events'), others(SpearRunElement.events, both));
  });

  it('has every colour', () => {
    const colours = STYLES.map((style) => `--stickman-${style === 'ink' ? '' : `${style}-`}color`);
    assert.deepEqual(named('both colours'), colours.sort());
  });
});
