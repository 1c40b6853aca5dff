import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyOffers } from '../testing/any-offer.ts';
import { calendarOf, days, first, hotels, parties, plans, roomsOf } from '../testing/any-hotel.ts';
import { priceOnPaper } from '../testing/price-on-paper.ts';
import { addDays } from '../stay/stay-date.ts';
import { explainStay } from './explain-stay.ts';

const stays = fc.record({ arrival: fc.nat(days - 2), nights: fc.integer({ min: 1, max: 6 }) });

test('every price is explained to the last unit: lines make nights, and nights without what offers take off make the total', () =>
  fc.assert(
    fc.property(hotels, stays, parties, anyOffers(first), (hotel, { arrival, nights }, guests, offers) => {
      fc.pre(arrival + nights < days);
      const [calendar, today] = [calendarOf(hotel), addDays(first, hotel.today ?? 0)];
      const stay = { arrival: addDays(first, arrival), departure: addDays(first, arrival + nights) };
      const onPaper = priceOnPaper(
        { ...hotel, free: hotel.free.map((row) => row.map(() => 1)) },
        { offers, today, floorOf: () => 0 },
        arrival,
        nights,
        guests,
      );
      for (const { id: roomId } of roomsOf(hotel))
        for (const { id: ratePlanId, rooms } of plans) {
          if (rooms && !rooms.includes(roomId)) continue;
          const explained = explainStay(
            calendar,
            { roomId, ratePlanId, stay, guests, today },
            { offers, mandatory: [] },
          );
          const priced = onPaper.find((one) => one.roomId === roomId && one.ratePlanId === ratePlanId);
          expect('refused' in explained).toBe(priced === undefined);
          if ('refused' in explained || !priced) continue;
          for (const { lines, price } of explained.nights)
            expect(lines.reduce((sum, { minor }) => sum + minor, 0)).toBe(price);
          const off = explained.nights.map((night) => night.off.reduce((sum, { minor }) => sum + minor, 0));
          expect(explained.nights.map(({ price }) => price)).toEqual(priced.nightPrices);
          expect(explained.total).toBe(priced.total);
          expect(off.reduce((a, b) => a + b, 0)).toBe(priced.nightDiscounts.reduce((a, b) => a + b, 0));
        }
    }),
  ));
