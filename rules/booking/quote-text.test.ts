import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CancellationFee, CancellationPolicy } from '../cancellation/policy.ts';
import { currencies } from '../currency/currencies.ts';
import { addDays, fromDayNumber, stayDate } from '../stay/stay-date.ts';
import { anyPlainPolicy, anyPolicy } from '../testing/any-policy.ts';
import type { Quote } from './quote.ts';
import { readPolicy, writePolicy } from './policy-text.ts';
import { readQuote, writeQuote } from './quote-text.ts';

const slug = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,39}$/);
const amount = fc.integer({ min: 0, max: 1_000_000_000_000 });
const limits = { nights: 30, minor: 1_000_000_000_000, daysBefore: 365 };

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
    given: fc.array(fc.record({ offerId: slug, minor: amount }), { maxLength: 3 }),
    exchange: fc.option(
      fc.record({
        currency: fc.constantFrom(...currencies),
        nanos: fc.integer({ min: 1, max: 2 ** 50 }),
        date: fc.nat(100_000).map(fromDayNumber),
      }),
    ),
    guarantee: fc.constantFrom('None' as const, 'GuaranteeRequired' as const, 'PrePay' as const),
    policy: anyPolicy(limits),
    expiresAt: fc.integer({ min: 0, max: 8_640_000_000_000_000 }),
  })
  .map(({ day, isDiscounted, given, ...quote }) => {
    const arrival = fromDayNumber(day);
    const nightDiscounts = isDiscounted ? quote.nightPrices.map((price) => Math.floor(price / 3)) : [];
    const freed = { nights: [0, 40], children: 1, infants: 0 };
    const offers = given.length > 0 ? { offers: given, ...(given.length > 1 ? { freed } : {}) } : {};
    return { ...quote, ...offers, nightDiscounts, arrival, departure: addDays(arrival, quote.nightPrices.length) };
  });

test('what was quoted is read back to the last cent and minute', () =>
  fc.assert(
    fc.property(quotes, (quote) => {
      expect(readQuote(writeQuote(quote))).toEqual(quote);
    }),
  ));

test('a policy of one step is written and read as by servers that know no others', () => {
  const number = (fee: CancellationFee): number =>
    fee.kind === 'nights' ? fee.nights : fee.kind === 'percent' ? fee.basisPoints : fee.minor;
  fc.assert(
    fc.property(quotes, anyPlainPolicy(limits), (quote, policy) => {
      const { freeUntil, fee } = policy;
      const moment = freeUntil ? `${freeUntil.daysBefore}.${freeUntil.hour}` : '-';
      const fields = writeQuote({ ...quote, policy }).split('~');
      expect(fields[12]).toBe(
        `${moment}.${{ nights: 'n', percent: 'p', fixed: 'f' }[fee.kind]}${number(fee).toString(36)}`,
      );
    }),
  );
});

test('steps and a fee for not arriving follow in the same field', () => {
  const policy: CancellationPolicy = {
    freeUntil: { daysBefore: 30, hour: 18 },
    fee: { kind: 'percent', basisPoints: 2_000 },
    steps: [{ after: { daysBefore: 7, hour: 9 }, fee: { kind: 'nights', nights: 2 } }],
    noShow: { kind: 'fixed', minor: 36 },
  };
  expect(writePolicy(policy)).toBe('30.18.p1jk.7.9.n2.x.f10');
  expect(readPolicy('30.18.p1jk.7.9.n2.x.f10')).toEqual(policy);
  for (const text of [
    '',
    '-',
    '30.18',
    '30.18.p1jk.7.9',
    '30.18.p1jk.x',
    '-.p1jk.x.n1.7.9.n2',
    '30.18.q1',
    '-.n1.-.n2',
  ])
    expect(readPolicy(text)).toBeNull();
});

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

const plain: Quote = {
  hotelId: 1001,
  roomId: 'double',
  ratePlanId: 'flexible',
  packageId: null,
  arrival: stayDate('2027-06-11'),
  departure: stayDate('2027-06-13'),
  guests: { adults: 2, children: 1, infants: 0 },
  currency: 'CHF',
  nightPrices: [18_000, 19_500],
  nightDiscounts: [1_800, 1_950],
  promotionCode: 'WELCOME10',
  vat: 1_236,
  localTaxes: [{ taxId: 'city-tax', minor: 1_680 }],
  exchange: null,
  guarantee: 'GuaranteeRequired',
  policy: { freeUntil: { daysBefore: 3, hour: 18 }, fee: { kind: 'nights', nights: 1 } },
  expiresAt: 1_811_836_800_000,
};

test('without an offer a quote is written as the release before reads it; with one it has a field more', () => {
  const text = '2~rt~double~flexible~g6s~2.1.0~CHF~dw0.f1o~1e0.1i6~yc~city-tax.1ao~G~3.18.n1~~WELCOME10~~n4cgum80';
  expect(writeQuote(plain)).toBe(text);
  const offers = [
    { offerId: 'stay-7-pay-6', minor: 1_800 },
    { offerId: 'early', minor: 36 },
  ];
  expect(writeQuote({ ...plain, offers })).toBe(`${text}~o.stay-7-pay-6.1e0.early.10`);
});

test.each(['~x.early.10', '~o.early', '~o.early.10~o.late.10'])(
  'a field that nobody has told us of is not read: %s',
  (more) => expect(readQuote(`${writeQuote(plain)}${more}`)).toBeNull(),
);

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
