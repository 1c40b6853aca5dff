import type { Choice, Part } from './parts.ts';
import { runPart, type RunAt } from './run-part.ts';
import { isWorthAnother, together, type Attempt } from './try-again.ts';

/** Tests outside of a browser. Of what fails the whole file is tried once more, with nothing beside it. */
export async function runTests(part: Part, choice: Choice, at: RunAt): Promise<Attempt> {
  const first = await runPart(part, choice, at);
  if (!part.count || !isWorthAnother(first)) return { first, tryAgain: null };
  const files = [...new Set(first.failures.map(({ name }) => name.split(' › ')[0] ?? name))];
  return {
    first,
    tryAgain: async (alone) =>
      together(first, await runPart({ ...part, name: `${part.name}-again` }, { kind: 'files', files }, alone)),
  };
}
