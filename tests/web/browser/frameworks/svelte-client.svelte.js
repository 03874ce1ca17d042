import { flushSync, hydrate, mount, unmount } from 'svelte';
import Page from './Page.svelte';

/** @type {import('./page.js').App} */
export const app = {
  mount: (target, state, heard) => shown(mount, target, state, heard),
  hydrate: (target, state, heard) => shown(hydrate, target, state, heard),
};

/**
 * @param {typeof mount} show
 * @param {HTMLElement} target
 * @param {import('./page.js').PageState} state
 * @param {(type: string) => void} heard
 */
function shown(show, target, state, heard) {
  const now = $state({ state });
  const page = show(Page, { target, props: { now, heard } });
  flushSync();
  return {
    update(/** @type {import('./page.js').PageState} */ state) {
      now.state = state;
      flushSync();
    },
    unmount: () => unmount(page),
  };
}
