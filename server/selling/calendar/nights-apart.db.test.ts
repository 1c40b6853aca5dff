import { CalendarEntries } from '@stayfront/contract/manage/calendar';
import { openDay } from '@stayfront/rules/restriction/day-rules';
import { addDays } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { days, derivedRatesSetup, last, parentAt, stay, today } from '../../testing/derived-rates-setup.ts';
import { openHotel, smallHotel } from '../../testing/small-hotel.ts';
import { until } from '../../testing/until.ts';
import { saveNights } from './save-nights.ts';

const { db, hotel, now, api, reset, put, read, pricesOf, booked } = await derivedRatesSetup();

beforeEach(reset);

describe('a night that is set apart', () => {
  const apart = { room: 'double', ratePlan: 'saver', byAdults: [7_700, 8_800], child: 100 };
  const weekend = { from: addDays(today, 21), to: addDays(today, 22) };

  test('has its own price, and what is derived from it follows; given back it follows again', async () => {
    const followed = await pricesOf(stay);
    expect(followed).toMatchObject({ saver: [13_500, 13_500, 13_500] });
    const quoted = await api.findProduct('double', 'saver', stay);
    expect((await put({ rates: [{ ...apart, ...weekend }] })).body).toMatchObject({ rateNights: 2 });
    await until(async () =>
      expect(await pricesOf(stay)).toMatchObject({
        saver: [13_500, 8_800, 8_800],
        deal: [13_000, 8_300, 8_300],
        'last-deal': [11_700, 7_470, 7_470],
        breakfast: followed['breakfast'],
      }),
    );
    expect(await booked((await api.findProduct('double', 'saver', stay)).reference)).toEqual([13_500, 8_800, 8_800]);
    // The parent does not touch it.
    await put({ rates: [parentAt(20_000, 30_000)] });
    await until(async () => expect(await pricesOf(stay)).toMatchObject({ saver: [27_000, 8_800, 8_800] }));
    const back = { room: 'double', ratePlan: 'saver', from: addDays(today, 22), to: addDays(today, 40) };
    expect((await put({ following: [back] })).body).toMatchObject({ rateNights: 0, followingNights: 19 });
    await until(async () => expect(await pricesOf(stay)).toMatchObject({ saver: [27_000, 8_800, 27_000] }));
    await put({ following: [{ ...back, from: today, weekdays: ['mon', 'tue', 'weds', 'thur', 'fri', 'sat', 'sun'] }] });
    await put({ rates: [parentAt(10_000, 15_050)] });
    await until(async () => expect(await pricesOf(stay)).toEqual(followed));
    expect(await booked(quoted.reference)).toEqual([13_500, 13_500, 13_500]);
  });

  test('is told by the calendar, which can be put again as it was read', async () => {
    await put({
      rates: [{ ...apart, ...weekend, minStay: 2 }],
      following: [{ room: 'double', ratePlan: 'saver', from: today, to: last }], // what rates names is set apart
    });
    const range = { from: addDays(today, 20), to: addDays(today, 24) };
    const calendar = await read(range.from, range.to);
    const ofSaver = (entries: readonly Record<string, unknown>[] = []) =>
      entries.filter(({ ratePlan, room }) => ratePlan === 'saver' && room === 'double');
    expect(ofSaver(calendar.entries.rates)).toMatchObject([{ ...weekend, byAdults: [7_700, 8_800], minStay: 2 }]);
    expect(ofSaver(calendar.entries.following)).toEqual([
      { room: 'double', ratePlan: 'saver', from: range.from, to: range.from },
      { room: 'double', ratePlan: 'saver', from: addDays(today, 23), to: range.to },
    ]);
    expect(ofSaver(calendar.followed)).toEqual([
      {
        room: 'double',
        ratePlan: 'saver',
        from: range.from,
        to: range.from,
        byAdults: [9_000, 13_500],
        extraAdult: 0,
        child: 1_000,
        infant: 0,
      },
      expect.objectContaining({ from: addDays(today, 23), to: range.to, byAdults: [9_000, 13_500] }),
    ]);
    expect(CalendarEntries.safeParse(calendar.entries).success).toBe(true);
    // Put again it changes nothing, and takes back what happened in between.
    const allBack = [{ room: 'double', ratePlan: 'saver', ...range }];
    for (const between of [{}, { rates: [{ ...apart, ...range }] }, { following: allBack }]) {
      await put(between);
      expect(await put(calendar.entries)).toMatchObject({ status: 200 });
      expect(await read(range.from, range.to)).toEqual(calendar);
    }
  });

  test('may be asked for until the last day that can be put', async () => {
    const end = addDays(today, 1_100);
    const { entries } = await read(addDays(end, -10), addDays(end, 10));
    expect(entries.following?.[0]).toMatchObject({ from: addDays(end, -10), to: end });
    expect(await put(entries)).toMatchObject({ status: 200 });
  });

  test('is refused by name for a rate plan that follows no other, and nothing changes', async () => {
    const before = await read(weekend.from, weekend.to);
    const refused = await put({
      rates: [{ ...apart, ...weekend }],
      following: [
        { room: 'double', ratePlan: 'saver', ...weekend },
        { room: 'double', ratePlan: 'pay-at-hotel', ...weekend },
        { room: 'attic', ratePlan: 'saver', ...weekend },
        { room: 'double', ratePlan: 'gone', from: weekend.from, to: addDays(today, 2_000) },
      ],
    });
    expect(refused).toMatchObject({ status: 400, body: { code: 'input.invalid' } });
    expect(refused.body.errors?.map(({ field, message }) => `${field}: ${message}`)).toEqual([
      'following.1.ratePlan: "pay-at-hotel" follows no other rate plan: its nights cannot be given back',
      'following.2.room: This hotel has no room "attic"',
      'following.3.ratePlan: This hotel has no rate plan "gone"',
      `following.3.to: Choose days until ${addDays(today, 1_100)}`,
    ]);
    const priced = await put({ following: [{ room: 'double', ratePlan: 'saver', byAdults: [1], ...weekend }] });
    expect(priced.body.errors?.map(({ field }) => field)).toEqual(['following.0.byAdults']);
    expect(await read(weekend.from, weekend.to)).toEqual(before);
  });
});

