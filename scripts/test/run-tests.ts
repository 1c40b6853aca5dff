import type { Choice, Part } from './parts.ts';
import { runPart, type Outcome } from './run-part.ts';
import { isWorthAnother, together } from './try-again.ts';

/** Tests outside of a browser. Of what fails the whole file is tried once more, with nothing beside it. */
export async function runTests(part: Part, choice: Choice, root: string, reportDir: string): Promise<Outcome> {
  const first = await runPart(part, choice, root, reportDir);
  if (!part.count || !isWorthAnother(first)) return first;
  console.log('\nWhat failed is tried once more, alone.\n');
  const files = [...new Set(first.failures.map(({ name }) => name.split(' › ')[0] ?? name))];
  const again = await runPart({ ...part, name: `${part.name}-again` }, { kind: 'files', files }, root, reportDir);
  return together(first, again);
}
