import { Availabilities } from '@stayfront/contract/offer';
import { Calendar } from '@stayfront/contract/calendar';
import { sql } from 'kysely';
import { dayNumber, stayDate } from '@stayfront/rules/stay/stay-date';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { knownHotels } from '../../property/hotel/known-hotels.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { guestApi } from '../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';
import { openSnapshots } from './snapshots.ts';
import { until } from '../../testing/until.ts';

const database = await freshDatabase();
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const [one, other] = [
  await startApp(database, clock, { snapshotBytes: 64_000_000 }),
  await startApp(database, clock, { snapshotBytes: 64_000_000 }),
];
const forgetful = await startApp(database, clock);
const hotel = smallHotel();
const today = stayDate('2027-06-01');
const june = { checkIn: stayDate('2027-06-11'), checkOut: stayDate('2027-06-14') };
const apis = [one, other].map((app) => guestApi(app, hotel.hotelId));
const plain = guestApi(forgetful, hotel.hotelId);

beforeAll(async () => {
  await openHotel(database.db, hotel, smallNights(hotel, today, 721));
  // Each server has the whole calendar by heart before anything changes.
  for (const app of [one, other]) await app.inject({ url: `/api/hotels/${hotel.hotelId}/calendar` });
});

const freeDoubles = async (api: (typeof apis)[number]): Promise<number | undefined> =>
  (await api.search(june)).body.availabilities.find((room) => room.guestRoomId === 'double')?.availability;

const everywhere = (check: (api: (typeof apis)[number]) => Promise<void>): Promise<void> =>
  until(async () => {
    for (const api of apis) await check(api);
  });

describe('a server that knows the calendar by heart', () => {
  test('answers as one that asks the database each time', async () => {
    for (const nbAdults of [1, 2, 3]) {
      const [heart, asked] = [await apis[0]?.search({ ...june, nbAdults }), await plain.search({ ...june, nbAdults })];
      expect(heart?.body).toEqual(asked.body);
      expect(Availabilities.safeParse(asked.body).success).toBe(true);
    }
  });

  test('hears of rooms taken on another server', async () => {
    const before = await plain.search(june);
    await sql`update inventory set sold = sold + 1 where room_id = 'double' and date = '2027-06-12'`.execute(
      database.db,
    );
    const left = (before.body.availabilities[0]?.availability ?? 0) - 1;
    await everywhere(async (api) => expect(await freeDoubles(api)).toBe(left));
  });

  test('hears of a price, also one that was changed by hand', async () => {
    await sql`update rate set by_adults = '{77700}' where room_id = 'double' and date = '2027-06-13'`.execute(
      database.db,
    );
    const { body } = await plain.search(june);
    await everywhere(async (api) => expect((await api.search(june)).body).toEqual(body));
  });

  test('hears of a rate that was closed, and of nights that were taken away', async () => {
    await sql`update rate set is_closed = true where rate_plan_id = 'guaranteed' and date = '2027-06-12'`.execute(
      database.db,
    );
    await sql`delete from rate where rate_plan_id = 'prepaid' and date = '2027-06-13'`.execute(database.db);
    await sql`delete from inventory where room_id = 'family' and date = '2027-06-12'`.execute(database.db);
    const { body } = await plain.search(june);
    await everywhere(async (api) => expect((await api.search(june)).body).toEqual(body));
  });

  test('tells what was searched a moment ago again, with the time until which it holds', async () => {
    const references = async (): Promise<unknown> => {
      const { body } = await guestApi(one, hotel.hotelId).search(june);
      const fresh = await plain.search(june);
      expect(body).toEqual(fresh.body);
      expect(body.validUntil).toBe(new Date(clock.now + 20 * 60_000).toISOString());
      return body.availabilities.map(({ products }) => products.map(({ reference }) => reference));
    };
    const first = await references();
    clock.now += 59_999;
    expect(await references()).toEqual(first);
    clock.now += 1;
    expect(await references()).not.toEqual(first);
  });

  test('hears of a hotel that says something else about itself', async () => {
    const renamed = smallHotel({ name: 'Hotel Probe am See' });
    await openHotel(database.db, renamed, { rooms: [], rates: [] });
    await until(async () => {
      for (const app of [one, other]) {
        const answer = await app.inject({ url: `/api/hotels/${hotel.hotelId}/descriptive-info` });
        expect(answer.json()).toMatchObject({ hotelName: 'Hotel Probe am See' });
      }
    });
  });

  test('K23 keeps its nights while only words change, and reads them again once it sells otherwise', async () => {
    const now = clock.now;
    const snapshots = openSnapshots({
      database,
      hotels: knownHotels(database.db),
      budgetBytes: 64_000_000,
      now: () => now,
    });
    onTestFinished(() => snapshots.close());
    const stay = { arrival: june.checkIn, departure: june.checkOut };
    const asked = async () => {
      const found = await snapshots.hotel(hotel.hotelId);
      if (!found) throw new Error('It is there');
      return { found, grid: snapshots.knownGrid(found, stay, now) };
    };
    await until(async () => {
      const { found, grid } = await asked();
      await snapshots.wholeGrid(found, now);
      expect(grid).not.toBeNull();
    });
    const { document } = (await asked()).found;
    const say = async (next: typeof document): Promise<void> => {
      await openHotel(database.db, next, { rooms: [], rates: [] });
      await until(async () => expect((await asked()).found.document.name).toBe(next.name));
    };
    await say({ ...document, name: 'Hotel Probe im Park' });
    const { found, grid } = await asked();
    expect(grid).not.toBeNull();
    // Rooms that are taken are heard of as before.
    await sql`update inventory set sold = total where room_id = 'double' and date = '2027-06-12'`.execute(database.db);
    const before = await snapshots.gridFor(found, stay, now);
    await until(async () => {
      const double = before.rooms.findIndex(({ id }) => id === 'double');
      const after = await snapshots.gridFor((await asked()).found, stay, now);
      expect(after.free[double * after.days + (dayNumber(stayDate('2027-06-12')) - after.firstDay)]).toBe(0);
    });
    await say({ ...document, name: 'Hotel Probe', guests: { ...document.guests, adults: { min: 1, max: 2 } } });
    expect((await asked()).grid).toBeNull();
    await sql`update inventory set sold = 0 where room_id = 'double'`.execute(database.db);
    await say(document);
  });

  test('goes on with the database alone while it hears nothing, and listens again by itself', async () => {
    const ears = sql<{ pid: number }>`select pid from pg_stat_activity
      where application_name = 'stayfront listen' and datname = current_database()`;
    const before = (await ears.execute(database.db)).rows.map((row) => row.pid);
    expect(before).toHaveLength(2);
    await sql`select pg_terminate_backend(pid) from unnest(${before}::int[]) as pid`.execute(database.db);
    await sql`update inventory set sold = 0 where room_id = 'double'`.execute(database.db);
    await everywhere(async (api) => expect(await freeDoubles(api)).toBe(3));
    await until(async () => {
      const now = (await ears.execute(database.db)).rows.map((row) => row.pid);
      expect(now.filter((pid) => !before.includes(pid))).toHaveLength(2);
    });
  });
});

