// npm runs this before it packs the package and before it installs it from git, where what is built is not: it is built
// then, or what is missing is said. Nothing is installed on the machine of somebody who only wants to use it. In
// a checkout of our own `npm install` runs it, too; there nothing is built unasked.
import { relative } from 'node:path';
import { root } from './run.mjs';
import { obstacles } from './setup.mjs';

const packs = ['pack', 'publish'].includes(process.env.npm_command ?? '');
const askedFrom = relative(root, process.env.INIT_CWD ?? root);
const elsewhere = askedFrom.startsWith('..');

if (packs || elsewhere) {
  const missing = obstacles('build');
  if (missing.length === 0) await import('./build.mjs');
  else {
    console.error(`Stickman has to be built from its sources first, which needs:\n${missing.join('\n')}\n`);
    process.exit(1);
  }
}
