// Runs inside pages: what the tests look at. Each function is self-contained, because only its text gets there.

/**
 * What is drawn on a canvas.
 * @param {string} [selector]
 */
export function picture(selector = 'canvas') {
  const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector(selector));
  const { width, height } = canvas;
  const copy = document.createElement('canvas');
  copy.width = width;
  copy.height = height;
  const context = /** @type {CanvasRenderingContext2D} */ (
    copy.getContext('2d', { willReadFrequently: true })
  );
  context.drawImage(canvas, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  let hash = 0x811c9dc5;
  let inked = 0;
  let left = width;
  let right = -1;
  for (let i = 3; i < data.length; i += 4) {
    if (data[i] === 0) continue;
    inked++;
    hash = Math.imul(hash ^ i ^ (data[i] << 24) ^ data[i - 3], 0x01000193) >>> 0;
    // The body above the shins: the ground's dots would always be the widest.
    const pixel = (i - 3) / 4;
    if (data[i] > 64 && Math.floor(pixel / width) < 0.78 * height) {
      left = Math.min(left, pixel % width);
      right = Math.max(right, pixel % width);
    }
  }
  const box = canvas.getBoundingClientRect();
  return {
    hash,
    inked,
    bodyWidth: right - left + 1,
    width,
    height,
    cssWidth: box.width,
    cssHeight: box.height,
    ratio: devicePixelRatio,
  };
}

/**
 * How many different pictures some frames are, the widest the body gets in them, and how far from the top
 * of the drawing space his head is on average, both in units.
 */
export async function watchFrames(count = 40) {
  const pictures = new Set();
  let widest = 0;
  let tops = 0;
  for (let i = 0; i < count; i++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector('canvas'));
    const { width, height } = canvas;
    const copy = document.createElement('canvas');
    copy.width = width;
    copy.height = height;
    const context = /** @type {CanvasRenderingContext2D} */ (
      copy.getContext('2d', { willReadFrequently: true })
    );
    context.drawImage(canvas, 0, 0);
    const { data } = context.getImageData(0, 0, width, Math.floor(0.78 * height));
    let hash = 0x811c9dc5;
    let left = width;
    let right = -1;
    let top = -1;
    for (let at = 3; at < data.length; at += 4) {
      if (data[at] <= 64) continue;
      hash = Math.imul(hash ^ at ^ (data[at] << 24), 0x01000193) >>> 0;
      if (top < 0) top = (at - 3) / 4 / width;
      const x = ((at - 3) / 4) % width;
      if (x < left) left = x;
      if (x > right) right = x;
    }
    pictures.add(hash);
    widest = Math.max(widest, ((right - left + 1) * 440) / height);
    tops += (top * 440) / height;
  }
  return { different: pictures.size, widest, top: tops / count };
}

/** What the lab shows. */
export function lab() {
  const text = (/** @type {string} */ id) => document.getElementById(id)?.textContent?.trim() ?? '';
  const number = (/** @type {string} */ id) => Number(text(id).replace('\u2212', '-'));
  const checked = /** @type {HTMLInputElement | null} */ (
    document.querySelector('input[name=action]:checked')
  );
  return {
    action: checked?.value,
    speed: number('speed'),
    distance: number('distance'),
    pause: text('pause'),
    status: text('status'),
    label: document.querySelector('canvas')?.getAttribute('aria-label'),
    failed: document.getElementById('failure')?.hidden === false,
    reason: text('failure-reason'),
    reduced: document.getElementById('reduced')?.hidden === false,
    focus: document.activeElement?.id || /** @type {any} */ (document.activeElement)?.value || '',
  };
}

/** What the probe noted, and which addresses the page asked. */
export function probe() {
  const { errors, frames, pending } = /** @type {any} */ (window).__probe;
  const asked = performance.getEntriesByType('resource').map(({ name }) => name);
  return {
    errors,
    frames,
    pending,
    hidden: document.hidden,
    foreign: asked.filter((url) => !url.startsWith(origin)),
  };
}
