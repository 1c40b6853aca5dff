import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceNight } from '../pricing/price-night.ts';
import { checkWeekdayRules } from '../restriction/weekday-rules.ts';
import { addDays, type StayDate } from '../stay/stay-date.ts';
import { calendarOf, first, gridOf, hotels, parties, products, rooms, type Hotel } from '../testing/any-hotel.ts';
import { pricingTypes } from '../service/price-service.ts';
import { calendarDays } from './calendar-days.ts';
import { cheapestProduct, runTotal } from './cheapest-product.ts';
import { findRunOffers } from './find-run-offers.ts';
import type { Grid, GridProduct } from './grid.ts';
import { nearestStays } from './nearest-stays.ts';
import { whyNothing } from './why-nothing.ts';

type Selling = Pick<GridProduct, 'isUnbookable' | 'mandatory'>;

const sellingGrid = (hotel: Hotel, selling: readonly Selling[]): Grid => {
  const grid = gridOf(hotel);
  return { ...grid, products: grid.products.map((product, at) => ({ ...product, ...selling[at] })) };
};
const anySelling: fc.Arbitrary<Selling[]> = fc.array(
  fc.record({
    isUnbookable: fc.boolean(),
    mandatory: fc.array(
      fc.record({
        serviceId: fc.constant('cleaning'),
        quantity: fc.integer({ min: 1, max: 3 }),
        pricingType: fc.constantFrom(...pricingTypes),
        priceMinor: fc.integer({ min: 1, max: 9_000 }),
      }),
      { maxLength: 2 },
    ),
  }),
  { minLength: 3, maxLength: 3 },
);

/** Why nobody can arrive in a room at a rate on a day, as one finds it in the book; null where one can. */
function whyNot(hotel: Hotel, product: (typeof products)[number], date: StayDate, places: number): string | null {
  const calendar = calendarOf(hotel);
  const room = rooms[product.room] ?? { id: '', maxOccupancy: 0 };
  const rules = calendar.rules(room.id, product.ratePlanId, date);
  if (room.maxOccupancy < places) return 'occupancy';
  if (!calendar.rate(room.id, product.ratePlanId, date)) return 'no-price';
  if (rules.isClosed) return 'closed';
  if (calendar.freeRooms(room.id, date) < 1) return 'sold-out';
  if (rules.isClosedToArrival) return 'closed-to-arrival';
  const week = { arrival: date, departure: addDays(date, 7) };
  return checkWeekdayRules(calendar.weekdayRules(room.id, product.ratePlanId), week)?.kind ?? null;
}

const fromFarToNear = ['occupancy', 'no-price', 'closed', 'sold-out', 'closed-to-arrival', 'arrival-weekday'];

