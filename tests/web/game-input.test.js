import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { AreaFocus } from '../../web/src/game/area-focus.js';
import { DEFAULT_KEYS } from '../../web/src/game/buttons.js';
import { GamepadInput } from '../../web/src/game/gamepad-input.js';
import { HeldButtons } from '../../web/src/game/held-buttons.js';
import { KeyboardInput } from '../../web/src/game/keyboard-input.js';
import { PointerInput } from '../../web/src/game/pointer-input.js';
import { FakeArea, fakeButton, fakePad } from './fake-area.js';

/** @type {string[]} */
let pressed;
/** @type {HeldButtons} */
let held;
/** @type {FakeArea} */
let area;
const element = () => /** @type {any} */ (area);

beforeEach(() => {
  pressed = [];
  held = new HeldButtons({
    press: (button) => pressed.push(`+${button}`),
    release: (button) => pressed.push(`-${button}`),
  });
  area = new FakeArea();
});

describe('HeldButtons', () => {
  it('presses with the first hold and releases with the last', () => {
    held.hold('a', 'jump');
    held.hold('b', 'jump');
    held.hold('a', 'jump');
    held.letGo('a');
    assert.deepEqual(pressed, ['+jump']);
    held.letGo('b');
    held.letGo('b');
    held.letGo('never');
    assert.deepEqual(pressed, ['+jump', '-jump']);
  });

  it('lets go of everything, or of one kind', () => {
    held.hold('key Space', 'jump');
    held.hold('pad 0 2', 'thrust');
    held.letGoAll('pad');
    assert.deepEqual(pressed, ['+jump', '+thrust', '-thrust']);
    held.letGoAll();
    assert.deepEqual(pressed.slice(3), ['-jump']);
    assert.equal(held.holds('key Space'), false);
  });
});

describe('AreaFocus', () => {
  it('tells of the area, of what is in it, and of the window', () => {
    /** @type {boolean[]} */
    const told = [];
    area.children.add(fakeButton);
    const focus = new AreaFocus(element(), (focused) => told.push(focused));
    area.focus();
    area.blur(fakeButton); // within: nothing changes
    area.blur();
    area.focus();
    area.view.emit('blur');
    area.view.emit('focus');
    assert.deepEqual(told, [false, true, false, true, false, true]);
    focus.end();
    area.blur();
    area.view.emit('blur');
    assert.equal(told.length, 6);
  });

  it('asked, tells of a focus that went without a word, as in Firefox when an element is moved (case 54)', () => {
    /** @type {boolean[]} */
    const told = [];
    const focus = new AreaFocus(element(), (focused) => told.push(focused));
    focus.check();
    area.focus();
    focus.check();
    area.focused = false;
    focus.check();
    focus.check();
    assert.deepEqual(told, [false, true, false]);
  });
});

