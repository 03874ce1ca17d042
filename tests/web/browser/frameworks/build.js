// Builds each framework's page the way its users do: in development, where it complains.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { compile, compileModule } from 'svelte/compiler';
import { FIRST } from './page.js';

const here = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));

export const FRAMEWORKS = Object.freeze(/** @type {const} */ (['react', 'preact', 'vue', 'svelte']));

/** @typedef {(typeof FRAMEWORKS)[number]} Framework */

/** @type {Record<Framework, string>} */
const CLIENTS = {
  react: 'react-client.js',
  preact: 'preact-client.js',
  vue: 'vue-client.js',
  svelte: 'svelte-client.svelte.js',
};

/** @param {'client' | 'server'} generate @returns {import('esbuild').Plugin} */
const svelte = (generate) => ({
  name: 'svelte',
  setup({ onLoad }) {
    onLoad({ filter: /\.svelte$|\.svelte\.js$/ }, async ({ path }) => {
      const { readFile } = await import('node:fs/promises');
      const source = await readFile(path, 'utf8');
      const options = { filename: path, dev: true, generate };
      return { contents: (path.endsWith('.js') ? compileModule : compile)(source, options).js.code };
    });
  },
});

/** @param {string} entry @param {import('esbuild').BuildOptions} options */
async function bundle(entry, options) {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: here('.') },
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'error',
    define: {
      'process.env.NODE_ENV': '"development"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'true',
    },
    ...options,
  });
  return outputFiles?.[0].text ?? '';
}

/** @param {Framework} framework @returns {Promise<string>} a script that puts its App on the window */
export const clientScript = (framework) =>
  bundle(`import { app } from './${CLIENTS[framework]}'; Object.assign(window, { app });`, {
    platform: 'browser',
    conditions: ['browser', 'development'],
    plugins: [svelte('client')],
  });

/** What the server sends of the first state. @type {Record<Framework, () => Promise<string>>} */
const SERVERS = {
  async react() {
    const [{ createElement }, { renderToString }, { Page }] = await Promise.all([
      import('react'),
      import('react-dom/server'),
      import('./react-app.js'),
    ]);
    return renderToString(createElement(Page, { state: FIRST }));
  },
  preact: () => SERVERS.react(), // a page is a page
  async vue() {
    const [{ createSSRApp }, { renderToString }, { Page }] = await Promise.all([
      import('vue'),
      import('vue/server-renderer'),
      import('./vue-app.js'),
    ]);
    return renderToString(createSSRApp(/** @type {any} */ (Page), { state: FIRST }));
  },
  async svelte() {
    const script = await bundle(
      `export { default } from './Page.svelte'; export { render } from 'svelte/server';`,
      {
        platform: 'node',
        conditions: ['development'],
        plugins: [svelte('server')],
        // What is CommonJS within asks for Node's own modules.
        banner: {
          js: `import { createRequire } from 'node:module'; const require = createRequire(${JSON.stringify(import.meta.url)});`,
        },
      },
    );
    const { default: Page, render } = await import(`data:text/javascript,${encodeURIComponent(script)}`);
    return (await render(Page, { props: { now: { state: FIRST } } })).body;
  },
};

/** @param {Framework} framework */
export const serverMarkup = (framework) => SERVERS[framework]();
