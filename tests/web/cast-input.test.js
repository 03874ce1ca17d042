import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { canvasPoint } from '../../web/src/cast/canvas-point.js';
import { SceneInput } from '../../web/src/cast/scene-input.js';
import { plain, times, units } from '../../web/src/page/numbers.js';
import { FakeArea } from './fake-area.js';

describe('canvasPoint', () => {
  // Its left upper corner is at (100, 0), and it is 800 × 400.
  const area = new FakeArea();
  const canvas = /** @type {any} */ (area);
  const at = (/** @type {number} */ clientX, /** @type {number} */ clientY) => ({ clientX, clientY });
  afterEach(() => Object.assign(area, new FakeArea()));

  it('maps CSS pixels to units, whatever the size of the canvas', () => {
    assert.deepEqual(canvasPoint(canvas, at(100, 0), 880), { x: 0, y: 0 });
    assert.deepEqual(canvasPoint(canvas, at(300, 100), 880), { x: 220, y: 110 });
    assert.deepEqual(canvasPoint(canvas, at(900, 400), 880), { x: 880, y: 440 });
  });

  it('keeps what is dragged out of the picture on its edge', () => {
    assert.deepEqual(canvasPoint(canvas, at(-5000, 9999), 880), { x: 0, y: 440 });
    assert.deepEqual(canvasPoint(canvas, at(5000, -9999), 880), { x: 880, y: 0 });
  });

  it('means what is under the pointer where the canvas is mirrored (case 47)', () => {
    area.mirrored = true;
    assert.deepEqual(canvasPoint(canvas, at(300, 100), 880), { x: 660, y: 110 });
  });

  it('gives nothing where there is no picture, or no number', () => {
    assert.equal(canvasPoint(canvas, at(Number.NaN, 1), 880), null);
    assert.equal(canvasPoint(canvas, at(1, Number.POSITIVE_INFINITY), 880), null);
    area.getBoundingClientRect = () => ({ left: 100, top: 0, width: 0, height: 400 });
    assert.equal(canvasPoint(canvas, at(1, 1), 880), null);
    area.getBoundingClientRect = () => ({ left: 100, top: 0, width: 800, height: 0 });
    assert.equal(canvasPoint(canvas, at(1, 1), 880), null);
  });
});

/** @type {import('../../web/src/cast/panels.js').Panel['keys']} */
const KEYS = [
  { keys: ['ArrowLeft'], words: '', command: { step: { x: -1, y: 0 } } },
  { keys: ['ArrowRight'], words: '', command: { step: { x: 1, y: 0 } } },
  { keys: ['Shift'], words: '', command: null },
  { keys: ['Home'], words: '', command: 'home' },
  { keys: ['KeyJ', 'ArrowUp'], words: '', command: { set: 'state', to: 2 } },
];

