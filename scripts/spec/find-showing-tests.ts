import { globSync } from 'node:fs';

/** In the order of how much of the product a person sees in them. The sweep is not among them: it runs on request only. */
const kinds = ['e2e/journeys/**/*.spec.ts', '{guest,desk}/src/**/*.screen.test.tsx', 'server/**/*.test.ts'];

/** The files of `npm test` whose tests may show rows of the checklist. */
export const findShowingTests = (root: string): string[] => filesOf(root, kinds);

export const findSweepJourneys = (root: string): string[] => filesOf(root, ['e2e/sweep/journeys/**/*.spec.ts']);

const filesOf = (root: string, patterns: readonly string[]): string[] =>
  patterns.flatMap((kind) => globSync(kind, { cwd: root, exclude: ['**/node_modules/**'] }).sort());
