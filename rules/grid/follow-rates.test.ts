import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findOffers, priceStay } from '../availability/find-offers.ts';
import { followCalendar } from '../availability/follow-calendar.ts';
import { partyIn } from '../pricing/party.ts';
import { checkPlanGuests } from '../restriction/plan-conditions.ts';
import { addDays } from '../stay/stay-date.ts';
import { derivingHotels, type DerivingHotel } from '../testing/any-derived-rates.ts';
import { calendarOf, days, first, bounds, gridOf, parties, rooms, roomsOf } from '../testing/any-hotel.ts';
import { firstUnsold } from '../testing/first-unsold.ts';
import { findRunOffers } from './find-run-offers.ts';
import type { Grid } from './grid.ts';
import { nearestStays } from './nearest-stays.ts';
import { checkRun } from './price-run.ts';

const stays = fc
  .record({ arrival: fc.nat(days - 1), nights: fc.integer({ min: 1, max: 6 }) })
  .filter(({ arrival, nights }) => arrival + nights < days);
const stayOf = ({ arrival, nights }: { arrival: number; nights: number }) => ({
  arrival: addDays(first, arrival),
  departure: addDays(first, arrival + nights),
});
const laidOut = ({ hotel, products, plans }: DerivingHotel): Grid => gridOf(hotel, products, plans);
const plainly = ({ hotel, plans, products }: DerivingHotel) => followCalendar(calendarOf(hotel, products), plans);

describe('searching the grid of a hotel whose rates follow others', () => {
  test('finds the same rooms, rates and prices as asking night by night', () => {
    const seen = { apart: 0, followed: 0 };
    fc.assert(
      fc.property(derivingHotels, stays, parties, (following, run, guests) => {
        const { hotel, plans, products } = following;
        const grid = laidOut(following);
        const slow = findOffers(roomsOf(hotel), plans, plainly(following), stayOf(run), guests)
          .filter((offer) => offer.rates.length > 0)
          .map((offer) => ({ ...offer, rates: offer.rates.map((rate) => [rate.ratePlanId, rate.nightPrices]) }));
        const fast = findRunOffers(grid, run.arrival, run.nights, guests).map((offer) => ({
          roomId: rooms[offer.room]?.id,
          free: offer.free,
          rates: offer.products.map((one) => [products[one.product]?.ratePlanId, one.nightPrices]),
        }));
        expect(fast).toEqual(slow);
        for (const offer of findRunOffers(grid, run.arrival, run.nights, guests))
          for (const { product } of offer.products)
            if (grid.products[product]?.follows)
              for (let day = run.arrival; day < run.arrival + run.nights; day++)
                seen[hotel.nights[product]?.[day] ? 'apart' : 'followed']++;
      }),
      { numRuns: 250 },
    );
    expect(seen.apart).toBeGreaterThan(0);
    expect(seen.followed).toBeGreaterThan(20);
  });

  test('finds the same reason where a rate cannot be had', () =>
    fc.assert(
      fc.property(derivingHotels, stays, parties, (following, run, guests) => {
        const [grid, calendar] = [laidOut(following), plainly(following)];
        following.products.forEach(({ room, ratePlanId }, product) => {
          const slow = priceStay(calendar, rooms[room]?.id ?? '', ratePlanId, stayOf(run), guests);
          const party = partyIn(grid.rooms[room] ?? { maxOccupancy: 0 }, guests, bounds);
          const unsold = firstUnsold(grid, product, run.arrival, run.nights, party);
          const refusal = checkRun(grid, product, run.arrival, run.nights);
          const { conditions = {} } = grid.products[product] ?? {};
          const unfit = refusal === 'no-price' ? null : checkPlanGuests(conditions, guests, grid.bounds);
          const fast = unfit?.kind ?? refusal ?? unsold;
          expect(fast).toBe(typeof slow === 'string' ? slow : null);
        });
      }),
    ));

  test('offers instead only what can be had at that price', () =>
    fc.assert(
      fc.property(derivingHotels, stays, parties, (following, run, guests) => {
        const calendar = plainly(following);
        for (const near of nearestStays(laidOut(following), run.arrival, run.nights, guests)) {
          if (near.arrival + near.nights >= days) continue; // of the day after its last the grid knows nothing
          const { room = 0, ratePlanId = '' } = following.products[near.product] ?? {};
          const slow = priceStay(calendar, rooms[room]?.id ?? '', ratePlanId, stayOf(near), guests);
          expect(near.nightPrices).toEqual(slow);
        }
      }),
    ));
});
