import { stayDate, addDays } from '@stayfront/rules/stay/stay-date';
import { afterAll, expect, test } from 'vitest';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { openDatabase } from '../../platform/db/open-database.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';
import { sweep } from '../../booking/reservation/sweep.ts';

const fresh = await freshDatabase();
const { db, close } = openDatabase(fresh.url, {
  limits: { lockMs: 20, statementMs: 0, idleMs: 0, silentMs: 0 },
});
afterAll(close);
const today = stayDate('2027-06-01');
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const app = await startApp(fresh, clock);
const config = { paymentSolutionsProvider: 'PAYRAILS' } as const;
const hotels = [smallHotel({ config }), smallHotel({ hotelId: 7002, config })];

test('one hotel where a reservation is locked keeps no other from being tidied, and is tidied the next time', async () => {
  for (const hotel of hotels) {
    await openHotel(db, hotel, smallNights(hotel, today, 30));
    const api = guestApi(app, hotel.hotelId);
    const stay = { checkIn: addDays(today, 5), checkOut: addDays(today, 6), nbAdults: 1 };
    const { reference } = await api.findProduct('double', 'prepaid', stay);
    expect((await api.book(bookingOf([reference]))).body.status).toBe('held');
  }
  const statuses = (): Promise<string[]> =>
    Promise.all(
      hotels.map(({ hotelId }) =>
        inHotel(
          db,
          hotelId,
          async (tx) => (await tx.selectFrom('reservation').select('status').executeTakeFirstOrThrow()).status,
        ),
      ),
    );
  const muchLater = clock.now + 3 * 24 * 3_600_000;
  const client = await fresh.pool.connect();
  await client.query('begin; select from reservation for update');
  try {
    await expect(sweep(db, muchLater)).rejects.toThrow('Not done at 1 hotels');
    expect(await statuses()).toEqual(['held', 'discarded']);
  } finally {
    await client.query('rollback');
    client.release();
  }
  await sweep(db, muchLater);
  expect(await statuses()).toEqual(['discarded', 'discarded']);
});
