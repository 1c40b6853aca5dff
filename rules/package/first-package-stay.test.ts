import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findRunOffers } from '../grid/find-run-offers.ts';
import { addDays, dayNumber, nightCount, type StayDate } from '../stay/stay-date.ts';
import { days, first, gridOf, hotels, parties, products } from '../testing/any-hotel.ts';
import { checkPackage } from './check-package.ts';
import { firstPackageStay } from './first-package-stay.ts';
import type { PackageConditions } from './package-days.ts';

const free: PackageConditions = {
  minAdvanceDays: null,
  maxAdvanceDays: null,
  minNights: null,
  maxNights: null,
  arrivalWeekdays: null,
  periods: [],
};
const conditions: fc.Arbitrary<PackageConditions> = fc.record({
  minAdvanceDays: fc.option(fc.nat(4)),
  maxAdvanceDays: fc.option(fc.integer({ min: 4, max: 9 })),
  minNights: fc.option(fc.integer({ min: 1, max: 3 })),
  maxNights: fc.option(fc.integer({ min: 3, max: 5 })),
  arrivalWeekdays: fc.option(fc.uniqueArray(fc.nat(6), { minLength: 1 })),
  periods: fc
    .array(fc.nat(days - 1), { maxLength: 2 })
    .map((places) => places.map((place) => ({ from: addDays(first, place), to: addDays(first, place) }))),
});

describe('the first stay in a package', () => {
  test('can be had, and there is none before it that could', () =>
    fc.assert(
      fc.property(
        hotels,
        parties,
        conditions,
        fc.nat(days - 1),
        fc.constantFrom(3, 42),
        (hotel, guests, asked, place, span) => {
          const grid = gridOf(hotel);
          const ratePlanId = products[0]?.ratePlanId ?? '';
          const from = addDays(first, place);
          const canBeHad = (arrival: StayDate, nights: number): boolean =>
            checkPackage(asked, { arrival, departure: addDays(arrival, nights) }, first) === null &&
            findRunOffers(grid, dayNumber(arrival) - grid.firstDay, nights, guests).some(
              (offer) =>
                offer.free > 0 &&
                offer.products.some(({ product }) => grid.products[product]?.ratePlanId === ratePlanId),
            );
          const every = Array.from({ length: days }, (_, day) => addDays(first, day)).flatMap((arrival) =>
            Array.from({ length: days }, (_, more) => ({ arrival, nights: more + 1 })),
          );
          const possible = every.filter(({ arrival, nights }) => canBeHad(arrival, nights));
          const expected = possible.find(({ arrival }) => arrival >= from) ?? possible[0] ?? null;
          const stay = firstPackageStay(grid, { conditions: asked, ratePlanId }, guests, first, from, span);
          expect(stay && { arrival: stay.arrival, nights: nightCount(stay) }).toEqual(expected);
        },
      ),
    ));

  test('is none where the conditions leave no day', () => {
    const never = { ...free, minAdvanceDays: 800 };
    const [hotel] = fc.sample(hotels, 1);
    if (!hotel) throw new Error('There is no hotel');
    const guests = { adults: 1, children: 0, infants: 0 };
    const sold = { conditions: never, ratePlanId: products[0]?.ratePlanId ?? '' };
    expect(firstPackageStay(gridOf(hotel), sold, guests, first, first)).toBeNull();
  });
});
