import { stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../db/open-database.ts';
import { callsWith, callsWithAny } from '../../testing/calls-with.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { ada, bookingOf, guestApi } from '../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp, testSecret } from '../../testing/start-app.ts';
import { openLog } from './open-log.ts';

const now = Date.parse('2027-06-01T12:00:00Z');
const lines: string[] = [];
const log = openLog('debug', { write: (line) => void lines.push(line) });
const database = await freshDatabase();
// Every statement counts as slow, so that the log has them all.
const onSlow = (statement: string, ms: number): void => log.warn({ statement, ms }, 'slow query');
const watched = openDatabase(database.url, { slow: { fromMs: 0, clock: () => 0, onSlow } });
afterAll(() => watched.close());
const app = await startApp(database, { now }, { log, database: watched, trustedProxies: ['127.0.0.1'] });
afterAll(() => sql`alter table if exists reservation_away rename to reservation`.execute(database.db));

const hotel = smallHotel();
await openHotel(database.db, hotel, smallNights(hotel, stayDate('2027-06-01'), 30));
const { findProduct, book } = guestApi(app, hotel.hotelId);
const { reference } = await findProduct('double', 'pay-at-hotel', { checkIn: '2027-06-11', checkOut: '2027-06-12' });
const request = bookingOf([reference]);
const { reservationId, token } = (await book(request, 'once')).body;
const secrets = [token, testSecret, ada.email, ada.surname, ada.phone, reference, encodeURIComponent(ada.phone)];

const reservation = `/api/hotels/7001/reservations/${reservationId}`;
const links = [
  `${reservation}?t=${token}`,
  `${reservation}?lang=de&t=${token}&x=1`,
  `${reservation}?%74=${token}`,
  `${reservation}?reservationId=${token}&lang=${ada.surname}&checkIn=${ada.email}`,
  `/api/hotels/9999/reservations/${reservationId}?t=${token}`,
  `/7001/checkout/thank-you?reservationId=${reservationId}&t=${token}&lang=en`,
  `/7001/checkout/thank-you%3FreservationId%3D${reservationId}%26t%3D${token}`,
  `/7001/checkout/thank-you%3Ft=${token}`,
  `/${ada.surname}/${encodeURIComponent(ada.phone)}/${ada.email}/${token}`,
  `/api/%zz?t=${token}`,
];

/** As many lines as were written meanwhile. */
async function during(work: () => Promise<void>): Promise<string[]> {
  const begin = lines.length;
  await work();
  return lines.slice(begin);
}

test('links, names, addresses and telephones that are sent anywhere are in no line of the log', async () => {
  const bodies = new Map<string, unknown>([['sendBookingRequest', request]]);
  const asked = await during(async () => {
    for (const url of links) await app.inject(url);
    for (const header of ['user-agent', 'referer', 'cookie', 'authorization', 'x-forwarded-for', 'x-request-id'])
      for (const text of [ada.email, token, ada.surname])
        await app.inject({ url: reservation, headers: { [header]: text }, remoteAddress: '192.0.2.7' });
    const texts = [ada.surname, ada.email, ada.phone, token];
    for (const call of callsWithAny(texts, hotel.hotelId, bodies)) await app.inject(call);
  });
  const failed = await during(async () => {
    await sql`alter table reservation rename to reservation_away`.execute(database.db);
    for (const url of links) await app.inject(url);
    for (const call of callsWith(ada.surname, hotel.hotelId, bodies)) if (call.payload) await app.inject(call);
  });
  const all = [...asked, ...failed];
  expect(all.filter((line) => line.includes('"answered"')).length).toBeGreaterThan(500);
  expect(all.filter((line) => line.includes('"slow query"')).length).toBeGreaterThan(300);
  expect(failed.filter((line) => line.includes('"bug"')).length).toBeGreaterThan(1);
  expect(all.some((line) => line.includes(reservationId))).toBe(true); // what support asks for is there
  for (const secret of secrets) expect(all.filter((line) => line.includes(secret))).toEqual([]);
});

test('a line says what was asked, by which route, what came of it, and with which number', async () => {
  const [line = ''] = await during(async () => {
    await app.inject('/api/hotels/9999/descriptive-info?lang=de');
  }).then((written) => written.filter((one) => one.includes('"answered"')));
  expect(JSON.parse(line)).toMatchObject({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    req: { method: 'GET', url: '/api/hotels/9999/descriptive-info?lang=de' },
    route: '/api/hotels/:hotelId/descriptive-info',
    status: 404,
    refused: 'hotel.unknown',
  });
});
