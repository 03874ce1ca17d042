// As vue-tsc reads a template.
import type { GlobalComponents } from 'vue';
import type {} from 'stickman/vue';

type Props<Tag extends keyof GlobalComponents> = InstanceType<GlobalComponents[Tag]>['$props'];

export const man: Props<'stick-man'> = {
  action: 'walk',
  fit: 'figure',
  class: 'him',
  onActionend: ({ detail }) => detail.action === 'jump',
};
export const game: Props<'spear-run'> = { seed: 7, onCrash: ({ detail }) => detail.best };

// @ts-expect-error
export const flying: Props<'stick-man'> = { action: 5 };
// @ts-expect-error
export const deaf: Props<'spear-run'> = { onCrashed: () => {} };
