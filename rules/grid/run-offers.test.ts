import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findOffers } from '../availability/find-offers.ts';
import { offersForStay } from '../special-offer/offers-for-stay.ts';
import { sumDiscounts } from '../special-offer/sum-discounts.ts';
import type { Guests } from '../stay/guests.ts';
import { addDays } from '../stay/stay-date.ts';
import { calendarOf, days, first, gridOf, hotels, parties, plans, rooms, type Hotel } from '../testing/any-hotel.ts';
import { anyOffers } from '../testing/any-offer.ts';
import { cheapestProduct, runTotal } from './cheapest-product.ts';
import { findRoomMix } from './find-room-mix.ts';
import { nearestStays } from './nearest-stays.ts';
import { runOffers, type OfferRules } from './run-offers.ts';

const stays = fc.record({ arrival: fc.nat(days - 1), nights: fc.integer({ min: 1, max: 6 }) });
const anyRules: fc.Arbitrary<OfferRules> = fc.record({
  offers: anyOffers(first),
  today: fc.nat(8).map((ago) => addDays(first, -ago)),
  floorOf: fc.constantFrom(
    () => 0,
    (ratePlanId: string) => (ratePlanId === 'cheap' ? 20_000 : 0),
  ),
});
const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);
const same = (minor: number): number => minor;

/** The cheapest total of a stay as one would work it out on paper, night by night and offer by offer. */
function lowestOnPaper(
  hotel: Hotel,
  { offers, today, floorOf }: OfferRules,
  from: number,
  nights: number,
  guests: Guests,
) {
  const stay = { arrival: addDays(first, from), departure: addDays(first, from + nights) };
  const forStay = offersForStay(offers, { today, arrival: stay.arrival, nights, guests });
  const totals = findOffers(rooms, plans, calendarOf(hotel), stay, guests)
    .filter(({ free }) => free > 0)
    .flatMap(({ roomId, rates }) =>
      rates.map(({ ratePlanId, nightPrices }) => {
        const product = { roomId, ratePlanId, nightPrices, floor: floorOf(ratePlanId) };
        return sum(nightPrices) - sum(sumDiscounts(forStay?.(product) ?? []));
      }),
    );
  return Math.min(...totals);
}

test('the cheapest product is the one that is cheapest with its offers', () =>
  fc.assert(
    fc.property(hotels, anyRules, stays, parties, (hotel, rules, { arrival, nights }, guests) => {
      fc.pre(arrival + nights < days);
      const grid = gridOf(hotel);
      const best = cheapestProduct(grid, arrival, nights, guests, { offers: runOffers(grid, rules) });
      expect(best?.total ?? Infinity).toBe(lowestOnPaper(hotel, rules, arrival, nights, guests));
      if (best) expect(runTotal(grid, best, guests, same)).toBe(best.total);
    }),
  ));

test('stays and several rooms that are offered instead have the price that they are booked at', () =>
  fc.assert(
    fc.property(hotels, anyRules, stays, parties, (hotel, rules, { arrival, nights }, guests) => {
      fc.pre(arrival + nights < days);
      const grid = gridOf(hotel);
      const offers = runOffers(grid, rules);
      for (const stay of nearestStays(grid, arrival, nights, guests, offers))
        expect(stay.total).toBe(lowestOnPaper(hotel, rules, stay.arrival, stay.nights, guests));
      const bounds = { min: 0, max: 9, fromAge: 0, toAge: 9 };
      const mix = findRoomMix(
        grid,
        arrival,
        nights,
        guests,
        { adults: bounds, children: bounds, infants: bounds },
        offers,
      );
      const [room] = mix ?? [];
      if (room) expect(room.total).toBe(lowestOnPaper(hotel, rules, arrival, nights, room.guests));
    }),
  ));

test('a hotel without offers is asked about none', () => {
  const rules = { offers: [], today: first, floorOf: () => 0 };
  expect(runOffers({ firstDay: 0, rooms: [], products: [] }, rules)).toBeNull();
});
