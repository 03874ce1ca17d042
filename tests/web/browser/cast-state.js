// Runs inside the cast page: what its tests look at. Each function is self-contained, because only its text gets
// there.

/**
 * What is drawn above the ground, in units: its edges, and the middle of its topmost ink.
 * @param {string} scene
 */
export function sketch(scene) {
  const canvas = /** @type {HTMLCanvasElement | null} */ (document.getElementById(`${scene}-canvas`));
  const blank = { hash: 0, inked: 0, left: 0, right: 0, top: 0, bottom: 0, topX: 0, width: 0 };
  if (!canvas) return blank; // the page's script has not run yet
  const { width, height } = canvas;
  const copy = document.createElement('canvas');
  copy.width = width;
  copy.height = height;
  const context = /** @type {CanvasRenderingContext2D} */ (
    copy.getContext('2d', { willReadFrequently: true })
  );
  context.drawImage(canvas, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const unit = 440 / height;
  const seen = { hash: 0x811c9dc5, inked: 0, left: width, right: -1, top: -1, bottom: -1, topX: 0 };
  let topCount = 0;
  for (let y = 0; y < Math.floor(0.85 * height); y++) {
    for (let x = 0; x < width; x++) {
      const at = 4 * (y * width + x) + 3;
      if (data[at] <= 64) continue;
      seen.hash = Math.imul(seen.hash ^ at ^ (data[at] << 24) ^ data[at - 3], 0x01000193) >>> 0;
      seen.inked++;
      seen.left = Math.min(seen.left, x);
      seen.right = Math.max(seen.right, x);
      seen.bottom = y;
      if (seen.top < 0) seen.top = y;
      if (y > seen.top + 2) continue;
      seen.topX += x;
      topCount++;
    }
  }
  const { hash } = seen;
  return {
    hash,
    inked: seen.inked * unit * unit,
    left: seen.left * unit,
    right: seen.right * unit,
    top: seen.top * unit,
    bottom: seen.bottom * unit,
    topX: (seen.topX / topCount) * unit,
    width: width * unit,
  };
}

/** How many different pictures some frames are. @param {string} scene @param {number} count */
export async function differentFrames(scene, count) {
  const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById(`${scene}-canvas`));
  const pictures = new Set();
  for (let i = 0; i < count; i++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    pictures.add(canvas.toDataURL());
  }
  return pictures.size;
}

/** What the controls and readouts of a scene say. @param {string} scene */
export function panel(scene) {
  const element = /** @type {HTMLElement} */ (document.getElementById(scene));
  const text = (/** @type {string} */ id) => document.getElementById(id)?.textContent?.trim() ?? '';
  /** @type {Record<string, string>} */
  const readouts = {};
  for (const each of /** @type {NodeListOf<HTMLElement>} */ (element.querySelectorAll('[data-readout]')))
    readouts[each.dataset.readout ?? ''] = each.textContent ?? '';
  /** @type {Record<string, number>} */
  const values = {};
  for (const input of element.querySelectorAll('input')) {
    const { type, checked, value, dataset } = input;
    if (type === 'range') values[dataset.parameter ?? ''] = Number(value);
    else if (type === 'checkbox') values[dataset.parameter ?? ''] = Number(checked);
    else if (checked) values[dataset.parameter ?? ''] = Number(value);
  }
  return {
    shown: !element.hidden,
    readouts,
    values,
    pause: text('pause'),
    status: text('status'),
    reduced: document.getElementById('reduced')?.hidden === false,
    failed: document.getElementById('failure')?.hidden === false,
    hash: location.hash,
    scrollY,
  };
}

/** Moves a slider to a value the way a person's finger does: without passing the values between. */
export function slide(/** @type {string} */ id, /** @type {number} */ value) {
  const input = /** @type {HTMLInputElement} */ (document.getElementById(id));
  input.value = String(value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Where a scene's canvas is in the window, in CSS pixels, and how many of them are a unit. */
export function canvasBox(/** @type {string} */ scene) {
  const canvas = /** @type {HTMLElement} */ (document.getElementById(`${scene}-canvas`));
  const { left, top, width, height } = canvas.getBoundingClientRect();
  return { left, top, width, height, unit: height / 440 };
}

/** Bytes of wasm memory the page has. */
export function wasmBytes() {
  const { memories } = /** @type {any} */ (window).__probe;
  return memories.reduce(
    (/** @type {number} */ sum, /** @type {WebAssembly.Memory} */ { buffer }) => sum + buffer.byteLength,
    0,
  );
}

/** Every control of the shown scene one should be able to reach with Tab; a group of radio buttons counts as one. */
export function tabStops() {
  const found = [...document.querySelectorAll('a[href], button, input, canvas')].filter(
    (each) =>
      !(/** @type {any} */ (each).disabled) &&
      /** @type {HTMLElement} */ (each).tabIndex >= 0 &&
      each.getClientRects().length > 0,
  );
  return [
    ...new Set(
      found.map((each) => each.id || /** @type {any} */ (each).name || each.textContent?.trim() || ''),
    ),
  ];
}

/** The focused element, and whether one sees that it is. */
export function focused() {
  const element = /** @type {HTMLElement} */ (document.activeElement);
  const outlined = (/** @type {Element | null} */ each) =>
    each !== null && getComputedStyle(each).outlineStyle !== 'none';
  return {
    id: element.id || /** @type {any} */ (element).name || element.textContent?.trim() || '',
    // A radio button is drawn by what comes after it.
    seen: outlined(element) || outlined(element.nextElementSibling),
  };
}
