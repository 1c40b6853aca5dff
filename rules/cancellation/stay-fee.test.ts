import { expect, test } from 'vitest';
import type { Quote } from '../booking/quote.ts';
import { stayDate } from '../stay/stay-date.ts';
import { nothingCarried } from './carried.ts';
import { stayFee } from './stay-fee.ts';

const quote: Quote = {
  hotelId: 1001,
  roomId: 'double',
  ratePlanId: 'flexible',
  packageId: null,
  arrival: stayDate('2027-06-11'),
  departure: stayDate('2027-06-13'),
  guests: { adults: 2, children: 0, infants: 0 },
  currency: 'CHF',
  nightPrices: [20_000, 10_000],
  nightDiscounts: [2_000, 1_000],
  promotionCode: 'WELCOME10',
  vat: 0,
  localTaxes: [{ taxId: 'city', minor: 1_400 }],
  exchange: { currency: 'JPY', nanos: 190_000_000_000, date: stayDate('2027-06-01') },
  guarantee: 'None',
  policy: { freeUntil: { daysBefore: 2, hour: 18 }, fee: { kind: 'percent', basisPoints: 5_000 } },
  expiresAt: 0,
};
const breakfast = { serviceId: 'breakfast', quantity: 1, unitMinor: 3_000, totalMinor: 3_000 };
const stay = { quote, services: [breakfast], carried: nothingCarried };
const before = Date.parse('2027-06-09T16:00Z');

test('cancelling a room is free until the last second of its policy, and then costs a part of what was to be paid', () => {
  const fee = (now: number) => stayFee(stay, 'Europe/Zurich', now);
  expect([fee(before), fee(before + 1)]).toEqual([0, (18_000 + 9_000 + 3_000) / 2]);
});

test('a night that is kept is kept at its discounted price, and local taxes fall away', () => {
  const nights = { ...quote, policy: { freeUntil: null, fee: { kind: 'nights', nights: 1 } } as const };
  expect(stayFee({ ...stay, quote: nights }, 'Europe/Zurich', before)).toBe(18_000);
});

test('a room that was changed costs at least what the one before it would have, and never more than its own price', () => {
  const fee = (leastFee: number) =>
    stayFee({ ...stay, carried: { ...nothingCarried, leastFee } }, 'Europe/Zurich', before);
  expect([fee(0), fee(12_000), fee(90_000)]).toEqual([0, 12_000, 30_000]);
});
