import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { patiently } from '../test/run-part.ts';
import { runTool } from '../test/run-tool.ts';
import { noteFiles } from './note-files.ts';
import type { Notebook } from './seen.ts';

/** The long forms do five times as much, and limits end only what hangs. */
const LONGER = 5;
const KIND = 'property › ';

/**
 * Every test file that throws dice, in so many rounds: each has other seeds and takes four minutes. Long ones are run once,
 * and so are the stories of payments, with every provider, texts in every language, and a database that ends, in every way.
 */
export function listProperties(root: string, rounds: number): string[] {
  const files = globSync('{rules,contract,server,ui,guest/src,sandbox,demo,scripts}/**/*.test.ts', { cwd: root })
    .filter((file) => !file.includes('node_modules'))
    .toSorted();
  const isLong = (file: string): boolean => file.endsWith('.long.test.ts');
  const has = (file: string, what: RegExp): boolean => what.test(readFileSync(join(root, file), 'utf8'));
  const dice = files.filter((file) => !isLong(file) && has(file, /\bfc\.assert\(|\brunRace\(/));
  const stories = files.filter(
    (file) =>
      !dice.includes(file) && has(file, /\btoldWith\(|\bcallsWithAny\(|\(languagesOfRun\)|'EVERY_(?:DAY|SIGNAL)'/),
  );
  return [
    ...[...files.filter(isLong), ...stories].map((file) => `${KIND}${file}, 1`),
    ...Array.from({ length: rounds }, (_, round) => dice.map((file) => `${KIND}${file}, ${round + 1}`)).flat(),
  ];
}

export const isProperty = (name: string): boolean => name.startsWith(KIND);

/** Round after round with the long forms of what every run does briefly; a round that is through is noted. */
export async function sweepProperties(
  names: readonly string[],
  root: string,
  place: string,
  notebook: Notebook,
): Promise<void> {
  for (const [round, ofRound] of Map.groupBy(names, (name) => name.split(', ').at(-1))) {
    const report = join(place, `properties-${round}.json`);
    const files = ofRound.map((name) => name.slice(KIND.length, name.lastIndexOf(', ')));
    const args = ['run', ...files, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const command = await patiently({ tool: 'vitest', args });
    const env = {
      PATIENCE: String(Number(command.env?.['PATIENCE'] ?? 1) * LONGER),
      RACE_SECONDS: '20',
      MANY_DICE: '1',
      MONEY_RUNS: '60',
      CALENDAR_RUNS: '20',
      EVERY_PROVIDER: '1',
      EVERY_DAY: '1',
      EVERY_LANGUAGE: '1',
      EVERY_SIGNAL: '1',
      EVERY_TEXT: '1',
    };
    await runTool(root, { ...command, env });
    noteFiles(report, root, notebook, (file) => `${KIND}${file}, ${round}`);
  }
}
