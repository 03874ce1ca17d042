/** `<stick-man>` and `<spear-run>` in the templates of Vue 3: `import type {} from 'stickman/vue'`. */
import type { HTMLAttributes, VNodeProps } from 'vue';
import type {
  SpearRunListeners,
  SpearRunProps,
  StickManListeners,
  StickManProps,
} from '../elements/element-props.js';

/** `@actionend` in a template is `onActionend` to the compiler. */
type Capitalized<Listeners> = {
  [Name in keyof Listeners as Name extends `on${infer Event}` ? `on${Capitalize<Event>}` : never]: Listeners[Name];
};

type Markup<Props, Listeners> = new () => {
  $props: Omit<HTMLAttributes, keyof (Props & Capitalized<Listeners>)> &
    VNodeProps &
    Props &
    Capitalized<Listeners>;
};

declare module 'vue' {
  interface GlobalComponents {
    'stick-man': Markup<StickManProps, StickManListeners>;
    'spear-run': Markup<SpearRunProps, SpearRunListeners>;
  }
}
