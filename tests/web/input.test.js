// Pointers and keys, as game, scenes and lab share them.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { capturePointer } from '../../web/src/input/capture-pointer.js';
import { keyName } from '../../web/src/input/key-name.js';
import { placeOn } from '../../web/src/input/place-on.js';
import { FakeArea } from './fake-area.js';

/**
 * An element that CSS maps to the window by a matrix. Its offsets count from anywhere, in pixels of any size: that is
 * how browsers differ.
 */
class TurnedElement extends FakeArea {
  /** @param {{ matrix: number[], size: number[], place: number[], zero: number[], zoom: number }} how */
  constructor({ matrix, size, place, zero, zoom }) {
    super();
    [this.a, this.b, this.c, this.d] = matrix;
    [this.offsetWidth, this.offsetHeight] = size;
    [this.x, this.y] = place;
    this.zero = zero;
    this.zoom = zoom;
  }
  /** Where in the window a part of it is. @param {number} x 0..1 @param {number} y 0..1 */
  shown(x, y) {
    const [across, down] = [x * this.offsetWidth * this.zoom, y * this.offsetHeight * this.zoom];
    return {
      clientX: this.x + this.a * across + this.c * down,
      clientY: this.y + this.b * across + this.d * down,
    };
  }
  getBoundingClientRect() {
    const corners = [this.shown(0, 0), this.shown(1, 0), this.shown(0, 1), this.shown(1, 1)];
    const xs = corners.map(({ clientX }) => clientX);
    const ys = corners.map(({ clientY }) => clientY);
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
  }
  /** @param {{ x: number, y: number }} place */
  own({ x, y }) {
    const [dx, dy] = [x - this.x, y - this.y];
    const determinant = this.a * this.d - this.b * this.c;
    return {
      x: (this.d * dx - this.c * dy) / determinant + this.zero[0],
      y: (this.a * dy - this.b * dx) / determinant + this.zero[1],
    };
  }
}

describe('placeOn', () => {
  it('finds the part of the element that is under the pointer, whatever the transform (case 47)', () => {
    const number = (/** @type {number} */ min, /** @type {number} */ max) =>
      fc.double({ min, max, noNaN: true });
    const turned = fc.record({
      // Turned, mirrored or not, stretched, skewed.
      matrix: fc
        .tuple(number(0, 7), fc.constantFrom(1, -1), number(0.2, 5), number(0.2, 5), number(-1.2, 1.2))
        .map(([angle, mirror, across, down, skew]) => {
          const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
          const [a, c, d] = [mirror * across, Math.tan(skew) * down, down];
          return [cos * a, sin * a, cos * c - sin * d, sin * c + cos * d];
        }),
      size: fc.tuple(fc.integer({ min: 20, max: 2000 }), fc.integer({ min: 20, max: 2000 })),
      place: fc.tuple(number(-500, 500), number(-5000, 500)),
      zero: fc.tuple(number(-50, 50), number(-5000, 50)),
      zoom: number(0.5, 3),
    });
    fc.assert(
      fc.property(turned, number(-0.5, 1.5), number(-0.5, 1.5), (how, x, y) => {
        const element = new TurnedElement(how);
        const place = placeOn(/** @type {any} */ (element), element.shown(x, y));
        assert.ok(
          place && Math.abs(place.x - x) < 1e-6 && Math.abs(place.y - y) < 1e-6,
          JSON.stringify(place),
        );
      }),
    );
  });

  it('leaves no listener behind', () => {
    const area = new FakeArea();
    const listening = new Set();
    const { addEventListener } = area;
    area.addEventListener = function (/** @type {any[]} */ ...call) {
      listening.add(call[1]);
      assert.deepEqual(call[2], { once: true });
      return /** @type {any} */ (addEventListener).apply(this, call);
    };
    placeOn(/** @type {any} */ (area), { clientX: 1, clientY: 1 });
    assert.equal(listening.size, 4);
  });
});

describe('capturePointer', () => {
  it('has the element hear of the rest of its way', () => {
    /** @type {number[]} */
    const captured = [];
    capturePointer(
      /** @type {any} */ ({ setPointerCapture: (/** @type {number} */ id) => captured.push(id) }),
      7,
    );
    assert.deepEqual(captured, [7]);
  });

  it('does without where the pointer is gone, or the element knows no capture', () => {
    capturePointer(/** @type {any} */ (new FakeArea()), 1);
    capturePointer(/** @type {any} */ ({}), 1);
  });
});

describe('keyName', () => {
  for (const [layout, key, code, name] of /** @type {const} */ ([
    ['US', 'f', 'KeyF', 'KeyF'],
    ['US, with Shift', 'F', 'KeyF', 'KeyF'],
    ['Dvorak', 'f', 'KeyY', 'KeyF'],
    ['AZERTY', 'm', 'Semicolon', 'KeyM'],
    ['AZERTY', ';', 'Comma', 'Semicolon'],
    ['AZERTY', '&', 'Digit1', 'Digit1'],
    ['AZERTY', '$', 'BracketRight', '$'],
    ['German', 'ö', 'Semicolon', 'ö'],
    ['German, with Shift', 'Ö', 'Semicolon', 'ö'],
    ['German', '-', 'Slash', 'Minus'],
    ['Cyrillic', 'а', 'KeyF', 'KeyF'],
    ['Greek', 'φ', 'KeyF', 'KeyF'],
    ['any', ' ', 'Space', 'Space'],
    ['any', '8', 'Numpad8', 'Numpad8'],
    ['any, NumLock off', 'ArrowUp', 'Numpad8', 'Numpad8'],
    ['any', 'Enter', 'NumpadEnter', 'NumpadEnter'],
    ['any', 'ArrowUp', 'ArrowUp', 'ArrowUp'],
    ['on-screen', ' ', '', 'Space'],
    ['on-screen', 'F', '', 'KeyF'],
    ['on-screen', '1', '', 'Digit1'],
    ['on-screen', 'ArrowUp', '', 'ArrowUp'],
    ['one that says nothing', '', '', ''],
  ])) {
    it(`${key || 'nothing'} at ${code || 'no place'} is ${name || 'nothing'} (${layout})`, () => {
      assert.equal(keyName({ key, code }), name);
    });
  }
});
