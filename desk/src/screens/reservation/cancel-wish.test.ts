import type { DeskCancellation } from '@stayfront/contract/desk/cancellation';
import { expect, test } from 'vitest';
import { cancelFaults, cancelSums, type CancelWish } from './cancel-wish.ts';

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
  charges: null,
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

test('K19 never more is kept than the policy asks for', () => {
  expect(cancelSums(terms(1), wish({ fee: 'lower', amount: '200.01' })).fee).toBeNull();
});

test('K03 less than the policy is kept as far as the limit reaches', () => {
  const limited = { ...terms(1), mayWaive: 5_000 };
  const lower = (amount: string) => cancelSums(limited, wish({ fee: 'lower', amount })).fee;
  expect([lower('150'), lower('149.99')]).toEqual([15_000, null]);
  expect(cancelSums(limited, wish({})).leastFee).toBe(15_000);
});

test('K19 the card is asked about where it can be charged, for what is open of the fee', () => {
  const card = { brand: 'visa', suffix: '4421' };
  const held: DeskCancellation = { ...terms(1), paid: 5_000, guarantee: { state: 'chargeable', card, amount: 15_000 } };
  const charge = (change: Partial<CancelWish>) => cancelSums(held, wish(change)).charge;
  expect(charge({})).toEqual({ isPossible: true, amount: 15_000 });
  expect(charge({ fee: 'lower', amount: '80' })).toEqual({ isPossible: true, amount: 3_000 });
  expect(charge({ fee: 'lower', amount: '50' })).toEqual({ isPossible: false, amount: 0 });
  expect(charge({ fee: 'none' }).isPossible).toBe(false);
  expect(cancelFaults(wish({}), cancelSums(held, wish({})), false)).toEqual(['charges', 'reason']);
});
