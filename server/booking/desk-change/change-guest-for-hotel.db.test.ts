import { changeGuestForHotel } from '@stayfront/contract/desk/guest';
import type { HotelReservation } from '@stayfront/contract/manage/reservations';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { beforeAll, expect, test } from 'vitest';
import { makeKey } from '../../property/key/make-key.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { jobsFor } from '../../testing/jobs-for.ts';
import { managementApi } from '../../testing/management-api.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const { db } = database;
const clock = { now: Date.parse('2027-06-01T08:00:00Z') };
const app = await startApp(database, clock);
const guest = guestApi(app, 7001);
const desk = operatorApi(app, db, 7001, clock);
let [front, key, keys] = ['', '', 0];

beforeAll(async () => {
  const hotel = smallHotel();
  await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 60));
  front = await desk.enter('fred@probe.example', 'front-desk');
  key = (await makeKey(db, 7001, 'Our PMS', clock.now)).key;
});

async function book(): Promise<string> {
  const { reference } = await guest.findProduct('double', 'pay-at-hotel', {
    checkIn: '2027-06-11',
    checkOut: '2027-06-12',
  });
  return (await guest.book(bookingOf([reference]))).body.reservationId;
}
const correct = async (reservationId: string, body: object, idempotencyKey = `k${(keys += 1)}`) =>
  (
    await desk.ask(changeGuestForHotel, {
      params: { reservationId },
      body: { version: 1, tellsGuest: false, guest: {}, ...body },
      cookie: front,
      headers: { 'idempotency-key': idempotencyKey },
    })
  ).json<{ code?: string; errors?: { field: string }[] }>();
const read = async (reservationId: string): Promise<HotelReservation> =>
  (await managementApi(app, 7001, key).get<HotelReservation>(`reservations/${reservationId}`)).body;

test('the hotel corrects a guest’s name, address and language; history names the fields, and nobody’s words', async () => {
  const id = await book();
  const before = await read(id);
  const body = { guest: { surname: 'Byron-King', email: 'ada.king@guest.example' }, lang: 'fr', tellsGuest: true };
  const changed = { reservationId: id, version: 2, changed: ['email', 'language', 'surname'] };
  expect(await correct(id, body, 'once')).toEqual(changed);
  expect(await correct(id, body, 'once')).toEqual(changed);
  const after = await read(id);
  expect(after.guestInfo).toEqual({ ...before.guestInfo, ...body.guest });
  expect(after.events.at(-1)).toMatchObject({
    who: 'hotel',
    what: 'modify',
    detail: { guest: changed.changed, by: 'fred@probe.example' },
  });
  expect(JSON.stringify(after.events)).not.toContain('King');
  const letters = await jobsFor(db, id, 'send-confirmation');
  expect(letters.filter((letter) => 'again' in letter)).toHaveLength(1);
  expect(await correct(id, { version: 2, guest: { surname: 'Byron-King' } })).toMatchObject({
    version: 2,
    changed: [],
  });
});

test('of two who correct the same guest at once one is told to look again', async () => {
  const id = await book();
  const both = await Promise.all([
    correct(id, { guest: { phone: '+41 44 668 18 00' } }),
    correct(id, { guest: { specialRequest: 'A quiet room' } }),
  ]);
  expect(both.map(({ code }) => code)).toEqual(expect.arrayContaining([undefined, 'reservation.version']));
});

test('what cannot be is refused by its field, and nothing of it is kept', async () => {
  const id = await book();
  const fieldsOf = async (body: object) => (await correct(id, body)).errors?.map(({ field }) => field);
  expect(await fieldsOf({ guest: { surname: ' ' } })).toEqual(['guest.surname']);
  expect(await fieldsOf({ guest: { phone: '12' } })).toEqual(['guest.phone']);
  expect(await fieldsOf({ guest: { email: '' }, tellsGuest: true })).toEqual(['guest.email']);
  expect(await correct(id, { version: 4 })).toMatchObject({ code: 'reservation.version' });
  expect((await read(id)).events).toHaveLength(1);
});
