// All tests in one browser, in one process: `node --test-reporter=spec tests/web/browser/lane.mjs firefox`.
import { readdir } from 'node:fs/promises';
import { after } from 'node:test';
import { ownAccount, processorTime } from '../../tools/processor-time.mjs';

// Before the browsers end: what they have started is then nobody's.
after(() => console.log(ownAccount(processorTime(process.pid))));

process.env.STICKMAN_BROWSER = process.argv[2] ?? '';
const folder = new URL('./', import.meta.url);
const files = (await readdir(folder)).filter((name) => name.endsWith('.test.js')).sort();
for (const name of files) await import(new URL(name, folder).href);
