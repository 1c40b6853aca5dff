import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, nightsOf, stayDate } from '../stay/stay-date.ts';
import { exchangedQuote } from './exchanged-quote.ts';
import { quoteTotal, type Quote } from './quote.ts';

const first = stayDate('2027-06-11');
const guests = { adults: 2, children: 0, infants: 0 };
const taxes = { vatRates: [380], local: [] };

function quoteFrom(from: number, nights: number, price: number, off: number, changes: Partial<Quote> = {}): Quote {
  const arrival = addDays(first, from);
  return {
    hotelId: 7001,
    roomId: 'double',
    ratePlanId: 'flexible',
    packageId: null,
    arrival,
    departure: addDays(arrival, nights),
    guests,
    currency: 'CHF',
    nightPrices: Array.from({ length: nights }, (_, place) => price + place),
    nightDiscounts: Array.from({ length: nights }, () => off),
    promotionCode: null,
    vat: 0,
    localTaxes: [],
    exchange: null,
    guarantee: 'None',
    policy: { freeUntil: null, fee: { kind: 'percent', basisPoints: 10_000 } },
    expiresAt: 0,
    ...changes,
  };
}
const priceOn = (quote: Quote, night: string): number | null => {
  const place = nightsOf(quote).findIndex((date) => date === night);
  return place < 0 ? null : (quote.nightPrices[place] ?? 0) - (quote.nightDiscounts[place] ?? 0);
};
const any = fc.record({
  nights: fc.integer({ min: 1, max: 6 }),
  from: fc.integer({ min: -4, max: 6 }),
  length: fc.integer({ min: 1, max: 8 }),
  isOtherRoom: fc.boolean(),
  since: fc.integer({ min: -6, max: 5 }),
});

describe('another stay in the hotel’s own hands', () => {
  test('keeps the price of each night that was booked or slept, and takes the engine’s for the others', () => {
    fc.assert(
      fc.property(any, ({ nights, from, length, isOtherRoom, since }) => {
        const booked = quoteFrom(0, nights, 10_000, 500);
        const today = addDays(first, since);
        // Who has arrived has arrived.
        const begin = since > 0 ? 0 : Math.max(from, since);
        const wished = {
          arrival: addDays(first, begin),
          departure: addDays(first, begin + length),
          guests,
          roomId: isOtherRoom ? 'family' : 'double',
          ratePlanId: 'flexible',
        };
        const sold = Math.max(begin, since);
        fc.pre(begin + length > sold && (since <= 0 || since <= nights));
        const priced = quoteFrom(sold, begin + length - sold, 20_000, 300, { roomId: wished.roomId });
        const quote = exchangedQuote(booked, priced, wished, today, taxes);
        const isKept = (night: string): boolean => priceOn(booked, night) !== null && (!isOtherRoom || night < today);
        for (const night of nightsOf(wished))
          expect(priceOn(quote, night)).toBe(priceOn(isKept(night) ? booked : priced, night));
        expect(quote.nightPrices).toHaveLength(length);
        expect(quoteTotal(quote)).toBe(nightsOf(wished).reduce((all, night) => all + (priceOn(quote, night) ?? 0), 0));
      }),
    );
  });

  test('keeps its conditions as long as a night and the rate stay, and else takes those of the new offer', () => {
    const booked = quoteFrom(0, 2, 10_000, 0);
    const kinder = { policy: { freeUntil: { daysBefore: 1, hour: 18 }, fee: booked.policy.fee } };
    const next = (changes: Partial<Quote>, from = 0) => {
      const priced = quoteFrom(from, 3, 9_000, 0, { ...kinder, ...changes });
      return exchangedQuote(booked, priced, priced, first, taxes).policy;
    };
    expect(next({})).toEqual(booked.policy);
    expect(next({ ratePlanId: 'kinder' })).toEqual(kinder.policy);
    expect(next({}, 9)).toEqual(kinder.policy);
  });
});
