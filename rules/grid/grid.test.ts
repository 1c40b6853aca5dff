import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findOffers, type StayCalendar } from '../availability/find-offers.ts';
import type { RateNight } from '../calendar/nights.ts';
import type { Guests } from '../stay/guests.ts';
import { addDays, stayDate, type StayDate } from '../stay/stay-date.ts';
import { calendarDays } from './calendar-days.ts';
import { findRunOffers } from './find-run-offers.ts';
import { dayFlags, gridBytes, makeGrid, type Grid } from './grid.ts';
import { nearestStays } from './nearest-stays.ts';
import { checkRun, freeForRun } from './price-run.ts';
import { whyNothing } from './why-nothing.ts';

const first = stayDate('2027-03-20'); // the clocks change within the days below
const days = 12;
const rooms = [
  { id: 'small', maxOccupancy: 2 },
  { id: 'large', maxOccupancy: 4 },
];
const plans = [{ id: 'cheap' }, { id: 'dear', rooms: ['large'] }];
const products = [
  { room: 0, ratePlanId: 'cheap' },
  { room: 1, ratePlanId: 'cheap' },
  { room: 1, ratePlanId: 'dear' },
];

type Night = {
  price: number[];
  extra: number;
  child: number;
  infant: number;
  flags: number;
  min: number;
  max: number;
} | null;
type Hotel = { free: number[][]; nights: Night[][] };

const amount = fc.integer({ min: 0, max: 90_000 });
const night: fc.Arbitrary<Night> = fc.option(
  fc.record({
    price: fc.array(amount, { minLength: 1, maxLength: 3 }),
    extra: amount,
    child: amount,
    infant: amount,
    flags: fc.constantFrom(0, 0, 0, dayFlags.isClosed, dayFlags.isClosedToArrival, dayFlags.isClosedToDeparture),
    min: fc.constantFrom(0, 0, 2, 3),
    max: fc.constantFrom(0, 0, 1, 4),
  }),
  { freq: 12 },
);
const hotels: fc.Arbitrary<Hotel> = fc.record({
  free: fc.array(fc.array(fc.nat(3), { minLength: days, maxLength: days }), { minLength: 2, maxLength: 2 }),
  nights: fc.array(fc.array(night, { minLength: days, maxLength: days }), { minLength: 3, maxLength: 3 }),
});
const parties: fc.Arbitrary<Guests> = fc.record({
  adults: fc.integer({ min: 1, max: 4 }),
  children: fc.nat(2),
  infants: fc.nat(2),
});

/** The hotel laid out as a grid. */
function gridOf({ free, nights }: Hotel): Grid {
  const grid = makeGrid({ firstDay: first, days, rooms, products, adultColumns: 2 });
  free.forEach((row, room) => row.forEach((count, day) => void (grid.free[room * days + day] = count)));
  nights.forEach((row, product) =>
    row.forEach((one, day) => {
      if (!one) return;
      const cell = product * days + day;
      for (let adults = 1; adults <= 2; adults++)
        grid.price[(product * 2 + adults - 1) * days + day] = priceFor(one, adults);
      Object.assign(grid.extraAdult, { [cell]: one.extra });
      Object.assign(grid.child, { [cell]: one.child });
      Object.assign(grid.infant, { [cell]: one.infant });
      grid.flags[cell] = one.flags | dayFlags.hasPrice;
      grid.minStay[cell] = one.min;
      grid.maxStay[cell] = one.max;
    }),
  );
  return grid;
}

const priceFor = (one: NonNullable<Night>, adults: number): number =>
  one.price[adults - 1] ?? (one.price.at(-1) ?? 0) + (adults - one.price.length) * one.extra;

/** The same hotel as the plain rules read it, night by night. */
function calendarOf({ free, nights }: Hotel): StayCalendar {
  const place = (date: StayDate): number => Array.from({ length: days }, (_, i) => addDays(first, i)).indexOf(date);
  return {
    freeRooms: (roomId, date) => free[rooms.findIndex(({ id }) => id === roomId)]?.[place(date)] ?? 0,
    rate(roomId, ratePlanId, date): RateNight | undefined {
      const product = products.findIndex((p) => rooms[p.room]?.id === roomId && p.ratePlanId === ratePlanId);
      const one = nights[product]?.[place(date)];
      if (!one) return undefined;
      return {
        date,
        roomId,
        ratePlanId,
        // The grid knows two numbers of adults; from there on each further one pays the supplement.
        prices: {
          byAdults: [priceFor(one, 1), priceFor(one, 2)],
          extraAdult: one.extra,
          child: one.child,
          infant: one.infant,
        },
        rules: {
          isClosed: one.flags === dayFlags.isClosed,
          isClosedToArrival: one.flags === dayFlags.isClosedToArrival,
          isClosedToDeparture: one.flags === dayFlags.isClosedToDeparture,
          minStay: one.min || null,
          maxStay: one.max || null,
        },
      };
    },
  };
}

const stays = fc.record({ arrival: fc.nat(days - 1), nights: fc.integer({ min: 1, max: 6 }) });

