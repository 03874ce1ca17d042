interface ImportMeta {
  /** The bundler's: files by pattern, as functions that import them or, by the options, as text. */
  glob<T = () => Promise<unknown>>(
    pattern: string,
    options?: { query: string; import: string; eager: boolean },
  ): Record<string, T>;
}