describe('KeyboardInput', () => {
  /** @type {Set<string>} */
  let wanted;
  /** @type {KeyboardInput} */
  let input;
  beforeEach(() => {
    wanted = new Set(['jump', 'thrust', 'start']);
    input = new KeyboardInput(element(), held, {
      wants: (button) => wanted.has(button),
      keys: () => DEFAULT_KEYS,
    });
  });

  it('takes the keys of the game', () => {
    for (const code of ['Space', 'ArrowUp', 'KeyF', 'ArrowRight', 'Enter']) {
      assert.equal(area.keyDown(code), false, `${code} is taken`);
      area.keyUp(code);
    }
    assert.deepEqual(pressed, [
      ...['+jump', '-jump', '+jump', '-jump', '+thrust', '-thrust', '+thrust', '-thrust'],
      ...['+start', '-start'],
    ]);
  });

  it('makes one press of a key that is held: 40 keydowns, with and without the word repeat (case 9)', () => {
    for (let i = 0; i < 40; i++) assert.equal(area.keyDown('Space', { repeat: i > 0 }), false);
    area.keyUp('Space');
    for (let i = 0; i < 40; i++) area.keyDown('Space');
    area.keyUp('Space');
    assert.deepEqual(pressed, ['+jump', '-jump', '+jump', '-jump']);
  });

  it('takes the key that types the letter, in every layout (case 53)', () => {
    assert.equal(area.keyDown('KeyY', { key: 'f' }), false, 'Dvorak');
    area.keyUp('KeyY', undefined, { key: 'f' });
    assert.equal(area.keyDown('KeyF', { key: 'u' }), true, 'Dvorak: where f is elsewhere');
    assert.equal(area.keyDown('KeyF', { key: 'а' }), false, 'Cyrillic: where there is no f');
    area.keyUp('KeyF', undefined, { key: 'а' });
    assert.deepEqual(pressed, ['+thrust', '-thrust', '+thrust', '-thrust']);
  });

  it('takes keys that know no place, as on-screen keyboards send them (case 53)', () => {
    for (const key of [' ', 'F', 'ArrowUp', 'Enter']) {
      assert.equal(area.keyDown('', { key }), false, key);
      area.keyUp('', undefined, { key });
    }
    assert.equal(area.keyDown('', { key: 'Unidentified' }), true);
    assert.deepEqual(pressed, [
      ...['+jump', '-jump', '+thrust', '-thrust', '+jump', '-jump', '+start', '-start'],
    ]);
  });

  it('a key goes up as what it went down as, with Shift or without', () => {
    area.keyDown('KeyF', { key: 'f' });
    area.keyUp('KeyF', undefined, { key: 'F' });
    area.keyDown('', { key: 'f' });
    area.keyUp('', undefined, { key: 'F' });
    area.keyDown('KeyY', { key: 'f' });
    area.keyUp('KeyY', undefined, { key: 'ƒ' }); // with another key that changes what it types
    assert.deepEqual(pressed, ['+thrust', '-thrust', '+thrust', '-thrust', '+thrust', '-thrust']);
  });

  it('two keys without a place are two', () => {
    for (const key of [' ', 'f']) area.keyDown('', { key });
    for (const key of [' ', 'f']) area.keyUp('', undefined, { key });
    assert.deepEqual(pressed, ['+jump', '+thrust', '-jump', '-thrust']);
  });

  it('a press counts although the key’s end never came: under ⌘ macOS keeps it to itself (case 52)', () => {
    area.keyDown('Space', { key: ' ' });
    assert.equal(area.keyDown('MetaLeft', { key: 'Meta', metaKey: true }), true);
    area.keyUp('MetaLeft', undefined, { key: 'Meta' });
    area.keyDown('Space', { key: ' ' });
    assert.deepEqual(pressed, ['+jump', '-jump', '+jump']);
  });

  it('so it does where the focus came while ⌘ was down; what gamepads hold stays held', () => {
    area.keyDown('Space', { key: ' ' });
    held.hold('pad 0 2', 'thrust');
    area.keyUp('MetaRight', undefined, { key: 'Meta' });
    area.keyDown('Space', { key: ' ' });
    area.keyDown('KeyC', { key: 'c', metaKey: true });
    area.keyDown('Space', { key: ' ' });
    assert.deepEqual(pressed, ['+jump', '+thrust', '-jump', '+jump', '-jump', '+jump']);
  });

  it('a key that was down before it came here presses nothing, but scrolls nothing either', () => {
    assert.equal(area.keyDown('Space', { repeat: true }), false);
    assert.deepEqual(pressed, []);
  });

  it('leaves everything else to the browser (case 8)', () => {
    for (const code of ['KeyQ', 'Tab', 'ArrowDown', 'PageDown', 'KeyP', 'Escape'])
      assert.equal(area.keyDown(code), true, code);
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey', 'isComposing'])
      assert.equal(area.keyDown('KeyF', { [modifier]: true }), true, modifier);
    assert.equal(area.keyDown('Space', {}, fakeButton), true, 'Space on a button in the area');
    wanted.clear();
    assert.equal(area.keyDown('Space'), true, 'nothing is wanted');
    assert.deepEqual(pressed, []);
  });

  it('hears a key go up wherever in the area the focus is by then', () => {
    area.keyDown('Space');
    area.keyUp('Space', fakeButton);
    assert.deepEqual(pressed, ['+jump', '-jump']);
  });

  it('ended, it hears nothing', () => {
    input.end();
    assert.equal(area.keyDown('Space'), true);
    assert.deepEqual(pressed, []);
  });
});

