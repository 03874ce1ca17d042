import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { BUTTONS, DEFAULT_KEYS } from '../../web/src/game/buttons.js';
import {
  buttonOfKey,
  canBeMapped,
  checkKeys,
  keysFromText,
  keysToText,
  remapped,
} from '../../web/src/game/key-map.js';
import { keyLabel } from '../../web/src/input/key-label.js';

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
    for (const name of ['Tab', 'F5', 'ShiftLeft', 'ControlRight', 'MetaLeft', 'AltLeft', '', 'A B'])
      assert.equal(canBeMapped(name), false, name);
    for (const name of ['KeyJ', 'Digit1', 'Numpad0', 'Semicolon', 'Space', 'Escape', 'ö', '$'])
      assert.equal(canBeMapped(name), true, name);
  });

  it('takes no key that does not say what it is, and no character that has another name', () => {
    for (const name of ['Dead', 'Process', 'Unidentified', 'x', '1', ';', ' ', 'Ö'])
      assert.equal(canBeMapped(name), false, name);
  });

  it('is checked where it is handed in, and copied', () => {
    const keys = { jump: ['KeyJ'], thrust: ['KeyK', 'ö'], pause: ['KeyP'], start: ['Enter'] };
    const checked = checkKeys('options.keys', keys);
    assert.deepEqual(checked, keys);
    keys.jump.push('KeyF');
    assert.deepEqual(checked.jump, ['KeyJ']);
    assert.throws(() => /** @type {any} */ (checked.jump).push('KeyF'));
    for (const [wrong, error] of /** @type {[any, RegExp][]} */ ([
      [null, /^TypeError: options\.keys must be an object/],
      ['Space', /^TypeError: options\.keys must be an object/],
      [{}, /^TypeError: options\.keys\.jump must be a list/],
      [{ ...keys, jump: 'Space' }, /^TypeError: options\.keys\.jump must be a list/],
      [{ ...keys, start: [] }, /^RangeError: options\.keys\.start must have at least one/],
      [{ ...keys, thrust: ['Tab'] }, /^RangeError: options\.keys\.thrust .*not 'Tab'/],
      [{ ...keys, thrust: ['f'] }, /^RangeError: options\.keys\.thrust .*'KeyF', not 'f'/],
      [{ ...keys, thrust: [7] }, /^RangeError: options\.keys\.thrust .*not '7'/],
      [{ ...keys, pause: ['KeyK'] }, /^RangeError: options\.keys\.pause .*'KeyK', which is thrust already/],
      [{ ...keys, fly: ['KeyU'] }, /^TypeError: options\.keys\.fly is not an option/],
    ]))
      assert.throws(() => checkKeys('options.keys', wrong), error);
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
    const names = [
      'KeyF',
      'Digit1',
      'Space',
      'ArrowUp',
      'Escape',
      'NumpadEnter',
      'Numpad0',
      'Semicolon',
      'ö',
    ];
    assert.deepEqual(names.map(keyLabel), [
      ...['F', '1', 'Space', '↑', 'Esc', 'Numpad Enter', 'Numpad 0', ';', 'Ö'],
    ]);
  });
});
