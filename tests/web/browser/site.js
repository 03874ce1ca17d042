import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { serve } from '../../tools/static-server.mjs';

const root = new URL('../../../', import.meta.url);
const folder = (/** @type {string} */ path) => fileURLToPath(new URL(path, root));

/** The policy a careful host sends. No inline style, no inline script, no other host. */
export const POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'";

/** A page of the tests' own, with the probe and nothing else. */
const BLANK =
  '<!doctype html><html lang="en"><title>Test</title><link rel="icon" href="/__icon.svg"><body></body></html>';

/**
 * Serves what `npm run build` made, the way a static host would: the pages at `/`, again in a subfolder, and
 * the package's files at `/lib/`; with a strict policy, and the probe put first into every page.
 * @param {object} [settings]
 * @param {Record<string, string>} [settings.mimeTypes]
 * @param {(path: string) => { status?: number, headers?: Record<string, string>, body: string | Buffer } | undefined} [settings.answer]
 */
export async function serveSite({ mimeTypes, answer } = {}) {
  const probe = await readFile(new URL('probe.js', import.meta.url));
  const site = folder('dist/site/');
  const pages = new Map(
    await Promise.all(
      ['index', 'lab', 'cast', 'embed', 'api'].map(
        async (name) => /** @type {const} */ ([name, await readFile(`${site}${name}.html`, 'utf8')]),
      ),
    ),
  );
  const withProbe = (/** @type {string} */ html) =>
    html.replace(/(<head>|<title>)/, '<script src="/__probe.js"></script>$1');
  return serve({
    folders: { '/': site, '/deep/er/': site, '/lib/': folder('dist/'), '/modules/': folder('node_modules/') },
    headers: { 'Content-Security-Policy': POLICY },
    mimeTypes,
    answer(path) {
      const own = answer?.(path);
      if (own) return own;
      if (path === '/__probe.js') return { body: probe };
      if (path === '/__icon.svg') return { body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
      if (path === '/__blank.html') return { body: withProbe(BLANK) };
      const [, name] = /^\/(?:deep\/er\/)?(?:(\w+)\.html)?$/.exec(path) ?? [];
      const page = path.endsWith('/') ? pages.get('index') : pages.get(name);
      if (page === undefined) return undefined;
      return { body: withProbe(page), headers: { 'Content-Type': 'text/html; charset=utf-8' } };
    },
  });
}

/** @typedef {Awaited<ReturnType<typeof serveSite>>} Site */
