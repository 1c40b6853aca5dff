import { cancelForHotel } from '@stayfront/contract/desk/cancellation';
import { undoCancellation } from '@stayfront/contract/desk/undo-cancellation';
import type { HotelReservation } from '@stayfront/contract/manage/reservations';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eraseReservation } from '../../followers/privacy/erase-reservation.ts';
import { knownHotels } from '../../property/hotel/known-hotels.ts';
import { makeKey } from '../../property/key/make-key.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { jobsFor } from '../../testing/jobs-for.ts';
import { managementApi } from '../../testing/management-api.ts';
import { wrongNights } from '../../testing/night-books.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const { db } = database;
const morning = Date.parse('2027-06-11T06:00:00Z');
const clock = { now: morning };
const app = await startApp(database, clock);
const guest = guestApi(app, 7001);
const desk = operatorApi(app, db, 7001, clock);
let [front, key, keys] = ['', '', 0];

beforeAll(async () => {
  const hotel = smallHotel({ hotelId: 7001 });
  await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 60, 4));
  front = await desk.enter('fred@probe.example', 'front-desk');
  key = (await makeKey(db, 7001, 'Our PMS', clock.now)).key;
});
beforeEach(() => void (clock.now = morning));

async function book(rooms: number, checkIn: string, checkOut: string, ratePlan = 'pay-at-hotel') {
  const now = clock.now;
  clock.now = Date.parse('2027-06-01T08:00:00Z');
  const { reference } = await guest.findProduct('double', ratePlan, { checkIn, checkOut });
  const booked = await guest.book(bookingOf(Array.from({ length: rooms }, () => reference)));
  clock.now = now;
  return booked;
}
const standing = async (rooms: number, checkIn: string, checkOut: string): Promise<string> => {
  const { body } = await book(rooms, checkIn, checkOut);
  if (body.status !== 'book') throw new Error(`Not booked: ${JSON.stringify(body)}`);
  return body.reservationId;
};
const headers = () => ({ 'idempotency-key': `k${(keys += 1)}` });
const cancel = (reservationId: string, body: object = {}) =>
  desk.ask(cancelForHotel, {
    params: { reservationId },
    body: { version: 1, fee: 'policy', reason: 'By mistake', tellsGuest: false, ...body },
    cookie: front,
    headers: headers(),
  });
const undo = (reservationId: string, body: object = {}, sent = headers()) =>
  desk.ask(undoCancellation, {
    params: { reservationId },
    body: { version: 2, tellsGuest: true, ...body },
    cookie: front,
    headers: sent,
  });
const read = async (reservationId: string): Promise<HotelReservation> =>
  (await managementApi(app, 7001, key).get<HotelReservation>(`reservations/${reservationId}`)).body;

