// `npm run golden`: plays the scripts of the golden traces anew, says what has changed, and stores it. Whoever
// changes one says in the commit why the motion changed.
import { join } from 'node:path';
import { root } from '../../web/tools/run.mjs';
import { output } from './program.mjs';

await output('cmake', ['--preset', 'native']);
await output('cmake', ['--build', '--preset', 'native', '--target', 'golden_record']);
const changes = await output('build/native/golden_record', [join(root, 'tests/cpp/golden/store')]);
process.stdout.write(
  changes === ''
    ? 'Nothing has changed.\n'
    : `${changes}\nStored. Look at what has changed (npm run strip), and say in the commit why.\n`,
);
