import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plantTree } from './planted-tree.ts';
import { STEPS } from './steps.ts';

// Every run asks the steps about the real house, which is clean; this is for whoever changes the steps or what is planted.
describe('a clean house', () => {
  let root = '';
  beforeAll(async () => void (root = await plantTree()), 30_000);
  afterAll(() => rm(root, { recursive: true }));

  test.each(STEPS)('$name has nothing to say', async ({ run }) => {
    expect(await run(root)).toEqual([]);
  });
});
