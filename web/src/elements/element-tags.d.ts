import type { SpearRunElement } from './spear-run-element.js';
import type { StickManElement } from './stick-man-element.js';

declare global {
  interface HTMLElementTagNameMap {
    'spear-run': SpearRunElement;
    'stick-man': StickManElement;
  }
}
