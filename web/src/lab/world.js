import { ModuleLoader } from '../core-loader.js';

/** The module the page uses: the stickman's core and what the lab asks of it besides. */
export const world = new ModuleLoader({
  importGlue: () => import('../world.js'),
  defaultUrl: () => new URL('../world.wasm', import.meta.url),
});
