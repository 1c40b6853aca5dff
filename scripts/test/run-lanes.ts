import { totalmem } from 'node:os';
import { buildAhead } from './build-ahead.ts';
import type { Chosen } from './choose-tests.ts';
import type { Part } from './parts.ts';
import { heldPrinter, printNow } from './printer.ts';
import { runJourneys } from './run-journeys.ts';
import type { Outcome, RunAt } from './run-part.ts';
import { runTests } from './run-tests.ts';
import type { Attempt } from './try-again.ts';

export type PartOutcome = { readonly part: Part; readonly outcome: Outcome };

/** Browsers, databases and compilers together; less than that and they would wait for the disk. */
const ENOUGH_MEMORY = 6 * 2 ** 30;

/**
 * Runs what was chosen in two lanes: journeys wait for their browser and screens for their timers most of the time, and
 * the other tests use the cores meanwhile. What failed is tried again at the end, when nothing else runs.
 */
export async function runLanes(chosen: readonly Chosen[], root: string, reportDir: string): Promise<PartOutcome[]> {
  const browser = chosen.filter(({ part }) => isOfBrowser(part));
  const screens = chosen.filter(({ part }) => isOfScreens(part));
  const other = chosen.filter(({ part }) => !isOfBrowser(part) && !isOfScreens(part));
  // Journeys first: they take longest, and what is over early leaves its lane to the screens.
  const pages = [...browser, ...screens];
  const at: RunAt = { root, reportDir, print: printNow };
  const attempts = hasMemoryForBoth() ? await runBoth(other, pages, at) : await runLane([...other, ...pages], at);
  const outcomes: PartOutcome[] = [];
  for (const { part, first, tryAgain } of attempts) {
    if (tryAgain) console.log(`\nWhat failed of ${part.name} is tried once more, alone.\n`);
    outcomes.push({ part, outcome: tryAgain ? await tryAgain(at) : first });
  }
  return outcomes;
}

type PartAttempt = Attempt & { readonly part: Part };

async function runBoth(other: readonly Chosen[], pages: readonly Chosen[], at: RunAt): Promise<PartAttempt[]> {
  if (other.length === 0) return runLane(pages, at);
  const { print, release } = heldPrinter();
  const beside = runLane(pages, { ...at, print });
  // Whatever happens in one lane, the other one is waited for: it would write on into a place that is cleared away.
  const [first, second] = await Promise.allSettled([runLane(other, at).finally(release), beside]);
  if (first.status === 'rejected') throw first.reason;
  if (second.status === 'rejected') throw second.reason;
  return [...first.value, ...second.value];
}

async function runLane(lane: readonly Chosen[], at: RunAt): Promise<PartAttempt[]> {
  const attempts: PartAttempt[] = [];
  for (const { part, choice } of lane) {
    at.print(`\n${part.title} (npm test -- ${part.name})\n\n`);
    if (isOfBrowser(part)) await buildAhead(at);
    const run = isOfBrowser(part) ? runJourneys : runTests;
    attempts.push({ part, ...(await run(part, choice, at)) });
  }
  return attempts;
}

const isOfBrowser = ({ name }: Part): boolean => name === 'browser';
const isOfScreens = ({ name }: Part): boolean => name === 'screen';

const hasMemoryForBoth = (): boolean => Math.min(totalmem(), process.constrainedMemory() || Infinity) >= ENOUGH_MEMORY;
