import type { Outcome, RunAt } from './run-part.ts';

/** What came of a part, and how to try again, alone, what failed of it, where that may help. */
export type Attempt = {
  readonly first: Outcome;
  readonly tryAgain: ((at: RunAt) => Promise<Outcome>) | null;
};

/** So many that pass at the second attempt are no bad luck any more. */
export const MOST_SHAKY = 3;
/** Where more fail something is broken, and to try them all again one by one helps nobody. */
const MOST_TRIED_AGAIN = 12;

/** Only tests can be tried again, not what failed around them. */
export const isWorthAnother = ({ failed, failures }: Outcome): boolean =>
  failed > 0 && failed === failures.length && failed <= MOST_TRIED_AGAIN && failures.every(({ isOfTest }) => isOfTest);

/** What the first attempt and the second, of what failed in the first, come to. */
export function together(first: Outcome, again: Outcome): Outcome {
  // Where the second attempt itself broke down nobody knows of anything that it passes.
  const isTold = again.failures.every(({ isOfTest }) => isOfTest) && again.passed + again.failed >= first.failed;
  if (!isTold)
    return {
      ...first,
      failed: first.failed + Math.max(1, again.failures.filter(({ isOfTest }) => !isOfTest).length),
      failures: [...first.failures, ...again.failures.filter(({ isOfTest }) => !isOfTest)],
      isFine: false,
      seconds: first.seconds + again.seconds,
    };
  const stillFailing = new Set(again.failures.map(({ name }) => name));
  const shaky = first.failures.filter(({ name }) => !stillFailing.has(name));
  const isFine = again.isFine && shaky.length <= MOST_SHAKY;
  return {
    ...first,
    passed: first.passed + shaky.length,
    failed: again.failed,
    failures: again.failures,
    shaky,
    isFine,
    seconds: first.seconds + again.seconds,
  };
}
