import { parseArgs } from 'node:util';

/** Where to serve: `--host`, `--port` (0: any that is free; one that is taken: the next). */
export function address() {
  const { values } = parseArgs({
    options: {
      host: { type: 'string', default: '127.0.0.1' },
      port: { type: 'string', default: '5173' },
    },
  });
  return { host: values.host, port: Number(values.port) };
}
