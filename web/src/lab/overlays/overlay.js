/**
 * What an overlay may look at. The canvas's transform is in units.
 * @typedef {object} Scene
 * @property {CanvasRenderingContext2D} context
 * @property {ArrayLike<number>} pose
 * @property {number} contacts bit 0 near foot, bit 1 far foot
 * @property {number} groundY
 * @property {number} origin canvas x of the world's 0
 * @property {readonly import('../measure.js').Sample[]} trail the last few seconds, up to what is shown
 * @property {import('../colours.js').LabColours} colours
 */

/**
 * @typedef {object} Overlay
 * @property {string} name
 * @property {string} label
 * @property {(scene: Scene) => void} draw
 */

/**
 * A line that is seen on the figure as well as on the paper.
 * @param {CanvasRenderingContext2D} context with a path
 * @param {string} colour
 * @param {string} paper
 * @param {number} width u
 */
export function strokeWithHalo(context, colour, paper, width) {
  context.strokeStyle = paper;
  context.lineWidth = width + 1.6;
  context.stroke();
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke();
}