describe('a cancellation is undone', () => {
  test('with all rooms at their old prices, no fee, in the name of whoever did it; the guest hears if asked for', async () => {
    const id = await standing(2, '2027-06-12', '2027-06-14');
    const before = await read(id);
    const { cancellationFee } = (await cancel(id)).json<{ cancellationFee: number }>();
    expect(cancellationFee).toBeGreaterThan(0);
    const reply = await undo(id);
    expect(reply.json()).toEqual({
      reservationId: id,
      status: 'modify',
      version: 3,
      roomStays: [0, 1],
      hotelCurrency: 'CHF',
      total: before.hotelTotalPrice,
      feeLifted: cancellationFee,
      refunded: 0,
      paid: 0,
      open: before.hotelTotalPrice,
      dueNow: 0,
    });
    const after = await read(id);
    expect(after.roomStays.map(({ status, totalPrice }) => [status, totalPrice])).toEqual(
      before.roomStays.map(({ totalPrice }) => ['book', totalPrice]),
    );
    expect(after.events.at(-1)).toMatchObject({
      who: 'hotel',
      what: 'cancellation-undone',
      total: before.hotelTotalPrice,
      detail: { roomStays: [0, 1], feeLifted: cancellationFee, open: before.hotelTotalPrice, by: 'fred@probe.example' },
    });
    expect(await jobsFor(db, id, 'send-confirmation')).toMatchObject([{}, { again: 'undone-3' }]);
    expect(await wrongNights(db, clock.now)).toEqual([]);
    // It is a booking like any other again, cancelled a second time as well.
    expect((await cancel(id, { version: 3 })).statusCode).toBe(200);
    expect((await undo(id, { version: 4, tellsGuest: false })).statusCode).toBe(200);
    expect(await jobsFor(db, id, 'send-confirmation')).toHaveLength(2);
    await cancel(id, { version: 5 });
  });

  test('of one room while others stand, or of one of those that were cancelled together', async () => {
    const id = await standing(3, '2027-06-15', '2027-06-17');
    await cancel(id, { roomStays: [1] });
    expect((await undo(id)).json()).toMatchObject({ roomStays: [1], version: 3 });
    await cancel(id, { version: 3 });
    expect((await undo(id, { version: 4, roomStays: [2] })).json()).toMatchObject({ roomStays: [2] });
    const { roomStays, status } = await read(id);
    expect([status, roomStays.map((stay) => stay.status)]).toEqual(['modify', ['cancel', 'cancel', 'book']]);
    expect((await undo(id, { version: 5, roomStays: [2] })).json()).toMatchObject({ code: 'room_stay.unknown' });
    expect(await wrongNights(db, clock.now)).toEqual([]);
  });

  test('never where a night was sold meanwhile: nothing changes', async () => {
    const id = await standing(2, '2027-06-18', '2027-06-21');
    await cancel(id);
    await standing(3, '2027-06-20', '2027-06-21');
    expect((await undo(id)).json()).toMatchObject({ status: 409, code: 'sold_out' });
    const { status, version, events } = await read(id);
    expect([status, version, events.at(-1)?.what]).toEqual(['cancel', 2, 'cancel']);
    expect(await wrongNights(db, clock.now)).toEqual([]);
  });

  test('once: of the last room undone and booked at the same moment one wins, of two who undo it one does', async () => {
    for (const night of ['2027-06-22', '2027-06-23', '2027-06-24', '2027-06-25', '2027-06-26']) {
      const day = Number(night.slice(8));
      const to = `2027-06-${day + 1}`;
      const id = await standing(1, night, to);
      await cancel(id);
      await standing(3, night, to);
      const [undone, booked] = await Promise.all([undo(id), book(1, night, to)]);
      expect([undone.statusCode, booked.status].toSorted((a, b) => a - b)).toEqual(
        undone.statusCode === 200 ? [200, 409] : [201, 409],
      );
    }
    const id = await standing(1, '2027-06-28', '2027-06-29');
    await cancel(id);
    const replies = await Promise.all([undo(id), undo(id), undo(id)]);
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const sent = headers();
    await cancel(id, { version: 3 });
    const same = await Promise.all([1, 2, 3].map(() => undo(id, { version: 4 }, sent)));
    for (const reply of same) expect(reply.json()).toMatchObject({ version: 5, roomStays: [0] });
    expect(await wrongNights(db, clock.now)).toEqual([]);
  });

  test('is refused by name where there is none, it never stood, the stay is over or the guest is forgotten', async () => {
    const id = await standing(1, '2027-06-12', '2027-06-13');
    expect((await undo(id, { version: 1 })).json()).toMatchObject({ code: 'cancellation.none' });
    expect((await undo('SB4-NOBODYHERE')).json()).toMatchObject({ code: 'reservation.unknown' });
    await cancel(id);
    expect((await undo(id, { version: 1 })).json()).toMatchObject({ status: 412, code: 'reservation.version' });
    clock.now = Date.parse('2027-06-13T06:00:00Z');
    front = await desk.enter('fred@probe.example', 'front-desk');
    expect((await undo(id)).json()).toMatchObject({ code: 'reservation.expired' });
    const hotel = await knownHotels(db).current(7001);
    if (!hotel) throw new Error('There is no hotel');
    await eraseReservation(db, hotel, { reservationId: id, who: 'hotel' }, clock.now);
    expect((await undo(id)).json()).toMatchObject({ code: 'reservation.erased' });
  });
});
