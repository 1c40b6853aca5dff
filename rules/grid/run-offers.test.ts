import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explainStay } from '../availability/explain-stay.ts';
import { addDays } from '../stay/stay-date.ts';
import { bounds, calendarOf, days, first, gridOf, hotels, parties, products, rooms } from '../testing/any-hotel.ts';
import { anyOfferRules } from '../testing/any-offer.ts';
import { priceOnPaper } from '../testing/price-on-paper.ts';
import { cheapestProduct, runTotal } from './cheapest-product.ts';
import { findRoomMix } from './find-room-mix.ts';
import { makeGrid } from './grid.ts';
import { nearestStays } from './nearest-stays.ts';
import { freeForRun } from './price-run.ts';
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

test('what is part of the price is free with free nights and children, in the grid as on paper', () => {
  const part = { quantity: 1, isPartOfPrice: true, roundedAfter: [] };
  const mandatory = [
    {
      ...part,
      serviceId: 'by-person',
      pricingType: 'Per person per night' as const,
      priceMinor: 700,
      infantMinor: 300,
    },
    { ...part, serviceId: 'by-night', pricingType: 'Per night' as const, priceMinor: 1_100 },
  ];
  const sold = products.map((product) => ({ ...product, mandatory }));
  return fc.assert(
    fc.property(hotels, anyRules, stays, parties, (hotel, rules, { arrival, nights }, guests) => {
      fc.pre(arrival + nights < days);
      const grid = gridOf(hotel, sold);
      const calendar = calendarOf(hotel);
      const best = cheapestProduct(grid, arrival, nights, guests, { offers: runOffers(grid, rules) });
      const stay = { arrival: addDays(first, arrival), departure: addDays(first, arrival + nights) };
      const totals = sold.flatMap(({ room, ratePlanId }) => {
        const roomId = rooms[room]?.id ?? '';
        if (freeForRun(grid, room, arrival, nights) === 0) return [];
        const asked = { roomId, ratePlanId, stay, guests, today: rules.today };
        const floor = rules.floorOf(ratePlanId);
        const explained = explainStay(calendar, asked, { offers: rules.offers, floor, mandatory });
        return 'refused' in explained ? [] : [explained.total];
      });
      expect(best?.total ?? Infinity).toBe(Math.min(...totals));
      expect(best && runTotal(grid, best, arrival, guests, same)).toBe(best && best.total);
    }),
  );
});

test('a hotel without offers is asked about none', () => {
  const grid = makeGrid({ firstDay: first, days, rooms: [], products: [], bounds, adultColumns: 1 });
  expect(runOffers(grid, { offers: [], today: first, floorOf: () => 0 })).toBeNull();
});
