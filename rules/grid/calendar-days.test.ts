import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceNight } from '../pricing/price-night.ts';
import { checkWeekdayRules } from '../restriction/weekday-rules.ts';
import { addDays, type StayDate } from '../stay/stay-date.ts';
import { calendarOf, first, gridOf, hotels, parties, products, rooms, type Hotel } from '../testing/any-hotel.ts';
import { calendarDays } from './calendar-days.ts';

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
