import { ModuleLoader } from './module-loader.js';

/** @type {ModuleLoader<import('./world.js').WorldModule> | null} */
let world = null;

/**
 * Firefox and WebKit remember a script that could not be fetched as long as the page lives. Another address of the same
 * file is not remembered; a bundler that renamed the file has a copy of it there.
 * @param {number} failures so far
 */
async function importGlue(failures) {
  try {
    return await import('./world.js');
  } catch (error) {
    if (!failures) throw error;
    const url = new URL('./world.js', import.meta.url);
    return import(/* webpackIgnore: true */ /* @vite-ignore */ `${url}?${failures}`);
  }
}

/**
 * The loader of the module of game, scenes and lab, made at first use: every class, and what the lab asks of the stickman
 * besides.
 */
export function worldLoader() {
  world ??= new ModuleLoader({ importGlue, defaultUrl: () => new URL('./world.wasm', import.meta.url) });
  return world;
}
