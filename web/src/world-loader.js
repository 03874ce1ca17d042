import { ModuleLoader } from './core-loader.js';

/** The module of the game, the scenes and the lab: every class, and what the lab asks of the stickman besides. */
export const world = new ModuleLoader({
  importGlue: () => import('./world.js'),
  defaultUrl: () => new URL('./world.wasm', import.meta.url),
});
