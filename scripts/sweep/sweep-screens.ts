import { globSync } from 'node:fs';
import { join } from 'node:path';
import { patiently } from '../test/run-part.ts';
import { runTool } from '../test/run-tool.ts';
import { noteFiles } from './note-files.ts';
import type { Notebook } from './seen.ts';

const KIND = 'screen › ';

export const isScreen = (name: string): boolean => name.startsWith(KIND);

/** All tests of screens once more, each part drawn twice and its effects undone and done again, as React's strict mode does. */
export const listScreens = (root: string): string[] =>
  globSync('{guest,desk}/src/**/*.screen.test.tsx', { cwd: root })
    .toSorted()
    .map((file) => `${KIND}${file}`);

export async function sweepScreens(
  names: readonly string[],
  root: string,
  place: string,
  notebook: Notebook,
): Promise<void> {
  if (names.length === 0) return;
  const report = join(place, 'screens.json');
  const files = names.map((name) => name.slice(KIND.length));
  const args = ['run', '-c', 'vitest.screens.config.ts', ...files];
  const command = await patiently({
    tool: 'vitest',
    args: [...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  });
  await runTool(root, { ...command, env: { ...command.env, STRICT_RENDER: '1' } });
  noteFiles(report, root, notebook, (file) => `${KIND}${file}`);
}
