import { heldPercent, holdMinutes, holdsPerGuest } from '@stayfront/rules/booking/hold';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { beforeEach, expect, test } from 'vitest';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { forgetHistory } from '../../testing/forget-history.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { ada, bookingOf, guestApi } from '../../testing/guest-api.ts';
import { nightBooks, wrongNights } from '../../testing/night-books.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';
import { confirmHold } from './confirm-hold.ts';

const database = await freshDatabase();
const { db } = database;
const noon = Date.parse('2027-06-01T12:00:00Z');
const clock = { now: noon };
const app = await startApp(database, clock);
const hotel = smallHotel({ config: { paymentSolutionsProvider: 'PAYRAILS' } });
const api = guestApi(app, hotel.hotelId);
const june = { checkIn: '2027-06-11', checkOut: '2027-06-13' };
const rooms = 20;

beforeEach(async () => {
  clock.now = noon;
  await forgetHistory(db);
  for (const table of ['room_stay', 'reservation', 'idempotency', 'hold', 'inventory'] as const)
    await db.deleteFrom(table).execute();
  await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 20, rooms));
});

const quoteFor = async (plan = 'prepaid') => (await api.findProduct('double', plan, june)).reference;
/** A guest of their own: nobody else has the session or the e-mail address. */
const guest = (number: number) => ({
  sessionId: `Guest${String(number).padStart(11, '0')}`,
  guestInfo: { ...ada, email: `guest${number}@example.com` },
});
const begin = async (who: ReturnType<typeof guest>, count = 1) =>
  api.book(bookingOf(Array<string>(count).fill(await quoteFor()), who));
const confirm = (reservationId: string) =>
  inHotel(db, hotel.hotelId, (tx) => confirmHold(tx, hotel.hotelId, reservationId, 'pay', clock.now));
const held = async () => Math.max(...(await nightBooks(db, clock.now)).map((night) => night.held));
const reservations = async () => (await db.selectFrom('reservation').select('reservation_id').execute()).length;

test('a guest who has begun three bookings and paid for none is asked to pay one first, and nothing is written', async () => {
  for (let i = 0; i < holdsPerGuest; i++) expect((await begin(guest(1))).status).toBe(201);
  expect(await begin(guest(1))).toMatchObject({ status: 409, body: { code: 'hold.too_many' } });
  expect(await reservations()).toBe(holdsPerGuest);
  expect((await begin(guest(2))).status).toBe(201);
  // Rooms that need no payment are booked all the same.
  const atHotel = bookingOf([await quoteFor('pay-at-hotel')], guest(1));
  expect((await api.book(atHotel)).status).toBe(201);
});

test('the guest is known by the e-mail address in another window, however it is written, and by the window', async () => {
  for (let i = 0; i < holdsPerGuest; i++) await begin(guest(1));
  const elsewhere = { ...guest(2), guestInfo: { ...ada, email: 'Guest1@Example.com' } };
  expect((await begin(elsewhere)).body.code).toBe('hold.too_many');
  expect((await begin({ ...guest(3), sessionId: guest(1).sessionId })).body.code).toBe('hold.too_many');
});

test('goes on once one of them is given up, paid for or over', async () => {
  const begun = [await begin(guest(1)), await begin(guest(1)), await begin(guest(1))].map(({ body }) => body);
  const [first, second] = begun;
  if (!first || !second) throw new Error('Nothing was begun');
  await api.discard(first);
  expect((await begin(guest(1))).status).toBe(201);
  expect(await confirm(second.reservationId)).toBe('confirmed');
  expect((await begin(guest(1))).status).toBe(201);
  expect((await begin(guest(1))).body.code).toBe('hold.too_many');
  clock.now = noon + holdMinutes * 60_000;
  expect((await begin(guest(1))).status).toBe(201);
});

test('of twenty windows at once three begin', async () => {
  const reference = await quoteFor();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      api.book(bookingOf([reference], i % 2 === 0 ? guest(1) : { ...guest(i), guestInfo: guest(1).guestInfo })),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(holdsPerGuest);
  expect(answers.filter(({ body }) => body.code === 'hold.too_many')).toHaveLength(20 - holdsPerGuest);
});

test('however many begin and do not pay, seven rooms of ten stay for sale', async () => {
  const reference = await quoteFor();
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, i) => api.book(bookingOf([reference], guest(i + 10)))),
  );
  expect(answers.every(({ status }) => status === 201)).toBe(true);
  const most = (rooms * heldPercent) / 100;
  expect(answers.filter(({ body }) => body.areRoomsHeld)).toHaveLength(most);
  expect(await held()).toBe(most);
  const { body } = await api.search(june);
  expect(body.availabilities.find(({ guestRoomId }) => guestRoomId === 'double')?.availability).toBe(rooms - most);
  expect(await wrongNights(db, noon)).toEqual([]);
});

test('who pays without rooms being kept gets them if they are free, and is told if not', async () => {
  for (let i = 0; i < 6; i++) await begin(guest(i + 10));
  const [lucky, late] = [(await begin(guest(1))).body, (await begin(guest(2))).body];
  expect([lucky.areRoomsHeld, late.areRoomsHeld]).toEqual([false, false]);
  expect(await confirm(lucky.reservationId)).toBe('confirmed');
  const left = rooms - 6 - 1;
  for (let i = 0; i < left; i++)
    expect((await api.book(bookingOf([await quoteFor('pay-at-hotel')], guest(i + 100)))).status).toBe(201);
  expect(await confirm(late.reservationId)).toBe('sold_out');
  expect(await wrongNights(db, noon)).toEqual([]);
});

test('a booking of many rooms is kept whole or not at all', async () => {
  for (let i = 0; i < 5; i++) await begin(guest(i + 10));
  expect((await begin(guest(1), 2)).body.areRoomsHeld).toBe(false);
  expect(await held()).toBe(5);
  expect((await begin(guest(2))).body.areRoomsHeld).toBe(true);
});

test('the only room of its kind is kept for the guest who pays for it', async () => {
  await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 20, 1));
  const reference = await quoteFor();
  expect((await begin(guest(1))).body.areRoomsHeld).toBe(true);
  expect((await api.book(bookingOf([reference], guest(2)))).body.code).toBe('sold_out');
});

test('rooms that are held since a partner has sold them do not count as kept for guests who have not paid', async () => {
  for (const date of ['2027-06-11', '2027-06-12'].map(stayDate))
    await db
      .insertInto('hold')
      .values({
        hotel_id: hotel.hotelId,
        date,
        room_id: 'double',
        reservation_id: 'ical.airbnb',
        rooms: (rooms * heldPercent) / 100 + 1,
        expires_at: new Date(noon + 30 * 86_400_000),
      })
      .execute();
  const before = await held();
  expect((await begin(guest(1))).status).toBe(201);
  expect(await held()).toBe(before + 1);
});
