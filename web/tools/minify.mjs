/**
 * What other tools leave half minified: Emscripten its glue, esbuild what several files share.
 * @param {string} code of a module
 */
export async function minified(code) {
  const { minify } = await import('terser');
  const result = await minify(code, {
    module: true,
    ecma: 2020,
    compress: { passes: 3 },
    mangle: true,
  });
  return result.code ?? '';
}
