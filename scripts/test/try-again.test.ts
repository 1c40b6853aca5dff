import { describe, expect, test } from 'vitest';
import { nothing, type Failure } from './count-tests.ts';
import type { Outcome } from './run-part.ts';
import { isWorthAnother, together } from './try-again.ts';

const failed = (name: string): Failure => ({ name, why: 'not visible', isOfTest: true });
const outcome = (failures: readonly Failure[], passed: number): Outcome => ({
  ...nothing,
  passed,
  failed: failures.length,
  failures,
  isFine: failures.length === 0,
  seconds: 1,
});

describe('a test that fails and passes when it is tried again, alone', () => {
  test('is shaky: the run is green and names it', () => {
    const both = together(outcome([failed('pay')], 9), outcome([], 1));
    expect(both).toMatchObject({ isFine: true, passed: 10, failed: 0, failures: [], shaky: [{ name: 'pay' }] });
  });

  test('is no bad luck where there are more than three', () => {
    const names = ['a', 'b', 'c', 'd'].map(failed);
    expect(together(outcome(names.slice(1), 9), outcome([], 3)).isFine).toBe(true);
    expect(together(outcome(names, 9), outcome([], 4)).isFine).toBe(false);
  });

  test('does not hide one that fails again', () => {
    const both = together(outcome([failed('pay'), failed('book')], 8), outcome([failed('book')], 1));
    expect(both).toMatchObject({ isFine: false, passed: 9, failed: 1, failures: [{ name: 'book' }] });
    expect(both.shaky.map(({ name }) => name)).toEqual(['pay']);
  });
});

test('tests are not called shaky where the second attempt came to nothing', () => {
  const first = outcome([failed('pay'), failed('book')], 8);
  const noServer = { name: 'outside of any test', why: 'the server did not open', isOfTest: false };
  const broken = together(first, outcome([noServer], 0));
  expect(broken).toMatchObject({ isFine: false, passed: 8, failed: 3, shaky: [] });
  expect(broken.failures.map(({ name }) => name)).toEqual(['pay', 'book', 'outside of any test']);
  const nothingRun = together(first, { ...outcome([], 0), isFine: false, failed: 1 });
  expect(nothingRun).toMatchObject({ isFine: false, failures: first.failures, shaky: [] });
});

test('tests are tried again where few failed, and neither a file that cannot be read nor a runner that broke', () => {
  expect(isWorthAnother(outcome([failed('pay')], 9))).toBe(true);
  expect(isWorthAnother({ ...outcome([failed('pay.test.ts')], 9), failed: 0 })).toBe(false);
  expect(isWorthAnother(outcome([{ ...failed('the server'), isOfTest: false }], 9))).toBe(false);
  const names = Array.from({ length: 13 }, (_, place) => failed(String(place)));
  expect([isWorthAnother(outcome(names.slice(1), 9)), isWorthAnother(outcome(names, 9))]).toEqual([true, false]);
});
