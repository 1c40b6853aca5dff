import { expect, test } from 'vitest';
import { nextPoll } from './status-polling.ts';

test('a pending payment is asked about every 2.1 seconds, thirty times', () => {
  expect(nextPoll(0)).toBe(2100);
  expect(nextPoll(29)).toBe(2100);
  expect(nextPoll(30)).toBeNull();
  expect(nextPoll(31)).toBeNull();
});
