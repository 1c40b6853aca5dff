import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPlanGuests } from '../restriction/plan-conditions.ts';
import { partyIn } from '../pricing/party.ts';
import { bounds, calendarOf, days, gridOf, hotels, parties, products, rooms } from '../testing/any-hotel.ts';
import { shortestStayOf } from '../testing/shortest-stay-of.ts';
import { checkRun, freeForRun } from './price-run.ts';
import { shortestStays } from './shortest-stays.ts';

const limits = fc.record({
  least: fc.integer({ min: 1, max: 4 }),
  most: fc.integer({ min: 1, max: days }),
  lastDeparture: fc.integer({ min: 1, max: days - 1 }),
});

test('the shortest stay is the first length that the plain rules allow and the stock has', () =>
  fc.assert(
    fc.property(hotels, limits, parties, (hotel, limit, guests) => {
      const [grid, calendar] = [gridOf(hotel), calendarOf(hotel)];
      products.forEach(({ room, ratePlanId }, product) => {
        // Whether the plan takes so few adults at all is the caller's to ask.
        if (checkPlanGuests(hotel.conditions?.[ratePlanId] ?? {}, guests, bounds)) return;
        const plain = Array.from(
          { length: days },
          (_, arrival) =>
            shortestStayOf(calendar, rooms[room]?.id ?? '', ratePlanId, arrival, { ...limit, guests }) ?? 0,
        );
        const party = partyIn(grid.rooms[room] ?? { maxOccupancy: 0 }, guests, bounds);
        expect([...shortestStays(grid, product, { ...limit, party })]).toEqual(plain);
      });
    }),
  ));

test('it passes every check of a run of nights, and no shorter one does', () =>
  fc.assert(
    fc.property(hotels, (hotel) => {
      const grid = gridOf(hotel);
      products.forEach(({ room }, product) => {
        shortestStays(grid, product).forEach((nights, arrival) => {
          const lengths = Array.from({ length: days - 1 - arrival }, (_, i) => i + 1);
          const first = lengths.find(
            (length) =>
              checkRun(grid, product, arrival, length) === null && freeForRun(grid, room, arrival, length) > 0,
          );
          expect(nights).toBe(first ?? 0);
        });
      });
    }),
  ));
