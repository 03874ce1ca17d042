// `npm start`: from a fresh checkout to the built site on a local address, as its visitors get it.
import { join } from 'node:path';
import { address } from './address.mjs';
import { root } from './run.mjs';
import { setUp } from './setup.mjs';
import { buildSite, site, siteIsFresh } from './site.mjs';
import { buildWasm } from './wasm.mjs';

setUp('build');
await buildWasm();
if (!siteIsFresh()) buildSite();

const { preview } = await import('vite');
const server = await preview({
  configFile: join(root, 'vite.config.js'),
  // What is not there is not there: no other page in its place.
  appType: 'mpa',
  build: { outDir: site },
  preview: address(),
});
const { local, network } = server.resolvedUrls ?? { local: [], network: [] };
console.log(`\nStickman is at ${local[0] ?? network[0]} (Ctrl+C ends it)`);
