import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencies } from '../currency/currencies.ts';
import { addDays, fromDayNumber } from '../stay/stay-date.ts';
import type { Quote } from './quote.ts';
import { readQuote, writeQuote } from './quote-text.ts';

const slug = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,39}$/);
const amount = fc.integer({ min: 0, max: 1_000_000_000_000 });
const policy = fc.record({
  freeUntil: fc.option(fc.record({ daysBefore: fc.nat(365), hour: fc.nat(23) })),
  fee: fc.oneof(
    fc.record({ kind: fc.constant('nights' as const), nights: fc.integer({ min: 1, max: 30 }) }),
    fc.record({ kind: fc.constant('percent' as const), basisPoints: fc.nat(10_000) }),
    fc.record({ kind: fc.constant('fixed' as const), minor: amount }),
  ),
});

const counts = fc.record({ adults: fc.integer({ min: 1, max: 20 }), children: fc.nat(20), infants: fc.nat(20) });
const anyGuests = fc.oneof(
  counts,
  counts.chain(({ adults, children, infants }) => {
    const minors = children + infants;
    const ages = fc.array(fc.nat(17), { minLength: minors, maxLength: minors });
    return ages.map((told) => ({ adults, children, infants, ...(minors > 0 ? { ages: told } : {}) }));
  }),
);

const quotes: fc.Arbitrary<Quote> = fc
  .record({
    hotelId: fc.integer({ min: 1, max: 2_147_483_647 }),
    roomId: slug,
    ratePlanId: slug,
    day: fc.integer({ min: 0, max: 100_000 }),
    guests: anyGuests,
    currency: fc.constantFrom(...currencies),
    nightPrices: fc.array(amount, { minLength: 1, maxLength: 60 }),
    vat: amount,
    localTaxes: fc.array(fc.record({ taxId: slug, minor: amount }), { maxLength: 4 }),
    packageId: fc.option(slug),
    promotionCode: fc.option(fc.stringMatching(/^[A-Z0-9]{2,20}$/)),
    isDiscounted: fc.boolean(),
    exchange: fc.option(
      fc.record({
        currency: fc.constantFrom(...currencies),
        nanos: fc.integer({ min: 1, max: 2 ** 50 }),
        date: fc.nat(100_000).map(fromDayNumber),
      }),
    ),
    guarantee: fc.constantFrom('None' as const, 'GuaranteeRequired' as const, 'PrePay' as const),
    policy,
    expiresAt: fc.integer({ min: 0, max: 8_640_000_000_000_000 }),
  })
  .map(({ day, isDiscounted, ...quote }) => {
    const arrival = fromDayNumber(day);
    const nightDiscounts = isDiscounted ? quote.nightPrices.map((price) => Math.floor(price / 3)) : [];
    return { ...quote, nightDiscounts, arrival, departure: addDays(arrival, quote.nightPrices.length) };
  });

test('what was quoted is read back to the last cent and minute', () =>
  fc.assert(
    fc.property(quotes, (quote) => {
      expect(readQuote(writeQuote(quote))).toEqual(quote);
    }),
  ));

test('ages are all that differs, behind the numbers of guests that the release before reads', () =>
  fc.assert(
    fc.property(quotes, (quote) => {
      const { ages = [], ...plain } = quote.guests;
      const fields = writeQuote(quote).split('~');
      const party = fields[5]?.split('.') ?? [];
      expect(party.slice(3).map(Number)).toEqual(ages);
      fields[5] = party.slice(0, 3).join('.');
      expect(fields.join('~')).toBe(writeQuote({ ...quote, guests: plain }));
    }),
  ));

test('a quote needs no escaping in JSON or in an address', () =>
  fc.assert(
    fc.property(quotes, (quote) => {
      expect(writeQuote(quote)).toMatch(/^[A-Za-z0-9~.-]+$/);
    }),
  ));

test.each([
  '',
  '1',
  '2~rt',
  'nonsense',
  '1~rt~double~flexible',
  `${'~'.repeat(12)}`,
  `1${'~x'.repeat(12)}`,
  `1${'~x'.repeat(13)}`,
])('a text that is no quote of ours is not read: %j', (text) => expect(readQuote(text)).toBeNull());