describe('SceneInput', () => {
  /** What a picture 880 × 440 tells its scene. @param {boolean} hovers */
  function listening(hovers) {
    /** @type {Set<string>} */
    const classes = new Set();
    const classList = {
      add: (/** @type {string} */ name) => classes.add(name),
      remove: (/** @type {string} */ name) => classes.delete(name),
      toggle: (/** @type {string} */ name, /** @type {boolean} */ on) =>
        on ? classes.add(name) : classes.delete(name),
    };
    const canvas = Object.assign(new FakeArea(), { classList });
    /** @type {string[]} */
    const told = [];
    const note = (/** @type {string} */ name) => (/** @type {any} */ what) =>
      void told.push(what?.x === undefined ? name : `${name} ${what.x}`);
    const player = Object.assign(new EventTarget(), {
      paused: false,
      viewWidth: 880,
      set: (/** @type {string} */ name, /** @type {number} */ to) => void told.push(`${name} ${to}`),
      ...Object.fromEntries(['grab', 'lead', 'leave', 'nudge', 'home'].map((name) => [name, note(name)])),
    });
    const input = new SceneInput(/** @type {any} */ (canvas), /** @type {any} */ (player), { hovers }, KEYS);
    return { canvas, player, input, told, classes };
  }

  it('drags, though the pointer cannot be captured; what was led stays there', () => {
    const { canvas, told } = listening(false);
    canvas.pointer('pointermove', 1, 100);
    canvas.pointer('pointerdown', 1, 100);
    canvas.pointer('pointermove', 1, 300);
    canvas.pointer('pointermove', 2, 500);
    canvas.pointer('pointerup', 1, 300);
    canvas.pointer('pointerleave', 1, 300);
    canvas.pointer('pointermove', 1, 500);
    assert.deepEqual(told, ['grab 0', 'lead 220']);
  });

  it('an uncaptured pointer that leaves has let go', () => {
    const { canvas, told } = listening(false);
    canvas.pointer('pointerdown', 1, 100);
    canvas.pointer('pointerleave', 1, 1000);
    canvas.pointer('pointermove', 1, 300);
    assert.deepEqual(told, ['grab 0']);
  });

  it('tells what follows a pointer that it has left (case 48)', () => {
    const { canvas, told } = listening(true);
    canvas.pointer('pointermove', 1, 300);
    canvas.pointer('pointerleave', 2, 300);
    canvas.pointer('pointerleave', 1, 300);
    canvas.pointer('pointerleave', 1, 300);
    assert.deepEqual(told, ['lead 220', 'leave']);
  });

  it('a finger leads while it is down, and has left when it is lifted', () => {
    const { canvas, told } = listening(true);
    const send = (/** @type {string} */ type) =>
      canvas.send(type, { pointerId: 5, pointerType: 'touch', button: 0, clientX: 300, clientY: 200 });
    for (const type of ['pointermove', 'pointerdown', 'pointermove', 'pointerup', 'pointerleave']) send(type);
    assert.deepEqual(told, ['grab 220', 'lead 220', 'leave']);
  });

  it('is an application to screen readers, which hand it the arrow keys then', () => {
    assert.equal(listening(false).canvas.attributes.get('role'), 'application');
  });

  it('the first pointer has hold, with its main button, until it is lifted or lost', () => {
    for (const end of ['pointerup', 'pointercancel', 'lostpointercapture']) {
      const { canvas, told, classes } = listening(false);
      canvas.send('pointerdown', { pointerId: 1, button: 2, clientX: 100, clientY: 200 });
      assert.deepEqual([told, [...classes]], [[], ['in-use']]);
      canvas.pointer('pointerdown', 1, 100);
      canvas.pointer('pointerdown', 2, 300);
      canvas.pointer(end, 2, 300);
      canvas.pointer('pointermove', 1, 300);
      assert.deepEqual(told, ['grab 0', 'lead 220']);
      assert.ok(classes.has('held'));
      canvas.pointer(end, 1, 300);
      canvas.pointer('pointermove', 1, 100);
      assert.deepEqual(told, ['grab 0', 'lead 220']);
      assert.ok(!classes.has('held'));
    }
  });

  it('does nothing where a pointer is nowhere on the picture', () => {
    const { canvas, told, classes } = listening(true);
    canvas.pointer('pointerdown', 1, Number.NaN);
    canvas.pointer('pointermove', 1, Number.NaN);
    canvas.pointer('pointerleave', 1, Number.NaN);
    assert.deepEqual([told, classes.has('held')], [[], false]);
  });

  it('steps by the arrow keys, farther with Shift, on and on while they are held, and goes home', () => {
    const { canvas, told } = listening(false);
    assert.equal(canvas.keyDown('ArrowRight', { key: 'ArrowRight' }), false);
    assert.equal(canvas.keyDown('ArrowLeft', { key: 'ArrowLeft', shiftKey: true }), false);
    assert.equal(canvas.keyDown('Numpad4', { key: 'ArrowLeft', repeat: true }), false);
    assert.equal(canvas.keyDown('Home', { key: 'Home' }), false);
    assert.deepEqual(told, ['nudge 1', 'nudge -4', 'nudge -1', 'home']);
  });

  it('sets a control once, however long the key is held; the page does not scroll meanwhile', () => {
    const { canvas, told } = listening(false);
    for (const repeat of [false, true, true])
      assert.equal(canvas.keyDown('ArrowUp', { key: 'ArrowUp', repeat }), false);
    assert.deepEqual(told, ['state 2']);
  });

  it('leaves every other key, and what has a modifier, to the browser', () => {
    const { canvas, told } = listening(false);
    for (const key of ['Tab', 'Enter', 'End', 'PageDown', 'Shift', 'toString', '__proto__'])
      assert.equal(canvas.keyDown(key, { key }), true, key);
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey'])
      for (const key of ['ArrowLeft', 'Home', 'ArrowUp'])
        assert.equal(canvas.keyDown(key, { key, [modifier]: true }), true, modifier);
    assert.deepEqual(told, []);
  });

  it('paused, pointers and keys are the page’s', () => {
    const { canvas, player, told, classes } = listening(true);
    assert.ok(classes.has('in-use'));
    player.paused = true;
    player.dispatchEvent(new Event('pause'));
    assert.ok(!classes.has('in-use'));
    for (const type of ['pointermove', 'pointerdown', 'pointermove', 'pointerup'])
      canvas.pointer(type, 1, 300);
    assert.equal(canvas.keyDown('ArrowRight', { key: 'ArrowRight' }), true);
    assert.equal(canvas.keyDown('KeyJ', { key: 'j' }), true);
    assert.deepEqual(told, []);
    player.paused = false;
    player.dispatchEvent(new Event('play'));
    assert.ok(classes.has('in-use'));
  });

  it('ended, it hears nothing and leaves no class behind', () => {
    const { canvas, player, input, told, classes } = listening(true);
    canvas.pointer('pointerdown', 1, 300);
    input.end();
    assert.deepEqual([...classes], []);
    told.length = 0;
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointerleave'])
      canvas.pointer(type, 1, 300);
    canvas.keyDown('ArrowRight', { key: 'ArrowRight' });
    player.dispatchEvent(new Event('play'));
    assert.deepEqual([told, [...classes]], [[], []]);
  });

  it('takes the key that types the letter, in every layout (case 53)', () => {
    const { canvas, told } = listening(false);
    for (const [key, code] of [
      ['j', 'KeyC'],
      ['о', 'KeyJ'],
      ['j', ''],
    ])
      assert.equal(canvas.keyDown(code, { key }), false);
    assert.deepEqual(told, ['state 2', 'state 2', 'state 2']);
  });
});

describe('numbers of the scenes', () => {
  it('have a real minus sign, and none before a zero', () => {
    assert.equal(plain(-2.35, 1), '\u22122.4');
    assert.equal(plain(-0.04, 1), '0.0');
    assert.equal(units(-12.4), '\u221212 u');
  });

  it('tell stretch as a multiple of the rest length', () => {
    assert.equal(times(1.0123), '1.012 × rest');
  });
});
