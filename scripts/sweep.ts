import { sweepBrowsers } from '../e2e/sweep/sweep-browsers.ts';

// What is too long or needs too much of a machine for every `npm test`, by name.
const sweeps: Readonly<Record<string, (print: (line: string) => void) => Promise<boolean>>> = {
  browsers: sweepBrowsers,
};

const [name = ''] = process.argv.slice(2);
const sweep = sweeps[name];
if (!sweep) console.error(`npm run sweep -- ${Object.keys(sweeps).join(' | ')}`);
process.exitCode = (await sweep?.(console.log)) ? 0 : 1;
