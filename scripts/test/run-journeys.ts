import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { BUDGET } from '../../e2e/budget.ts';
import type { Choice, Command, Part } from './parts.ts';
import type { Print } from './printer.ts';
import { runPart, type Outcome, type RunAt } from './run-part.ts';
import { isWorthAnother, together, type Attempt } from './try-again.ts';

/**
 * The journeys. What fails is tried once more, alone, when all others are through: what passes then is called shaky, by
 * name and with the traces of both attempts, and the run is green unless too many are.
 */
export async function runJourneys(part: Part, choice: Choice, at: RunAt): Promise<Attempt> {
  const results = join(at.root, 'e2e', 'test-results', `${process.pid}-${Date.now().toString(36)}`);
  const ended = await runPart(withResults(part, join(results, 'first')), choice, at);
  const close = (outcome: Outcome, print: Print): Outcome => {
    keepTraces(outcome, results, print);
    return choice.kind === 'all' ? withinBudget(outcome, print) : outcome;
  };
  if (!isWorthAnother(ended)) return { first: close(ended, at.print), tryAgain: null };
  return {
    first: ended,
    tryAgain: async (alone) => close(together(ended, await walkAgain(part, choice, alone, results)), alone.print),
  };
}

function keepTraces({ isFine, shaky }: Outcome, results: string, print: Print): void {
  if (isFine && shaky.length === 0) rmSync(results, { recursive: true, force: true });
  else print(`\nTraces and pictures of what failed are in ${results}: npx playwright show-trace FILE\n`);
}

const withResults = (part: Part, results: string, more: readonly string[] = []): Part => ({
  ...part,
  command: (report, choice): Command => {
    const command = part.command(report, choice);
    return { ...command, args: [...command.args, `--output=${results}`, ...more] };
  },
});

/** By the same files: those of the sweep are found by another configuration. */
function walkAgain(part: Part, choice: Choice, alone: RunAt, results: string): Promise<Outcome> {
  const lastRun = join(results, 'first', '.last-run.json');
  const more = ['--workers=1', '--trace=on', '--last-failed', `--last-failed-file=${lastRun}`];
  const again = withResults(part, join(results, 'again'), more);
  return runPart({ ...again, name: `${part.name}-again` }, choice, alone);
}

/** A budget of pages and scenes, not of seconds: it is the same on every machine. */
export function withinBudget(
  outcome: Outcome,
  print: Print,
  budget: Readonly<Record<string, number>> = BUDGET,
): Outcome {
  const kinds = Object.entries(budget).map(([kind, most]) => ({ kind, most, spent: outcome.spent[kind] ?? 0 }));
  for (const { kind, most, spent } of kinds) print(`${kind}: ${spent} of at most ${most}\n`);
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
