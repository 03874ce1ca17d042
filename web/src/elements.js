/// <reference path="./element-tags.d.ts" preserve="true" />
/** Entry point that defines `<stick-man>`. Loading it twice, or a second copy of it, is harmless. */
import { StickManElement } from './element-classes.js';

export { StickManElement };

/** @type {Record<string, CustomElementConstructor>} */
const CLASSES = { 'stick-man': StickManElement };

for (const [tag, Class] of Object.entries(CLASSES)) {
  if (!globalThis.customElements?.get(tag)) globalThis.customElements?.define(tag, Class);
}
