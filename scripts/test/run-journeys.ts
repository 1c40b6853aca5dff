import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { BUDGET } from '../../e2e/budget.ts';
import type { Choice, Command, Part } from './parts.ts';
import { runPart, type Outcome } from './run-part.ts';
import { isWorthAnother, together } from './try-again.ts';

/**
 * The journeys. What fails is tried once more, alone, when all others are through: what passes then is called shaky, by
 * name and with the traces of both attempts, and the run is green unless too many are.
 */
export async function runJourneys(part: Part, choice: Choice, root: string, reportDir: string): Promise<Outcome> {
  const results = join(root, 'e2e', 'test-results', `${process.pid}-${Date.now().toString(36)}`);
  const first = await runPart(withResults(part, join(results, 'first')), choice, root, reportDir);
  const again = isWorthAnother(first) ? await tryAgain(part, root, reportDir, results) : null;
  const outcome = again ? together(first, again) : first;
  if (outcome.isFine && outcome.shaky.length === 0) rmSync(results, { recursive: true, force: true });
  else console.log(`\nTraces and pictures of what failed are in ${results}: npx playwright show-trace FILE`);
  return choice.kind === 'all' ? withinBudget(outcome) : outcome;
}

const withResults = (part: Part, results: string, more: readonly string[] = []): Part => ({
  ...part,
  command: (report, choice): Command => {
    const command = part.command(report, choice);
    return { ...command, args: [...command.args, `--output=${results}`, ...more] };
  },
});

async function tryAgain(part: Part, root: string, reportDir: string, results: string): Promise<Outcome> {
  console.log('\nWhat failed is tried once more, alone.\n');
  const lastRun = join(results, 'first', '.last-run.json');
  const more = ['--workers=1', '--trace=on', '--last-failed', `--last-failed-file=${lastRun}`];
  const alone = withResults(part, join(results, 'again'), more);
  return runPart({ ...alone, name: `${part.name}-again` }, { kind: 'all', files: [] }, root, reportDir);
}

/** A budget of pages and scenes, not of seconds: it is the same on every machine. */
export function withinBudget(outcome: Outcome, budget: Readonly<Record<string, number>> = BUDGET): Outcome {
  const kinds = Object.entries(budget).map(([kind, most]) => ({ kind, most, spent: outcome.spent[kind] ?? 0 }));
  for (const { kind, most, spent } of kinds) console.log(`${kind}: ${spent} of at most ${most}`);
  const overdrawn = kinds.filter(({ spent, most }) => spent > most);
  const failures = overdrawn.map(({ kind, most, spent }) => ({
    name: 'e2e/budget.ts',
    why: `${spent} ${kind}, ${most} is the most: show it in a cheaper test, or put it into the sweep`,
    isOfTest: false,
  }));
  if (failures.length === 0) return outcome;
  return {
    ...outcome,
    isFine: false,
    failed: outcome.failed + failures.length,
    failures: [...outcome.failures, ...failures],
  };
}
