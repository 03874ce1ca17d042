import { createElement as h, StrictMode } from 'react';

/** @param {{ state: import('./page.js').PageState, heard?: (type: string) => void }} props */
export function Page({ state, heard }) {
  const { action, speed, paused, controls, label, seed, calm, game } = state;
  return h(
    StrictMode,
    null,
    h(
      'main',
      null,
      h(
        'stick-man',
        /** @type {any} */ ({ action, speed, paused, controls, label, onpause: () => heard?.('pause') }),
        h('p', null, 'No stickman today.'),
      ),
      game &&
        h('spear-run', /** @type {any} */ ({ seed, calm, class: 'game' }), h('b', { slot: 'ready' }, 'Go')),
    ),
  );
}
