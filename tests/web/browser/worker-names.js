/** What a test's site answers for a worker that imports one of the package's files and tells what it exports. */
export const workerImporting = (/** @type {string} */ file) => (/** @type {string} */ path) =>
  path === '/__worker.js'
    ? {
        body: `import('/lib/${file}').then(
          (module) => postMessage(Object.keys(module)),
          (error) => postMessage(String(error)));`,
      }
    : undefined;

/** In the page: what that worker tells; an import that throws is its message. @returns {Promise<string[] | string>} */
export function namesInWorker() {
  return new Promise((resolve, reject) => {
    const worker = new Worker('/__worker.js', { type: 'module' });
    worker.addEventListener('message', ({ data }) => resolve(data));
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
  });
}
