import type { Reservation } from '@stayfront/contract/reservation';
import type { Nights } from '@stayfront/rules/calendar/nights';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { beforeEach, expect, test } from 'vitest';
import { makeKey } from '../../property/key/make-key.ts';
import { changeApi } from '../../testing/change-api.ts';
import { forgetHistory } from '../../testing/forget-history.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { managementApi } from '../../testing/management-api.ts';
import { postOffice } from '../../testing/post-office.ts';
import { settleEvents } from '../../testing/settle-events.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { publicUrl, startApp } from '../../testing/start-app.ts';
import { knownHotels } from '../../property/hotel/known-hotels.ts';
import { confirmationSheet } from '../document/confirmation-sheet.ts';
import { readConfirmed } from '../document/read-confirmed.ts';
import { mailHotel } from '../message/mail-hotel.ts';
import { sendConfirmation } from '../message/send-confirmation.ts';

const database = await freshDatabase();
const { db } = database;
const now = Date.parse('2027-06-01T12:00:00Z');
const app = await startApp(database, { now });
const hotel = smallHotel();
const { hotelId } = hotel;
const api = guestApi(app, hotelId);
const changes = changeApi(app, hotelId);
const post = postOffice(db);
const june = { checkIn: '2027-06-11', checkOut: '2027-06-13' };
const family = { ...june, nbAdults: 2, nbChildren: 1, nbInfants: 1, ages: '7,1' };
const plain = smallNights(hotel, stayDate('2027-06-01'), 30);
const bands = [
  { fromAge: 2, toAge: 7, minor: 1_000 },
  { fromAge: 7, toAge: 13, minor: 3_000 },
];
const nights: Nights = { ...plain, rates: plain.rates.map((rate) => ({ ...rate, prices: { ...rate.prices, bands } })) };
const people = '2 adults, 1 child (7 years), 1 infant (1 year)';
/** Numbers stay with what they count, by signs that nobody sees. */
const said = (text: string): string => text.replaceAll('\u00a0', ' ');

beforeEach(async () => {
  await forgetHistory(db);
  for (const table of ['reservation_change', 'room_stay', 'reservation', 'idempotency', 'inventory'] as const)
    await db.deleteFrom(table).execute();
  await openHotel(db, hotel, nights);
});

async function book(query: Record<string, string | number> = family) {
  const { reference } = await api.findProduct('family', 'pay-at-hotel', query);
  const { status, body } = await api.book(bookingOf([reference]));
  expect(status).toBe(201);
  return body;
}

const stayOf = async ({ reservationId, token }: { reservationId: string; token: string }) =>
  ((await api.readReservation(reservationId, { t: token })).body as unknown as Reservation).roomStays[0];

test('a booking keeps the ages for its guest, its hotel, its letters and its PDF', async () => {
  const booked = await book();
  const { reservationId, token } = booked;
  expect(await stayOf(booked)).toMatchObject({ nbChildren: 1, nbInfants: 1, ages: [7, 1] });

  const { key } = await makeKey(db, hotelId, 'PMS', now);
  await settleEvents(db);
  const { body } = await managementApi(app, hotelId, key).get<{ reservations: Reservation[] }>('reservations');
  expect(body.reservations[0]?.roomStays).toMatchObject([{ ages: [7, 1] }]);

  const [letter] = await post((deps) => sendConfirmation(deps, { hotelId, reservationId }, now));
  expect(said(letter?.text ?? '')).toContain(people);
  expect(said(letter?.html ?? '')).toContain(people);

  const [notice] = await post((deps) => mailHotel(deps, { hotelId, reservationId, news: { what: 'booked' } }, now));
  expect(said(notice?.text ?? '')).toContain('1 Kind (7 Jahre)');

  const read = { db, readHotel: knownHotels(db).current, publicUrl: () => publicUrl };
  const confirmed = await readConfirmed(read, { hotelId, reservationId, token, reader: 'en' }, now);
  if ('refused' in confirmed) throw new Error(confirmed.refused);
  expect(confirmationSheet(confirmed.texts, confirmed).facts.map(([, fact]) => said(fact))).toContain(people);
});

test('a booking without ages is told as before', async () => {
  const { ages: _, ...untold } = family;
  const booked = await book(untold);
  expect(await stayOf(booked)).not.toHaveProperty('ages');
  const [letter] = await post((deps) => sendConfirmation(deps, { hotelId, reservationId: booked.reservationId }, now));
  expect(said(letter?.text ?? '')).toContain('2 adults, 1 child, 1 infant');
});

test('other days keep the ages, and another age alone is a change with its own price', async () => {
  const booked = await book();
  const offered = async (query: Record<string, string | number>) => {
    const { body } = await changes.offers(booked, { roomStayIndex: 0, ...query });
    const products = body.availabilities.flatMap((item) => item.products);
    return products.find(({ productId }) => productId === 'family.pay-at-hotel')?.reference ?? '';
  };
  const same = await changes.quote(booked, { reference: await offered(family) });
  expect(same.body.isSame).toBe(true);
  const younger = await changes.quote(booked, { reference: await offered({ ...family, ages: '6,1' }) });
  expect(younger.body.isSame).toBe(false);
  expect(younger.body.terms.totalBefore - younger.body.terms.totalAfter).toBe(2 * 2_000);
  const later = { ...family, checkIn: '2027-06-14', checkOut: '2027-06-16' };
  const made = await changes.change(booked, { reference: await offered(later) });
  expect(made.body.status).toBe('made');
  expect(await stayOf(booked)).toMatchObject({ startDate: '2027-06-14', ages: [7, 1] });
});

test('a change with wrong ages is refused by name and changes nothing', async () => {
  const booked = await book();
  const party = { t: booked.token, roomStayIndex: 0, nbAdults: 2, nbChildren: 1, nbInfants: 1, ages: '13,1' };
  for (const [path, query] of [
    ['/change/offers', { ...party, ...june }],
    ['/change/calendar', party],
  ] as const) {
    const { status, body } = await changes.get<object>(booked, path, query);
    expect([status, body.code, body.errors?.[0]?.field]).toEqual([400, 'input.invalid', 'ages']);
  }
  expect(await stayOf(booked)).toMatchObject({ ages: [7, 1] });
});

test('a partner’s bundle keeps the ages, and wrong ones are refused by the room they stand in', async () => {
  const { key } = await makeKey(db, hotelId, 'PMS', now);
  const put = (ages: readonly number[]) =>
    managementApi(app, hotelId, key).put('bundles/5/session/bundle', {
      roomStays: [{ room: 'family', ratePlan: 'pay-at-hotel', ...june, nbAdults: 2, nbChildren: 1, ages }],
    });
  const refused = await put([13]);
  expect(refused.body.errors).toMatchObject([{ field: 'roomStays.0.ages' }]);
  expect((await put([3])).status).toBe(200);
  const reply = await app.inject(`/api/hotels/${hotelId}/bundles/5/session/bundle`);
  const { roomStays } = reply.json<{ roomStays: { ages: number[]; product: { roomPrice: number } }[] }>();
  expect(roomStays[0]?.ages).toEqual([3]);
  const found = await api.findProduct('family', 'pay-at-hotel', { ...june, nbAdults: 2, nbChildren: 1, ages: '3' });
  expect(roomStays[0]?.product.roomPrice).toBe(found.roomPrice);
});
