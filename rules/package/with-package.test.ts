import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarDays } from '../grid/calendar-days.ts';
import { findRunOffers } from '../grid/find-run-offers.ts';
import { addDays } from '../stay/stay-date.ts';
import { days, first, gridOf, hotels, parties } from '../testing/any-hotel.ts';
import { checkPackage } from './check-package.ts';
import { withPackage } from './with-package.ts';

const ratePlanId = 'cheap';
const anyConditions = fc.record({
  minAdvanceDays: fc.constant(null),
  maxAdvanceDays: fc.constant(null),
  minNights: fc.option(fc.integer({ min: 1, max: 3 })),
  maxNights: fc.option(fc.integer({ min: 3, max: 5 })),
  arrivalWeekdays: fc.constant(null),
  periods: fc
    .array(fc.nat(days - 1), { maxLength: 2 })
    .map((places) => places.map((place) => ({ from: addDays(first, place), to: addDays(first, place) }))),
});

test('a day of a package has a price where some stay fits the package and can be had, and nowhere else', () =>
  fc.assert(
    fc.property(hotels, parties, anyConditions, (hotel, guests, conditions) => {
      const grid = gridOf(hotel);
      const before = grid.flags.slice();
      const calendar = calendarDays(
        withPackage(grid, { conditions, ratePlanId }),
        guests,
        (minor) => minor,
        ratePlanId,
      );
      calendar.forEach(({ lowest }, arrival) => {
        const prices = Array.from({ length: days - 1 - arrival }, (_, i) => i + 1)
          .filter((nights) => {
            const stay = { arrival: addDays(first, arrival), departure: addDays(first, arrival + nights) };
            return checkPackage(conditions, stay, first) === null;
          })
          .flatMap((nights) => findRunOffers(grid, arrival, nights, guests))
          .filter(({ free }) => free > 0)
          .flatMap(({ products }) => products)
          .filter(({ product }) => grid.products[product]?.ratePlanId === ratePlanId)
          .map(({ nightPrices }) => nightPrices[0] ?? 0);
        expect(lowest).toBe(prices.length === 0 ? null : Math.min(...prices));
      });
      expect(grid.flags).toEqual(before);
    }),
  ));
