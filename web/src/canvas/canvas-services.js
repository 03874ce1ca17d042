import { FrameLoop } from './frame-loop.js';
import { MediaQuery } from './media-query.js';
import { PixelRatio } from './pixel-ratio.js';
import { Visibility } from './visibility.js';

/**
 * What all canvases of a page share: one frame loop, one observer of each kind.
 * @typedef {object} CanvasServices
 * @property {Pick<FrameLoop, 'add'>} loop
 * @property {Visibility} visibility
 * @property {PixelRatio} pixelRatio
 * @property {MediaQuery} forcedColours
 * @property {MediaQuery} darkScheme
 */

/** @type {CanvasServices | null} */
let services = null;

/**
 * Made at first use: importing this file in Node or a worker touches no window.
 * @returns {CanvasServices}
 */
export function canvasServices() {
  services ??= {
    loop: new FrameLoop(),
    visibility: new Visibility(window),
    pixelRatio: new PixelRatio(window),
    forcedColours: new MediaQuery((query) => window.matchMedia(query), '(forced-colors: active)'),
    darkScheme: new MediaQuery((query) => window.matchMedia(query), '(prefers-color-scheme: dark)'),
  };
  return services;
}
