// `npm run check`: what can be said about a change in a minute or two: format, lint, types, the native suite, the shell's units.
import { setUp } from '../web/tools/setup.mjs';
import { steps } from './steps.mjs';
import { runSteps } from './tools/step-runner.mjs';

const chosen = [
  'npm run build',
  'build native',
  'Catch2 native',
  'clang-tidy',
  'clang-format',
  'Biome',
  'tsc',
  'tsc of the tools',
  'lock file',
  'shell',
];

setUp('build', 'test');
await runSteps(steps.filter(({ name }) => chosen.includes(name)));
