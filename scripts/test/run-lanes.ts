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
const ENOUGH_MEMORY = 7 * 2 ** 30;

/**
 * Runs what was chosen in three lanes at once: journeys wait for their browser and screens for their timers most of the
 * time, and whatever lane has work takes the cores meanwhile. Journeys go before the others, which only have to be through
 * when they are. Tests of verbs wait for a database now and then, the check for nothing: it comes last in its lane, since at
 * the end there is nobody else to take the core. What failed is tried again when nothing else runs.
 */
export async function runLanes(chosen: readonly Chosen[], root: string, reportDir: string): Promise<PartOutcome[]> {
  const browser = chosen.filter(({ part }) => isOfBrowser(part));
  const screens = chosen.filter(({ part }) => isOfScreens(part));
  const tests = chosen.filter(({ part }) => !isOfBrowser(part) && !isOfScreens(part) && !isCheck(part));
  const lanes = [[...tests, ...chosen.filter(({ part }) => isCheck(part))], screens, browser].filter(
    (lane) => lane.length > 0,
  );
  const at: RunAt = { root, reportDir, print: printNow };
  const attempts = hasMemoryForAll() ? await runBeside(lanes, at) : await runLane(lanes.flat(), at);
  const outcomes: PartOutcome[] = [];
  for (const { part, first, tryAgain } of attempts) {
    if (tryAgain) console.log(`\nWhat failed of ${part.name} is tried once more, alone.\n`);
    outcomes.push({ part, outcome: tryAgain ? await tryAgain(at) : first });
  }
  return outcomes;
}

type PartAttempt = Attempt & { readonly part: Part };

/** The words of a lane are held until those before it are through. */
async function runBeside(lanes: readonly (readonly Chosen[])[], at: RunAt): Promise<PartAttempt[]> {
  let before: Promise<unknown> = Promise.resolve();
  const running = lanes.map((lane) => {
    const { print, release } = heldPrinter();
    const run = runLane(lane, { ...at, print, givesWay: !lane.some(({ part }) => isOfBrowser(part)) });
    const turn = before.then(release);
    before = Promise.allSettled([turn, run]);
    return run;
  });
  // Whatever happens in one lane, the others are waited for: they would write on into a place that is cleared away.
  const ended = await Promise.allSettled(running);
  await before;
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  return ended.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
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
const isCheck = ({ name }: Part): boolean => name === 'check';
const isOfScreens = ({ name }: Part): boolean => name === 'screen';

const hasMemoryForAll = (): boolean => Math.min(totalmem(), process.constrainedMemory() || Infinity) >= ENOUGH_MEMORY;
