import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { JSDOM } from 'jsdom';
import { ACTIONS } from '../../web/src/core/names.js';
import { LAB_KEYS } from '../../web/src/lab/keys.js';
import { shortcutFor } from '../../web/src/lab/shortcuts.js';

const { window } = new JSDOM();
const made = (/** @type {string} */ name) =>
  window.document.body.appendChild(window.document.createElement(name));

/**
 * What a key asks for that is pressed on an element of the page.
 * @param {{ target?: Element, handled?: boolean } & KeyboardEventInit} press
 */
function shortcutOf({ target = window.document.body, handled = false, ...init }) {
  /** @type {ReturnType<typeof shortcutFor>} */
  let found = null;
  if (handled) target.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  const listen = (/** @type {KeyboardEvent} */ event) => {
    found = shortcutFor(event);
  };
  window.addEventListener('keydown', listen, { once: true });
  target.dispatchEvent(new window.KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
  return found;
}

describe('shortcuts', () => {
  const { HTMLElement, HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement } = window;
  const classes = { HTMLElement, HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement };
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
    for (const [key, code, wanted] of keys) assert.deepEqual(shortcutOf({ key, code }), wanted, key);
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
    assert.deepEqual(shortcutOf({ key: 'w', code: 'KeyZ' }), { action: 'walk' });
    assert.equal(shortcutOf({ key: 'z', code: 'KeyW' }), null);
  });

  it('follow the place where the layout has other letters, or digits only with Shift', () => {
    assert.deepEqual(shortcutOf({ key: 'ц', code: 'KeyW' }), { action: 'walk' });
    assert.deepEqual(shortcutOf({ key: '&', code: 'Digit1' }), { action: 'idle' });
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
      assert.equal(shortcutOf({ key, code }), null, key);
    }
  });

  it('leave combinations, repeats, input methods and handled events alone', () => {
    for (const state of ['ctrlKey', 'altKey', 'metaKey', 'shiftKey', 'repeat', 'isComposing', 'handled']) {
      assert.equal(shortcutOf({ key: 'r', code: 'KeyR', [state]: true }), null, state);
    }
  });

  it('step on and on while the key is held', () => {
    assert.deepEqual(shortcutOf({ key: 'n', code: 'KeyN', repeat: true }), {
      command: 'step',
      control: 'step',
    });
  });

  it('leave typing alone (case 8)', () => {
    const search = Object.assign(made('input'), { type: 'search' });
    // jsdom lets nobody edit: it does not know the property.
    const edited = Object.assign(made('div'), { isContentEditable: true });
    const fields = [made('input'), search, made('textarea'), made('select'), edited];
    for (const target of fields) assert.equal(shortcutOf({ key: 'r', code: 'KeyR', target }), null);
    for (const type of ['radio', 'checkbox', 'button', 'range']) {
      const target = Object.assign(made('input'), { type });
      assert.deepEqual(shortcutOf({ key: 'r', code: 'KeyR', target }), { action: 'run' }, type);
    }
  });
});
