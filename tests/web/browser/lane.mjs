// All tests in one browser, in one process: `node --test-reporter=spec tests/web/browser/lane.mjs firefox`.
import { readdir } from 'node:fs/promises';

process.env.STICKMAN_BROWSER = process.argv[2] ?? '';
const folder = new URL('./', import.meta.url);
const files = (await readdir(folder)).filter((name) => name.endsWith('.test.js')).sort();
for (const name of files) await import(new URL(name, folder).href);
