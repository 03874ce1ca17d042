import { ModuleLoader } from './core-loader.js';
import { FrameLoop } from './frame-loop.js';
import { MediaQuery } from './media-query.js';
import { PixelRatio } from './pixel-ratio.js';
import { Visibility } from './visibility.js';

/**
 * What all figures of a page share: one module, one frame loop, one observer of each kind.
 * @typedef {object} PageServices
 * @property {Pick<ModuleLoader<import('./core.js').CoreModule>, 'load' | 'setUrl'>} core
 * @property {Pick<FrameLoop, 'add'>} loop
 * @property {Visibility} visibility
 * @property {PixelRatio} pixelRatio
 * @property {MediaQuery} darkScheme
 * @property {MediaQuery} moreContrast
 * @property {MediaQuery} forcedColours
 */

/** What a figure needs whose module is not the stickman's. @typedef {Omit<PageServices, 'core'>} CanvasServices */

/** @type {ModuleLoader<import('./core.js').CoreModule> | null} */
let loader = null;

/** The loader of the stickman's module. Made at first use, so that a bundle without a player goes without it. */
export function coreLoader() {
  loader ??= new ModuleLoader({
    importGlue: () => import('./core.js'),
    defaultUrl: () => new URL('./core.wasm', import.meta.url),
  });
  return loader;
}

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
