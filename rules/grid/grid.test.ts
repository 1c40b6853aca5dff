import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findOffers, priceStay } from '../availability/find-offers.ts';
import { partyIn } from '../pricing/party.ts';
import { checkPlanGuests } from '../restriction/plan-conditions.ts';
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
  type Night,
} from '../testing/any-hotel.ts';
import { firstUnsold } from '../testing/first-unsold.ts';
import { findRunOffers } from './find-run-offers.ts';
import { gridBytes, makeGrid } from './grid.ts';
import { nearestStays } from './nearest-stays.ts';
import { checkRun, freeForRun } from './price-run.ts';
import { whyNothing } from './why-nothing.ts';

const stays = fc.record({ arrival: fc.nat(days - 1), nights: fc.integer({ min: 1, max: 6 }) });

describe('searching the grid', () => {
  test('finds the same rooms, rates and prices as asking night by night', () =>
    fc.assert(
      fc.property(hotels, stays, parties, (hotel, { arrival, nights }, guests) => {
        fc.pre(arrival + nights < days);
        const stay = { arrival: addDays(first, arrival), departure: addDays(first, arrival + nights) };
        const slow = findOffers(roomsOf(hotel), plans, calendarOf(hotel), stay, guests)
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

  test('finds the same reason where a rate cannot be had', () =>
    fc.assert(
      fc.property(hotels, stays, parties, (hotel, { arrival, nights }, one) => {
        fc.pre(arrival + nights < days);
        const stay = { arrival: addDays(first, arrival), departure: addDays(first, arrival + nights) };
        const [grid, calendar] = [gridOf(hotel), calendarOf(hotel)];
        products.forEach(({ room, ratePlanId }, product) => {
          const slow = priceStay(calendar, rooms[room]?.id ?? '', ratePlanId, stay, one);
          const party = partyIn(grid.rooms[room] ?? { maxOccupancy: 0 }, one, bounds);
          const unsold = firstUnsold(grid, product, arrival, nights, party);
          const refusal = checkRun(grid, product, arrival, nights);
          const conditions = hotel.conditions?.[ratePlanId] ?? {};
          const unfit = refusal === 'no-price' ? null : checkPlanGuests(conditions, one, bounds);
          const fast = unfit?.kind ?? refusal ?? unsold;
          expect(fast).toBe(typeof slow === 'string' ? slow : null);
        });
      }),
    ));

  test('knows nothing of days it does not cover', () => {
    const grid = makeGrid({ firstDay: first, days, rooms, products, bounds, adultColumns: 2 });
    expect(checkRun(grid, 0, -1, 1)).toBe('outside');
    expect(checkRun(grid, 0, days - 1, 2)).toBe('outside');
    expect(freeForRun(grid, 0, days, 1)).toBe(0);
    expect(gridBytes(grid)).toBeGreaterThan(0);
  });
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
    const grid = makeGrid({ firstDay: first, days, rooms, products, bounds, adultColumns: 2 });
    expect(whyNothing(grid, 0, 1, { adults: 5, children: 0, infants: 0 })).toEqual([{ code: 'occupancy', most: 4 }]);
  });

  test('a stay that is too short is told how long it has to be, and offered longer', () => {
    const open: Night = { price: [100, 150], extra: 0, child: 0, infant: 0, flags: 0, min: 3, max: 0 };
    const hotel = {
      free: [Array<number>(days).fill(1), Array<number>(days).fill(0)],
      nights: [Array<Night>(days).fill(open), [], []],
      restrictions: [],
      weekdayRules: [],
    };
    const guests = { adults: 2, children: 0, infants: 0 };
    const grid = gridOf(hotel);
    expect(whyNothing(grid, 4, 1, guests)).toEqual(
      expect.arrayContaining([{ code: 'min-stay', nights: 3 }]) as unknown,
    );
    expect(nearestStays(grid, 4, 1, guests)[0]).toMatchObject({ kind: 'longer', nights: 3, total: 450 });
  });

  test('a guest who comes on the wrong weekday, or leaves before the right one, hears which would do', () => {
    const open: Night = { price: [100, 150], extra: 0, child: 0, infant: 0, flags: 0, min: 0, max: 0 };
    const none = { sun: false, mon: false, tue: false, weds: false, thur: false, fri: false, sat: false };
    const period = { startDate: first, endDate: addDays(first, days), ...none };
    const hotel = {
      free: [Array<number>(days).fill(1), Array<number>(days).fill(1)],
      nights: products.map(() => Array<Night>(days).fill(open)),
      restrictions: [],
      weekdayRules: [
        { ...period, kind: 'StayDateRestriction' as const, sat: true, sun: true, rooms: ['small'] },
        { ...period, kind: 'RequiredDaysOfWeek' as const, fri: true, rooms: ['large'] },
      ],
    };
    const grid = gridOf(hotel);
    const two = { adults: 2, children: 0, infants: 0 };
    expect(whyNothing(grid, 2, 2, two)).toEqual([
      { code: 'arrival-weekday', weekdays: [0, 6] },
      { code: 'required-weekdays', weekdays: [5] },
    ]);
    // The first day is a Saturday: two nights from the Sunday before are the nearest.
    expect(nearestStays(grid, 2, 2, two)[0]).toMatchObject({ kind: 'moved', arrival: 1, nights: 2 });
  });
});
