import type { Calendar } from '@stayfront/contract/calendar';
import type { PackagesAvailabilities } from '@stayfront/contract/package';
import type { DayRules } from '@stayfront/rules/restriction/day-rules';
import { addDays } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { asker } from '../../testing/ask.ts';
import {
  days,
  derivedRatesSetup,
  last,
  night,
  pack,
  parentAt,
  ratePlans,
  stay,
  today,
} from '../../testing/derived-rates-setup.ts';
import { openHotel, smallHotel } from '../../testing/small-hotel.ts';
import { testSecret } from '../../testing/start-app.ts';
import { until } from '../../testing/until.ts';
import { quoteSeal } from '../offer/quote-seal.ts';

const { db, hotel, heart, plain, api, reset, put, pricesOf, booked } = await derivedRatesSetup();
const ask = asker(plain);
const derivedRates = ['deal', 'saver', 'breakfast', 'last-deal'];

beforeEach(reset);

const packagePrices = async (): Promise<unknown> => {
  const { body } = await ask<PackagesAvailabilities>('getPackagesAvailabilities', {
    params: { hotelId: hotel.hotelId },
    query: night,
  });
  return body.packages
    .flatMap(({ availabilities }) => availabilities.flatMap(({ products }) => products))
    .map(({ nightPrices }) => nightPrices);
};

/** What the calendar of the server that knows it by heart says in the end. */
const expectLowest = (day: number, lowest: number, more = ''): Promise<void> =>
  until(async () => {
    const reply = await heart.inject(`/api/hotels/${hotel.hotelId}/calendar?nbAdults=2${more}`);
    expect(reply.json<Calendar>().lowestPrices[day]).toBe(lowest);
  });

describe('rates that follow another', () => {
  test('have their prices worked out in search, calendar, package and booking alike, three links deep', async () => {
    // 15,050 less a tenth is 13,545, down to 13,500; 5.00 less; less a tenth again.
    const prices = { 'pay-at-hotel': [15_050], saver: [13_500], deal: [13_000], 'last-deal': [11_700] };
    expect(await pricesOf(night)).toEqual({ ...prices, breakfast: [18_650] });
    await expectLowest(20, 11_700);
    expect(await packagePrices()).toEqual([[18_813]]); // 18,812.5
    await expectLowest(20, 18_813, '&hotelPackageId=sauna');
    for (const [ratePlan, nightPrices] of Object.entries(prices)) {
      const { reference } = await api.findProduct('double', ratePlan, night);
      expect(quoteSeal(testSecret).open(reference)?.nightPrices).toEqual(nightPrices);
      expect(await booked(reference)).toEqual(nightPrices);
    }
  });

  test('price a child as the parent does, changed', async () => {
    const withChild = await api.findProduct('double', 'saver', { ...night, nbAdults: 1, nbChildren: 1 });
    expect(withChild.nightPrices).toEqual([9_000 + 1_000]); // 1,399.5 down to a multiple of 5.00
  });

  test('price children by age as the parent does, changed, also once those nights are read again', async () => {
    const bands = [
      { fromAge: 0, toAge: 3, minor: 0 },
      { fromAge: 3, toAge: 13, minor: 2_000 },
    ];
    const family = { ...night, nbAdults: 1, nbChildren: 1 };
    for (const [share, child] of [
      [{}, 1_500], // 2,000 less a tenth, down to a multiple of 5.00
      [{ basisPoints: 5_000, minor: undefined }, 4_500], // half of the derived price of an adult
    ] as const) {
      const [infants, children] = bands;
      await put({ rates: [parentAt(10_000, 15_050, { bands: [infants, { ...children, ...share }] })] });
      await until(async () => expect(await pricesOf(family)).toMatchObject({ saver: [9_000 + child] }));
      expect(await booked((await api.findProduct('double', 'saver', family)).reference)).toEqual([9_000 + child]);
    }
    await put({ rates: [parentAt(10_000, 15_050, { byAdults: [null, 15_050] })] });
    await until(async () => expect(await pricesOf({ ...night, nbAdults: 1 })).toEqual({}));
    expect(await pricesOf(night)).toMatchObject({ saver: [13_500], deal: [13_000], 'last-deal': [11_700] });
  });

  test('all five change with one write of their parent’s nights', async () => {
    await pricesOf(night);
    await sql`create table written (rows int)`.execute(db);
    await sql`create function count_written() returns trigger language plpgsql as
      $$ begin insert into written select count(*) from after; return null; end $$`.execute(db);
    for (const event of ['insert', 'update'])
      await sql`create trigger ${sql.raw(`count_${event}`)} after ${sql.raw(event)} on rate
                referencing new table as after for each statement execute function count_written()`.execute(db);
    try {
      const { body } = await put({ rates: [parentAt(20_000, 30_000)] });
      expect(body).toMatchObject({ rateNights: days });
      // One statement, and no row but the parent's own.
      const counted = await sql<{ rows: number }>`select rows from written where rows > 0`.execute(db);
      expect(counted.rows).toEqual([{ rows: days }]);
    } finally {
      for (const event of ['insert', 'update'])
        await sql`drop trigger ${sql.raw(`count_${event}`)} on rate`.execute(db);
      await sql`drop function count_written`.execute(db);
      await sql`drop table written`.execute(db);
    }
    const { rows } = await sql`select distinct rate_plan_id from rate`.execute(db);
    expect(rows).toEqual([{ rate_plan_id: 'pay-at-hotel' }]);
    const changed = { saver: [27_000], deal: [26_500], 'last-deal': [23_850], breakfast: [33_600] };
    await until(async () => expect(await pricesOf(night)).toMatchObject(changed));
    const far = { checkIn: addDays(today, 700), checkOut: addDays(today, 701), nbAdults: 2 };
    expect(await pricesOf(far)).toMatchObject(changed);
    for (const day of [20, 700]) await expectLowest(day, 23_850);
    expect(await packagePrices()).toEqual([[37_500]]);
    for (const [ratePlan, nightPrices] of Object.entries(changed))
      expect(await booked((await api.findProduct('double', ratePlan, night)).reference)).toEqual(nightPrices);
  });

  test('that were quoted before the parent changed are booked at the quoted price', async () => {
    const { reference } = await api.findProduct('double', 'last-deal', night);
    await put({ rates: [parentAt(90_000, 99_000)] });
    expect(await booked(reference)).toEqual([11_700]);
  });

  test('have no price where the parent has none, and are not booked there', async () => {
    const quoted = await Promise.all(derivedRates.map((plan) => api.findProduct('double', plan, stay)));
    await sql`delete from rate where date = ${addDays(today, 21)}`.execute(db);
    await until(async () => expect(await pricesOf(stay)).toEqual({}));
    expect((await api.search(stay)).body.reasons).toEqual([{ code: 'no-price' }]);
    for (const { reference } of quoted) expect(await booked(reference)).toBe('rate.changed');
  });
});

