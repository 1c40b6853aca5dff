import type { HotelReservation, ReservationPage } from '@stayfront/contract/manage/reservations';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { expect, test } from 'vitest';
import { openDatabase } from '../../platform/db/open-database.ts';
import { makeKey } from '../../property/key/make-key.ts';
import { managementApi } from '../../testing/management-api.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { ada, bookingOf, guestApi } from '../../testing/guest-api.ts';
import { settleEvents } from '../../testing/settle-events.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';

const fresh = await freshDatabase();
const { db } = fresh;
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const statements: string[] = [];
const database = openDatabase(fresh.url, {
  slow: { fromMs: 0, clock: () => 0, onSlow: (statement) => void statements.push(statement) },
});
const app = await startApp(fresh, clock, { database });
const hotel = smallHotel({ config: { paymentSolutionsProvider: 'PAYRAILS' } });
const api = guestApi(app, hotel.hotelId);
const [june, later] = [
  { checkIn: '2027-06-11', checkOut: '2027-06-13' },
  { checkIn: '2027-06-12', checkOut: '2027-06-15' },
];

async function book(rooms: number, plan = 'pay-at-hotel') {
  const { reference } = await api.findProduct('double', plan, june);
  const { status, body } = await api.book(bookingOf(Array<string>(rooms).fill(reference)));
  expect(status).toBe(201);
  return body;
}

test('a page of reservations is what reading them one by one gives, in no more statements than a page of one', async () => {
  await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 20, 50));
  const management = managementApi(app, hotel.hotelId, (await makeKey(db, hotel.hotelId, 'PMS', clock.now)).key);
  const booked = await book(1);
  const changed = await book(2);
  const held = await book(1, 'prepaid');
  const cancelled = await book(3);
  const erased = await book(1);
  const { reference } = await api.findProduct('double', 'pay-at-hotel', later);
  clock.now += 60_000;
  expect((await api.modify(changed, { guestInfo: { ...ada, surname: 'Byron' } })).status).toBe(201);
  expect((await api.modify(changed, { roomStays: [{ roomStayIndex: 1, reference }] })).status).toBe(201);
  expect((await api.cancelRoom(cancelled, 1)).status).toBe(200);
  expect((await api.cancel(cancelled.reservationId)).status).toBe(200);
  expect((await api.cancel(erased.reservationId)).status).toBe(200);
  expect((await management.remove(`reservations/${erased.reservationId}/guest`)).status).toBe(200);
  await settleEvents(db);

  statements.length = 0;
  const { body: first } = await management.get<ReservationPage>('reservations?limit=1');
  const forOne = statements.length;
  statements.length = 0;
  const { body: page } = await management.get<ReservationPage>('reservations?limit=200');
  expect(first.reservations).toHaveLength(1);
  expect(statements.length).toBe(forOne);

  const all = [booked, changed, held, cancelled, erased].map(({ reservationId }) => reservationId);
  const read: HotelReservation[] = [];
  for (const id of all) read.push((await management.get<HotelReservation>(`reservations/${id}`)).body);
  expect(JSON.stringify(page.reservations)).toBe(JSON.stringify(read));
  expect(page.reservations.map(({ status }) => status)).toEqual(['book', 'modify', 'held', 'cancel', 'cancel']);
  expect(page.reservations.map(({ roomStays }) => roomStays.map((stay) => stay.roomStayIndex))).toEqual([
    [0],
    [0, 1],
    [0],
    [0, 1, 2],
    [0],
  ]);
  expect(page.reservations.map(({ events }) => events.map(({ what }) => what))).toEqual([
    ['book'],
    ['book', 'modify', 'modify'],
    ['held'],
    ['book', 'cancel-room', 'cancel'],
    ['book', 'cancel', 'erased'],
  ]);
});
