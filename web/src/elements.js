/// <reference path="./elements/element-tags.d.ts" preserve="true" />
/** Entry point that defines `<stick-man>` and `<spear-run>`. Loading it twice, or a second copy of it, is harmless. */
import { SpearRunElement } from './elements/spear-run-element.js';
import { StickManElement } from './elements/stick-man-element.js';

export { SpearRunElement, StickManElement };

/** @type {Record<string, CustomElementConstructor>} */
const CLASSES = { 'stick-man': StickManElement, 'spear-run': SpearRunElement };

for (const [tag, Class] of Object.entries(CLASSES)) {
  if (!globalThis.customElements?.get(tag)) globalThis.customElements?.define(tag, Class);
}
