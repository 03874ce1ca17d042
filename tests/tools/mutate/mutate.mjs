// `npm run mutate`: plants slips and tells which of them no test notices. Ends with 1 when there are any, with 2 when it
// could not plant.
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../../web/tools/run.mjs';
import { plantInShell, shellReport } from './javascript.mjs';
import { readJudged } from './judged.mjs';
import { plantInCore } from './native.mjs';
import { report } from './report.mjs';
import { endAll } from './run.mjs';
import { KINDS } from './slips.mjs';

const USAGE = `npm run mutate -- [options]

  --count N        slips to plant; default 50
  --seed N         the same seed draws the same slips from the same sources; default: from the clock
  --room NAME      only in cpp/NAME; may be repeated, as the next two
  --file PATH      only in this file
  --kind NAME      only this kind: ${Object.keys(KINDS).join(', ')}
  --since REV      only on lines that differ from that revision
  --without TAG    does not ask test cases with that tag, such as [golden]
  --workers N      default: as many as there are processors
  --json FILE      writes all of it there, too

npm run mutate -- --js [NAME ...] [--workers N] [--json FILE]

  lets StrykerJS plant all it knows in the files of web/src that have NAME in their path, such as frame-loop

Slips that make no difference are judged in tests/tools/mutate/judged.json and are not planted again.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '50' },
    seed: { type: 'string' },
    room: { type: 'string', multiple: true },
    file: { type: 'string', multiple: true },
    kind: { type: 'string', multiple: true },
    since: { type: 'string' },
    without: { type: 'string' },
    workers: { type: 'string', default: String(availableParallelism()) },
    json: { type: 'string' },
    js: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  console.log(USAGE);
  process.exit(0);
}

/** @param {string} name @param {string} text @param {number} least */
function whole(name, text, least) {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < least) {
    throw new RangeError(`--${name} must be a whole number from ${least}, got '${text}'`);
  }
  return value;
}

let stopped = false;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    stopped = true;
    endAll();
  });
}

async function core() {
  let planted = 0;
  const result = await plantInCore({
    root,
    judged: readJudged(),
    seed: whole('seed', values.seed ?? String(Date.now() % 1e6), 0),
    count: whole('count', values.count, 1),
    workers: whole('workers', values.workers, 1),
    rooms: values.room,
    files: values.file,
    kinds: values.kind,
    since: values.since,
    without: values.without,
    stopped: () => stopped,
    onOutcome: ({ file, line, kind }, { result, by }) => {
      if (result === 'noticed' || result === 'survived') planted += 1;
      console.error(`${planted}  ${file}:${line}  ${kind}: ${result}${by ? ` by ${by}` : ''}`);
    },
  });
  return { result, text: report(result), survivors: result.survived.length };
}

async function shell() {
  const result = await plantInShell({
    root,
    judged: readJudged(),
    names: positionals,
    workers: whole('workers', values.workers, 1),
  });
  return { result, text: shellReport(result), survivors: result.flatMap(({ survived }) => survived).length };
}

async function mutate() {
  if (positionals.length > 0 && !values.js) throw new RangeError(`'${positionals[0]}': names go with --js`);
  const { result, text, survivors } = await (values.js ? shell() : core());
  console.log(`\n${text}`);
  if (values.json) writeFileSync(resolve(values.json), `${JSON.stringify(result, null, 2)}\n`);
  if (stopped) console.log('interrupted');
  return survivors > 0 || stopped ? 1 : 0;
}

try {
  process.exitCode = await mutate();
} catch (error) {
  // What was asked for is not there, or what is to be planted in does not stand by itself.
  console.error(stopped ? 'interrupted' : error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
