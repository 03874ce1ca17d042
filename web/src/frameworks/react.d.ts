/** `<stick-man>` and `<spear-run>` in the JSX of React 19: `import type {} from 'stickman/react'`. */
import type { ClassAttributes, HTMLAttributes } from 'react';
import type { SpearRunElement, StickManElement } from '../element-classes.js';
import type {
  SpearRunListeners,
  SpearRunProps,
  StickManListeners,
  StickManProps,
} from '../elements/element-props.js';

type Markup<Class, Props> = Omit<HTMLAttributes<Class>, keyof Props> & ClassAttributes<Class> & Props;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'stick-man': Markup<StickManElement, StickManProps & StickManListeners>;
      'spear-run': Markup<SpearRunElement, SpearRunProps & SpearRunListeners>;
    }
  }
}
