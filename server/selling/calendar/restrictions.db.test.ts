import fc from 'fast-check';
import { sql } from 'kysely';
import type { Restriction } from '@stayfront/rules/calendar/nights';
import { openDay, type DayRules } from '@stayfront/rules/restriction/day-rules';
import { addDays, stayDate, type StayDate } from '@stayfront/rules/stay/stay-date';
import { beforeAll, describe, expect, test } from 'vitest';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { ada, bookingOf, guestApi } from '../../testing/guest-api.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';
import { until } from '../../testing/until.ts';
import { saveNights } from './save-nights.ts';

const database = await freshDatabase();
const { db } = database;
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const today = stayDate('2027-06-01');
const [heart, plain] = [
  await startApp(database, clock, { snapshotBytes: 64_000_000 }),
  await startApp(database, clock, { snapshotBytes: 0 }),
];
const [first, length] = [addDays(today, 4), 40];

const rarely = fc.constantFrom(false, false, false, false, true);
const sometimes = (nights: number): fc.Arbitrary<number | null> => fc.constantFrom(null, null, null, nights);
const anyRules: fc.Arbitrary<DayRules> = fc.record({
  isClosed: rarely,
  isClosedToArrival: rarely,
  isClosedToDeparture: rarely,
  minStay: sometimes(2),
  maxStay: sometimes(4),
  minThrough: sometimes(3),
  maxThrough: sometimes(5),
});
const anyRestriction: fc.Arbitrary<Restriction> = fc.record({
  date: fc.nat(length - 1).map((day) => addDays(first, day)),
  roomId: fc.constantFrom(null, 'double', 'family'),
  ratePlanId: fc.constantFrom(null, null, 'pay-at-hotel', 'prepaid'),
  rules: anyRules,
});
const anyWeekdayRule = fc.record({
  kind: fc.constantFrom('RequiredDaysOfWeek', 'StayDateRestriction', 'StayDateException'),
  startDate: fc.nat(20).map((day) => addDays(first, day)),
  endDate: fc.nat(20).map((day) => addDays(first, 20 + day)),
  rooms: fc.constantFrom('double', 'family').map((roomId) => [roomId]),
  sun: fc.boolean(),
  mon: fc.boolean(),
  tue: fc.boolean(),
  weds: fc.boolean(),
  thur: fc.boolean(),
  fri: fc.boolean(),
  sat: fc.boolean(),
});

/** What can be had for a stay of two, worked out by the database from its tables alone. */
async function bySql(arrival: StayDate, nights: number): Promise<unknown[]> {
  const departure = addDays(arrival, nights);
  const { rows } = await sql<{ product: string; prices: number[]; free: number }>`
    with rule as (
      select date, room_id, rate_plan_id, is_closed, is_closed_to_arrival, is_closed_to_departure,
             min_stay, max_stay, min_through, max_through from restriction
      union all
      select date, room_id, rate_plan_id, is_closed, is_closed_to_arrival, is_closed_to_departure,
             min_stay, max_stay, min_through, max_through from rate
    ), week as (
      select entry->>'kind' as kind, entry->'rooms' as rooms,
             array[entry->'sun', entry->'mon', entry->'tue', entry->'weds', entry->'thur', entry->'fri', entry->'sat']::bool[] as flags
        from hotel, jsonb_array_elements(document->'weekdayRules') as entry
       where ${arrival} between entry->>'startDate' and entry->>'endDate'
    ), slept as (
      select distinct extract(dow from night)::int + 1 as weekday
        from generate_series(${arrival}::date, ${departure}::date - 1, interval '1 day') as night
    ), arriving as (select extract(dow from ${arrival}::date)::int + 1 as weekday)
    select rate.room_id || '.' || rate.rate_plan_id as product, array_agg(by_adults[2] order by date) as prices,
           min(inventory.total - inventory.sold) as free
      from rate join inventory using (date, room_id)
     where date >= ${arrival} and date < ${departure}
       and not exists (
         select from rule
          where rule.room_id in ('', rate.room_id) and rule.rate_plan_id in ('', rate.rate_plan_id)
            and ((rule.date >= ${arrival} and rule.date < ${departure}
                   and (is_closed or ${nights}::int < min_through or ${nights}::int > max_through))
              or (rule.date = ${arrival} and (is_closed_to_arrival or ${nights}::int < min_stay or ${nights}::int > max_stay))
              or (rule.date = ${departure} and is_closed_to_departure)))
       and (exists (select from week, arriving
                     where kind = 'StayDateException' and rooms ? rate.room_id and flags[arriving.weekday])
         or not exists (select from week, arriving
                         where rooms ? rate.room_id
                           and ((kind = 'StayDateRestriction' and not flags[arriving.weekday])
                             or (kind = 'RequiredDaysOfWeek' and exists (
                                  select from generate_series(1, 7) as day
                                   where flags[day] and day not in (select slept.weekday from slept))))))
     group by rate.room_id, rate.rate_plan_id having count(*) = ${nights} order by 1`.execute(db);
  return rows;
}

