import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

/** What a host that knows its business says. @type {Record<string, string>} */
const MIME_TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/**
 * Serves folders on a free local port.
 * @param {object} settings
 * @param {Record<string, string>} settings.folders URL prefix (ending in '/') to folder; the longest prefix wins
 * @param {Record<string, string>} [settings.headers] sent with every answer
 * @param {Record<string, string>} [settings.mimeTypes] by extension, in place of the right ones
 * @param {(path: string) => { status?: number, headers?: Record<string, string>, body: string | Buffer } | undefined} [settings.answer]
 *   answers in place of the file
 */
export async function serve({ folders, headers = {}, mimeTypes = {}, answer }) {
  /** @type {{ path: string, status: number }[]} */
  const requests = [];
  const prefixes = Object.keys(folders).sort((a, b) => b.length - a.length);
  const types = { ...MIME_TYPES, ...mimeTypes };

  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const finish = (/** @type {number} */ status, /** @type {Record<string, string>} */ extra) => {
      requests.push({ path, status });
      response.writeHead(status, { 'Cache-Control': 'no-store', ...headers, ...extra });
    };
    const own = answer?.(path);
    if (own) {
      finish(own.status ?? 200, { 'Content-Type': types[extname(path)] ?? types['.html'], ...own.headers });
      response.end(own.body);
      return;
    }
    const file = await locate(path);
    if (file === null) {
      finish(404, { 'Content-Type': 'text/plain' });
      response.end('Not found');
      return;
    }
    finish(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });

  /** @param {string} path */
  async function locate(path) {
    const prefix = prefixes.find((candidate) => path.startsWith(candidate));
    if (prefix === undefined) return null;
    const folder = normalize(folders[prefix]);
    let file = join(folder, path.slice(prefix.length));
    if (file !== folder && !file.startsWith(folder.endsWith(sep) ? folder : folder + sep)) return null;
    const found = await stat(file).catch(() => null);
    if (found?.isDirectory()) file = join(file, 'index.html');
    return (await stat(file).catch(() => null))?.isFile() ? file : null;
  }

  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    /** Every request so far. */
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}
