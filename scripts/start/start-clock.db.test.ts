import { guestApi, bookingOf } from '@stayfront/server/testing/guest-api';
import { freshDatabase } from '@stayfront/server/testing/fresh-database';
import { openHotel, smallHotel, smallNights } from '@stayfront/server/testing/small-hotel';
import { startApp, type TestClock } from '@stayfront/server/testing/start-app';
import { sweep } from '@stayfront/server/booking/reservation/sweep';
import { readDatabaseTime } from '@stayfront/server/platform/clock/database-time';
import { keepTime, type KeptTime } from '@stayfront/server/platform/clock/keep-time';
import { todayAt } from '@stayfront/rules/stay/hotel-clock';
import { addDays } from '@stayfront/rules/stay/stay-date';
import { afterAll, describe, expect, test } from 'vitest';
import { ClockIsWrong, startClock } from './start-clock.ts';

const database = await freshDatabase();
const minutes = 60_000;

/** The time of a server on a machine whose clock is ahead. */
async function timeOf(aheadMs: number): Promise<KeptTime> {
  const kept = await keepTime({
    ask: () => readDatabaseTime(database.db),
    wall: () => Date.now() + aheadMs,
    ticks: () => performance.now(),
  });
  afterAll(() => kept.stop());
  return kept;
}
const clockOf = (kept: KeptTime): TestClock => ({
  get now() {
    return kept.now();
  },
});

const [right, wrong] = [await timeOf(0), await timeOf(35 * minutes)];
const app = await startApp(database, clockOf(right));
const ahead = await startApp(database, clockOf(wrong), { clockAheadMs: () => wrong.aheadMs() });

describe('a server whose clock is 35 minutes ahead', () => {
  test('does not sell a room that is kept for somebody who is paying, nor tidies the hold away', async () => {
    const hotel = smallHotel({ config: { paymentSolutionsProvider: 'PAYRAILS' } });
    const first = addDays(todayAt(hotel.timeZone, right.now()), 30);
    await openHotel(database.db, hotel, smallNights(hotel, first, 3, 1));
    const stay = { checkIn: first, checkOut: addDays(first, 1), nbAdults: 1 };
    const [here, there] = [guestApi(app, hotel.hotelId), guestApi(ahead, hotel.hotelId)];
    const prepaid = await here.findProduct('double', 'prepaid', stay);
    const payLater = await there.findProduct('double', 'pay-at-hotel', stay);
    expect(await here.book(bookingOf([prepaid.reference]))).toMatchObject({ status: 201, body: { status: 'held' } });
    expect((await there.book(bookingOf([payLater.reference]))).body.code).toBe('sold_out');
    await sweep(database.db, wrong.now());
    expect(await database.db.selectFrom('hold').select('rooms').execute()).toEqual([{ rooms: 1 }]);
  });

  test('is not ready, and says why; the other one is', async () => {
    const reply = await ahead.inject('/readyz');
    expect([reply.statusCode, reply.json<{ status: string }>().status]).toEqual([
      503,
      expect.stringContaining('35 minutes ahead of the database'),
    ]);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  });

  test('is not started', async () => {
    const start = startClock(
      database.db,
      () => {},
      () => Date.now() + 35 * minutes,
    );
    await expect(start).rejects.toThrow(ClockIsWrong);
    await expect(start).rejects.toThrow('35 minutes ahead');
  });
});

test('a server whose clock is a little off is started, and its operator is told once', async () => {
  const told: string[] = [];
  const kept = await startClock(
    database.db,
    (words) => void told.push(words),
    () => Date.now() - 12_000,
  );
  await kept.look();
  await kept.look();
  kept.stop();
  expect(told).toEqual([expect.stringMatching(/1\d seconds behind the database/)]);
});
