import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MediaQuery } from '../../web/src/canvas/media-query.js';
import { FakeWindow } from './fakes.js';

describe('media query', () => {
  it('has one listener for all subscribers, none for none', () => {
    const window = new FakeWindow();
    const query = new MediaQuery(window.matchMedia, 'q');
    assert.equal(window.attached, 0);
    /** @type {string[]} */
    const heard = [];
    const a = query.subscribe((matches) => heard.push(`a ${matches}`));
    const b = query.subscribe((matches) => heard.push(`b ${matches}`));
    assert.equal(window.attached, 1);
    window.setMedia('q', true);
    a();
    a();
    window.setMedia('q', false);
    b();
    assert.deepEqual(heard, ['a true', 'b true', 'b false']);
    assert.equal(window.attached, 0);
  });

  it('never matches where there is no matchMedia', () => {
    const query = new MediaQuery(undefined, 'q');
    assert.equal(query.matches, false);
    query.subscribe(() => assert.fail())();
  });
});
