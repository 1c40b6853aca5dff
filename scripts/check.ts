import { join } from 'node:path';
import { runSteps } from './check/run-steps.ts';
import { STEPS } from './check/steps.ts';

const isFine = await runSteps(STEPS, join(import.meta.dirname, '..'), console.log);
process.exitCode = isFine ? 0 : 1;