describe('restrictions of the parent', () => {
  const middle = addDays(today, 21);
  const on = (rules: Partial<DayRules>) => parentAt(10_000, 15_050, { from: middle, to: middle, ...rules });
  /** Each from the table of rates and from that of restrictions. */
  const closings = [
    { rates: [on({ isClosed: true })] },
    { restrictions: [{ ratePlan: 'pay-at-hotel', from: middle, to: middle, isClosed: true }] },
    { restrictions: [{ room: 'double', ratePlan: 'pay-at-hotel', from: middle, to: middle, isClosed: true }] },
  ];

  test.each(closings)('bind those who take them, through a chain, and nobody else: %#', async (closing) => {
    const quotes = Object.fromEntries(
      await Promise.all(derivedRates.map(async (plan) => [plan, await api.findProduct('double', plan, stay)] as const)),
    );
    await put(closing);
    // "last-deal" follows "deal" with its own rules, and "breakfast" the parent itself.
    await until(async () => expect(Object.keys(await pricesOf(stay)).toSorted()).toEqual(['breakfast', 'last-deal']));
    expect(await booked(quotes['deal']?.reference ?? '')).toBe('rate.changed');
    expect(await booked(quotes['saver']?.reference ?? '')).toBe('rate.changed');
    expect(await booked(quotes['last-deal']?.reference ?? '')).toEqual([11_700, 11_700, 11_700]);
    expect(await booked(quotes['breakfast']?.reference ?? '')).toEqual([18_650, 18_650, 18_650]);
  });

  test('bind beside a derived rate’s own, also on nights set apart, and are named as the reason', async () => {
    const apart = { room: 'double', ratePlan: 'saver', from: night.checkIn, to: night.checkIn, byAdults: [1, 2] };
    const closed = ['breakfast', 'last-deal'].map((ratePlan) => ({
      ratePlan,
      from: night.checkIn,
      to: night.checkIn,
      isClosed: true,
    }));
    await put({
      rates: [apart, parentAt(10_000, 15_050, { from: night.checkIn, to: night.checkIn, minStay: 2 })],
      restrictions: [...closed, { ratePlan: 'deal', from: night.checkIn, to: night.checkIn, minStay: 3 }],
    });
    await until(async () => expect(await pricesOf(night)).toEqual({}));
    const reasons = (await api.search(night)).body.reasons;
    expect(reasons).toEqual(expect.arrayContaining([{ code: 'min-stay', nights: 2 }, { code: 'closed' }]) as unknown[]);
    const two = { ...night, checkOut: addDays(night.checkIn, 2) };
    expect(Object.keys(await pricesOf(two)).toSorted()).toEqual(['pay-at-hotel', 'saver']);
    expect((await api.search(night)).body.nearestStays.some(({ kind }) => kind === 'longer')).toBe(true);
  });

  const never = { sun: false, mon: false, tue: false, weds: false, thur: false, fri: false, sat: false };
  const rule = { kind: 'StayDateRestriction' as const, startDate: today, endDate: last, ...never };
  const asking = { conditions: { minNights: 4, arrivalWeekdays: [0, 1, 2, 3, 4, 5, 6] } };
  test.each([
    ['of weekdays', { weekdayRules: [{ ...rule, ratePlans: ['pay-at-hotel'] }] }],
    [
      'of every stay',
      { ratePlans: ratePlans.map((plan) => (plan.id === 'pay-at-hotel' ? { ...plan, ...asking } : plan)) },
    ],
  ])('%s are among them', async (_what, changes) => {
    const { reference } = await api.findProduct('double', 'deal', stay);
    await openHotel(db, smallHotel({ ratePlans, packages: [pack], ...changes }), { rooms: [], rates: [] });
    await until(async () => expect(Object.keys(await pricesOf(stay)).toSorted()).toEqual(['breakfast', 'last-deal']));
    expect(await booked(reference)).toBe('rate.changed');
  });
});
