/** The page's to say; the text colour unless it says otherwise, so that the figure fits any page, light or dark. */
const INK = 'var(--stickman-color, currentColor)';

/** What CSS says each style looks like, in the order of STYLES. */
function pageColours() {
  const inkUnlessSaid = (/** @type {string} */ name) => `var(--stickman-${name}-color, ${INK})`;
  return [
    INK,
    `var(--stickman-far-color, color-mix(in srgb, ${INK}, black 25%))`,
    inkUnlessSaid('ground'),
    'var(--stickman-accent-color, #c2410c)',
    inkUnlessSaid('hair'),
    inkUnlessSaid('cloth'),
    inkUnlessSaid('guide'),
  ];
}

/** The same where the person's own colours are forced on every page. */
function systemColours() {
  const text = 'CanvasText';
  const accent = 'Highlight';
  return [text, text, text, accent, text, accent, text];
}

/**
 * Tells when a colour of a canvas becomes another, whoever did it: a class on the root, a custom property, a media query.
 *
 * CSS itself watches for it: the computed colours are put where a canvas shows none, with a transition over next to
 * no time, whose event tells. Until then nothing is computed and no frame is asked for.
 * @param {HTMLCanvasElement} canvas
 * @param {() => void} changed
 * @returns {() => void} ends it
 */
export function followPalette(canvas, changed) {
  const { style } = canvas;
  const before = style.transition;
  // What the page lets its canvas do goes on, but for the shape, which is measured as soon as it is set. step-start: the
  // new colour is there at once.
  const others = getComputedStyle(canvas).transition?.replace(/^none$/, '') || 'all';
  const at = '1ms step-start';
  style.textShadow = pageColours()
    .map((colour) => `0 0 ${colour}`)
    .join();
  style.setProperty('transition', `${others}, aspect-ratio 0s, color ${at}, text-shadow ${at}`, 'important');
  canvas.addEventListener('transitionrun', changed);
  return () => {
    canvas.removeEventListener('transitionrun', changed);
    style.textShadow = '';
    style.transition = before;
  };
}

/**
 * Reads the colours that apply to a canvas now.
 * @param {HTMLCanvasElement} canvas
 * @param {boolean} forced forced-colors is active
 * @returns {string[]} colours by style id
 */
export function readPalette(canvas, forced) {
  return resolveColours(canvas, forced ? systemColours() : pageColours());
}

/**
 * A canvas understands plain colours only, not `var()` or `light-dark()`; so a probe among the canvas's
 * fallback content, which is never shown, lets the browser work them out.
 * @param {HTMLCanvasElement} canvas
 * @param {readonly string[]} colours as in a style sheet for the canvas
 * @returns {string[]}
 */
export function resolveColours(canvas, colours) {
  const probe = canvas.ownerDocument.createElement('span');
  const { style } = probe;
  style.setProperty('forced-color-adjust', 'none');
  style.setProperty('transition', 'none', 'important'); // a page may let all its colours change slowly
  canvas.append(probe);
  const plain = colours.map((colour) => {
    style.color = ''; // a value the browser does not know leaves this one: inherited, the ink
    style.color = colour;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return plain;
}
