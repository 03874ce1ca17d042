import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { BUTTONS } from '../../web/src/game/buttons.js';
import { keyLabel } from '../../web/src/game/key-label.js';
import {
  buttonOfKey,
  canBeMapped,
  DEFAULT_KEYS,
  keysFromText,
  keysToText,
  remapped,
} from '../../web/src/game/key-map.js';

describe('key map', () => {
  it('has the keys of the game', () => {
    for (const [code, button] of Object.entries({
      Space: 'jump',
      ArrowUp: 'jump',
      KeyF: 'thrust',
      ArrowRight: 'thrust',
      KeyP: 'pause',
      Escape: 'pause',
      Enter: 'start',
      NumpadEnter: 'start',
    }))
      assert.equal(buttonOfKey(DEFAULT_KEYS, code), button);
    assert.equal(buttonOfKey(DEFAULT_KEYS, 'KeyQ'), undefined);
  });

  it('gives a button another key, and takes it from the button that had it', () => {
    const keys = remapped(DEFAULT_KEYS, 'thrust', 'ArrowUp');
    assert.deepEqual(keys, { ...DEFAULT_KEYS, thrust: ['ArrowUp'], jump: ['Space'] });
  });

  it('leaves no button without a key', () => {
    const keys = remapped(DEFAULT_KEYS, 'start', 'Enter');
    assert.ok(keys);
    assert.equal(remapped(keys, 'jump', 'Enter'), null);
  });

  it('leaves the keys of browser and system alone', () => {
    for (const code of ['Tab', 'F5', 'ShiftLeft', 'ControlRight', 'MetaLeft', 'AltLeft', '', 'x', 'A B'])
      assert.equal(canBeMapped(code), false, code);
    for (const code of ['KeyJ', 'Digit1', 'Numpad0', 'Semicolon', 'Space', 'Escape'])
      assert.equal(canBeMapped(code), true, code);
  });

  it('goes out as text and comes back', () => {
    const keys = remapped(DEFAULT_KEYS, 'jump', 'KeyJ');
    assert.ok(keys);
    assert.deepEqual(keysFromText(keysToText(keys)), keys);
  });

  it('is the default where the text is broken', () => {
    for (const text of [
      ...[null, '', 'abc', '-5', '1e999', 'null', '[]', '{}', '{"jump":"Space"}'],
      JSON.stringify({ ...DEFAULT_KEYS, jump: [] }),
      JSON.stringify({ ...DEFAULT_KEYS, jump: ['KeyF'] }),
      JSON.stringify({ ...DEFAULT_KEYS, jump: [5] }),
      JSON.stringify({ ...DEFAULT_KEYS, jump: ['Tab'] }),
      JSON.stringify({ ...DEFAULT_KEYS, jump: ['Space', 'Space'] }),
    ])
      assert.equal(keysFromText(text), DEFAULT_KEYS, String(text));
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const keys = keysFromText(JSON.stringify(value) ?? '');
        for (const button of BUTTONS) assert.ok(keys[button].length > 0);
      }),
    );
  });

  it('stays whole, whatever is remapped', () => {
    const codes = fc.constantFrom('Space', 'KeyF', 'Enter', 'KeyP', 'Escape', 'KeyJ', 'KeyK');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...BUTTONS), codes)), (changes) => {
        let keys = DEFAULT_KEYS;
        for (const [button, code] of changes) keys = remapped(keys, button, code) ?? keys;
        assert.deepEqual(keysFromText(keysToText(keys)), keys);
      }),
    );
  });
});

describe('keyLabel', () => {
  it('is what people call the key', () => {
    const labels = ['KeyF', 'Digit1', 'Space', 'ArrowUp', 'Escape', 'NumpadEnter', 'Numpad0', 'Semicolon'];
    assert.deepEqual(labels.map(keyLabel), ['F', '1', 'Space', '↑', 'Esc', 'Numpad Enter', 'Numpad 0', ';']);
  });
});
