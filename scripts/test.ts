import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findQuickPlace } from './test/find-quick-place.ts';
import { PARTS, type Part } from './test/parts.ts';
import { runPart, type Outcome } from './test/run-part.ts';

/** npm test: everything. npm test -- unit: a part. One that fails does not keep the others from telling what they know. */
const root = join(import.meta.dirname, '..');
const asked = process.argv.slice(2);
const names = PARTS.map(({ name }) => name);
if (asked.some((name) => !names.includes(name))) {
  console.error(`npm test -- ${names.join(' | ')}: one of these, several, or none for all.`);
  process.exit(2);
}

const quickPlace = findQuickPlace();
if (quickPlace) process.env['TMPDIR'] = quickPlace.path;
const reportDir = mkdtempSync(join(tmpdir(), 'stayfront-test-'));
const outcomes: { part: Part; outcome: Outcome }[] = [];
try {
  for (const part of PARTS.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
    console.log(`\n${part.title} (npm test -- ${part.name})\n`);
    outcomes.push({ part, outcome: await runPart(part, root, reportDir) });
  }
} finally {
  rmSync(reportDir, { recursive: true, force: true });
  quickPlace?.remove();
}

// Once more at the end: whoever reads the last lines of a long run is to know what to mend.
console.log('');
for (const { outcome } of outcomes) for (const failure of outcome.failures) console.log(`failed: ${failure}`);
for (const { part, outcome } of outcomes)
  console.log(`${part.title}: ${outcome.isFine ? 'fine' : 'NOT fine'} (${outcome.seconds.toFixed(1)} s)`);
const sum = (kind: 'passed' | 'failed'): number => outcomes.reduce((total, { outcome }) => total + outcome[kind], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = outcomes.every(({ outcome }) => outcome.isFine) ? 0 : 1;
