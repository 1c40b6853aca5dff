import { expect, test } from 'vitest';
import { moneyState } from './money-state.ts';

const account = { total: 1_000, keptFees: 0, paid: 0, dueNow: 0, dueLater: [], dueAtHotel: 1_000 };
const plain = { isHeld: false, hasCard: false };

test.each([
  [account, plain, 'open', 1_000],
  [account, { ...plain, hasCard: true }, 'card-held', 1_000],
  [account, { ...plain, isHeld: true }, 'nothing', 1_000],
  [{ ...account, paid: 1_000, dueAtHotel: 0 }, plain, 'paid', 0],
  [{ ...account, paid: 2_000, dueAtHotel: 0 }, plain, 'too-much', 1_000],
  [{ ...account, total: 0, dueAtHotel: 0 }, plain, 'nothing', 0],
  [{ ...account, total: 0, keptFees: 300, paid: 300, dueAtHotel: 0 }, plain, 'paid', 0],
  [
    { ...account, paid: 400, dueAtHotel: 0, dueNow: 100, dueLater: [{ dueOn: '2027-06-11' as never, amount: 500 }] },
    plain,
    'open',
    600,
  ],
] as const)('%j %j: %s', (of, how, kind, amount) => {
  expect(moneyState(of, how)).toEqual({ kind, amount });
});
