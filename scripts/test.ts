import { join } from 'node:path';
import { chooseTests } from './test/choose-tests.ts';
import { openPlace } from './test/open-place.ts';
import { runLanes, type PartOutcome } from './test/run-lanes.ts';
import type { Outcome } from './test/run-part.ts';
import { listSlowest } from './test/list-slowest.ts';
import { MOST_SHAKY } from './test/try-again.ts';

/** npm test: everything. npm test -- unit: a part. One that fails does not keep the others from telling what they know. */
const root = join(import.meta.dirname, '..');
const chosen = chooseTests(process.argv.slice(2), root);
if ('fault' in chosen) {
  console.error(chosen.fault);
  process.exit(2);
}

const place = openPlace();
process.env['TMPDIR'] = place.path;
let outcomes: readonly PartOutcome[] = [];
try {
  outcomes = await runLanes(chosen, root, place.path);
} finally {
  for (const { command } of await place.close()) console.log(`left behind, and ended now: ${command}`);
}

// Once more at the end: whoever reads the last lines of a long run is to know what to mend.
const told = outcomes.map(({ outcome }) => outcome);
console.log(`\n${listSlowest(told).join('\n')}\n`);
for (const { failures } of told) for (const { name, why } of failures) console.log(`failed: ${name}: ${why}`);
for (const { shaky } of told) for (const { name, why } of shaky) console.log(`shaky: ${name}: ${why}`);
for (const { part, outcome } of outcomes)
  console.log(`${part.title}: ${outcome.isFine ? 'fine' : 'NOT fine'} (${outcome.seconds.toFixed(1)} s)`);
const sum = (count: (outcome: Outcome) => number): number => told.reduce((total, each) => total + count(each), 0);
const shaky = sum((each) => each.shaky.length);
console.log(
  `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed${shaky > 0 ? `, ${shaky} shaky` : ''}`,
);
process.exitCode = told.every(({ isFine }) => isFine) && shaky <= MOST_SHAKY ? 0 : 1;
