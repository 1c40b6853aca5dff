import fc from 'fast-check';
import type { PricedStay } from '../cancellation/policy.ts';
import type { CurrencyCode } from '../currency/currencies.ts';
import { money, sum } from '../money.ts';
import { addDays, stayDate } from '../stay/stay-date.ts';

// Stays with prices, made up by chance for tests of fees, and the places and instants at which they are cancelled.

export const anyPricedStay: fc.Arbitrary<PricedStay> = fc
  .record({
    days: fc.nat({ max: 800 }),
    prices: fc.array(fc.nat({ max: 1_000_000_000 }), { minLength: 1, maxLength: 30 }),
    currency: fc.constantFrom<CurrencyCode>('JPY', 'CHF', 'KWD'),
  })
  .map(({ days, prices, currency }) => {
    const nightPrices = prices.map((minor) => money(minor, currency));
    return { arrival: addDays(stayDate('2027-01-01'), days), nightPrices, total: sum(nightPrices, currency) };
  });

/** Before, within and after all of those stays. */
export const anyInstant = fc.integer({ min: Date.parse('2026-06-01T00:00Z'), max: Date.parse('2029-06-01T00:00Z') });

/** Clocks that change by an hour in either half of the year, at midnight, by half an hour, or never. */
export const anyZone = fc.constantFrom(
  'Europe/Zurich',
  'America/Santiago',
  'Pacific/Apia',
  'Australia/Lord_Howe',
  'Asia/Beirut',
);
