// `npm test`: everything that must hold, in one go. Ends with a line that counts, and non-zero when anything failed.
import { setUp } from '../web/tools/setup.mjs';
import { steps } from './steps.mjs';
import { runSteps } from './tools/step-runner.mjs';

setUp('build', 'test');
await runSteps(steps);
