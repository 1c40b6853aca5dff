import { stayDate } from '@stayfront/rules/stay/stay-date';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetHistory } from '../testing/forget-history.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { ada, bookingOf, frontDesk } from '../testing/front-desk.ts';
import { manyScripts } from '../testing/many-scripts.ts';
import { openHotel, smallHotel, smallNights, written } from '../testing/small-hotel.ts';
import { startApp } from '../testing/start-app.ts';

const database = await freshDatabase();
const { db } = database;
const noon = Date.parse('2027-06-01T12:00:00Z');
const app = await startApp(database, { now: noon });
const hotel = smallHotel({ config: { paymentSolutionsProvider: 'PAYRAILS' } });
const desk = frontDesk(app, hotel.hotelId);
const june = { checkIn: '2027-06-11', checkOut: '2027-06-13' };

beforeEach(async () => {
  await forgetHistory(db);
  for (const table of ['room_stay', 'reservation', 'idempotency', 'hold', 'inventory'] as const)
    await db.deleteFrom(table).execute();
  await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 20));
});

async function book(ratePlanId = 'pay-at-hotel', guestInfo: Record<string, unknown> = ada) {
  const { reference } = await desk.findProduct('double', ratePlanId, june);
  const { status, body } = await desk.book(bookingOf([reference], { guestInfo }));
  expect(status).toBe(201);
  return body;
}

const fetchFile = (reservationId: string, file: string, query: Record<string, string>) =>
  app.inject(
    `/api/hotels/7001/reservations/${reservationId}/confirmation.${file}?${new URLSearchParams(query).toString()}`,
  );

describe.each(['pdf', 'ics'])('the confirmation as .%s', (file) => {
  test('is handed to the guest alone, to keep', async () => {
    const { reservationId, token } = await book();
    const reply = await fetchFile(reservationId, file, { t: token });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="${reservationId}.${file}"`,
      'x-robots-tag': 'noindex',
    });
  });

  test('is not there for a wrong token, none, another hotel or a number that is none', async () => {
    const { reservationId, token } = await book();
    const tries = [
      fetchFile(reservationId, file, { t: `${token}x` }),
      fetchFile(reservationId, file, {}),
      fetchFile('SB4-AAAAAAAAAA', file, { t: token }),
      fetchFile('nonsense', file, { t: token }),
      app.inject(`/api/hotels/7002/reservations/${reservationId}/confirmation.${file}?t=${token}`),
    ];
    for (const reply of await Promise.all(tries)) {
      expect(reply.statusCode).toBe(404);
      expect(reply.headers['content-type']).toContain('application/problem+json');
    }
  });

  test('does not confirm what waits for its payment or was cancelled', async () => {
    const held = await book('prepaid');
    expect((await fetchFile(held.reservationId, file, { t: held.token })).json()).toMatchObject({
      code: 'reservation.held',
    });
    const booked = await book();
    await desk.cancel(booked.reservationId);
    expect((await fetchFile(booked.reservationId, file, { t: booked.token })).json()).toMatchObject({
      code: 'reservation.cancelled',
    });
  });
});

test('a guest gets a PDF in each language, with names in its script', async () => {
  const [double, ...others] = written.rooms;
  for (const { language, hotel: name, room, givenName, surname } of manyScripts) {
    const rooms = double ? [{ ...double, name: { ...double.name, [language]: room } }, ...others] : [];
    await openHotel(db, smallHotel({ name, rooms }), smallNights(hotel, stayDate('2027-06-01'), 20, 40));
    const { reservationId, token } = await book('pay-at-hotel', { ...ada, givenName, surname });
    const reply = await fetchFile(reservationId, 'pdf', { t: token, lang: language });
    expect(reply.headers['content-type']).toBe('application/pdf');
    expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('the calendar file has the stay on the hotel’s clock, in the guest’s language', async () => {
  const { reservationId, token } = await book();
  const { body, headers } = await fetchFile(reservationId, 'ics', { t: token, lang: 'de' });
  expect(headers['content-type']).toContain('text/calendar');
  const lines = body.replaceAll('\r\n ', '').split('\r\n');
  for (const line of [
    `UID:7001-${reservationId}@book.example`,
    'DTSTART;TZID=Europe/Zurich:20270611T150000',
    'DTEND;TZID=Europe/Zurich:20270613T110000',
    'SUMMARY:Hotel Probe',
    String.raw`LOCATION:Hotel Probe\, Seeweg 1\, 6000 Luzern\, Schweiz`,
    String.raw`DESCRIPTION:Buchungsnummer: ${reservationId}\nDoppelzimmer · Zahlung im Hotel\n+41 41 000 00 00\ndesk@probe.example`,
    `URL:https://book.example/7001/reservation/${reservationId}?t=${token}&lang=de`,
  ])
    expect(lines).toContain(line);
});
