import { expect, test } from 'vitest';
import { starvationOf } from './measure-starvation.ts';

test('limits are as written where the cores are ours', () => {
  expect(starvationOf({ wanted: 800, got: 820, passed: 450 })).toBe(1);
  expect(starvationOf({ wanted: 800, got: 700, passed: 460 })).toBe(1);
});

test('limits are as much longer as others take of the cores', () => {
  expect(starvationOf({ wanted: 800, got: 400, passed: 420 })).toBe(2);
  expect(starvationOf({ wanted: 800, got: 10, passed: 420 })).toBe(8);
});

test('threads that come to work late tell the same', () => {
  expect(starvationOf({ wanted: 800, got: 800, passed: 2400 })).toBe(3);
});