test('nights given back while others of theirs are being set apart all follow in the end', async () => {
  const saver = { room: 'double', ratePlan: 'saver', from: today, to: last };
  await put({ rates: [{ ...saver, byAdults: [1], weekdays: ['fri', 'sat'] }] });
  const dates = Array.from({ length: days }, (_, day) => addDays(today, day));
  const prices = { byAdults: [2], extraAdult: 0, child: 0, infant: 0 };
  const rates = dates.map((date) => ({ date, roomId: 'double', ratePlanId: 'saver', prices, rules: openDay }));
  const isWaitedFor = async (): Promise<void> => {
    const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    expect((await waiting.execute(db)).rows).toHaveLength(1);
  };
  let back: Promise<unknown> = Promise.resolve();
  await inHotel(db, hotel.hotelId, async (tx) => {
    await saveNights(tx, hotel.hotelId, { rooms: [], rates }, now);
    back = put({ following: [saver] });
    await until(isWaitedFor);
  });
  expect(await back).toMatchObject({ status: 200 });
  expect((await sql`select from rate where rate_plan_id = 'saver'`.execute(db)).rows).toEqual([]);
});

test('a hotel without derived rates reads its calendar as before', async () => {
  await openHotel(db, smallHotel(), { rooms: [], rates: [] });
  const calendar = await until(async () => {
    const found = await read(today, today);
    expect(found.followed).toBeUndefined();
    return found;
  });
  expect(Object.keys(calendar.entries)).toEqual(['stock', 'rates', 'restrictions']);
});
