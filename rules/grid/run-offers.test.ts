import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bounds, days, first, gridOf, hotels, parties } from '../testing/any-hotel.ts';
import { anyOfferRules } from '../testing/any-offer.ts';
import { priceOnPaper } from '../testing/price-on-paper.ts';
import { cheapestProduct, runTotal } from './cheapest-product.ts';
import { findRoomMix } from './find-room-mix.ts';
import { makeGrid } from './grid.ts';
import { nearestStays } from './nearest-stays.ts';
import { runOffers } from './run-offers.ts';

const anyRules = anyOfferRules(first);
const stays = fc.record({ arrival: fc.nat(days - 1), nights: fc.integer({ min: 1, max: 6 }) });
const same = (minor: number): number => minor;

const lowestOnPaper = (...asked: Parameters<typeof priceOnPaper>): number =>
  Math.min(...priceOnPaper(...asked).map(({ total }) => total));

test('the cheapest product is the one that is cheapest with its offers', () =>
  fc.assert(
    fc.property(hotels, anyRules, stays, parties, (hotel, rules, { arrival, nights }, guests) => {
      fc.pre(arrival + nights < days);
      const grid = gridOf(hotel);
      const best = cheapestProduct(grid, arrival, nights, guests, { offers: runOffers(grid, rules) });
      expect(best?.total ?? Infinity).toBe(lowestOnPaper(hotel, rules, arrival, nights, guests));
      expect(best && runTotal(grid, best, arrival, guests, same)).toBe(best && best.total);
    }),
  ));

test('stays and several rooms that are offered instead have the price that they are booked at', () =>
  fc.assert(
    fc.property(hotels, anyRules, stays, parties, (hotel, rules, { arrival, nights }, guests) => {
      fc.pre(arrival + nights < days);
      const grid = gridOf(hotel);
      const offers = runOffers(grid, rules);
      // Of the day after its last the grid does not know what speaks against leaving on it.
      const near = nearestStays(grid, arrival, nights, guests, offers).filter((one) => one.arrival + one.nights < days);
      for (const stay of near) expect(stay.total).toBe(lowestOnPaper(hotel, rules, stay.arrival, stay.nights, guests));
      const any = { min: 0, max: 9, fromAge: 0, toAge: 9 };
      const mix = findRoomMix(grid, arrival, nights, guests, { adults: any, children: any, infants: any }, offers);
      const [room] = mix ?? [];
      expect(room?.total).toBe(room && lowestOnPaper(hotel, rules, arrival, nights, room.guests));
    }),
  ));

test('a hotel without offers is asked about none', () => {
  const grid = makeGrid({ firstDay: first, days, rooms: [], products: [], bounds, adultColumns: 1 });
  expect(runOffers(grid, { offers: [], today: first, floorOf: () => 0 })).toBeNull();
});
