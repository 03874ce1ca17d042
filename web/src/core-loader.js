/**
 * @template M
 * @typedef {object} LoaderParts
 * @property {() => Promise<{ default: (options: any) => Promise<M> }>} importGlue imports the embind module
 * @property {() => string | URL} defaultUrl where the .wasm lies when nobody says otherwise; asked at load
 *   time, because a module that only gets imported must not touch `import.meta.url`
 * @property {(url: string) => Promise<Response>} [fetch]
 * @property {(message: string) => void} [warn]
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
  /** @type {(message: string) => void} */
  #warn;
  /** @type {string | null} */
  #url = null;
  /** @type {Promise<M> | null} */
  #loading = null;
  #failed = false;

  /** @param {LoaderParts<M>} parts */
  constructor({ importGlue, defaultUrl, fetch, warn }) {
    this.#importGlue = importGlue;
    this.#defaultUrl = defaultUrl;
    this.#fetch = fetch ?? ((url) => globalThis.fetch(url));
    this.#warn = warn ?? ((message) => console.warn(message));
  }

  /**
   * Says where the .wasm lies. The first URL wins: there is one module per page. A later, different one
   * is ignored with a warning, unless the first could not be loaded.
   * @param {string | URL} url relative ones are relative to the page
   */
  setUrl(url) {
    const wanted = absolute(url);
    if (this.#url === null || (this.#failed && this.#loading === null)) {
      this.#url = wanted;
    } else if (this.#url !== wanted) {
      this.#warn(`stickman: ${wanted} is ignored, the page already uses ${this.#url}`);
    }
  }

  /** @returns {Promise<M>} the same promise for everyone until a load fails */
  load() {
    this.#loading ??= this.#start().catch((error) => {
      this.#loading = null;
      this.#failed = true;
      throw error;
    });
    return this.#loading;
  }

  async #start() {
    await null; // whoever runs in the same turn may still say where the .wasm lies
    this.#url ??= absolute(this.#defaultUrl());
    const [glue, wasm] = await Promise.all([this.#importGlue(), compile(this.#url, this.#fetch)]);
    return instantiate(glue.default, wasm);
  }
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
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status} ${response.statusText}`.trimEnd());
  }
  const streamable =
    typeof WebAssembly.compileStreaming === 'function' &&
    response.headers.get('content-type') === 'application/wasm';
  return streamable
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
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
