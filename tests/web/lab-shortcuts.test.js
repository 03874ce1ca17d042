import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { ACTIONS } from '../../web/src/core/names.js';
import { LAB_KEYS } from '../../web/src/lab/keys.js';
import { shortcutFor } from '../../web/src/lab/shortcuts.js';

class FakeElement {
  isContentEditable = false;
}
class FakeInput extends FakeElement {
  type = 'text';
}
class FakeTextArea extends FakeElement {}
class FakeSelect extends FakeElement {}

/** @param {any} [settings] */
function keydown({ target = new FakeElement(), ...rest } = {}) {
  return /** @type {KeyboardEvent} */ (
    /** @type {unknown} */ ({ key: '', code: '', composedPath: () => [target], ...rest })
  );
}

describe('shortcuts', () => {
  const classes = {
    HTMLElement: FakeElement,
    HTMLInputElement: FakeInput,
    HTMLTextAreaElement: FakeTextArea,
    HTMLSelectElement: FakeSelect,
  };
  before(() => Object.assign(globalThis, classes));
  after(() => {
    for (const name of Object.keys(classes)) delete (/** @type {any} */ (globalThis)[name]);
  });

  it('are digits and letters', () => {
    /** @type {[string, string, unknown][]} */
    const keys = [
      ['1', 'Digit1', { action: 'idle' }],
      ['i', 'KeyI', { action: 'idle' }],
      ['2', 'Numpad2', { action: 'walk' }],
      ['w', 'KeyW', { action: 'walk' }],
      ['W', 'KeyW', { action: 'walk' }],
      ['3', 'Digit3', { action: 'run' }],
      ['r', 'KeyR', { action: 'run' }],
      ['4', 'Digit4', { action: 'jump' }],
      ['j', 'KeyJ', { action: 'jump' }],
      ['5', 'Digit5', { action: 'throw' }],
      ['h', 'KeyH', { action: 'throw' }],
      ['6', 'Digit6', { action: 'spear-form' }],
      ['f', 'KeyF', { action: 'spear-form' }],
      ['7', 'Digit7', { action: 'thrust' }],
      ['s', 'KeyS', { action: 'thrust' }],
      ['p', 'KeyP', { command: 'pause', control: 'pause' }],
      ['n', 'KeyN', { command: 'step', control: 'step' }],
      ['l', 'KeyL', { command: 'slow', control: 'rate' }],
      ['t', 'KeyT', { command: 'turn', control: 'turn' }],
    ];
    for (const [key, code, wanted] of keys)
      assert.deepEqual(shortcutFor(keydown({ key, code })), wanted, key);
  });

  it('are one key each, at least one for every action and every control that has some', () => {
    const all = LAB_KEYS.flatMap(({ keys }) => keys);
    assert.equal(new Set(all).size, all.length, `${all}`);
    for (const { words, keys } of LAB_KEYS) assert.ok(words && keys.length > 0, words);
    assert.deepEqual(
      LAB_KEYS.flatMap(({ command }) => ('action' in command ? [command.action] : [])),
      ACTIONS,
    );
  });

  it('are written down nowhere else: the page is told of its keys by the table', () => {
    const page = readFileSync(new URL('../../web/lab.html', import.meta.url), 'utf8');
    assert.doesNotMatch(page, /<kbd|keyshortcuts/);
    for (const { command } of LAB_KEYS)
      if ('control' in command) assert.match(page, new RegExp(` id="${command.control}"`));
  });

  it('follow the letter, not the place, in another Latin layout', () => {
    assert.deepEqual(shortcutFor(keydown({ key: 'w', code: 'KeyZ' })), { action: 'walk' });
    assert.equal(shortcutFor(keydown({ key: 'z', code: 'KeyW' })), null);
  });

  it('follow the place where the layout has other letters, or digits only with Shift', () => {
    assert.deepEqual(shortcutFor(keydown({ key: 'ц', code: 'KeyW' })), { action: 'walk' });
    assert.deepEqual(shortcutFor(keydown({ key: '&', code: 'Digit1' })), { action: 'idle' });
  });

  it('are no other key', () => {
    for (const [key, code] of [
      [' ', 'Space'],
      ['Tab', 'Tab'],
      ['Enter', 'Enter'],
      ['ArrowRight', 'ArrowRight'],
      ['F1', 'F1'],
      ['Dead', 'KeyW'],
      ['0', 'Digit0'],
      ['constructor', ''],
    ]) {
      assert.equal(shortcutFor(keydown({ key, code })), null, key);
    }
  });

  it('leave combinations, repeats, input methods and handled events alone', () => {
    for (const state of [
      'ctrlKey',
      'altKey',
      'metaKey',
      'shiftKey',
      'repeat',
      'isComposing',
      'defaultPrevented',
    ]) {
      assert.equal(shortcutFor(keydown({ key: 'r', code: 'KeyR', [state]: true })), null, state);
    }
  });

  it('step on and on while the key is held', () => {
    assert.deepEqual(shortcutFor(keydown({ key: 'n', code: 'KeyN', repeat: true })), {
      command: 'step',
      control: 'step',
    });
  });

  it('leave typing alone (case 8)', () => {
    const fields = [
      new FakeInput(),
      Object.assign(new FakeInput(), { type: 'search' }),
      new FakeTextArea(),
      new FakeSelect(),
      Object.assign(new FakeElement(), { isContentEditable: true }),
    ];
    for (const target of fields) assert.equal(shortcutFor(keydown({ key: 'r', code: 'KeyR', target })), null);
    for (const type of ['radio', 'checkbox', 'button', 'range']) {
      const target = Object.assign(new FakeInput(), { type });
      assert.deepEqual(shortcutFor(keydown({ key: 'r', code: 'KeyR', target })), { action: 'run' }, type);
    }
  });
});