describe('PointerInput', () => {
  /** @type {PointerInput} */
  let input;
  beforeEach(() => {
    input = new PointerInput(element(), held);
    input.playing = true;
  });

  it('left jumps, right thrusts, on contact and with several fingers', () => {
    assert.equal(area.pointer('pointerdown', 1, 120), false);
    area.pointer('pointerdown', 2, 880);
    assert.deepEqual(pressed, ['+jump', '+thrust']);
    area.pointer('pointerup', 1, 880);
    area.pointer('pointercancel', 2, 880);
    assert.deepEqual(pressed.slice(2), ['-jump', '-thrust']);
  });

  it('left is the area’s own left, however it is turned (case 47)', () => {
    area.mirrored = true;
    area.pointer('pointerdown', 1, 120);
    area.pointer('pointerdown', 2, 880);
    assert.deepEqual(pressed, ['+thrust', '+jump']);
  });

  it('a pointer that leaves uncaptured lets go (case 48)', () => {
    area.pointer('pointerdown', 1, 120);
    area.pointer('pointerleave', 1, 1200);
    assert.deepEqual(pressed, ['+jump', '-jump']);
  });

  it('a button in the area that makes the game go on hands the keys over, no other button does (case 54)', () => {
    // What the button does is done before the click gets to the area. (Node knows no phases.)
    const click = (/** @type {boolean} */ playsThen) =>
      area.pointer('click', 1, 120, {
        matches() {
          input.playing = playsThen;
          return true;
        },
      });
    click(false);
    assert.equal(area.focused, false, 'it paused');
    click(false);
    assert.equal(area.focused, false, 'something else, in the pause');
    click(true);
    assert.equal(area.focused, true, 'it plays');
    area.focused = false;
    click(true);
    assert.equal(area.focused, false, 'something else, in play');
    assert.deepEqual(pressed, []);
  });

  it('leaves buttons in the area alone, and other buttons of the mouse', () => {
    assert.equal(area.pointer('pointerdown', 1, 120, fakeButton), true);
    area.send('pointerdown', { pointerId: 1, clientX: 120, button: 2 });
    assert.deepEqual(pressed, []);
  });

  it('the main button alone, and only where there is a place', () => {
    area.send('pointerdown', { pointerId: 1, clientX: 120, clientY: 200, button: 2 });
    area.pointer('pointerdown', 1, Number.NaN);
    assert.deepEqual(pressed, []);
    area.pointer('pointerdown', 1, 499);
    area.pointer('pointerdown', 2, 500);
    assert.deepEqual(pressed, ['+jump', '+thrust'], 'the middle belongs to the right half');
  });

  it('a capture that is lost lets go', () => {
    area.pointer('pointerdown', 1, 120);
    area.pointer('lostpointercapture', 1, 120);
    assert.deepEqual(pressed, ['+jump', '-jump']);
  });

  it('starts by a click without a pointer, as a screen reader makes it; not by one that something has used', () => {
    input.playing = false;
    const used = Object.assign(new Event('click', { cancelable: true }), { detail: 1 });
    used.preventDefault();
    area.dispatchEvent(used);
    assert.deepEqual(pressed, []);
    input.playing = true;
    area.pointer('pointerdown', 1, 120);
    area.pointer('pointerup', 1, 120);
    pressed.length = 0;
    input.playing = false;
    area.send('click', { detail: 1 });
    assert.deepEqual(pressed, []);
    area.send('click', { detail: 0 });
    assert.deepEqual(pressed, ['+start', '-start']);
  });

  it('before anything came down, a tap starts', () => {
    const fresh = new FakeArea();
    new PointerInput(/** @type {any} */ (fresh), held);
    fresh.send('click', { detail: 1 });
    assert.deepEqual(pressed, ['+start', '-start']);
  });

  it('gives the area the focus without scrolling to it', () => {
    /** @type {any[]} */
    const asked = [];
    Object.assign(area, { focus: (/** @type {any} */ options) => asked.push(options) });
    input.playing = false;
    area.send('click', { detail: 0 });
    area.pointer('click', 1, 120, {
      matches() {
        input.playing = true;
        return true;
      },
    });
    assert.deepEqual(asked, [{ preventScroll: true }, { preventScroll: true }]);
  });

  it('looks for controls within the area only, among whatever is there', () => {
    const event = Object.assign(new Event('pointerdown', { cancelable: true }), {
      pointerId: 1,
      clientX: 120,
      button: 0,
    });
    event.composedPath = () => [new EventTarget(), area, fakeButton, area.view];
    area.dispatchEvent(Object.assign(event, { clientY: 200 }));
    assert.deepEqual(pressed, ['+jump']);
  });

  it('takes swipes only while playing (case 10)', () => {
    assert.equal(area.style.touchAction, 'none');
    input.playing = false;
    assert.equal(area.style.touchAction, '');
    assert.equal(area.pointer('pointerdown', 1, 120), true);
    assert.deepEqual(pressed, [], 'it may become a swipe');
  });

  it('a tap starts, and gives the area the focus it asked for', () => {
    input.playing = false;
    area.pointer('pointerdown', 1, 120);
    area.pointer('pointerup', 1, 120);
    area.pointer('click', 1, 120);
    assert.deepEqual(pressed, ['+start', '-start']);
    assert.equal(area.focused, true);
  });

  it('a finger that came down in play does not start the next run as it is lifted', () => {
    area.pointer('pointerdown', 1, 120);
    input.playing = false;
    area.pointer('pointerup', 1, 120);
    area.pointer('click', 1, 120);
    assert.deepEqual(pressed, ['+jump', '-jump']);
  });

  it('opens no menu in play', () => {
    assert.equal(area.send('contextmenu', {}), false);
    input.playing = false;
    assert.equal(area.send('contextmenu', {}), true);
  });

  it('ended, it leaves the area as it was', () => {
    input.end();
    assert.equal(area.style.touchAction, '');
    area.pointer('pointerdown', 1, 120);
    area.send('click', { detail: 0 });
    held.hold('pointer 1', 'jump');
    area.pointer('pointerup', 1, 120);
    assert.deepEqual(pressed, ['+jump']);
  });
});

