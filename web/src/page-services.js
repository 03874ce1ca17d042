import { FrameLoop } from './frame-loop.js';
import { MediaQuery } from './media-query.js';
import { coreLoader } from './module-loaders.js';
import { PixelRatio } from './pixel-ratio.js';
import { Visibility } from './visibility.js';

/**
 * What all figures of a page share: one module, one frame loop, one observer of each kind.
 * @typedef {object} PageServices
 * @property {Pick<import('./core-loader.js').ModuleLoader<import('./core.js').CoreModule>, 'load' | 'setUrl'>} core
 * @property {Pick<FrameLoop, 'add'>} loop
 * @property {Visibility} visibility
 * @property {PixelRatio} pixelRatio
 * @property {MediaQuery} darkScheme
 * @property {MediaQuery} moreContrast
 * @property {MediaQuery} forcedColours
 */

/** What a figure needs whose module is not the stickman's. @typedef {Omit<PageServices, 'core'>} CanvasServices */

/** @type {PageServices | null} */
let services = null;

/**
 * Made at first use: importing this file in Node or a worker touches no window.
 * @returns {PageServices}
 */
export function pageServices() {
  services ??= {
    core: coreLoader(),
    loop: new FrameLoop({
      requestFrame: (callback) => window.requestAnimationFrame(callback),
      cancelFrame: (handle) => window.cancelAnimationFrame(handle),
    }),
    visibility: new Visibility(window),
    pixelRatio: new PixelRatio(window),
    darkScheme: mediaQuery('(prefers-color-scheme: dark)'),
    moreContrast: mediaQuery('(prefers-contrast: more)'),
    forcedColours: mediaQuery('(forced-colors: active)'),
  };
  return services;
}

/** @param {string} query */
function mediaQuery(query) {
  return new MediaQuery((text) => window.matchMedia(text), query);
}
