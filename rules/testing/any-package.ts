import fc from 'fast-check';
import type { PackageConditions } from '../package/package-days.ts';
import type { PackagePrice } from '../package/package-price.ts';
import type { PackageStock, SoldStay } from '../package/package-stock.ts';
import type { NightPrices } from '../pricing/price-night.ts';
import { addDays } from '../stay/stay-date.ts';
import { days, first } from './any-hotel.ts';

// Packages made up by chance, for the hotels of any-hotel.ts.

const amount = fc.integer({ min: 0, max: 90_000 });
const prices: fc.Arbitrary<NightPrices> = fc.record({
  byAdults: fc.oneof(
    fc.array(amount, { minLength: 1, maxLength: 3 }),
    fc.array(amount, { minLength: 1, maxLength: 2 }).map((listed) => [null, ...listed]),
  ),
  extraAdult: fc.option(amount, { freq: 4 }),
  child: amount,
  infant: amount,
  bands: fc.constantFrom(
    undefined,
    undefined,
    [
      { fromAge: 0, toAge: 6, minor: 1_000 },
      { fromAge: 6, toAge: 14, basisPoints: 3_333 },
    ],
    [{ fromAge: 2, toAge: 16, basisPoints: 5_000 }],
  ),
});
const inSeasons = prices.chain((list) =>
  fc
    .option(fc.tuple(prices, fc.nat(days - 3)), { nil: undefined })
    .map((season) =>
      season
        ? { ...list, seasons: [{ ...season[0], from: addDays(first, season[1]), to: addDays(first, season[1] + 2) }] }
        : list,
    ),
);

export const packagePrices: fc.Arbitrary<PackagePrice | undefined> = fc.oneof(
  fc.constant(undefined),
  fc
    .tuple(
      inSeasons,
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom('rate' as const, 'none' as const),
      fc.option(inSeasons, { nil: undefined }),
    )
    .map(([list, nights, extraNight, large]) => ({
      kind: 'stay' as const,
      ...list,
      nights,
      extraNight,
      ...(large ? { rooms: { large } } : {}),
    })),
  fc.record(
    {
      kind: fc.constant('on-top' as const),
      per: fc.constantFrom('stay' as const, 'night' as const, 'person' as const, 'person-night' as const),
      minor: amount,
      childMinor: amount,
      infantMinor: amount,
    },
    { requiredKeys: ['kind', 'per', 'minor'] },
  ),
);

const periods = fc
  .array(fc.tuple(fc.nat(days - 1), fc.nat(4)), { maxLength: 2 })
  .map((all) => all.map(([place, more]) => ({ from: addDays(first, place), to: addDays(first, place + more) })));

export const packageConditionsOf: fc.Arbitrary<PackageConditions> = fc.record({
  minAdvanceDays: fc.option(fc.nat(4)),
  maxAdvanceDays: fc.option(fc.integer({ min: 4, max: 9 })),
  minNights: fc.option(fc.integer({ min: 1, max: 3 })),
  maxNights: fc.option(fc.integer({ min: 3, max: 5 })),
  arrivalWeekdays: fc.option(fc.uniqueArray(fc.nat(6), { minLength: 1 })),
  periods: fc
    .array(fc.nat(days - 1), { maxLength: 2 })
    .map((places) => places.map((place) => ({ from: addDays(first, place), to: addDays(first, place) }))),
  openPeriods: periods.map((all) => (all.length > 0 ? all : undefined)),
  minAdults: fc.constantFrom(undefined, undefined, 2),
  maxChildren: fc.constantFrom(undefined, undefined, 1),
  isAdultsOnly: fc.constantFrom(undefined, undefined, true),
});

export const packageStocks: fc.Arbitrary<PackageStock> = fc.record(
  { perNight: fc.integer({ min: 1, max: 3 }), perArrivalDay: fc.integer({ min: 1, max: 2 }) },
  { requiredKeys: [] },
);

export const soldStays: fc.Arbitrary<SoldStay[]> = fc.array(
  fc
    .tuple(fc.integer({ min: -2, max: days - 1 }), fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 2 }))
    .map(([place, nights, rooms]) => ({
      arrival: addDays(first, place),
      departure: addDays(first, place + nights),
      rooms,
    })),
  { maxLength: 3 },
);
