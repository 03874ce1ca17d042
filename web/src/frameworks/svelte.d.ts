/** `<stick-man>` and `<spear-run>` in Svelte 5: `import type {} from 'stickman/svelte'`. */
import type { HTMLAttributes } from 'svelte/elements';
import type { SpearRunElement, StickManElement } from '../element-classes.js';
import type {
  SpearRunListeners,
  SpearRunProps,
  StickManListeners,
  StickManProps,
} from '../elements/element-props.js';

type Markup<Class extends EventTarget, Props> = Omit<HTMLAttributes<Class>, keyof Props> & Props;

declare module 'svelte/elements' {
  export interface SvelteHTMLElements {
    'stick-man': Markup<StickManElement, StickManProps & StickManListeners>;
    'spear-run': Markup<SpearRunElement, SpearRunProps & SpearRunListeners>;
  }
}
