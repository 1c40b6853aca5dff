import type { DeskAccount } from '@stayfront/contract/desk/account';
import { examplesOf } from '@stayfront/contract/examples/examples-of';
import { expect, test } from 'vitest';
import { refundFaults, refundSums, type RefundWish } from './refund-wish.ts';

const account = examplesOf('getDeskAccount')?.answer as DeskAccount;
const wish = (change: Partial<RefundWish>): RefundWish => ({
  of: '',
  amount: '20',
  isOwedAgain: null,
  reason: 'No hot water',
  tells: false,
  ...change,
});
const sums = (change: Partial<RefundWish>, of: Partial<DeskAccount> = {}) =>
  refundSums({ ...account, ...of }, wish(change));

test('K20 never more goes back than is there, and a gift opens nothing', () => {
  expect(sums({ amount: '172' })).toMatchObject({ amount: 17_200, receivedNow: 27_200, receivedThen: 10_000 });
  expect(sums({ amount: '172.01' }).amount).toBeNull();
  expect(sums({ amount: '0' }).amount).toBeNull();
  expect(sums({ isOwedAgain: true }).openThen).toBe(account.open + 2_000);
  expect(sums({ isOwedAgain: false }).openThen).toBe(account.open);
});

test('K20 of what was received too much nobody is asked whether it is paid again', () => {
  const paidTwice = { open: 0, tooMuch: 5_000 };
  expect(sums({ amount: '50', isOwedAgain: true }, paidTwice)).toMatchObject({ asksWhetherOwed: false, openThen: 0 });
  expect(sums({ amount: '60', isOwedAgain: true }, paidTwice)).toMatchObject({
    asksWhetherOwed: true,
    openThen: 1_000,
  });
});

test('K03 the front desk gives up to its limit', () => {
  expect(sums({ amount: '30.01' }, { mayGive: 3_000 })).toMatchObject({ most: 3_000, isLimited: true, amount: null });
  expect(sums({}, { mayGive: 30_000 })).toMatchObject({ most: 17_200, isLimited: false });
});

test('K20 what is missing is named in its order', () => {
  const empty = wish({ amount: '', reason: ' ', tells: null });
  expect(refundFaults(empty, refundSums(account, empty), true)).toEqual(['amount', 'reason', 'tells']);
  expect(refundFaults(wish({}), sums({}), true)).toEqual(['owed']);
});
