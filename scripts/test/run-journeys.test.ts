import { expect, test } from 'vitest';
import { nothing } from './count-tests.ts';
import { withinBudget } from './run-journeys.ts';

const silent = (): void => undefined;

test('journeys that load more pages than their budget fail the run, however quick the machine is', () => {
  const spent = { 'page loads': 11, scenes: 3 };
  const fine = { ...nothing, passed: 5, isFine: true, seconds: 1, spent };
  expect(withinBudget(fine, silent, { 'page loads': 11, scenes: 3 })).toBe(fine);
  const over = withinBudget(fine, silent, { 'page loads': 10, scenes: 3 });
  expect(over).toMatchObject({ isFine: false, failed: 1 });
  expect(over.failures[0]?.why).toContain('11 page loads, 10 is the most');
});
