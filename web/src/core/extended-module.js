import { coreLoader } from './core-module.js';
import { importAnew, ModuleLoader } from './module-loader.js';

/** @type {ModuleLoader<import('./extended.js').ExtendedModule> | null} */
let extended = null;

/** Beside core.wasm, where a page says where that lies. */
function defaultUrl() {
  const core = coreLoader().givenUrl;
  return core === null ? new URL('./extended.wasm', import.meta.url) : new URL('extended.wasm', core);
}

/**
 * The loader of the stickman's larger module, made when the first of them is put on ground that is not level: pages
 * without any have none of what walks on it.
 */
export function extendedLoader() {
  extended ??= new ModuleLoader({
    importGlue: importAnew(
      () => import('./extended.js'),
      () => new URL('./extended.js', import.meta.url),
    ),
    defaultUrl,
  });
  return extended;
}
