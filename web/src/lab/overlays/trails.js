/** More than a foot goes from one frame to the next: he was turned or moved. */
const CUT = 150;

/** @typedef {import('../measure.js').Sample} Sample */

/**
 * The paths of a foot over the ground, cut where he turned round.
 * @param {readonly Sample[]} samples
 * @param {'Near' | 'Far'} side
 * @returns {{ x: number, y: number }[][]} x in the world
 */
export function trailsOf(samples, side) {
  /** @type {{ x: number, y: number }[][]} */
  const paths = [];
  /** @type {Sample | undefined} */
  let before;
  for (const sample of samples) {
    const x = sample[`foot${side}X`];
    const jumped =
      !before || before.asked.facing !== sample.asked.facing || Math.abs(x - before[`foot${side}X`]) > CUT;
    if (jumped) paths.push([]);
    paths[paths.length - 1].push({ x, y: sample[`foot${side}Y`] });
    before = sample;
  }
  return paths;
}

const DOT = 1.5;

/**
 * Each foot's way over the ground, a dot for each frame: a planted foot leaves one.
 * @param {import('./overlay.js').Scene} scene
 */
export function drawTrails({ context, trail, origin, colours }) {
  for (const { side, colour } of /** @type {const} */ ([
    { side: 'Far', colour: colours.wash },
    { side: 'Near', colour: colours.accent },
  ])) {
    const paths = trailsOf(trail, side);
    context.beginPath();
    for (const path of paths) {
      path.forEach(({ x, y }, i) => {
        if (i === 0) context.moveTo(x + origin, y);
        else context.lineTo(x + origin, y);
      });
    }
    context.strokeStyle = colour;
    context.lineWidth = 0.8;
    context.stroke();
    context.beginPath();
    for (const { x, y } of paths.flat()) {
      context.moveTo(x + origin + DOT, y);
      context.arc(x + origin, y, DOT, 0, 2 * Math.PI);
    }
    context.fillStyle = colour;
    context.fill('nonzero');
  }
}
