import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

export default defineConfig({
  root: fileURLToPath(new URL('web', import.meta.url)),
  // Relative, so that the site works in any folder of any static host.
  base: './',
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    target: 'es2022',
    // The strict policy of the page allows no data: URL.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
