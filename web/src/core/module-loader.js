/**
 * @template M
 * @typedef {object} LoaderParts
 * @property {(failures: number) => Promise<{ default: (options: any) => Promise<M> }>} importGlue imports the embind
 *   module; told how many loads have failed before
 * @property {() => string | URL} defaultUrl where the .wasm lies when nobody says otherwise; asked at load
 *   time, because a module that only gets imported must not touch `import.meta.url`
 * @property {(url: string) => Promise<Response>} [fetch]
 */

/**
 * Loads one embind module, once per page, however many ask.
 * A failed load is forgotten, so that the next `load()` tries again.
 * @template M
 */
export class ModuleLoader {
  /** @type {LoaderParts<M>['importGlue']} */
  #importGlue;
  /** @type {() => string | URL} */
  #defaultUrl;
  /** @type {(url: string) => Promise<Response>} */
  #fetch;
  /** @type {string | null} */
  #url = null;
  /** @type {string | null} */
  #given = null;
  /** @type {Promise<M> | null} */
  #loading = null;
  #failures = 0;

  /** @param {LoaderParts<M>} parts */
  constructor({ importGlue, defaultUrl, fetch }) {
    this.#importGlue = importGlue;
    this.#defaultUrl = defaultUrl;
    this.#fetch = fetch ?? ((url) => globalThis.fetch(url));
  }

  /**
   * Says where the .wasm lies. The first URL wins: there is one module per page. A later, different one
   * is ignored with a warning, unless the first could not be loaded.
   * @param {string | URL} url relative ones are relative to the page
   */
  setUrl(url) {
    const wanted = absolute(url);
    if (this.#url === null || (this.#failures > 0 && this.#loading === null)) {
      this.#url = wanted;
      this.#given = wanted;
    } else if (this.#url !== wanted) {
      console.warn(`stickman: ${wanted} is ignored, the page already uses ${this.#url}`);
    }
  }

  /** Where the page has said that the .wasm lies; null when it has not. */
  get givenUrl() {
    return this.#given;
  }

  /** @returns {Promise<M>} the same promise for everyone until a load fails */
  load() {
    this.#loading ??= this.#start().catch((error) => {
      this.#loading = null;
      this.#failures++;
      console.error(`stickman: ${error.message}`); // once, however many wait for it
      throw error;
    });
    return this.#loading;
  }

  async #start() {
    await null; // whoever runs in the same turn may still say where the .wasm lies
    this.#url ??= absolute(this.#defaultUrl());
    const url = this.#url;
    const [glue, wasm] = await Promise.all([
      this.#importGlue(this.#failures).catch(because(`${url} lacks its script`)),
      compile(url, this.#fetch),
    ]);
    return instantiate(glue.default, wasm).catch(because(`${url} does not fit its script`));
  }
}

/**
 * Browsers tell what went wrong, but seldom where.
 * @param {string} what
 * @returns {(error: Error) => never}
 */
function because(what) {
  return (error) => {
    throw new Error(`${what}: ${error.message}`, { cause: error });
  };
}

/** @param {string | URL} url */
function absolute(url) {
  return new URL(url, globalThis.document?.baseURI ?? globalThis.location?.href).href;
}

/**
 * Compiles while downloading where the server names the type right, after downloading where it does not:
 * many static hosts serve .wasm as text/plain or octet-stream, which the streaming compiler refuses.
 * @param {string} url
 * @param {(url: string) => Promise<Response>} fetch
 * @returns {Promise<WebAssembly.Module>}
 */
async function compile(url, fetch) {
  const response = await fetch(url).catch(because(`${url} cannot be fetched`));
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status} ${response.statusText}`.trimEnd());
  }
  const type = response.headers.get('content-type');
  const streamable = type === 'application/wasm' && WebAssembly.compileStreaming;
  const copy = response.clone();
  const compiling = streamable
    ? WebAssembly.compileStreaming(response)
    : response.arrayBuffer().then((bytes) => WebAssembly.compile(bytes));
  return compiling.catch(async (error) => {
    // A host that answers every address with its front page is the commonest mistake.
    const text = await copy.text().catch(() => '');
    const what = `${text.length} characters of ${type}, ${JSON.stringify(text.slice(0, 32))}`;
    return because(`${url} answered with ${what}`)(error);
  });
}

/**
 * The glue reports a failed instantiation only to the console, so it is watched here.
 * @template M
 * @param {(options: any) => Promise<M>} factory
 * @param {WebAssembly.Module} wasm
 * @returns {Promise<M>}
 */
function instantiate(factory, wasm) {
  return new Promise((resolve, reject) => {
    /** @type {import('./core.js').CoreOptions['instantiateWasm']} */
    const instantiateWasm = (imports, receive) => {
      WebAssembly.instantiate(wasm, imports)
        .then((instance) => receive(instance, wasm))
        .catch(reject);
      return {};
    };
    factory({ instantiateWasm }).then(resolve, reject);
  });
}

/**
 * Imports a script of its own file, also after it was missing. Firefox and WebKit remember a script that could not be
 * fetched as long as the page lives; another address of the same file is not remembered. A bundler that renamed the file has
 * a copy of it where `url` says.
 * @template G
 * @param {() => Promise<G>} importIt
 * @param {() => URL} url
 * @returns {(failures: number) => Promise<G>} told how many loads have failed before
 */
export const importAnew = (importIt, url) => async (failures) => {
  try {
    return await importIt();
  } catch (error) {
    if (!failures) throw error;
    return import(/* webpackIgnore: true */ /* @vite-ignore */ `${url()}?${failures}`);
  }
};
