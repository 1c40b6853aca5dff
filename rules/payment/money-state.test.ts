import { expect, test } from 'vitest';
import { moneyState } from './money-state.ts';

const account = { paid: 0, atHotel: 0, open: 1_000, tooMuch: 0 };
const plain = { isHeld: false, hasCard: false };

test.each([
  [account, plain, 'open', 1_000],
  [account, { ...plain, hasCard: true }, 'card-held', 1_000],
  [account, { ...plain, isHeld: true }, 'nothing', 1_000],
  [{ ...account, paid: 1_000, open: 0 }, plain, 'paid', 0],
  [{ ...account, atHotel: 1_000, open: 0 }, plain, 'paid', 0],
  [{ ...account, paid: 2_000, open: 0, tooMuch: 1_000 }, plain, 'too-much', 1_000],
  [{ ...account, open: 0 }, plain, 'nothing', 0],
  [{ ...account, paid: 400, open: 600 }, plain, 'open', 600],
] as const)('%j %j: %s', (of, how, kind, amount) => {
  expect(moneyState(of, how)).toEqual({ kind, amount });
});
