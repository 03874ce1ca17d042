import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { CanvasSurface } from '../../web/src/canvas/canvas-surface.js';
import { FakeCanvas } from './fakes.js';

/** @param {FakeCanvas} canvas */
function surfaceOf(canvas) {
  return new CanvasSurface(/** @type {any} */ (canvas), () => ({
    width: canvas.cssWidth,
    height: canvas.cssHeight,
    around: 0,
    above: 0,
  }));
}

/** How a canvas is laid out whose CSS says nothing: like its backing store, unless tied. @param {FakeCanvas} canvas */
function openLayout(canvas) {
  const width = canvas.style.width ? Number.parseFloat(canvas.style.width) : canvas.width;
  const [across, down] = (canvas.style.aspectRatio ?? `${canvas.width} / ${canvas.height}`)
    .split('/')
    .map(Number);
  return { width, height: (width * down) / across, around: 0, above: 0 };
}

describe('canvas surface', () => {
  for (const ratio of [1, 1.25, 1.5, 2, 3]) {
    it(`has round(CSS size x ${ratio}) pixels (case 1)`, () => {
      const canvas = new FakeCanvas();
      const surface = surfaceOf(canvas);
      for (const [width, height] of [
        [600, 440],
        [333.4, 217.3],
        [1, 1],
      ]) {
        Object.assign(canvas, { cssWidth: width, cssHeight: height });
        surface.fit(ratio);
        assert.equal(canvas.width, Math.round(width * ratio));
        assert.equal(canvas.height, Math.round(height * ratio));
        assert.equal(surface.scale, canvas.height / 440);
      }
    });
  }

  it('follows the ratio alone (case 2)', () => {
    const canvas = new FakeCanvas();
    const surface = surfaceOf(canvas);
    assert.equal(surface.fit(1), true);
    assert.equal(surface.fit(2), true);
    assert.deepEqual([canvas.width, canvas.height], [1200, 880]);
    assert.equal(surface.viewWidth, 600);
  });

  it('blanks the canvas only when it must', () => {
    const canvas = new FakeCanvas();
    const surface = surfaceOf(canvas);
    surface.fit(2);
    const { blanked } = canvas;
    assert.equal(surface.fit(2), false);
    assert.equal(canvas.blanked, blanked);
  });

  it('waits inside display:none and sizes itself when shown (case 3)', () => {
    const canvas = new FakeCanvas();
    canvas.cssWidth = 0;
    canvas.cssHeight = 0;
    const surface = surfaceOf(canvas);
    assert.equal(surface.fit(2), false);
    assert.ok(surface.empty);
    assert.deepEqual([surface.scale, surface.viewWidth], [0, 0]);
    assert.deepEqual([canvas.width, canvas.height], [300, 150]);
    canvas.cssWidth = 500;
    canvas.cssHeight = 220;
    assert.equal(surface.fit(2), true);
    assert.ok(!surface.empty);
    assert.deepEqual([canvas.width, canvas.height], [1000, 440]);
    assert.equal(surface.viewWidth, 1000);
  });

  it('never has a side of 0 pixels', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1e-6, max: 5000, noNaN: true }),
        fc.double({ min: 1e-6, max: 5000, noNaN: true }),
        fc.double({ min: 0.1, max: 4, noNaN: true }),
        (width, height, ratio) => {
          const canvas = new FakeCanvas();
          Object.assign(canvas, { cssWidth: width, cssHeight: height });
          surfaceOf(canvas).fit(ratio);
          assert.equal(canvas.width, Math.max(1, Math.round(width * ratio)));
          assert.equal(canvas.height, Math.max(1, Math.round(height * ratio)));
        },
      ),
    );
  });

  for (const first of [1, 1.25, 2]) {
    it(`does not grow when the layout follows the backing store, seen at ratio ${first} first (case 43)`, () => {
      // A canvas without a CSS size: its layout size is its backing store, unless styled. Zoom is another ratio.
      const canvas = new FakeCanvas();
      const layout = () => openLayout(canvas);
      const surface = new CanvasSurface(/** @type {any} */ (canvas), layout);
      for (const ratio of [first, 1.5, 1, 3, 1.25, 2]) {
        for (let i = 0; i < 20; i++) surface.fit(ratio);
        assert.deepEqual([canvas.width, canvas.height], [Math.round(300 * ratio), Math.round(150 * ratio)]);
        assert.deepEqual(layout(), { width: 300, height: 150, around: 0, above: 0 });
      }
    });
  }

  it('does not grow where only the height follows the backing store', () => {
    // width: 100 %, height: auto, taller than wide: rounding alone would add a pixel at every measurement.
    const canvas = new FakeCanvas();
    canvas.width = 100;
    canvas.height = 300;
    const layout = () => {
      const [across, down] = (canvas.style.aspectRatio ?? `${canvas.width} / ${canvas.height}`)
        .split('/')
        .map(Number);
      return { width: 100.49, height: (100.49 * down) / across, around: 0, above: 0 };
    };
    const surface = new CanvasSurface(/** @type {any} */ (canvas), layout);
    const { width, height } = layout();
    // Dragged to another screen and zoomed, too: the layout stays as it was at first.
    for (const ratio of [1, 1.25, 2, 1.5, 3, 1]) {
      for (let i = 0; i < 20; i++) surface.fit(ratio);
      assert.deepEqual(
        [canvas.width, canvas.height],
        [Math.round(width * ratio), Math.round(height * ratio)],
      );
      assert.ok(Math.abs(layout().height - height) < 1e-9, `${layout().height} at ratio ${ratio}`);
    }
  });

  it('does not grow where an aspect ratio ties no height', () => {
    // As in a row of a flex box that stretches its items.
    const canvas = new FakeCanvas();
    const layout = () => ({
      width: 200,
      height: canvas.style.height ? Number.parseFloat(canvas.style.height) : canvas.height,
      around: 0,
      above: 0,
    });
    const surface = new CanvasSurface(/** @type {any} */ (canvas), layout);
    for (let i = 0; i < 5; i++) surface.fit(2);
    assert.deepEqual([canvas.width, canvas.height], [400, 300]);
    assert.equal(canvas.style.height, '150px');
  });

  it('looks whether the layout follows only when its backing store has changed', () => {
    const canvas = new FakeCanvas();
    let measured = 0;
    const surface = new CanvasSurface(/** @type {any} */ (canvas), () => {
      measured++;
      return { width: 600, height: 440, around: 0, above: 0 };
    });
    surface.fit(1);
    measured = 0;
    for (let i = 0; i < 3; i++) surface.fit(1);
    assert.equal(measured, 3);
  });

  it('is empty before it is measured, and while one side is nothing', () => {
    const canvas = new FakeCanvas();
    const surface = surfaceOf(canvas);
    assert.deepEqual([surface.empty, surface.viewWidth, surface.scale], [true, 0, 0]);
    for (const [cssWidth, cssHeight] of [
      [0, 440],
      [600, 0],
    ]) {
      Object.assign(canvas, { cssWidth, cssHeight });
      assert.equal(surface.fit(2), false);
      assert.deepEqual([surface.empty, surface.viewWidth, surface.scale], [true, 0, 0]);
    }
  });

  /**
   * A canvas in a host, with a width in per cent and its height open: as a browser lays it out, to 1/64 px.
   * @param {{ padding?: number, borderBox?: boolean }} [box]
   */
  function openHeight({ padding = 0, borderBox = false } = {}) {
    const canvas = new FakeCanvas();
    const host = { width: 600 };
    const around = borderBox ? 2 * padding : 0;
    const layout = () => {
      const width = host.width - 2 * padding;
      const ratio = canvas.style.aspectRatio?.split('/').map(Number);
      const height = ratio
        ? ((width + around) * ratio[1]) / ratio[0] - around
        : (width * canvas.height) / canvas.width;
      return { width, height: Math.round(height * 64) / 64, around, above: around };
    };
    return { canvas, host, layout, surface: new CanvasSurface(/** @type {any} */ (canvas), layout) };
  }

  for (const box of [{}, { padding: 9 }, { padding: 9, borderBox: true }])
    it(`keeps its shape however small its host has been: ${JSON.stringify(box)} (case 43)`, () => {
      for (const ratio of [1, 1.1, 2]) {
        const { canvas, host, layout, surface } = openHeight(box);
        const narrow = 2 * (box.padding ?? 0);
        for (const width of [600, narrow + 7, 600, narrow + 3, 600, 333.3]) {
          host.width = width;
          for (let i = 0; i < 3; i++) surface.fit(ratio);
          const { width: across, height: down } = layout();
          assert.ok(Math.abs(across - 2 * down) < 0.05, `${across} × ${down} px in a host of ${width} px`);
          assert.equal(canvas.width, Math.round(across * ratio));
          assert.equal(canvas.height, Math.round(down * ratio));
          assert.ok(Math.abs(surface.viewWidth - 880) <= (440 * 0.05) / down, `${surface.viewWidth} u`);
        }
      }
    });

  it('leaves a canvas with a CSS size unstyled', () => {
    const canvas = new FakeCanvas();
    surfaceOf(canvas).fit(2);
    assert.deepEqual(canvas.style, {});
  });
});

