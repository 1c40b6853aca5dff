import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readWithImports } from './planted-sources.ts';
import { plantTree } from './planted-tree.ts';
import { VIOLATIONS } from './planted-violations.ts';
import { runSteps } from './run-steps.ts';
import { STEPS } from './steps.ts';

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

describe('the run of all steps', () => {
  const fine = { name: 'fine', remedy: 'nothing', run: async () => [] };
  const bad = { name: 'bad', remedy: 'mend it', run: async () => ['x.ts is bad'] };
  const broken = {
    name: 'broken',
    remedy: 'mend the check',
    run: () => Promise.reject(new Error('no git here')),
  };

  test('goes on after a failed and after a broken step, and says what to do', async () => {
    const printed: string[] = [];
    const isFine = await runSteps([bad, broken, fine], '.', (line) => printed.push(line));
    expect(isFine).toBe(false);
    expect(printed.join('\n')).toMatch(/bad: NOT fine[^]*x\.ts is bad[^]*no git here[^]*fine: fine[^]*bad.*: mend it/);
  });

  test('passes when every step does', async () => {
    expect(await runSteps([fine], '.', () => undefined)).toBe(true);
  });
});
