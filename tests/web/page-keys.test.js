import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { JSDOM } from 'jsdom';
import { ariaKeys, commandOfKey, keyLines } from '../../web/src/page/page-keys.js';

const ROWS = [
  { keys: ['Digit1', 'KeyW'], words: 'walk', command: 1 },
  { keys: ['ArrowLeft'], words: 'move', command: 2 },
  { keys: ['ArrowRight'], words: 'move', command: 3 },
  { keys: ['Shift'], words: 'more', command: null },
];

describe('keys of a page', () => {
  before(() => {
    globalThis.document = new JSDOM().window.document;
  });
  after(() => {
    // @ts-expect-error Node has none
    delete globalThis.document;
  });

  it('ask for the command of their row', () => {
    const command = (/** @type {string} */ key, code = key) => commandOfKey(ROWS, { key, code });
    assert.equal(command('w', 'KeyZ'), 1);
    assert.equal(command('1', 'Numpad1'), 1);
    assert.equal(command('End', 'Numpad1'), null);
    assert.equal(command('ArrowRight', 'Numpad6'), 3);
    for (const key of ['Shift', 'x', 'toString', 'Tab']) assert.equal(command(key), null, key);
  });

  it('are listed, those of the same words in one line', () => {
    assert.deepEqual(
      keyLines(ROWS).map((line) => [
        line.querySelector('dd')?.textContent,
        ...[...line.querySelectorAll('dt > kbd')].map((cap) => cap.textContent),
      ]),
      [
        ['walk', '1', 'W'],
        ['move', '←', '→'],
        ['more', 'Shift'],
      ],
    );
  });

  it('have the names that aria-keyshortcuts asks for', () => {
    assert.equal(ariaKeys(['Digit1', 'KeyW', 'ArrowLeft', 'Key']), '1 W ArrowLeft Key');
  });
});
