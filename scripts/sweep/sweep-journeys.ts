import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runTool } from '../test/run-tool.ts';
import { patiently } from '../test/run-part.ts';
import type { Notebook } from './seen.ts';

type Suite = { title: string; file: string; suites?: Suite[]; specs?: { title: string; file: string }[] };

const config = ['-c', 'e2e/sweep.config.ts'];

/** Every journey of the sweep by file and title. */
export function listJourneys(root: string): string[] {
  const programs = join(root, 'node_modules', '.bin');
  const report = execFileSync(join(programs, 'playwright'), ['test', ...config, '--list', '--reporter=json'], {
    cwd: root,
    env: { ...process.env, PATH: programs + delimiter + process.env['PATH'] },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const { suites } = JSON.parse(report.slice(report.indexOf('{'))) as { suites: Suite[] };
  const namesIn = ({ suites: further = [], specs = [] }: Suite, above: readonly string[]): string[] => [
    ...specs.map(({ title }) => [...above, title].join(' › ')),
    ...further.flatMap((suite) => namesIn(suite, [...above, suite.title])),
  ];
  return suites.flatMap((suite) => namesIn(suite, [suite.file]));
}

/** Walks the journeys that are named; each is noted as soon as it is through. */
export async function sweepJourneys(
  names: readonly string[],
  root: string,
  place: string,
  notebook: Notebook,
): Promise<void> {
  if (names.length === 0) return;
  const list = join(place, 'journeys.txt');
  writeFileSync(list, names.join('\n'));
  const command = {
    tool: 'playwright',
    args: ['test', ...config, '--reporter=list,./e2e/sweep/note-seen.ts', `--test-list=${list}`],
    env: { SWEEP_SEEN: notebook.file, PW_DISABLE_TS_ESM: '1' },
  };
  await runTool(root, await patiently(command));
}
