import { spawnSync } from 'node:child_process';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { expect, test } from 'vitest';
import { freshDatabase } from '../testing/fresh-database.ts';
import { ada, bookingOf, frontDesk } from '../testing/front-desk.ts';
import { openHotel, smallHotel, smallNights } from '../testing/small-hotel.ts';
import { startApp, testSecret } from '../testing/start-app.ts';

const now = Date.parse('2027-06-01T12:00:00Z');
const database = await freshDatabase();
const app = await startApp(database, { now });
const here = (file: string): string => JSON.stringify(new URL(file, import.meta.url).href);

// In a process of its own, since the log goes straight to standard output.
const PROGRAM = `
const { url, secret, now, calls } = JSON.parse(process.env.TOLD);
const { makeServer } = await import(${here('../main.ts')});
const { openDatabase } = await import(${here('../db/open-database.ts')});
const database = openDatabase(url);
const app = await makeServer({
  database, secret, now: () => now, dataDir: '/nowhere', publicUrl: () => '', logLevel: 'info', addPages: async () => {},
});
for (const call of calls) await app.inject(call);
await database.pool.query('alter table reservation rename to reservation_away');
for (const call of calls) await app.inject(call);
await app.close();
await database.close();
`;

test('the log tells what was asked for, but never the token that opens a reservation, nor who the guest is', async () => {
  const hotel = smallHotel();
  await openHotel(database.db, hotel, smallNights(hotel, stayDate('2027-06-01'), 30));
  const { findProduct, book } = frontDesk(app, hotel.hotelId);
  const { reference } = await findProduct('double', 'pay-at-hotel', { checkIn: '2027-06-11', checkOut: '2027-06-12' });
  const request = bookingOf([reference]);
  const { reservationId, token } = (await book(request, 'once')).body;

  const reservation = `/api/hotels/7001/reservations/${reservationId}`;
  const calls = [
    `${reservation}?t=${token}`,
    `${reservation}?lang=de&t=${token}&x=1`,
    `${reservation}?%74=${token}`,
    `${reservation}?T=${token}`,
    `${reservation}?token=${token}`,
    `/api/hotels/9999/reservations/${reservationId}?t=${token}`,
    `/7001/checkout/thank-you?reservationId=${reservationId}&t=${token}&lang=en`,
    `/7001/checkout/thank-you%3FreservationId%3D${reservationId}%26t%3D${token}`,
    `/7001/checkout/thank-you%3Ft=${token}`,
    `/api/%zz?t=${token}`,
    {
      method: 'POST',
      url: '/api/hotels/7001/reservations',
      headers: { 'idempotency-key': 'once', 'content-type': 'application/json' },
      payload: JSON.stringify(request),
    },
  ];
  const TOLD = JSON.stringify({ url: database.url, secret: testSecret, now, calls });
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    env: { ...process.env, NODE_OPTIONS: '', TOLD },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  const log = stdout.trim().split('\n');
  expect(log.filter((line) => line.includes('incoming request')).length).toBeGreaterThanOrEqual(2 * calls.length - 2);
  expect(stdout).toContain(reservationId);
  expect(stdout).toContain('"msg":"bug"'); // it did see the failures too
  for (const secret of [token, testSecret, ada.email, ada.surname, ada.phone, reference])
    expect(log.filter((line) => line.includes(secret))).toEqual([]);
});
