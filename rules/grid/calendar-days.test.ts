import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findOffers } from '../availability/find-offers.ts';
import { checkPlanGuests, checkAdvance, checkArrivalWeekday } from '../restriction/plan-conditions.ts';
import { checkWeekdayRules } from '../restriction/weekday-rules.ts';
import { mandatoryPerNight } from '../service/mandatory-services.ts';
import { pricingTypes } from '../service/price-service.ts';
import type { Guests } from '../stay/guests.ts';
import { fits } from '../stay/occupancy.ts';
import { partyIn } from '../pricing/party.ts';
import { priceNight } from '../pricing/price-night.ts';
import { addDays } from '../stay/stay-date.ts';
import {
  bounds,
  calendarOf,
  days,
  first,
  gridOf,
  hotels,
  parties,
  plans,
  products,
  rooms,
  roomsOf,
  type Hotel,
} from '../testing/any-hotel.ts';
import { shortestStayOf } from '../testing/shortest-stay-of.ts';
import { calendarDays } from './calendar-days.ts';
import { cheapestProduct, runTotal } from './cheapest-product.ts';
import { findRunOffers } from './find-run-offers.ts';
import { dayFlags, makeGrid, type Grid, type GridProduct } from './grid.ts';
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
function whyNot(hotel: Hotel, product: (typeof products)[number], place: number, guests: Guests): string | null {
  const calendar = calendarOf(hotel);
  const room = roomsOf(hotel)[product.room] ?? { id: '', maxOccupancy: 0 };
  const date = addDays(first, place);
  const rules = calendar.rules(room.id, product.ratePlanId, date);
  if (!fits(room, guests) || checkPlanGuests(calendar.plan(product.ratePlanId).conditions, guests, calendar.bounds))
    return 'occupancy';
  const rate = calendar.rate(room.id, product.ratePlanId, date);
  if (!rate) return 'no-price';
  const price = priceNight(rate.prices, partyIn(room, guests, bounds), calendar.pricesPer(product.ratePlanId));
  if (typeof price !== 'number') return 'occupancy';
  if (rules.isClosed) return 'closed';
  if (calendar.freeRooms(room.id, date) < 1) return 'sold-out';
  const { conditions, today } = calendar.plan(product.ratePlanId);
  const isAdvance = checkAdvance(conditions, date, today) === null;
  if (rules.isClosedToArrival || !isAdvance) return 'closed-to-arrival';
  const week = { arrival: date, departure: addDays(date, 7) };
  const weekdays = checkWeekdayRules(calendar.weekdayRules(room.id, product.ratePlanId), week);
  if (weekdays) return weekdays.kind;
  if (checkArrivalWeekday(conditions, week)) return 'arrival-weekday';
  return shortestStayOf(calendar, room.id, product.ratePlanId, place, { guests }) === null ? 'too-few-nights' : null;
}

const fromFarToNear = [
  'occupancy',
  'no-price',
  'closed',
  'sold-out',
  'not-bookable',
  'closed-to-arrival',
  'arrival-weekday',
  'too-few-nights',
];

/** Every stay from a day that can be booked by itself, of any length, by the plain rules. */
function bookableStays(hotel: Hotel, selling: readonly Selling[], guests: Guests, arrival: number) {
  const calendar = calendarOf(hotel);
  const lengths = Array.from({ length: days - 1 - arrival }, (_, i) => i + 1);
  return lengths.flatMap((nights) => {
    const stay = { arrival: addDays(first, arrival), departure: addDays(first, arrival + nights) };
    return findOffers(roomsOf(hotel), plans, calendar, stay, guests)
      .filter(({ free }) => free > 0)
      .flatMap(({ roomId, rates }) => rates.map((rate) => ({ ...rate, roomId, nights })))
      .map(({ roomId, ratePlanId, nightPrices }) => {
        const product = products.findIndex((one) => rooms[one.room]?.id === roomId && one.ratePlanId === ratePlanId);
        return { product, nights, firstNight: nightPrices[0] ?? 0, ...selling[product] };
      })
      .filter(({ isUnbookable }) => !isUnbookable);
  });
}

