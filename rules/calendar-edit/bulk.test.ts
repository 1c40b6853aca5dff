import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, stayDate, weekdayOf, type StayDate } from '../stay/stay-date.ts';
import {
  bulkFollow,
  bulkPrices,
  bulkStock,
  bulkRules,
  copyPeriod,
  daysOfBulk,
  weeksEarlier,
  wishedPrice,
  type BulkRows,
  type PriceWish,
} from './bulk.ts';
import { nightsOfEdits } from './edit.ts';

const first = stayDate('2027-06-01');
const rows: BulkRows = {
  rooms: ['double', 'family'],
  ratePlans: ['flexible', 'saver'],
  isSold: (room, plan) => room === 'double' || plan === 'flexible',
};
const anyDays = fc.record({
  seasons: fc.array(
    fc.record({ start: fc.nat(60), nights: fc.nat(20) }).map(({ start, nights }) => ({
      from: addDays(first, start),
      to: addDays(first, start + nights),
    })),
    { minLength: 1, maxLength: 3 },
  ),
  weekdays: fc.option(
    fc.uniqueArray(fc.constantFrom('fri' as const, 'sat' as const, 'sun' as const), { minLength: 1 }),
    {
      nil: undefined,
    },
  ),
});
const anyWish: fc.Arbitrary<PriceWish> = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), minor: fc.nat(50_000) }),
  fc.record({ kind: fc.constant('add' as const), minor: fc.integer({ min: -30_000, max: 30_000 }) }),
  fc.record({ kind: fc.constant('percent' as const), basisPoints: fc.integer({ min: -9_000, max: 9_000 }) }),
  fc.constant({ kind: 'round' as const }),
);
const anyRound = fc.option(
  fc.record({
    minor: fc.constantFrom(1, 50, 100, 500),
    direction: fc.constantFrom('nearest' as const, 'up' as const, 'down' as const),
  }),
  { nil: undefined },
);
/** A price that tells its night; some nights have none. */
const priceOn = (room: string, plan: string, date: StayDate): number | null => {
  const day = Number(date.slice(8));
  return day % 11 === 0 ? null : 10_000 + day * 137 + room.length * 31 + plan.length;
};

describe('many nights at once', () => {
  test('get each the price that was wished for it, once, and others none', () => {
    fc.assert(
      fc.property(anyDays, anyWish, anyRound, (days, wish, roundTo) => {
        const nights = nightsOfEdits(bulkPrices(days, rows, wish, priceOn, roundTo), 0);
        const found = new Map(nights.map((one) => [`${one.roomId}.${one.ratePlanId} ${one.date}`, one.wish.price]));
        expect(found.size).toBe(nights.length);
        const dates = new Set(daysOfBulk(days));
        for (let day = 0; day < 90; day++)
          for (const room of [...rows.rooms, 'suite'])
            for (const plan of rows.ratePlans) {
              const date = addDays(first, day);
              const now = priceOn(room, plan, date);
              const isMeant = dates.has(date) && rows.rooms.includes(room) && rows.isSold(room, plan);
              const price = isMeant ? wishedPrice(now, wish, roundTo) : null;
              expect(found.get(`${room}.${plan} ${date}`) ?? now).toBe(price ?? now);
            }
      }),
      { numRuns: 40 },
    );
  });

  test('are rounded once, to the step, and never below 0', () => {
    fc.assert(
      fc.property(fc.nat(90_000), anyWish, anyRound, (now, wish, roundTo) => {
        const price = wishedPrice(now, wish, roundTo) ?? 0;
        expect(price).toBeGreaterThanOrEqual(0);
        expect(price % (roundTo?.minor ?? 1)).toBe(0);
        const more = price - (wishedPrice(now, wish) ?? 0);
        expect(roundTo?.direction === 'up' ? more : 0).toBeGreaterThanOrEqual(0);
        expect(roundTo?.direction === 'down' ? more : 0).toBeLessThanOrEqual(0);
      }),
    );
    expect(wishedPrice(18_400, { kind: 'percent', basisPoints: 800 }, { minor: 100, direction: 'nearest' })).toBe(
      19_900,
    );
    expect(wishedPrice(null, { kind: 'add', minor: 100 })).toBeNull();
    expect(wishedPrice(null, { kind: 'set', minor: 100 })).toBe(100);
  });

  test('get rules by room where no rate plan is named', () => {
    const days = { seasons: [{ from: first, to: addDays(first, 6) }], weekdays: ['fri' as const, 'sat' as const] };
    expect(bulkRules(days, { ...rows, ratePlans: [] }, { minStay: 2 })).toEqual([
      { room: 'double', from: '2027-06-04', to: '2027-06-05', rules: { minStay: 2 } },
      { room: 'family', from: '2027-06-04', to: '2027-06-05', rules: { minStay: 2 } },
    ]);
  });

  test('get rooms for sale, or are given back, by the same days', () => {
    const days = { seasons: [{ from: first, to: addDays(first, 2) }] };
    const range = { from: first, to: addDays(first, 2) };
    expect(bulkStock(days, ['double'], 4)).toEqual([{ room: 'double', ...range, total: 4 }]);
    expect(bulkFollow(days, { ...rows, ratePlans: ['saver'] })).toEqual([
      { room: 'double', ratePlan: 'saver', ...range, follow: true },
    ]);
  });

  test('take last year’s prices, weekday for weekday', () => {
    fc.assert(
      fc.property(fc.nat(400), fc.integer({ min: 300, max: 400 }), (start, before) => {
        const from = addDays(first, start);
        const target = { from, to: addDays(from, 20) };
        const source = addDays(from, -before);
        const back = weeksEarlier(from, source);
        expect(back % 7).toBe(0);
        expect(Math.abs(back - before)).toBeLessThanOrEqual(3);
        for (const { roomId, ratePlanId, date, wish } of nightsOfEdits(
          copyPeriod(target, source, rows, priceOn, { factor: 10_400 }),
          0,
        )) {
          const old = addDays(date, -back);
          expect(weekdayOf(old)).toBe(weekdayOf(date));
          expect(wish.price).toBe(Math.round((priceOn(roomId ?? '', ratePlanId ?? '', old) ?? 0) * 1.04));
        }
      }),
      { numRuns: 30 },
    );
  });
});
