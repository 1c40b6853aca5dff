import { join } from 'node:path';
import type { Count } from './count-tests.ts';
import { countPlaywright, countVitest } from './count-tests.ts';

export type Command = {
  readonly tool: string;
  readonly args: readonly string[];
  readonly env?: Record<string, string>;
  /** Whatever else wants the cores goes first. */
  readonly givesWay?: boolean | undefined;
};

/** What of a part is asked for: all of it, files by name, or what a change to files can break. */
export type Choice = {
  readonly kind: 'all' | 'files' | 'related';
  readonly files: readonly string[];
};

/** One of the things that `npm test` does. */
export type Part = {
  /** What it is called on the command line. */
  name: string;
  title: string;
  command: (report: string, choice: Choice) => Command;
  /** How many tests passed and failed, out of the runner's report; a part without tests has none. */
  count: ((report: string, root: string) => Count) | null;
  /** Whether a file is one of its tests. */
  has: (file: string) => boolean;
};

const root = join(import.meta.dirname, '../..');

const isOfBrowser = (file: string): boolean => file.startsWith('e2e/') && file.endsWith('.spec.ts');

export const PARTS: readonly Part[] = [
  {
    name: 'check',
    title: 'Format, lint, types, boundaries, texts',
    command: () => ({ tool: process.execPath, args: ['scripts/check.ts'] }),
    count: null,
    has: () => false,
  },
  {
    name: 'unit',
    title: 'Tests of rules and verbs, on a real PostgreSQL where they need one',
    command: (report, choice) => vitest(report, choice, []),
    count: countVitest,
    has: (file) => file.endsWith('.test.ts'),
  },
  {
    name: 'screen',
    title: 'Screens and parts by role and text, without a browser',
    command: (report, choice) => vitest(report, choice, ['-c', 'vitest.screens.config.ts']),
    count: countVitest,
    has: (file) => file.endsWith('.screen.test.tsx'),
  },
  {
    name: 'browser',
    title: 'Journeys in a real browser',
    command: (report, { files }) => ({
      tool: 'playwright',
      args: [
        'test',
        '-c',
        configFor(files),
        '--reporter=list,json',
        ...files.map((file) => file.replace(/^e2e\//, '')),
      ],
      // Journeys are read by Node as they are: to have them translated first took ten seconds of work.
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, PW_DISABLE_TS_ESM: '1' },
    }),
    count: countPlaywright,
    has: isOfBrowser,
  },
];

/** Journeys of the sweep are run by name as well. */
const configFor = (files: readonly string[]): string =>
  files.length > 0 && files.every((file) => file.startsWith('e2e/sweep/')) ? 'e2e/sweep.config.ts' : 'e2e';

function vitest(report: string, { kind, files }: Choice, more: readonly string[]): Command {
  // Whole paths: a runner that has its root in guest/ would look for others there.
  const whole = files.map((file) => join(root, file));
  const how = kind === 'related' ? ['related', '--run', '--passWithNoTests', ...whole] : ['run', ...files];
  return {
    tool: 'vitest',
    args: [...how, ...more, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  };
}