describe('the calendar of a hotel', () => {
  test('is open on the days from which some stay can be had, else says why the nearest room does not take one', () =>
    fc.assert(
      fc.property(hotels, parties, (hotel, guests) => {
        const expected = calendarDays(gridOf(hotel), guests).map((_, place) => {
          const reasons = products.map((product) => whyNot(hotel, product, place, guests));
          const nearest = reasons.toSorted((a, b) => fromFarToNear.indexOf(a ?? '') - fromFarToNear.indexOf(b ?? ''));
          return reasons.includes(null) ? null : nearest.at(-1);
        });
        expect(calendarDays(gridOf(hotel), guests).map((day) => day.closed)).toEqual(expected);
      }),
    ));

  test('has the lowest price that the first night of some stay has, and none on a day without any stay', () =>
    fc.assert(
      fc.property(hotels, parties, anySelling, (hotel, guests, selling) => {
        calendarDays(sellingGrid(hotel, selling), guests).forEach((day, arrival) => {
          const stays = bookableStays(hotel, selling, guests, arrival);
          const shortest = products.flatMap((_, product) => stays.find((stay) => stay.product === product) ?? []);
          const prices = shortest.map(
            ({ firstNight, nights, mandatory = [] }) =>
              firstNight + mandatoryPerNight(mandatory, { arrival: addDays(first, arrival), nights, guests }),
          );
          expect(day.lowest).toBe(prices.length === 0 ? null : Math.min(...prices));
        });
      }),
    ));

  test('lets a stay that can be had be slept through: none of its nights is told to be gone', () =>
    fc.assert(
      fc.property(hotels, parties, anySelling, (hotel, guests, selling) => {
        const calendar = calendarDays(sellingGrid(hotel, selling), guests);
        calendar.forEach((_, arrival) => {
          for (const { nights } of bookableStays(hotel, selling, guests, arrival)) {
            const reasons = calendar.slice(arrival, arrival + nights).map((day) => day.closed);
            expect([null, 'closed-to-arrival', 'arrival-weekday', 'too-few-nights']).toEqual(
              expect.arrayContaining(reasons),
            );
            expect(calendar[arrival + nights]?.canLeave).toBe(true);
          }
        });
      }),
    ));

  test('has no price for four where the only room for four cannot be had for as long as it must be', () => {
    const open = { price: [90], extra: 0, child: 0, infant: 0, flags: 0, min: 0, max: 0 };
    const hotel: Hotel = {
      free: [Array<number>(days).fill(1), [1, 1, 0, 1, 1, 1]],
      nights: [Array<typeof open>(days).fill(open), [{ ...open, min: 3 }, open, open, open, open, open], []],
      restrictions: [],
      weekdayRules: [],
    };
    const lowest = (adults: number) =>
      calendarDays(gridOf(hotel), { adults, children: 0, infants: 0 })
        .slice(0, 3)
        .map((day) => [day.lowest, day.closed]);
    expect(lowest(4)).toEqual([
      [null, 'too-few-nights'],
      [90, null],
      [null, 'sold-out'],
    ]);
    expect(lowest(1)[0]).toEqual([90, null]);
  });

  test('has no price where nobody could leave within the days that can be booked', () => {
    const horizon = 720;
    const made = makeGrid({
      firstDay: first,
      days: horizon + 2,
      rooms: [{ id: 'small', maxOccupancy: 2 }],
      products: [{ room: 0, ratePlanId: 'cheap' }],
      bounds,
      adultColumns: 1,
    });
    made.free.fill(1);
    made.flags.fill(dayFlags.hasPrice);
    made.minStay.fill(3);
    const closed = calendarDays(made, { adults: 1, children: 0, infants: 0 }).map((day) => day.closed);
    expect(closed.slice(horizon - 4)).toEqual([null, null, ...Array<string>(4).fill('too-few-nights')]);
  });

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
        const calendar = calendarDays(grid, guests);
        calendar.slice(0, -1).forEach((day, arrival) => {
          const prices = findRunOffers(grid, arrival, 1, guests)
            .filter(({ free }) => free > 0)
            .flatMap((offer) => offer.products)
            .filter(({ product }) => !grid.products[product]?.isUnbookable)
            .map((run) => runTotal(grid, run, arrival, guests, (minor) => minor));
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
      free: [Array<number>(days).fill(1), []],
      nights: [Array<typeof open>(days).fill(open), [], []],
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
