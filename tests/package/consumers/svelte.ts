// As svelte-check reads a template.
import type { SvelteHTMLElements } from 'svelte/elements';
import type {} from 'stickman/svelte';

export const man: SvelteHTMLElements['stick-man'] = {
  action: 'walk',
  zoom: 2,
  class: 'him',
  onactionend: ({ detail }) => detail.action === 'jump',
};
export const game: SvelteHTMLElements['spear-run'] = { calm: true, oncrash: ({ detail }) => detail.best };

// @ts-expect-error
export const flying: SvelteHTMLElements['stick-man'] = { action: 5 };
// @ts-expect-error
export const deaf: SvelteHTMLElements['spear-run'] = { oncrashed: () => {} };
