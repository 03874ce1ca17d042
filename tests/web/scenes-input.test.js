import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { canvasPoint } from '../../web/src/scenes/canvas-point.js';
import { keyStep } from '../../web/src/scenes/key-step.js';
import { plain, times, units } from '../../web/src/scenes/numbers.js';

describe('canvasPoint', () => {
  const box = { left: 100, top: 50, width: 600, height: 220 };

  it('maps CSS pixels to units, whatever the size of the canvas', () => {
    assert.deepEqual(canvasPoint({ clientX: 100, clientY: 50 }, box, 1200), { x: 0, y: 0 });
    assert.deepEqual(canvasPoint({ clientX: 400, clientY: 160 }, box, 1200), { x: 600, y: 220 });
    assert.deepEqual(canvasPoint({ clientX: 700, clientY: 270 }, box, 1200), { x: 1200, y: 440 });
    const small = { left: 0, top: 0, width: 320, height: 160 };
    assert.deepEqual(canvasPoint({ clientX: 80, clientY: 40 }, small, 880), { x: 220, y: 110 });
  });

  it('keeps what is dragged out of the picture on its edge', () => {
    assert.deepEqual(canvasPoint({ clientX: -5000, clientY: 9999 }, box, 1200), { x: 0, y: 440 });
    assert.deepEqual(canvasPoint({ clientX: 5000, clientY: -9999 }, box, 1200), { x: 1200, y: 0 });
  });

  it('gives nothing where there is no picture, or no number', () => {
    assert.equal(canvasPoint({ clientX: 1, clientY: 1 }, { ...box, width: 0 }, 1200), null);
    assert.equal(canvasPoint({ clientX: 1, clientY: 1 }, { ...box, height: 0 }, 1200), null);
    assert.equal(canvasPoint({ clientX: Number.NaN, clientY: 1 }, box, 1200), null);
    assert.equal(canvasPoint({ clientX: 1, clientY: Number.POSITIVE_INFINITY }, box, 1200), null);
  });
});

describe('keyStep', () => {
  const press = (/** @type {string} */ key, modifiers = {}) =>
    keyStep({ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...modifiers });

  it('steps with the arrow keys, farther with Shift', () => {
    assert.deepEqual(press('ArrowLeft'), { x: -1, y: 0 });
    assert.deepEqual(press('ArrowRight'), { x: 1, y: 0 });
    assert.deepEqual(press('ArrowUp'), { x: 0, y: -1 });
    assert.deepEqual(press('ArrowDown'), { x: 0, y: 1 });
    assert.deepEqual(press('ArrowRight', { shiftKey: true }), { x: 4, y: 0 });
    assert.deepEqual(press('ArrowUp', { shiftKey: true }), { x: 0, y: -4 });
  });

  it('goes home', () => {
    assert.equal(press('Home'), 'home');
  });

  it('leaves every other key, and the browser its own', () => {
    for (const key of ['Tab', ' ', 'Enter', 'End', 'PageDown', 'a', 'toString', '__proto__']) {
      assert.equal(press(key), null, key);
    }
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey']) {
      assert.equal(press('ArrowLeft', { [modifier]: true }), null, modifier);
      assert.equal(press('Home', { [modifier]: true }), null, modifier);
    }
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
