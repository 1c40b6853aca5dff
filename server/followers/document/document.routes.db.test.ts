import { languages } from '@stayfront/contract/property/texts';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetHistory } from '../../testing/forget-history.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { ada, bookingOf, guestApi } from '../../testing/guest-api.ts';
import { manyScripts } from '../../testing/many-scripts.ts';
import { openHotel, smallHotel, smallNights, written } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';
import { usualDrawLimits } from './drawing-process.ts';

const database = await freshDatabase();
const { db } = database;
const noon = Date.parse('2027-06-01T12:00:00Z');
const metricsToken = 'a-token-for-prometheus';
const app = await startApp(database, { now: noon }, { metricsToken });
const hotel = smallHotel({ config: { paymentSolutionsProvider: 'PAYRAILS' } });
const api = guestApi(app, hotel.hotelId);
const june = { checkIn: '2027-06-11', checkOut: '2027-06-13' };

beforeEach(async () => {
  await forgetHistory(db);
  for (const table of ['room_stay', 'reservation', 'idempotency', 'hold', 'inventory'] as const)
    await db.deleteFrom(table).execute();
  await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 20));
});

async function book(ratePlanId = 'pay-at-hotel', guestInfo: Record<string, unknown> = ada) {
  const { reference } = await api.findProduct('double', ratePlanId, june);
  const { status, body } = await api.book(bookingOf([reference], { guestInfo }));
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
    await api.cancel(booked.reservationId);
    expect((await fetchFile(booked.reservationId, file, { t: booked.token })).json()).toMatchObject({
      code: 'reservation.cancelled',
    });
  });
});

// Each language by itself is drawn in draw-pdf.test.ts.
test.each(manyScripts.filter(({ language }) => ['el', 'ar', 'ja'].includes(language)))(
  'a guest gets a PDF in $language, with names in its script',
  async ({ language, hotel: name, room, givenName, surname }) => {
    const [double, ...others] = written.rooms;
    const rooms = double ? [{ ...double, name: { ...double.name, [language]: room } }, ...others] : [];
    await openHotel(db, smallHotel({ name, rooms }), smallNights(hotel, stayDate('2027-06-01'), 20, 40));
    const { reservationId, token } = await book('pay-at-hotel', { ...ada, givenName, surname });
    const reply = await fetchFile(reservationId, 'pdf', { t: token, lang: language });
    expect(reply.headers['content-type']).toBe('application/pdf');
    expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  },
);

describe('many wishes for PDFs', () => {
  /** What came of them, by the server's own count. */
  async function counted(): Promise<Record<string, number>> {
    const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${metricsToken}` } });
    const lines = body.matchAll(/^stayfront_pdfs_total\{became="(\w+)"\} (\d+)$/gm);
    return Object.fromEntries([...lines].map(([, became = '', count]) => [became, Number(count)]));
  }

  test('150 of one guest are drawn once, and another guest’s beside them', async () => {
    const [one, other] = [await book(), await book('pay-at-hotel', { ...ada, givenName: 'Grace' })];
    const before = await counted();
    const storm = Array.from({ length: 150 }, () => fetchFile(one.reservationId, 'pdf', { t: one.token }));
    const asked = [...storm, fetchFile(other.reservationId, 'pdf', { t: other.token })];
    for (const { statusCode } of await Promise.all(asked)) expect(statusCode).toBe(200);
    const { drawn = 0, kept = 0, ...worse } = await counted();
    expect({ drawn: drawn - (before['drawn'] ?? 0), kept: kept - (before['kept'] ?? 0) }).toEqual({
      drawn: 2,
      kept: 149,
    });
    expect(worse).toEqual({});
  });

  test('of one guest in every language at once are told to come back, and another guest is served', async () => {
    const [one, other] = [await book(), await book('pay-at-hotel', { ...ada, givenName: 'Grace' })];
    const [storm, served] = await Promise.all([
      Promise.all(languages.map((lang) => fetchFile(one.reservationId, 'pdf', { t: one.token, lang }))),
      fetchFile(other.reservationId, 'pdf', { t: other.token }),
    ]);
    const refused = storm.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const reply of refused) {
      expect(reply.json()).toMatchObject({ status: 503, code: 'server.busy', retryAfter: 10 });
      expect(reply.headers['retry-after']).toBe('10');
    }
    expect(served.statusCode).toBe(200);
  });
});

test('a guest whose booking is from before signs of direction were refused gets a PDF as everybody', async () => {
  const { reservationId, token } = await book();
  const guest = JSON.stringify({ ...ada, givenName: 'An\u202Ena', surname: 'Attack' });
  await sql`update reservation set guest = ${guest}::jsonb where reservation_id = ${reservationId}`.execute(db);
  const reply = await fetchFile(reservationId, 'pdf', { t: token });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
});

test('a confirmation that cannot be drawn is said to be so, and the calendar file is there', async () => {
  const short = await startApp(database, { now: noon }, { drawLimits: { ...usualDrawLimits, seconds: 0.001 } });
  const { reservationId, token } = await book();
  const fetchShort = (file: string) =>
    short.inject(`/api/hotels/7001/reservations/${reservationId}/confirmation.${file}?t=${token}`);
  const reply = await fetchShort('pdf');
  expect(reply.headers['content-type']).toContain('application/problem+json');
  expect(reply.json()).toMatchObject({ status: 500, code: 'document.not_drawn' });
  expect((await fetchShort('ics')).statusCode).toBe(200);
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
