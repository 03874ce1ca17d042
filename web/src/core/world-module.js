import { importAnew, ModuleLoader } from './module-loader.js';

/** @type {ModuleLoader<import('./world.js').WorldModule> | null} */
let world = null;

/**
 * The loader of the module of game, scenes and lab, made at first use: every class, and what the lab asks of the stickman
 * besides.
 */
export function worldLoader() {
  world ??= new ModuleLoader({
    importGlue: importAnew(
      () => import('./world.js'),
      () => new URL('./world.js', import.meta.url),
    ),
    defaultUrl: () => new URL('./world.wasm', import.meta.url),
  });
  return world;
}