describe('canvas surface measures for itself', () => {
  const styled = {
    width: '333.5px',
    height: '200.25px',
    boxSizing: 'content-box',
    ...{ paddingLeft: '1px', paddingRight: '2px', borderLeftWidth: '4px', borderRightWidth: '8px' },
    ...{ paddingTop: '16px', paddingBottom: '32px', borderTopWidth: '0.5px', borderBottomWidth: '0.25px' },
  };

  /** Pixels of the backing store at ratio 4, which shows quarters of a pixel. */
  function fitted(t, style, cssSize = { cssWidth: 333.5, cssHeight: 200.25 }) {
    const canvas = Object.assign(new FakeCanvas(), cssSize);
    t.mock.method(globalThis, 'getComputedStyle', (element) => (element === canvas ? style : {}));
    const surface = new CanvasSurface(/** @type {any} */ (canvas));
    surface.fit(4);
    return surface.empty ? 'empty' : [canvas.width, canvas.height];
  }

  before(() => {
    globalThis.getComputedStyle = () => assert.fail('nobody looks');
  });
  after(() => {
    delete globalThis.getComputedStyle;
  });

  it('to fractions of a pixel', (t) => assert.deepEqual(fitted(t, styled), [1334, 801]));

  it('the content alone where the border counts as width', (t) => {
    const style = { ...styled, boxSizing: 'border-box' };
    assert.deepEqual(fitted(t, style), [4 * (333.5 - 15), 4 * (200.25 - 48.75)]);
  });

  it('nothing where it is not laid out, whatever its style says', (t) => {
    assert.equal(fitted(t, styled, { cssWidth: 0, cssHeight: 200 }), 'empty');
    assert.equal(fitted(t, styled, { cssWidth: 333, cssHeight: 0 }), 'empty');
  });
});
