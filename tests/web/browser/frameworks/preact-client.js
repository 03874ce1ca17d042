import { h, hydrate, render } from 'preact';

/** @param {{ state: import('./page.js').PageState, heard: (type: string) => void }} props */
function Page({ state, heard }) {
  const { action, speed, paused, controls, label, seed, calm, game } = state;
  return h(
    'main',
    null,
    h(
      'stick-man',
      /** @type {any} */ ({ action, speed, paused, controls, label, onpause: () => heard('pause') }),
      h('p', null, 'No stickman today.'),
    ),
    game &&
      h('spear-run', /** @type {any} */ ({ seed, calm, class: 'game' }), h('b', { slot: 'ready' }, 'Go')),
  );
}

/** @type {import('./page.js').App} */
export const app = {
  mount(root, state, heard) {
    const update = (/** @type {import('./page.js').PageState} */ state) =>
      render(h(Page, { state, heard }), root);
    update(state);
    return { update, unmount: () => render(null, root) };
  },
  hydrate(root, state, heard) {
    hydrate(h(Page, { state, heard }), root);
    return app.mount(root, state, heard);
  },
};