describe('the calendar', () => {
  test('tells the lowest price of each day, and why a day is closed', async () => {
    await sql`update rate set is_closed = true where date = '2027-07-01'`.execute(database.db);
    await sql`update inventory set sold = total where date = '2027-07-02'`.execute(database.db);
    await sql`update rate set is_closed_to_arrival = true where date = '2027-07-03'`.execute(database.db);
    await sql`update rate set min_stay = 4, max_stay = 9 where date = '2027-07-04'`.execute(database.db);
    await sql`update rate set is_closed_to_departure = true where date = '2027-07-05'`.execute(database.db);
    const answer = await forgetful.inject({ url: `/api/hotels/${hotel.hotelId}/calendar?nbAdults=2` });
    const calendar = Calendar.parse(answer.json());
    expect(calendar).toMatchObject({ from: '2027-06-01', currency: 'CHF' });
    const on = (date: string): unknown => calendar.disabledDays.find((day) => day.date === date)?.reason;
    expect([on('2027-07-01'), on('2027-07-02'), on('2027-07-03')]).toEqual(['closed', 'sold-out', 'closed-to-arrival']);
    const special = (date: string): unknown => calendar.specialDays.find((day) => day.date === date);
    expect(special('2027-07-03')).toMatchObject({ isCheckOutOnly: true });
    expect(special('2027-07-04')).toMatchObject({ minStay: 4, maxStay: 9 });
    expect(special('2027-07-05')).toMatchObject({ isCheckInOnly: true });
    const { body } = await plain.search({ checkIn: stayDate('2027-07-10'), checkOut: stayDate('2027-07-11') });
    const lowest = Math.min(
      ...body.availabilities.flatMap((room) => room.products.map((product) => product.totalPrice)),
    );
    expect(calendar.lowestPrices[39]).toBe(lowest);
  });

  test('that a server knows by heart follows every change, of rooms and of rates', async () => {
    const reasonOn = async (date: string): Promise<unknown> => {
      const answer = await one.inject({ url: `/api/hotels/${hotel.hotelId}/calendar?nbAdults=2` });
      return Calendar.parse(answer.json()).disabledDays.find((day) => day.date === date)?.reason;
    };
    expect([await reasonOn('2027-07-20'), await reasonOn('2027-07-21')]).toEqual([undefined, undefined]);
    await sql`update inventory set sold = total where date = '2027-07-20'`.execute(database.db);
    await expect.poll(() => reasonOn('2027-07-20')).toBe('sold-out');
    await sql`update rate set is_closed = true where date = '2027-07-21'`.execute(database.db);
    await expect.poll(() => reasonOn('2027-07-21')).toBe('closed');
  });

  test('refuses more guests than the hotel takes, and a hotel that is not there', async () => {
    const tooMany = await forgetful.inject({ url: `/api/hotels/${hotel.hotelId}/calendar?nbAdults=9` });
    expect(tooMany.json()).toMatchObject({ status: 400, code: 'guests.bounds' });
    const nobody = await forgetful.inject({ url: '/api/hotels/1/calendar' });
    expect(nobody.json()).toMatchObject({ status: 404, code: 'hotel.unknown' });
  });
});

describe('when nothing is free', () => {
  test('a guest is told why and what could be had instead', async () => {
    await sql`update inventory set sold = total where date between '2027-08-10' and '2027-08-12'`.execute(database.db);
    const { body } = await plain.search({ checkIn: stayDate('2027-08-10'), checkOut: stayDate('2027-08-12') });
    expect(body.reasons).toEqual([{ code: 'sold-out', dates: ['2027-08-10', '2027-08-11'] }]);
    expect(body.nearestStays[0]).toMatchObject({ kind: 'moved', nbNights: 2, currency: 'CHF' });
    const instead = body.nearestStays[0];
    const found = await plain.search({
      checkIn: stayDate(instead?.checkIn ?? ''),
      checkOut: stayDate(instead?.checkOut ?? ''),
    });
    const prices = found.body.availabilities.flatMap((room) => room.products);
    expect(prices.find((product) => product.productId === instead?.productId)?.totalPrice).toBe(instead?.totalPrice);
  });
});
