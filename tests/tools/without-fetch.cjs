// Programs built by Emscripten 3.1.6 take a global fetch for a browser's and hand it a file path.
delete globalThis.fetch;
