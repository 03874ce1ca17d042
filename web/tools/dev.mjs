// `npm run dev`: the pages from their sources; the browser reloads what is changed.
import { join } from 'node:path';
import { address } from './address.mjs';
import { root } from './run.mjs';
import { setUp } from './setup.mjs';
import { buildWasm } from './wasm.mjs';

setUp('build');
await buildWasm();

const { createServer } = await import('vite');
const server = await createServer({ configFile: join(root, 'vite.config.js'), server: address() });
await server.listen();
const { local, network } = server.resolvedUrls ?? { local: [], network: [] };
console.log(`\nStickman is at ${local[0] ?? network[0]} and follows its sources (Ctrl+C ends it)`);
