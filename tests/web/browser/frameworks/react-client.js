import { createElement, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Page } from './react-app.js';

/** @typedef {import('./page.js').PageState} PageState */

/** @param {{ state: PageState, heard: (type: string) => void, done?: () => void }} props */
function Whole({ done, ...props }) {
  useEffect(() => done?.());
  return createElement(Page, props);
}

/** @type {import('./page.js').App} */
export const app = {
  mount(element, state, heard) {
    const shown = shownBy(createRoot(element), heard);
    shown.update(state);
    return shown;
  },
  // It hydrates when it has time, and complains of updates before.
  hydrate: (element, state, heard) =>
    new Promise((resolve) => {
      const done = () => resolve(shownBy(root, heard));
      const root = hydrateRoot(element, createElement(Whole, { state, heard, done }));
    }),
};

/** @param {import('react-dom/client').Root} root @param {(type: string) => void} heard */
const shownBy = (root, heard) => ({
  update: (/** @type {PageState} */ state) =>
    flushSync(() => root.render(createElement(Whole, { state, heard }))),
  unmount: () => flushSync(() => root.unmount()),
});
