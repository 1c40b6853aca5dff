import type { DeskCancellation } from '@stayfront/contract/desk/cancellation';
import { expect, test } from 'vitest';
import { cancelSums, readAmount, type CancelWish } from './cancel-wish.ts';

const room = (roomStayIndex: number) => ({ roomStayIndex, total: 40_000, policyFee: 20_000 });
const terms = (rooms: number): DeskCancellation => ({
  reservationId: 'SB4-1',
  version: 1,
  hotelCurrency: 'CHF',
  rooms: Array.from({ length: rooms }, (_, place) => room(place)),
  paid: 40_000 * rooms,
  refundAtPolicy: 20_000 * rooms,
  refundAtNone: 40_000 * rooms,
  mayWaive: null,
  guarantee: { state: 'none', card: null, amount: 0 },
});
const wish = (change: Partial<CancelWish>): CancelWish => ({
  rooms: [0],
  fee: 'policy',
  amount: '',
  reason: '',
  tells: null,
  ...change,
});

test('K19 what goes back is what was paid without what is kept, and is not guessed', () => {
  expect(cancelSums(terms(1), wish({}))).toMatchObject({ fee: 20_000, back: 20_000 });
  expect(cancelSums(terms(1), wish({ fee: 'none' }))).toMatchObject({ fee: 0, back: 40_000 });
  expect(cancelSums(terms(1), wish({ fee: 'lower', amount: '50' }))).toMatchObject({ fee: 5_000, back: 35_000 });
  expect(cancelSums(terms(2), wish({ rooms: [0, 1] }))).toMatchObject({ fee: 40_000, back: 40_000 });
  expect(cancelSums(terms(2), wish({ rooms: [0, 1], fee: 'lower', amount: '50' }))).toMatchObject({ back: null });
  expect(cancelSums(terms(2), wish({ rooms: [1] }))).toMatchObject({ total: 40_000, fee: 20_000, back: null });
});

test('K19 an amount is typed with a point or a comma, and never more than the policy asks for', () => {
  expect(['50', '50.5', '50,50', ' 7 '].map((typed) => readAmount(typed, 'CHF'))).toEqual([5000, 5050, 5050, 700]);
  expect(['', '-5', '1.234', '5x', '1e3'].map((typed) => readAmount(typed, 'CHF'))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
  expect([readAmount('500', 'JPY'), readAmount('500.5', 'JPY')]).toEqual([500, null]);
  expect(cancelSums(terms(1), wish({ fee: 'lower', amount: '200.01' })).fee).toBeNull();
});