type GuestApi = ReturnType<typeof guestApi>;

async function bySearch(api: GuestApi, arrival: StayDate, nights: number): Promise<unknown[]> {
  const { body } = await api.search({ checkIn: arrival, checkOut: addDays(arrival, nights), nbAdults: 2 });
  return body.availabilities
    .flatMap((room) => room.products.map((product) => ({ ...product, free: room.availability })))
    .map(({ productId, nightPrices, free }) => ({ product: productId, prices: nightPrices, free }))
    .toSorted((a, b) => (a.product < b.product ? -1 : 1));
}

describe('what a search finds', () => {
  test('is what the database finds in its own tables, whatever rules house, rooms and rates have', async () => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyRestriction, { maxLength: 25 }),
        fc.array(anyRules, { minLength: 10, maxLength: 10 }),
        fc.array(anyWeekdayRule, { maxLength: 3 }),
        async (restrictions, rateRules, weekdayRules) => {
          const hotel = smallHotel({ weekdayRules });
          const nights = smallNights(hotel, first, length);
          const rates = nights.rates.map((rate, i) => ({ ...rate, rules: rateRules[i % 97] ?? openDay }));
          const unique = new Map(restrictions.map((one) => [`${one.date} ${one.roomId} ${one.ratePlanId}`, one]));
          await sql`delete from restriction`.execute(db);
          await openHotel(db, hotel, { ...nights, rates, restrictions: [...unique.values()] });
          const api = guestApi(plain, hotel.hotelId);
          for (const [day, stay] of [3, 1, 2, 7, 4, 5, 2, 3, 6, 8].entries()) {
            const arrival = addDays(first, day * 3);
            const expected = await bySql(arrival, stay);
            expect(await bySearch(api, arrival, stay)).toEqual(expected);
            found += expected.length;
          }
        },
      ),
      { numRuns: 25 },
    );
    expect(found).toBeGreaterThan(100); // there was something to find
  });
});

