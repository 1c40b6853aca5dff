import { expect, test } from 'vitest';
import { stayDate } from '../stay/stay-date.ts';
import { payableNow } from './payable-now.ts';
import type { Quote } from './quote.ts';

const quote: Quote = {
  hotelId: 1001,
  roomId: 'double',
  ratePlanId: 'prepaid',
  packageId: null,
  arrival: stayDate('2027-06-11'),
  departure: stayDate('2027-06-12'),
  guests: { adults: 2, children: 0, infants: 0 },
  currency: 'CHF',
  nightPrices: [20_000],
  nightDiscounts: [2_000],
  promotionCode: 'WELCOME10',
  vat: 0,
  localTaxes: [{ taxId: 'city', minor: 700 }],
  exchange: { currency: 'JPY', nanos: 190_000_000_000, date: stayDate('2027-06-01') },
  guarantee: 'PrePay',
  policy: { freeUntil: null, fee: { kind: 'percent', basisPoints: 10_000 } },
  expiresAt: 0,
};
const sauna = { serviceId: 'sauna', quantity: 2, unitMinor: 1_000, totalMinor: 2_000 };

test('prepaid rooms and their services are paid now, in the hotel’s currency and without local taxes', () => {
  const atHotel = { ...quote, guarantee: 'None' as const };
  expect(
    payableNow([
      { quote, services: [sauna] },
      { quote: atHotel, services: [sauna] },
    ]),
  ).toBe(20_000);
});

test('a prepaid room that a promotion makes free needs no payment', () => {
  expect(payableNow([{ quote: { ...quote, nightDiscounts: [20_000] }, services: [] }])).toBe(0);
});
