import { ModuleLoader } from './core-loader.js';

/** @type {ModuleLoader<import('./core.js').CoreModule> | null} */
let core = null;
/** @type {ModuleLoader<import('./world.js').WorldModule> | null} */
let world = null;

// Made at first use, so that a bundle that needs neither goes without.

/** The loader of the stickman's module. */
export function coreLoader() {
  core ??= new ModuleLoader({
    importGlue: () => import('./core.js'),
    defaultUrl: () => new URL('./core.wasm', import.meta.url),
  });
  return core;
}

/** The loader of the module of game, scenes and lab: every class, and what the lab asks of the stickman besides. */
export function worldLoader() {
  world ??= new ModuleLoader({
    importGlue: () => import('./world.js'),
    defaultUrl: () => new URL('./world.wasm', import.meta.url),
  });
  return world;
}
