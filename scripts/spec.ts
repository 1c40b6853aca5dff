import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findJourneys } from './spec/find-journeys.ts';
import { findShowingTests, findSweepJourneys } from './spec/find-showing-tests.ts';
import { readChecklist } from './spec/read-checklist.ts';
import { describeCoverage } from './spec/describe-coverage.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const journeysIn = (files: readonly string[]) => files.flatMap((file) => findJourneys(file, read(file)));
const { lines, unknownIds } = describeCoverage(
  readChecklist(read('docs/spec-checklist.md')),
  journeysIn(findShowingTests(root)),
  journeysIn(findSweepJourneys(root)),
);
console.log(lines.join('\n'));
if (unknownIds.length > 0) {
  console.error(`Mend the ids ${unknownIds.join(' ')}: docs/spec-checklist.md has no such rows.`);
  process.exitCode = 1;
}
