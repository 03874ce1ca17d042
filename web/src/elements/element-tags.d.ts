import type { SpearRunElement, StickManElement } from '../element-classes.js';

declare global {
  interface HTMLElementTagNameMap {
    'spear-run': SpearRunElement;
    'stick-man': StickManElement;
  }
}
