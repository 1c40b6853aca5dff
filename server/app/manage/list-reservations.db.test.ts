import { HotelReservation, type ReservationPage } from '@stayfront/contract/manage/reservations';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { makeKey } from '../../property/key/make-key.ts';
import { managementApi } from '../../testing/management-api.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { ada, bookingOf, guestApi } from '../../testing/guest-api.ts';
import { settleEvents } from '../../testing/settle-events.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const { db } = database;
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const today = stayDate('2027-06-01');
const app = await startApp(database, clock);
const hotel = smallHotel();
const api = guestApi(app, hotel.hotelId);
let management = managementApi(app, hotel.hotelId, '');

beforeAll(async () => {
  await openHotel(db, hotel, smallNights(hotel, today, 30, 50));
  management = managementApi(app, hotel.hotelId, (await makeKey(db, hotel.hotelId, 'PMS', clock.now)).key);
});

/** Books a room; gives back the reference. */
async function book(): Promise<string> {
  const stay = { checkIn: addDays(today, 5), checkOut: addDays(today, 7), nbAdults: 2 };
  const { reference } = await api.findProduct('double', 'pay-at-hotel', stay);
  return (await api.book(bookingOf([reference]))).body.reservationId;
}

const happen = (on: Db, reservationId: string, what: string): Promise<unknown> =>
  sql`insert into reservation_event (hotel_id, reservation_id, happened_at, what)
      values (${hotel.hotelId}, ${reservationId}, ${new Date(clock.now)}, ${what})`.execute(on);

const list = async (since?: string, limit = 200): Promise<ReservationPage> =>
  (await management.get<ReservationPage>(`reservations?limit=${limit}${since ? `&since=${since}` : ''}`)).body;
const idsIn = (page: ReservationPage): string[] => page.reservations.map(({ reservationId }) => reservationId);

describe('a hotel that follows its reservations', () => {
  test('gets each with guest, rooms, amounts and all that happened, and then only what is new', async () => {
    const { cursor: before } = await list();
    const id = await book();
    await happen(db, id, 'noted');
    await settleEvents(db);
    const page = await list(before);
    expect(idsIn(page)).toEqual([id]);
    const [reservation] = page.reservations;
    expect(HotelReservation.safeParse(reservation).success).toBe(true);
    expect(reservation).toMatchObject({ status: 'book', guestInfo: ada, roomStays: [{ guestRoomId: 'double' }] });
    expect(reservation?.events.at(-1)).toMatchObject({ what: 'noted', happenedAt: '2027-06-01T12:00:00.000Z' });
    expect(await list(page.cursor)).toEqual({ reservations: [], cursor: page.cursor, hasMore: false });
    await happen(db, id, 'noted again');
    await settleEvents(db);
    expect(idsIn(await list(page.cursor))).toEqual([id]);
  });

  test('goes on page by page without missing or repeating a happening', async () => {
    await settleEvents(db);
    let { cursor } = await list();
    const ids = [await book(), await book(), await book()];
    for (const round of [1, 2, 3]) for (const id of ids) await happen(db, id, `round ${round}`);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from reservation_event
      where reservation_id = any(${ids})`.execute(db);
    await settleEvents(db);
    let pages = 0;
    for (let hasMore = true; hasMore; pages++) {
      const page = await list(cursor, 2);
      expect(page.reservations.length).toBeLessThanOrEqual(2);
      ({ cursor, hasMore } = page);
    }
    expect(pages).toBe(Math.floor((rows[0]?.n ?? 0) / 2) + 1);
    expect(idsIn(await list(cursor))).toEqual([]);
  });

  test('misses nothing that was begun early and is finished late', async () => {
    const [slow, quick] = [await book(), await book()];
    await settleEvents(db);
    const { cursor } = await list();
    await inHotel(db, hotel.hotelId, async (tx) => {
      await happen(tx, slow, 'begun first'); // has the smaller number, and is not there yet
      await happen(db, quick, 'begun later, done first');
      expect(await list(cursor)).toMatchObject({ reservations: [], cursor });
    });
    await settleEvents(db);
    expect(idsIn(await list(cursor)).toSorted()).toEqual([slow, quick].toSorted());
  });

  test('is told where its cursor is none of ours, and how large a page may be', async () => {
    for (const since of ['nonsense', 'MTIz', Buffer.from("1.2' or 1=1").toString('base64url')])
      expect(await management.get(`reservations?since=${since}`)).toMatchObject({
        status: 400,
        body: { code: 'cursor.invalid' },
      });
    for (const limit of ['0', '201', '-1', 'all'])
      expect(await management.get(`reservations?limit=${limit}`)).toMatchObject({ status: 400 });
  });
});

describe('one reservation', () => {
  test('is read by its reference, also as people write it', async () => {
    const id = await book();
    expect(await management.get(`reservations/${id}`)).toMatchObject({ status: 200, body: { reservationId: id } });
    expect(await management.get(`reservations/%20${id.toLowerCase()}`)).toMatchObject({ body: { reservationId: id } });
    expect(await management.get('reservations/SB4-AAAAAAAAAA')).toMatchObject({
      body: { code: 'reservation.unknown' },
    });
  });
});
