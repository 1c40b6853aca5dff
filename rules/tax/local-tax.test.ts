import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PricedNight } from '../pricing/priced-night.ts';
import { addDays, stayDate, type StayDate } from '../stay/stay-date.ts';
import { localTax, type LocalTax, type LocalTaxBasis } from './local-tax.ts';
import { cityTax } from './taxes.ts';

const family = { adults: 2, children: 1, infants: 1 };
const byAge = { adultMinor: 420, childMinor: 210, infantMinor: 0 };
const allYear = (basis: LocalTaxBasis): LocalTax => ({ basis, maxNights: null, season: null });
const nightsFrom = (arrival: string, count: number, minor = 10_000): PricedNight[] =>
  Array.from({ length: count }, (_, i) => ({ date: addDays(stayDate(arrival), i), minor }));

describe('a local tax', () => {
  const three = nightsFrom('2027-06-10', 3);

  test.each<[LocalTaxBasis, object]>([
    [
      { kind: 'per-person', ...byAge },
      { minor: 1_050, nights: null, persons: 3 },
    ],
    [
      { kind: 'per-person-per-night', ...byAge },
      { minor: 3_150, nights: 3, persons: 3 },
    ],
    [
      { kind: 'per-night', minor: 300 },
      { minor: 900, nights: 3, persons: null },
    ],
    [
      { kind: 'per-stay', minor: 300 },
      { minor: 300, nights: null, persons: null },
    ],
    [
      { kind: 'percent', basisPoints: 350 },
      { minor: 1_050, nights: 3, persons: null },
    ],
  ])('%j for two adults, a child and an infant that is spared', (basis, amount) => {
    expect(localTax(allYear(basis), three, family)).toEqual(amount);
  });

  test('counts those who pay: where children are spared they are not among the persons', () => {
    const basis = { kind: 'per-person-per-night', adultMinor: 420, childMinor: 0, infantMinor: 0 } as const;
    expect(localTax(allYear(basis), three, family)).toEqual({ minor: 2_520, nights: 3, persons: 2 });
  });

  test('is taken for the first nights only where the town caps it', () => {
    const capped = (basis: LocalTaxBasis): LocalTax => ({ ...allYear(basis), maxNights: 2 });
    const rising = [100, 200, 400].map((minor, i) => ({ date: addDays(stayDate('2027-06-10'), i), minor }));
    expect(localTax(capped({ kind: 'per-night', minor: 300 }), rising, family)).toMatchObject({
      minor: 600,
      nights: 2,
    });
    expect(localTax(capped({ kind: 'percent', basisPoints: 1_000 }), rising, family)).toMatchObject({ minor: 30 });
  });

  test('is rounded once for the stay, not once a night', () => {
    const tax = allYear({ kind: 'percent', basisPoints: 500 });
    expect(localTax(tax, nightsFrom('2027-06-10', 3, 110), family).minor).toBe(17); // 16.5, not 3 × 6
  });

  test('that nobody can count is a bug', () => {
    const tax = allYear({ kind: 'per-night', minor: Number.MAX_SAFE_INTEGER });
    expect(() => localTax(tax, three, family)).toThrow(RangeError);
  });
});

describe('in a season', () => {
  const nightly = { kind: 'per-night', minor: 100 } as const;
  const counted = (from: string, to: string, nights: readonly PricedNight[], maxNights: number | null = null) =>
    localTax({ basis: nightly, maxNights, season: { from, to } }, nights, family).nights;

  test('only the nights in it count, both its days included', () => {
    expect(counted('04-01', '10-31', nightsFrom('2027-03-30', 4))).toBe(2);
    expect(counted('04-01', '10-31', nightsFrom('2027-10-30', 4))).toBe(2);
    expect(counted('04-01', '10-31', nightsFrom('2027-12-01', 4))).toBe(0);
    expect(counted('08-01', '08-01', nightsFrom('2027-07-30', 5))).toBe(1);
  });

  test('it may go over New Year', () => {
    expect(counted('12-15', '01-06', nightsFrom('2027-12-13', 30))).toBe(23);
    expect(counted('12-15', '01-06', nightsFrom('2027-06-01', 30))).toBe(0);
  });

  test('a leap day belongs to February', () => {
    expect(counted('02-01', '02-29', nightsFrom('2027-02-27', 4))).toBe(2);
    expect(counted('02-01', '02-29', nightsFrom('2028-02-27', 4))).toBe(3);
    expect(counted('02-01', '02-28', nightsFrom('2028-02-27', 4))).toBe(2);
  });

  test('nights outside it do not use up the cap', () => {
    expect(counted('04-01', '10-31', nightsFrom('2027-03-28', 10), 3)).toBe(3);
  });

  test('a tax on the stay or on each person is taken when one night lies in it, else not', () => {
    for (const basis of [{ kind: 'per-stay', minor: 300 } as const, { kind: 'per-person', ...byAge } as const]) {
      const tax: LocalTax = { basis, maxNights: null, season: { from: '04-01', to: '10-31' } };
      expect(localTax(tax, nightsFrom('2027-03-30', 3), family).minor).toBeGreaterThan(0);
      expect(localTax(tax, nightsFrom('2027-03-29', 3), family).minor).toBe(0);
    }
  });
});