describe('a rule of the house', () => {
  const hotel = smallHotel();
  const [arrival, nights] = [addDays(today, 20), 3];
  const api = guestApi(heart, hotel.hotelId);
  const stay = { checkIn: arrival, checkOut: addDays(arrival, nights), nbAdults: 2 };

  beforeAll(async () => {
    await sql`delete from restriction`.execute(db);
    await openHotel(db, hotel, smallNights(hotel, today, 60));
    await heart.inject({ url: `/api/hotels/${hotel.hotelId}/calendar` });
  });

  const restrict = (date: StayDate, rules: Partial<DayRules>, of: Partial<Restriction> = {}): Promise<void> =>
    inHotel(db, hotel.hotelId, (tx) => {
      const restriction = { date, roomId: null, ratePlanId: null, ...of, rules: { ...openDay, ...rules } };
      return saveNights(tx, hotel.hotelId, { rooms: [], rates: [], restrictions: [restriction] }, clock.now);
    });
  const reasonsEverywhere = (reasons: unknown[]): Promise<void> =>
    until(async () => expect((await api.search(stay)).body.reasons).toEqual(reasons));

  test('reaches every server, is told to the guest, and is gone when it is lifted', async () => {
    await restrict(arrival, { minStay: 5 });
    await reasonsEverywhere([{ code: 'min-stay', nights: 5 }]);
    await restrict(arrival, { isClosedToArrival: true });
    await reasonsEverywhere([{ code: 'closed-to-arrival' }]);
    await restrict(arrival, {});
    await reasonsEverywhere([]);
    expect((await sql`select from restriction`.execute(db)).rows).toEqual([]);
  });

  test('binds the day of departure too, though nothing is for sale on it', async () => {
    const last = addDays(today, 60); // the calendar ends the day before
    const query = { checkIn: addDays(last, -1), checkOut: last, nbAdults: 2 };
    expect((await api.search(query)).body.reasons).toEqual([]);
    await restrict(last, { isClosedToDeparture: true });
    await until(async () => expect((await api.search(query)).body.reasons).toEqual([{ code: 'closed-to-departure' }]));
  });

  test('made after the guest has seen a price keeps the room from being sold', async () => {
    for (const rules of [{ isClosed: true }, { minThrough: 4 }, { isClosedToArrival: true }]) {
      const { reference } = await api.findProduct('double', 'pay-at-hotel', stay);
      await restrict(arrival, rules, { roomId: 'double' });
      const refused = await guestApi(plain, hotel.hotelId).book(bookingOf([reference], { guestInfo: ada }));
      expect(refused).toMatchObject({ status: 409, body: { code: 'rate.changed' } });
      await restrict(arrival, {}, { roomId: 'double' });
      await until(() => api.findProduct('double', 'pay-at-hotel', stay));
    }
  });

  test('about weekdays does so as well', async () => {
    const { reference } = await guestApi(plain, hotel.hotelId).findProduct('double', 'pay-at-hotel', stay);
    const never = { sun: false, mon: false, tue: false, weds: false, thur: false, fri: false, sat: false };
    const rule = { kind: 'StayDateRestriction' as const, startDate: today, endDate: addDays(today, 60), ...never };
    await openHotel(db, smallHotel({ weekdayRules: [rule] }), { rooms: [], rates: [] });
    const refused = await guestApi(plain, hotel.hotelId).book(bookingOf([reference]));
    expect(refused).toMatchObject({ status: 409, body: { code: 'rate.changed' } });
    const { body } = await guestApi(plain, hotel.hotelId).search(stay);
    expect(body.reasons).toEqual([{ code: 'arrival-weekday', weekdays: [] }]);
    const calendar = await plain.inject({ url: `/api/hotels/${hotel.hotelId}/calendar` });
    expect(calendar.json()).toMatchObject({
      disabledDays: expect.arrayContaining([{ date: arrival, reason: 'arrival-weekday' }]) as unknown,
    });
    await openHotel(db, hotel, { rooms: [], rates: [] });
  });
});

describe('the calendar', () => {
  test('tells its prices in the guest’s currency, each rounded once, and refuses one without a rate', async () => {
    const hotel = smallHotel();
    await openHotel(db, hotel, smallNights(hotel, today, 60));
    const ask = async (currency: string): Promise<{ currency: string; lowestPrices: number[]; code?: string }> =>
      (await plain.inject({ url: `/api/hotels/${hotel.hotelId}/calendar?currency=${currency}` })).json();
    const [francs, yen] = [await ask('CHF'), await ask('JPY')];
    expect([francs.currency, yen.currency]).toEqual(['CHF', 'JPY']);
    const perFranc = (yen.lowestPrices[20] ?? 0) / ((francs.lowestPrices[20] ?? 1) / 100);
    expect(yen.lowestPrices.slice(0, 40)).toEqual(
      francs.lowestPrices.slice(0, 40).map((minor) => expect.closeTo((minor / 100) * perFranc, -1) as unknown),
    );
    expect(await ask('XXX')).toMatchObject({ code: 'currency.unsupported' });
  });
});
