import type { StickManElement } from './element-classes.js';

declare global {
  interface HTMLElementTagNameMap {
    'stick-man': StickManElement;
  }
}
