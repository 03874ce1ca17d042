import createCore from './core.js';
import { ModuleLoader } from './module-loader.js';

/** @type {ModuleLoader<import('./core.js').CoreModule> | null} */
let core = null;

/**
 * The loader of the stickman's module, made at first use. Its script is part of ours: one file less to wait for, and none
 * that could be missing.
 */
export function coreLoader() {
  core ??= new ModuleLoader({
    importGlue: async () => ({ default: createCore }),
    defaultUrl: () => new URL('./core.wasm', import.meta.url),
  });
  return core;
}