describe('GamepadInput', () => {
  /** @type {GamepadInput} */
  let input;
  let playing = false;
  let lost = 0;
  const wishes = {
    playing: () => playing,
    padLost() {
      lost++;
    },
  };
  beforeEach(() => {
    playing = false;
    lost = 0;
    input = new GamepadInput(held, /** @type {any} */ (area.view), wishes);
  });
  const frames = (/** @type {number} */ count) => {
    for (let i = 0; i < count; i++) input.frame();
  };

  it('A jumps, X thrusts, Start starts and pauses', () => {
    area.view.pads = [null, fakePad()];
    frames(1);
    for (const [index, running] of /** @type {const} */ ([
      [0, true],
      [2, true],
      [9, false],
      [9, true],
    ])) {
      playing = running;
      area.view.pads = [null, fakePad(index)];
      frames(3);
      area.view.pads = [null, fakePad()];
      frames(3);
    }
    assert.deepEqual(pressed, [
      ...['+jump', '-jump', '+thrust', '-thrust'],
      ...['+start', '-start', '+pause', '-pause'],
    ]);
  });

  it('without one, looks for one now and then only', () => {
    frames(300);
    assert.ok(area.view.asked > 0 && area.view.asked <= 10, `asked ${area.view.asked} times`);
    area.view.pads = [fakePad(0)];
    frames(30);
    assert.deepEqual(pressed, ['+jump'], 'one that is there without a word');
  });

  it('waiting, it looks by a timer, and not at all without a gamepad', () => {
    input.waiting = true;
    assert.equal(area.view.timers.size, 0);
    area.view.pads = [fakePad()];
    area.view.emit('gamepadconnected');
    assert.equal(area.view.timers.size, 1);
    area.view.pads = [fakePad(9)];
    area.view.tick();
    assert.deepEqual(pressed, ['+start']);
    input.waiting = false;
    assert.equal(area.view.timers.size, 0);
  });

  it('what was pressed while nobody looked has to be pressed anew', () => {
    area.view.pads = [fakePad(0)];
    input.waiting = true;
    area.view.tick();
    assert.deepEqual(pressed, []);
    area.view.pads = [fakePad()];
    area.view.tick();
    area.view.pads = [fakePad(0)];
    area.view.tick();
    assert.deepEqual(pressed, ['+jump']);
  });

  it('one that is pulled out is missed, and lets go (case 54)', () => {
    area.view.pads = [fakePad(0)];
    frames(1);
    area.view.pads = [null];
    area.view.emit('gamepaddisconnected');
    assert.deepEqual([pressed, lost], [['+jump', '-jump'], 1]);
    frames(60);
    assert.equal(lost, 1);
  });

  it('one that goes without a word is missed, too', () => {
    area.view.pads = [fakePad(0)];
    frames(1);
    area.view.pads = [{ ...fakePad(0), connected: false }];
    frames(1);
    assert.deepEqual([pressed, lost], [['+jump', '-jump'], 1]);
  });

  it('lives without the interface, and with one that is forbidden', () => {
    for (const navigator of [
      {},
      {
        getGamepads() {
          throw new DOMException('no', 'SecurityError');
        },
      },
    ]) {
      const view = Object.assign(new FakeArea().view, { navigator });
      const other = new GamepadInput(held, /** @type {any} */ (view), wishes);
      other.frame();
      other.waiting = true;
      other.end();
    }
    assert.deepEqual(pressed, []);
  });

  it('a press between the beginning of waiting and the first look counts', () => {
    area.view.pads = [fakePad()];
    input.waiting = true;
    area.view.pads = [fakePad(0)];
    input.waiting = true; // as before: nothing begins
    area.view.tick();
    assert.deepEqual(pressed, ['+jump']);
  });

  it('a press between the last look while waiting and the first frame counts', () => {
    area.view.pads = [fakePad()];
    input.waiting = true;
    area.view.pads = [fakePad(0)];
    input.waiting = false;
    frames(1);
    assert.deepEqual(pressed, ['+jump']);
  });

  it('one of fewer buttons than the standard layout has those it has', () => {
    const small = { ...fakePad(0), buttons: [{ pressed: true }] };
    area.view.pads = [{ ...small, buttons: [{ pressed: false }] }];
    input.waiting = true;
    area.view.pads = [small];
    area.view.tick();
    assert.deepEqual(pressed, ['+jump']);
  });

  it('one of two that is pulled out is missed', () => {
    const second = { ...fakePad(2), index: 1 };
    area.view.pads = [fakePad(), second];
    frames(1);
    area.view.pads = [fakePad(), null];
    frames(1);
    assert.deepEqual([pressed, lost], [['+thrust', '-thrust'], 1]);
  });

  it('ended, no timer and no listener is left', () => {
    area.view.pads = [fakePad()];
    input.waiting = true;
    input.end();
    assert.equal(area.view.timers.size, 0);
    const { asked } = area.view;
    for (const type of ['gamepadconnected', 'gamepaddisconnected']) area.view.emit(type);
    assert.equal(area.view.timers.size, 0);
    assert.equal(area.view.asked, asked);
  });
});
