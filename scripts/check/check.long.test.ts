import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readWithImports } from './planted-sources.ts';
import { plantTree } from './planted-tree.ts';
import { VIOLATIONS } from './planted-violations.ts';
import { STEPS } from './steps.ts';

// Every run asks the steps about the real house; this is for whoever changes the steps, or what they are told at the root.

/** What holds verbs and guest to the list of a route is the real thing, and not written once more for this test. */
const ROUTES = ['contract/kept-choice.ts', 'contract/operator.ts'];

describe('a planted violation is found', () => {
  const complaints = new Map<string, string[]>();
  let root = '';
  beforeAll(async () => {
    const real = await readWithImports(
      'server/platform/http/answer-route.ts',
      'guest/src/app/flow/refused-as.ts',
      ...ROUTES,
    );
    root = await plantTree({ ...real, ...Object.fromEntries(VIOLATIONS.map(({ file, source }) => [file, source])) });
    for (const { name, run } of STEPS) complaints.set(name, await run(root));
  });
  afterAll(() => rm(root, { recursive: true }));

  test.each(VIOLATIONS)('$by: $title', ({ by, file, says }) => {
    const aboutFile = complaints.get(by)?.filter((line) => line.includes(file));
    expect(aboutFile).toContainEqual(expect.stringMatching(says));
  });
});

describe('a clean house', () => {
  let root = '';
  beforeAll(async () => void (root = await plantTree()), 30_000);
  afterAll(() => rm(root, { recursive: true }));

  test.each(STEPS)('$name has nothing to say', async ({ run }) => {
    expect(await run(root)).toEqual([]);
  });
});
