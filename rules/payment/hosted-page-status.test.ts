import { expect, test } from 'vitest';
import { outcomeOfStatusId } from './hosted-page-status.ts';

const outcomesOf = (ids: readonly number[]) => new Set(ids.map((id) => outcomeOfStatusId(String(id))));

test('a charge, an authorization, cash on delivery and a part that was charged are a success', () => {
  expect(outcomesOf([21, 29, 37, 25])).toEqual(new Set(['success']));
});

test('what the bank still works on is pending', () => {
  expect(outcomesOf([10, 23, 28, 20, 32, 33])).toEqual(new Set(['pending']));
});

test('a refusal, a way back and an order nobody knows are a failure', () => {
  expect(outcomesOf([22, 26, 27, 31, 34, 35, 36, 40])).toEqual(new Set(['fail']));
});

test.each(['', '0', '24', '30', '99', '021x', '-21', '2.1e1', ' 21', '__proto__', 'CHARGED'])(
  '%j is no status and decides nothing',
  (id) => {
    expect(outcomeOfStatusId(id)).toBeNull();
  },
);