describe('searching the grid', () => {
  test('finds the same rooms, rates and prices as asking night by night', () =>
    fc.assert(
      fc.property(hotels, stays, parties, (hotel, { arrival, nights }, guests) => {
        fc.pre(arrival + nights < days);
        const stay = { arrival: addDays(first, arrival), departure: addDays(first, arrival + nights) };
        const slow = findOffers(rooms, plans, calendarOf(hotel), stay, guests)
          .filter((offer) => offer.rates.length > 0)
          .map((offer) => ({ ...offer, rates: offer.rates.map((rate) => [rate.ratePlanId, rate.nightPrices]) }));
        const fast = findRunOffers(gridOf(hotel), arrival, nights, guests).map((offer) => ({
          roomId: rooms[offer.room]?.id,
          free: offer.free,
          rates: offer.products.map((one) => [products[one.product]?.ratePlanId, one.nightPrices]),
        }));
        expect(fast).toEqual(slow);
      }),
    ));

  test('knows nothing of days it does not cover', () => {
    const grid = makeGrid({ firstDay: first, days, rooms, products, adultColumns: 2 });
    expect(checkRun(grid, 0, -1, 1)).toBe('outside');
    expect(checkRun(grid, 0, days - 1, 2)).toBe('outside');
    expect(freeForRun(grid, 0, days, 1)).toBe(0);
    expect(gridBytes(grid)).toBeGreaterThan(0);
  });
});

describe('the calendar of a hotel', () => {
  test('is open on exactly the days from which one night at least can begin, at the lowest price', () =>
    fc.assert(
      fc.property(hotels, parties, (hotel, guests) => {
        const grid = gridOf(hotel);
        calendarDays(grid, guests).forEach((day, place) => {
          const open = products
            .map((product, i) => ({ product, one: hotel.nights[i]?.[place] }))
            .filter(
              ({ product, one }) =>
                one &&
                (one.flags & (dayFlags.isClosed | dayFlags.isClosedToArrival)) === 0 &&
                (hotel.free[product.room]?.[place] ?? 0) > 0 &&
                guests.adults + guests.children <= (rooms[product.room]?.maxOccupancy ?? 0),
            );
          expect(day.closed === null).toBe(open.length > 0);
          expect(day.lowest === null).toBe(open.length === 0);
          if (day.lowest === null) return;
          const prices = findRunOffers(withoutRules(grid), place, 1, guests).flatMap((offer) =>
            offer.free > 0 ? offer.products.map((one) => one.nightPrices[0] ?? 0) : [],
          );
          expect(prices).toContain(day.lowest);
        });
      }),
    ));
});

/** Only prices and stock decide: what is left when rules about the length of a stay are taken away. */
const withoutRules = (grid: Grid): Grid => ({
  ...grid,
  flags: grid.flags.map((flag) => flag & ~dayFlags.isClosedToDeparture),
  minStay: new Uint16Array(grid.minStay.length),
  maxStay: new Uint16Array(grid.maxStay.length),
});

describe('when nothing can be booked', () => {
  test('there is always a reason, and every stay offered instead can be booked at that price', () =>
    fc.assert(
      fc.property(hotels, stays, parties, (hotel, { arrival, nights }, guests) => {
        fc.pre(arrival + nights < days);
        const grid = gridOf(hotel);
        const isNothing = !findRunOffers(grid, arrival, nights, guests).some((offer) => offer.free > 0);
        expect(isNothing && whyNothing(grid, arrival, nights, guests).length === 0).toBe(false);
        for (const stay of nearestStays(grid, arrival, nights, guests)) {
          const offers = findRunOffers(grid, stay.arrival, stay.nights, guests).filter((offer) => offer.free > 0);
          const totals = offers.flatMap((o) => o.products.map((p) => p.nightPrices.reduce((a, b) => a + b, 0)));
          expect(Math.min(...totals)).toBe(stay.total);
        }
      }),
    ));

  test('a party too large for every room is told how many the largest one takes', () => {
    const grid = makeGrid({ firstDay: first, days, rooms, products, adultColumns: 2 });
    expect(whyNothing(grid, 0, 1, { adults: 5, children: 0, infants: 0 })).toEqual([{ code: 'occupancy', most: 4 }]);
  });

  test('a stay that is too short is told how long it has to be, and offered longer', () => {
    const open: Night = { price: [100, 150], extra: 0, child: 0, infant: 0, flags: 0, min: 3, max: 0 };
    const hotel = {
      free: [Array<number>(days).fill(1), Array<number>(days).fill(0)],
      nights: [Array<Night>(days).fill(open), [], []],
    };
    const guests = { adults: 2, children: 0, infants: 0 };
    const grid = gridOf(hotel);
    expect(whyNothing(grid, 4, 1, guests)).toEqual(
      expect.arrayContaining([{ code: 'min-stay', nights: 3 }]) as unknown,
    );
    expect(nearestStays(grid, 4, 1, guests)[0]).toMatchObject({ kind: 'longer', nights: 3, total: 450 });
  });
});
