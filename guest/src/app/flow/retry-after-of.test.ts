import { NoAnswer, RefusedCall } from '@stayfront/contract/call';
import { problemOf } from '@stayfront/contract/problem';
import { expect, test } from 'vitest';
import { retryAfterOf } from './retry-after-of.ts';

test('who is asked to come back waits as long as the server says', () => {
  const busy = (retryAfterSeconds?: number) =>
    new RefusedCall(
      problemOf({ refused: 'server.busy', ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) }),
    );
  expect([busy(7), busy(0), busy(9_999), busy()].map(retryAfterOf)).toEqual([7, 1, 60, 5]);
  expect(retryAfterOf(new RefusedCall(problemOf({ refused: 'too_many_requests', retryAfterSeconds: 20 })))).toBe(20);
});

test('a refusal, a closed house and a lost connection are no such word', () => {
  for (const refused of ['hotel.maintenance', 'date.past', 'hotel.unknown'] as const)
    expect(retryAfterOf(new RefusedCall(problemOf({ refused })))).toBeNull();
  expect([retryAfterOf(new NoAnswer('')), retryAfterOf(null)]).toEqual([null, null]);
});
