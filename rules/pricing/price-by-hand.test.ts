import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quoteTotal, type Quote } from '../booking/quote.ts';
import { addDays, stayDate } from '../stay/stay-date.ts';
import { isBelowQuote, priceByHand } from './price-by-hand.ts';

const arrival = stayDate('2027-06-11');
const amount = fc.integer({ min: 0, max: 1_000_000 });
const nights = fc
  .array(fc.record({ price: amount, off: amount, byHand: fc.option(amount) }), { minLength: 1, maxLength: 9 })
  .map((list) => list.map((night) => ({ ...night, off: Math.min(night.off, night.price) })));
const quoteOf = (list: readonly { price: number; off: number }[]): Quote => ({
  hotelId: 7001,
  roomId: 'double',
  ratePlanId: 'flexible',
  packageId: null,
  arrival,
  departure: addDays(arrival, list.length),
  guests: { adults: 2, children: 0, infants: 0 },
  currency: 'CHF',
  nightPrices: list.map(({ price }) => price),
  nightDiscounts: list.map(({ off }) => off),
  promotionCode: 'SUN',
  offers: [],
  vat: 0,
  localTaxes: [],
  exchange: null,
  guarantee: 'None',
  policy: { freeUntil: null, fee: { kind: 'percent', basisPoints: 10_000 } },
  expiresAt: 0,
});
const percent = { id: 'city', basis: { kind: 'percent', basisPoints: 250 }, maxNights: null, season: null } as const;
const taxes = { vatRates: [380], local: [percent] };

describe('prices of nights by hand', () => {
  test('are what is paid for those nights; the others cost what they did, offers taken off', () => {
    fc.assert(
      fc.property(nights, (list) => {
        const quote = quoteOf(list);
        const priced = priceByHand(
          quote,
          list.map(({ byHand }) => byHand),
          taxes,
        );
        expect(priced.nightPrices).toEqual(list.map(({ price, off, byHand }) => byHand ?? price - off));
        expect([priced.nightDiscounts, priced.promotionCode, 'offers' in priced]).toEqual([[], null, false]);
        const total = quoteTotal(priced);
        expect(priced.vat).toBeGreaterThanOrEqual(0);
        expect(priced.vat).toBeLessThanOrEqual(Math.ceil((total * 380) / 10_380) + 1);
        const [tax] = priced.localTaxes;
        expect(Math.abs((tax?.minor ?? 0) - total * 0.025)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('that name no night leave the price as it is', () => {
    fc.assert(
      fc.property(nights, (list) => {
        const quote = quoteOf(list);
        expect(quoteTotal(priceByHand(quote, [], taxes))).toBe(quoteTotal(quote));
        expect(isBelowQuote(quote, [])).toBe(false);
      }),
    );
  });

  test('are below the engine’s where one night is, however dear another is made', () => {
    fc.assert(
      fc.property(nights, (list) => {
        const isBelow = list.some(({ price, off, byHand }) => byHand !== null && byHand < price - off);
        expect(
          isBelowQuote(
            quoteOf(list),
            list.map(({ byHand }) => byHand),
          ),
        ).toBe(isBelow);
      }),
    );
  });

  test('at a hotel whose taxes are asked for at checkout carry none', () => {
    const quote = quoteOf([{ price: 10_000, off: 0 }]);
    expect(priceByHand(quote, [9_000], { vatRates: [], local: null })).toMatchObject({ localTaxes: [], vat: 0 });
  });
});
