import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { examplesPlugin } from './web/tools/examples.mjs';
import { referencePlugin } from './web/tools/reference.mjs';

const web = (/** @type {string} */ path) => fileURLToPath(new URL(`web/${path}`, import.meta.url));

export default defineConfig({
  plugins: [referencePlugin(), examplesPlugin()],
  root: web(''),
  // Relative, so that the site works in any folder of any static host.
  base: './',
  resolve: {
    // The examples of the embedding page import what a consumer does.
    alias: [{ find: /^stickman$/, replacement: web('src/stickman.js') }],
  },
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    target: 'es2022',
    // The strict policy of the page allows no data: URL.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [web('index.html'), web('lab.html'), web('cast.html'), web('embed.html'), web('api.html')],
    },
  },
});
