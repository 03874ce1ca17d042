import { createApp, createSSRApp, h, nextTick, shallowRef } from 'vue';
import { Page } from './vue-app.js';

/** @type {import('./page.js').App} */
export const app = {
  mount: (root, state, heard) => shown(createApp, root, state, heard),
  hydrate: (root, state, heard) => shown(createSSRApp, root, state, heard),
};

/**
 * @param {typeof createApp} create
 * @param {HTMLElement} root
 * @param {import('./page.js').PageState} state
 * @param {(type: string) => void} heard
 */
function shown(create, root, state, heard) {
  const now = shallowRef(state);
  const made = create({ render: () => h(/** @type {any} */ (Page), { state: now.value, heard }) });
  made.mount(root);
  return {
    async update(/** @type {import('./page.js').PageState} */ state) {
      now.value = state;
      await nextTick();
    },
    unmount: () => made.unmount(),
  };
}