describe('for every stay', () => {
  const minor = fc.integer({ min: 0, max: 1_000_000_000 });
  const ages = { adultMinor: minor, childMinor: minor, infantMinor: minor };
  const anyBasis: fc.Arbitrary<LocalTaxBasis> = fc.oneof(
    fc.record({ kind: fc.constant('per-person' as const), ...ages }),
    fc.record({ kind: fc.constant('per-person-per-night' as const), ...ages }),
    fc.record({ kind: fc.constant('per-night' as const), minor }),
    fc.record({ kind: fc.constant('per-stay' as const), minor }),
    fc.record({ kind: fc.constant('percent' as const), basisPoints: fc.integer({ min: 0, max: 10_000 }) }),
  );
  const anyDay = fc.integer({ min: 0, max: 1_460 }).map((days) => addDays(stayDate('2026-01-01'), days));
  const monthDay = anyDay.map((day) => day.slice(5));
  const anyTax: fc.Arbitrary<LocalTax> = fc.record({
    basis: anyBasis,
    maxNights: fc.option(fc.integer({ min: 1, max: 30 })),
    season: fc.option(fc.record({ from: monthDay, to: monthDay })),
  });
  const anyNights = fc
    .tuple(anyDay, fc.array(minor, { minLength: 1, maxLength: 60 }))
    .map(([arrival, prices]) => prices.map((price, i) => ({ date: addDays(arrival, i), minor: price })));
  const count = fc.integer({ min: 0, max: 8 });
  const anyGuests = fc.record({ adults: fc.integer({ min: 1, max: 8 }), children: count, infants: count });

  test('it is a whole amount of nothing or more, and counts no more nights and persons than there are', () => {
    fc.assert(
      fc.property(anyTax, anyNights, anyGuests, (tax, nights, guests) => {
        const amount = localTax(tax, nights, guests);
        expect(Number.isSafeInteger(amount.minor) && amount.minor >= 0).toBe(true);
        expect(amount.nights ?? 0).toBeLessThanOrEqual(Math.min(nights.length, tax.maxNights ?? nights.length));
        expect(amount.persons ?? 0).toBeLessThanOrEqual(guests.adults + guests.children + guests.infants);
        // A longer stay is never taxed less.
        expect(localTax(tax, nights.slice(0, -1), guests).minor).toBeLessThanOrEqual(amount.minor);
      }),
    );
  });

  test('a season and the rest of the year share out the nights between them', () => {
    fc.assert(
      fc.property(anyNights, anyDay, fc.integer({ min: 1, max: 364 }), anyGuests, (nights, start, length, guests) => {
        const end = addDays(start, length - 1);
        const taxedIn = (from: StayDate, to: StayDate) =>
          localTax(
            {
              basis: { kind: 'per-night', minor: 7 },
              maxNights: null,
              season: { from: from.slice(5), to: to.slice(5) },
            },
            // Without leap days, so that the days of one year are those of every other.
            nights.filter(({ date }) => !date.endsWith('02-29')),
            guests,
          ).minor;
        fc.pre(![start, end, addDays(end, 1), addDays(start, -1)].some((day) => day.endsWith('02-29')));
        fc.pre(start.slice(5) !== addDays(end, 1).slice(5));
        const all = nights.filter(({ date }) => !date.endsWith('02-29')).length * 7;
        expect(taxedIn(start, end) + taxedIn(addDays(end, 1), addDays(start, -1))).toBe(all);
      }),
    );
  });

  test('per person and night all year long it is the city tax of the house', () => {
    fc.assert(
      fc.property(
        fc.record(ages),
        fc.option(fc.integer({ min: 1, max: 30 })),
        anyNights,
        anyGuests,
        (amounts, maxNights, nights, guests) => {
          const tax: LocalTax = { basis: { kind: 'per-person-per-night', ...amounts }, maxNights, season: null };
          expect(localTax(tax, nights, guests).minor).toBe(cityTax({ ...amounts, maxNights }, guests, nights.length));
        },
      ),
    );
  });
});
