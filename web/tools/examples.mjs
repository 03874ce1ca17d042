// The embedding page: its examples stand in the page itself, as in an author's own.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const folder = join(root, 'web/src/embed/examples');

/** @param {string} name */
const markup = (name) =>
  readFileSync(join(folder, `${name}.html`), 'utf8').replace(/<script.*<\/script>\s*/, ''); // the page has it already

/** Puts each example into the section that has a place for it. @returns {import('vite').Plugin} */
export function examplesPlugin() {
  return {
    name: 'examples',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace(
          /(data-example="([^"]+)"[\s\S]*?<div class="demo">)/g,
          (_, before, name) => `${before}${markup(name)}`,
        ),
    },
  };
}