describe('the calendar of a hotel', () => {
  test('is open on the days on which some room takes an arrival, else says why the nearest one does not', () =>
    fc.assert(
      fc.property(hotels, parties, (hotel, guests) => {
        const expected = calendarDays(gridOf(hotel), guests).map((_, place) => {
          const reasons = products.map((product) =>
            whyNot(hotel, product, addDays(first, place), guests.adults + guests.children),
          );
          const nearest = reasons.toSorted((a, b) => fromFarToNear.indexOf(a ?? '') - fromFarToNear.indexOf(b ?? ''));
          return reasons.includes(null) ? null : nearest.at(-1);
        });
        expect(calendarDays(gridOf(hotel), guests).map((day) => day.closed)).toEqual(expected);
      }),
    ));

  test('has the lowest price of the rooms that take an arrival', () =>
    fc.assert(
      fc.property(hotels, parties, (hotel, guests) => {
        const calendar = calendarOf(hotel);
        calendarDays(gridOf(hotel), guests).forEach((day, place) => {
          const date = addDays(first, place);
          const prices = products
            .filter((product) => whyNot(hotel, product, date, guests.adults + guests.children) === null)
            .map(({ room, ratePlanId }) => calendar.rate(rooms[room]?.id ?? '', ratePlanId, date)?.prices)
            .map((one) => (one ? priceNight(one, guests) : Infinity));
          expect(day.lowest ?? Infinity).toBe(Math.min(...prices));
        });
      }),
    ));

  test('leaves out what is sold in packages only', () => {
    const hotel: Hotel = {
      free: [[1], [1]],
      nights: [[], [{ price: [90], extra: 0, child: 0, infant: 0, flags: 0, min: 0, max: 0 }], []],
      restrictions: [],
      weekdayRules: [],
    };
    const grid = gridOf(hotel);
    const one = { adults: 1, children: 0, infants: 0 };
    expect(calendarDays(grid, one)[0]).toMatchObject({ lowest: 90, closed: null });
    const wrapped = { ...grid, products: grid.products.map((product) => ({ ...product, isPackageOnly: true })) };
    expect(calendarDays(wrapped, one)[0]).toMatchObject({ lowest: null });
  });

  test('never says more than one night costs in a search, with all that is mandatory and without what cannot be booked', () =>
    fc.assert(
      fc.property(hotels, parties, anySelling, (hotel, guests, selling) => {
        const grid = sellingGrid(hotel, selling);
        calendarDays(grid, guests).forEach((day, arrival) => {
          const prices = findRunOffers(grid, arrival, 1, guests)
            .filter(({ free }) => free > 0)
            .flatMap((offer) => offer.products)
            .filter(({ product }) => !grid.products[product]?.isUnbookable)
            .map((run) => runTotal(grid, run, guests, (minor) => minor));
          expect(cheapestProduct(grid, arrival, 1, guests)?.total ?? Infinity).toBe(Math.min(...prices));
          expect(day.lowest ?? Infinity).toBeLessThanOrEqual(Math.min(...prices));
          expect(day.lowest === null || selling.some(({ isUnbookable }) => !isUnbookable)).toBe(true);
        });
      }),
    ));

  test('says of a day with nothing but rates that nobody can book that it cannot be booked here', () => {
    const open = { price: [90], extra: 0, child: 0, infant: 0, flags: 0, min: 0, max: 0 };
    const hotel: Hotel = {
      free: [
        [1, 0],
        [1, 1],
      ],
      nights: [[open, open], [], []],
      restrictions: [],
      weekdayRules: [],
    };
    const one = { adults: 1, children: 0, infants: 0 };
    const grid = sellingGrid(hotel, [{ isUnbookable: true }, {}, {}]);
    const days = calendarDays(grid, one);
    expect(days.slice(0, 2)).toMatchObject([
      { lowest: null, closed: 'not-bookable', canLeave: true },
      { lowest: null, closed: 'sold-out' },
    ]);
    expect(whyNothing(grid, 0, 1, one)).toContainEqual({ code: 'not-bookable' });
    expect(nearestStays(grid, 0, 1, one)).toEqual([]);
  });

  test('shares out over the shortest stay what is paid once', () => {
    const open = { price: [9_000], extra: 0, child: 0, infant: 0, flags: 0, min: 0, max: 0 };
    const hotel: Hotel = {
      free: [Array<number>(5).fill(1), []],
      nights: [[open, { ...open, min: 3 }, open, open, open], [], []],
      restrictions: [],
      weekdayRules: [],
    };
    const cleaning = { serviceId: 'cleaning', quantity: 1, pricingType: 'Per stay' as const, priceMinor: 3_000 };
    const grid = sellingGrid(hotel, [{ mandatory: [cleaning] }, {}, {}]);
    const days = calendarDays(grid, { adults: 1, children: 0, infants: 0 }).map((day) => day.lowest);
    expect(days.slice(0, 2)).toEqual([12_000, 10_000]);
    // In another currency every line is exchanged by itself, as on the bill.
    const halves = calendarDays(grid, { adults: 1, children: 0, infants: 0 }, (minor) => Math.round(minor / 7));
    expect(halves[0]?.lowest).toBe(Math.round(9_000 / 7) + Math.round(3_000 / 7));
  });

  test('counts a weekday that must be slept on as a least number of nights', () => {
    const open = { price: [90], extra: 0, child: 0, infant: 0, flags: 0, min: 0, max: 0 };
    const none = { sun: false, mon: false, tue: false, weds: false, thur: false, fri: false, sat: false };
    const hotel: Hotel = {
      free: [Array<number>(8).fill(1), []],
      nights: [Array<typeof open>(8).fill(open), [], []],
      restrictions: [],
      weekdayRules: [
        { kind: 'RequiredDaysOfWeek', startDate: first, endDate: addDays(first, 7), ...none, sat: true, sun: true },
      ],
    };
    const least = calendarDays(gridOf(hotel), { adults: 1, children: 0, infants: 0 }).map((day) => day.minStay);
    // The first day is a Saturday; from a Sunday one has to sleep until the next Saturday.
    expect(least.slice(0, 8)).toEqual([2, 7, 7, 6, 5, 4, 3, 2]);
  });
});
