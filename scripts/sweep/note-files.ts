import { existsSync } from 'node:fs';
import { countVitest } from '../test/count-tests.ts';
import type { Notebook } from './seen.ts';

/** What a runner has seen, file by file. Without its report nothing was seen, and the next sweep begins there. */
export function noteFiles(report: string, root: string, notebook: Notebook, nameOf: (file: string) => string): void {
  if (!existsSync(report)) return;
  const { failures, files } = countVitest(report, root);
  for (const { file, seconds } of files) {
    const faults = failures.filter(({ name }) => name === file || name.startsWith(`${file} › `));
    const why = faults.map((fault) => `${fault.name}: ${fault.why}`).join('; ');
    notebook.note({ name: nameOf(file), isFine: faults.length === 0, seconds, ...(why === '' ? {} : { why }) });
  }
}
