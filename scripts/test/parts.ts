import type { Count } from './count-tests.ts';
import { countPlaywright, countVitest } from './count-tests.ts';

/** One of the things that `npm test` does. */
export type Part = {
  /** What it is called on the command line. */
  name: string;
  title: string;
  command: (report: string) => { tool: string; args: string[]; env?: Record<string, string> };
  /** How many tests passed and failed, out of the runner's report; a part without tests has none. */
  count: ((report: string, root: string) => Count) | null;
};

export const PARTS: readonly Part[] = [
  {
    name: 'check',
    title: 'Format, lint, types, boundaries, texts',
    command: () => ({ tool: process.execPath, args: ['scripts/check.ts'] }),
    count: null,
  },
  {
    name: 'unit',
    title: 'Tests of rules and verbs, on a real PostgreSQL where they need one',
    command: (report) => ({
      tool: 'vitest',
      args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    }),
    count: countVitest,
  },
  {
    name: 'component',
    title: 'Components, each by itself in a real browser',
    command: (report) => ({
      tool: 'vitest',
      args: [
        'run',
        '-c',
        'vitest.components.config.ts',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
    }),
    count: countVitest,
  },
  {
    name: 'browser',
    title: 'Journeys in a real browser',
    command: (report) => ({
      tool: 'playwright',
      args: ['test', '-c', 'e2e', '--reporter=list,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    }),
    count: countPlaywright,
  },
];
