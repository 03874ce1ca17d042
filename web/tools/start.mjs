// `npm start`: from a fresh checkout to the page on a local address.

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './run.mjs';
import { setUp } from './setup.mjs';
import { buildWasm } from './wasm.mjs';

const { values } = parseArgs({
  options: {
    host: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string', default: '5173' },
  },
});

setUp('build');
await buildWasm();

const { createServer } = await import('vite');
const server = await createServer({
  configFile: join(root, 'vite.config.js'),
  server: { host: values.host, port: Number(values.port) },
});
await server.listen();
console.log(
  `\nStickman is at ${server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0]} (Ctrl+C ends it)`,
);
