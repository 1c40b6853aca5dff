import { bookForHotel } from '@stayfront/contract/desk/booking';
import { moveHold } from '@stayfront/contract/desk/hold';
import { searchForHotel, type DeskOffers } from '@stayfront/contract/desk/search';
import type { HotelReservation } from '@stayfront/contract/manage/reservations';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { savePaymentSettings } from '../../payment/save-payment-settings.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { secretBox } from '../../platform/secret/secret-box.ts';
import { makeKey } from '../../property/key/make-key.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { jobsFor } from '../../testing/jobs-for.ts';
import { managementApi } from '../../testing/management-api.ts';
import { wrongNights } from '../../testing/night-books.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { openSetups } from '../../testing/payment-setups.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp, testSecret } from '../../testing/start-app.ts';
import { endHold } from '../reservation/end-hold.ts';

const database = await freshDatabase();
const { db } = database;
const noon = Date.parse('2027-06-01T10:00:00Z');
const clock = { now: noon };
const app = await startApp(database, clock);
const guest = guestApi(app, 7001);
const desk = operatorApi(app, db, 7001, clock);
const setups = await openSetups();
afterAll(async () => {
  for (const setup of Object.values(setups)) await setup.stop();
});
let [front, reader, key, keys] = ['', '', '', 0];

beforeAll(async () => {
  const hotel = smallHotel({ hotelId: 7001, config: { paymentSolutionsProvider: 'PAYRAILS' } });
  await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 60, 1));
  const { settings } = setups.PAYRAILS;
  await inHotel(db, 7001, (tx) => savePaymentSettings(tx, secretBox(testSecret), 7001, settings, clock.now));
  reader = await desk.enter('rita@probe.example', 'reader');
  key = (await makeKey(db, 7001, 'Our PMS', clock.now)).key;
});
/** Nobody stays signed in over a day without doing anything. */
async function goTo(time: number): Promise<void> {
  clock.now = time;
  front = await desk.enter('fred@probe.example', 'front-desk');
}
beforeEach(() => goTo(noon));

const [soon, later] = ['2027-06-02T16:00:00.000Z', '2027-06-04T16:00:00.000Z'];
const offersOf = async (day: string): Promise<DeskOffers['rooms'][number] | undefined> => {
  const query = { checkIn: day, checkOut: addDays(stayDate(day), 1) };
  const reply = await desk.ask(searchForHotel, { query, cookie: front });
  return searchForHotel.answer.parse(reply.json()).rooms.find(({ roomId }) => roomId === 'double');
};
const quoteOf = async (day: string): Promise<string> =>
  (await offersOf(day))?.offers.find(({ ratePlanId }) => ratePlanId === 'pay-at-hotel')?.product?.reference ?? '';
async function hold(day: string, email: string | undefined = 'eve@guest.example'): Promise<string> {
  const body = {
    roomStays: [{ reference: await quoteOf(day) }],
    guest: { surname: 'Moneypenny', email },
    source: 'phone',
    way: 'link',
    heldUntil: soon,
    tellsGuest: true,
  };
  const reply = await desk.ask(bookForHotel, {
    body,
    cookie: front,
    headers: { 'idempotency-key': `k${(keys += 1)}` },
  });
  return reply.json<{ reservationId: string }>().reservationId;
}
const move = (reservationId: string, body: object, cookie = front) =>
  desk.ask(moveHold, { params: { reservationId }, cookie, body: { heldUntil: later, tellsGuest: false, ...body } });
const read = async (reservationId: string): Promise<HotelReservation> =>
  (await managementApi(app, 7001, key).get<HotelReservation>(`reservations/${reservationId}`)).body;

test('K21 a hold lasts longer, its rooms with it; the same again changes nothing, and it is taken back the same way', async () => {
  const id = await hold('2027-06-11');
  expect((await move(id, {})).json()).toEqual({ reservationId: id, holdExpiresAt: later, before: soon });
  expect((await move(id, {})).json()).toMatchObject({ holdExpiresAt: later, before: later });
  const moved = (await read(id)).events.filter(({ what }) => what === 'hold-moved');
  expect(moved).toMatchObject([{ who: 'hotel', detail: { heldUntil: later, before: soon, by: 'fred@probe.example' } }]);
  // The job of the first end finds nothing to end, and nobody else gets the room.
  await goTo(Date.parse(soon) + 2_000);
  await endHold(db, { hotelId: 7001, reservationId: id }, clock.now);
  expect((await offersOf('2027-06-11'))?.left).toBe(0);
  expect(await wrongNights(db, clock.now)).toEqual([]);
  await goTo(noon);
  expect((await move(id, { heldUntil: soon })).json()).toMatchObject({ holdExpiresAt: soon, before: later });
  await goTo(Date.parse(soon) + 2_000);
  expect((await offersOf('2027-06-11'))?.left).toBe(1);
});

test('K21 the guest is written to if that is wished, with the amount, once', async () => {
  const id = await hold('2027-06-13');
  const letters = async () => (await jobsFor(db, id, 'tell-guest')).length;
  expect(await letters()).toBe(1);
  for (const _ of [1, 2]) expect((await move(id, { tellsGuest: true })).statusCode).toBe(200);
  expect(await letters()).toBe(2);
  expect((await read(id)).events.map(({ what }) => what)).toEqual([
    'held',
    'payment-link-sent',
    'hold-moved',
    'payment-link-sent',
  ]);
});

test('K21 a hold that has ended begins anew while the rooms are free; once they are sold nothing changes', async () => {
  const [first, second] = [await hold('2027-06-15'), await hold('2027-06-17')];
  await goTo(Date.parse(soon) + 60_000);
  expect((await move(first, {})).statusCode).toBe(200);
  expect((await offersOf('2027-06-15'))?.left).toBe(0);
  expect((await guest.book(bookingOf([await quoteOf('2027-06-17')]))).status).toBe(201);
  const refused = await move(second, { tellsGuest: true });
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'sold_out' }]);
  expect((await read(second)).events.map(({ what }) => what)).toEqual(['held', 'payment-link-sent']);
  expect(await wrongNights(db, clock.now)).toEqual([]);
});

test('K21 what is no hold, another hotel’s, too far ahead or not one’s to do is refused by name', async () => {
  const id = await hold('2027-06-19');
  const { body: booked } = await guest.book(bookingOf([await quoteOf('2027-06-21')]));
  for (const [which, body, status, code] of [
    [booked.reservationId, {}, 409, 'reservation.not_held'],
    ['SB4-0000000000', {}, 404, 'reservation.unknown'],
    [id, { heldUntil: '2027-06-16T10:00:00.000Z' }, 400, 'input.invalid'],
    [id, { heldUntil: '2027-06-01T09:00:00.000Z' }, 400, 'input.invalid'],
  ] as const) {
    const reply = await move(which, body);
    expect([reply.statusCode, reply.json()]).toMatchObject([status, { code }]);
  }
  expect((await move(id, {}, reader)).json()).toMatchObject({ code: 'operator.role' });
  expect((await read(id)).events.map(({ what }) => what)).toEqual(['held', 'payment-link-sent']);
});
