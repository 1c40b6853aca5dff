import { stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';
import { noteHappening } from '../reservation/note-happening.ts';
import { chainAndSeal } from './chain-and-seal.ts';
import { checkHistory } from './check-history.ts';

const database = await freshDatabase();
const { db } = database;
const now = Date.parse('2027-06-01T12:00:00Z');
const app = await startApp(database, { now });
const hotel = smallHotel();
const { hotelId } = hotel;
const ids: string[] = [];
const [first, second] = [stayDate('2027-06-01'), stayDate('2027-06-02')];

const note = (place: number, what: string) =>
  inHotel(db, hotelId, (tx) =>
    noteHappening(
      tx,
      { hotelId, reservationId: ids[place] ?? '' },
      { what, who: 'hotel', detail: { what, ä: [1] } },
      now,
    ),
  );
const placesOf = async (place: number): Promise<number[]> =>
  (
    await db
      .selectFrom('history_link')
      .select('place')
      .where('reservation_id', '=', ids[place] ?? '')
      .orderBy('place')
      .execute()
  ).map((row) => row.place);

beforeAll(async () => {
  await openHotel(db, hotel, smallNights(hotel, first, 20, 20));
  const api = guestApi(app, hotelId);
  const { reference } = await api.findProduct('double', 'pay-at-hotel', {
    checkIn: '2027-06-11',
    checkOut: '2027-06-13',
  });
  for (let i = 0; i < 4; i += 1) ids.push((await api.book(bookingOf([reference]))).body.reservationId);
});

describe('the chain of a reservation', () => {
  test('K34 has no gap, however many write to it at once', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, n) => note(0, `note ${n}`)));
    expect(await placesOf(0)).toEqual(Array.from({ length: 13 }, (_, n) => n + 1));
    expect(await checkHistory(db, hotelId)).toEqual({ events: 16, faults: [] });
  });

  test('K34 keeps nobody waiting who writes to another reservation', async () => {
    await inHotel(db, hotelId, async (tx) => {
      await noteHappening(tx, { hotelId, reservationId: ids[0] ?? '' }, { what: 'slow', who: 'hotel' }, now);
      await note(1, 'meanwhile'); // would never come to an end
    });
    expect(await placesOf(1)).toEqual([1, 2]);
  });

  test('K34 takes in what is from before there were chains, by the next event or the first night', async () => {
    await sql`delete from history_link`.execute(db);
    await sql`insert into history_start (hotel_id, last_event_id)
              select hotel_id, max(event_id) from reservation_event group by hotel_id`.execute(db);
    await note(1, 'the first with a chain');
    expect([await placesOf(0), await placesOf(1)]).toEqual([[], [1, 2, 3]]);
    await chainAndSeal(db, hotelId, first, now);
    expect(await placesOf(0)).toHaveLength(14);
    expect(await checkHistory(db, hotelId)).toEqual({ events: 19, faults: [] });
  });

  test('K34 is sealed once for a day, and the next day onto it', async () => {
    await Promise.all([chainAndSeal(db, hotelId, first, now), chainAndSeal(db, hotelId, first, now)]);
    await note(2, 'a day later');
    await Promise.all([chainAndSeal(db, hotelId, second, now), chainAndSeal(db, hotelId, second, now)]);
    await chainAndSeal(db, hotelId, first, now);
    const days = await db.selectFrom('history_day').selectAll().orderBy('day').execute();
    expect(days.map(({ day, events, reservations }) => [day, events, reservations])).toEqual([
      [first, 19, 4],
      [second, 1, 1],
    ]);
    expect(days[1]?.previous).toEqual(days[0]?.hash);
    await sql`update history_day set previous = ''::bytea where day = ${second}`.execute(db);
    const broken = [{ code: 'day_broken', day: second }];
    expect(await checkHistory(db, hotelId)).toEqual({ events: 20, faults: broken });
    await sql`delete from history_day where day = ${second}`.execute(db);
    expect(await checkHistory(db, hotelId)).toEqual({ events: 20, faults: broken });
  });
});
