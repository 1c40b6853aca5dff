import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, nightsOf, stayDate } from '../stay/stay-date.ts';
import { todayAt } from '../stay/hotel-clock.ts';
import { checkQuote, demandOf, quoteEnd, quoteMinutes, quoteTotal, quotedAt, type Quote } from './quote.ts';

const day = stayDate('2027-06-11');
const quote: Quote = {
  hotelId: 1001,
  roomId: 'double',
  ratePlanId: 'pay-at-hotel',
  arrival: day,
  departure: addDays(day, 3),
  guests: { adults: 2, children: 0, infants: 0 },
  currency: 'CHF',
  nightPrices: [18_000, 19_500, 17_001],
  vat: 1_995,
  nightDiscounts: [],
  promotionCode: null,
  packageId: null,
  exchange: null,
  localTaxes: [{ taxId: 'city', minor: 2_100 }],
  guarantee: 'None',
  policy: { freeUntil: null, fee: { kind: 'nights', nights: 1 } },
  expiresAt: 1_000_000,
};

describe('a quote', () => {
  test('is the sum of its nights; the city tax is paid at the hotel', () => {
    expect(quoteTotal(quote)).toBe(54_501);
    expect(quoteTotal({ ...quote, nightPrices: [] })).toBe(0);
  });

  test('can be booked at the hotel that made it until its last millisecond', () => {
    expect(quoteMinutes).toBe(20);
    expect(checkQuote(quote, 1001, 0)).toBeNull();
    expect(checkQuote(quote, 1001, 1_000_000)).toBeNull();
    expect(checkQuote(quote, 1001, 1_000_001)).toBe('quote.expired');
  });

  test('lasts twenty minutes and to the end of that minute, and is still known to be of its day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_600_000_000_000, max: 2_200_000_000_000 }),
        fc.constantFrom('Europe/Zurich', 'Asia/Kathmandu', 'Pacific/Chatham', 'America/St_Johns'),
        (now, timeZone) => {
          const lasts = quoteEnd(now) - now;
          expect(lasts).toBeGreaterThan(20 * 60_000);
          expect(lasts).toBeLessThanOrEqual(21 * 60_000);
          expect(todayAt(timeZone, quotedAt({ expiresAt: quoteEnd(now) }))).toBe(todayAt(timeZone, now));
        },
      ),
    );
  });

  test('of another hotel is worth nothing, also while it is fresh', () => {
    expect(checkQuote(quote, 1002, 0)).toBe('quote.invalid');
    expect(checkQuote(quote, 1002, 1_000_001)).toBe('quote.invalid');
  });
});

describe('the rooms a request needs', () => {
  test('are summed where two of its stays are in one kind of room on one night', () => {
    const nights = nightsOf({ arrival: day, departure: addDays(day, 2) });
    expect(
      demandOf([
        { roomId: 'twin', nights },
        { roomId: 'double', nights },
        { roomId: 'twin', nights: [addDays(day, 1)] },
      ]),
    ).toEqual([
      { date: day, roomId: 'double', rooms: 1 },
      { date: day, roomId: 'twin', rooms: 1 },
      { date: addDays(day, 1), roomId: 'double', rooms: 1 },
      { date: addDays(day, 1), roomId: 'twin', rooms: 2 },
    ]);
  });

  test('come in one order for everybody, and none is lost', () => {
    const anyStay = fc.record({
      roomId: fc.constantFrom('double', 'twin', 'suite', 'double-lake'),
      nights: fc
        .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 9 }))
        .map(([from, count]) => nightsOf({ arrival: addDays(day, from), departure: addDays(day, from + count) })),
    });
    fc.assert(
      fc.property(fc.array(anyStay, { maxLength: 4 }), (stays) => {
        const demand = demandOf(stays);
        expect(demandOf(stays.toReversed())).toEqual(demand);
        const keys = demand.map(({ date, roomId }) => `${date} ${roomId}`);
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys).toEqual(keys.toSorted());
        const rooms = demand.reduce((sum, one) => sum + one.rooms, 0);
        expect(rooms).toBe(stays.reduce((sum, stay) => sum + stay.nights.length, 0));
      }),
    );
  });
});
