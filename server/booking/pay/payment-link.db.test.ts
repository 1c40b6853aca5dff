import { holdMinutes, reminderMinutes } from '@stayfront/rules/booking/hold';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { knownHotels } from '../../property/hotel/known-hotels.ts';
import { sendLetter } from '../../app/manage/send-letter.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { juspayCards } from '../../testing/juspay-api.ts';
import { payApi } from '../../testing/pay-api.ts';
import { openSetup } from '../../testing/payment-setups.ts';
import { startApp, testSecret } from '../../testing/start-app.ts';
import { remindUnpaid } from './remind-unpaid.ts';
import type { PaymentBegun } from '../../payment/start-payment.ts';

const database = await freshDatabase();
const { db } = database;
const noon = Date.parse('2027-06-01T12:00:00Z');
const minute = 60_000;
const clock = { now: noon };
const app = await startApp(database, clock);
const setup = await openSetup('JUSPAY');
afterAll(() => setup.stop());
const api = payApi(database, app, clock);
const deps = { db, readHotel: knownHotels(db).current };
const remind = () => remindUnpaid(deps, clock.now);
/** What guests are written to about paying. */
const letters = async () =>
  (
    await sql<{ news: { what: string; amount: { minor: number } } }>`
      select job.payload->'news' as news
        from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
       where task.identifier = 'tell-guest' order by job.id`.execute(db)
  ).rows.map(({ news }) => [news.what, news.amount?.minor]);
const begin = async (...rates: string[]) => {
  const held = await api.hold(rates);
  return { ...held, ...((await api.start(held)) as PaymentBegun) };
};

beforeEach(async () => {
  clock.now = noon;
  await api.open(setup.settings);
});

describe('a guest whose rooms are held and who has not paid', () => {
  test('is sent the payment link after ten minutes, once', async () => {
    const { payableNow, reservationId } = await api.hold(['prepaid']);
    clock.now = noon + (holdMinutes - reminderMinutes) * minute - 1;
    await remind();
    expect(await letters()).toEqual([]);
    clock.now += 1;
    await Promise.all([remind(), remind()]);
    clock.now += minute;
    await remind();
    expect(await letters()).toEqual([['payment-link', payableNow]]);
    expect(await api.historyOf(reservationId)).toEqual(['held', 'payment-link-sent']);
  });

  test('is left alone once it is paid, given up, over, or in the hands of the bank', async () => {
    const paid = await begin('prepaid');
    await setup.pay(paid, juspayCards.good);
    await api.settle(paid.intentId);
    await api.discard(await api.hold(['prepaid']));
    const { intentId } = await begin('prepaid');
    await db.updateTable('payment_intent').set({ state: 'authorized' }).where('intent_id', '=', intentId).execute();
    clock.now = noon + 15 * minute;
    await remind();
    clock.now = noon + holdMinutes * minute;
    await remind();
    expect((await letters()).filter(([what]) => what === 'payment-link')).toEqual([]);
  });
});

describe('a hotel', () => {
  const send = async (reservationId: string, idempotencyKey: string) => {
    const hotel = await deps.readHotel(7001);
    if (!hotel) throw new Error('The hotel is gone');
    const input = { reservationId, letter: 'payment-link', idempotencyKey } as const;
    return sendLetter({ db, secret: testSecret }, hotel, input, clock.now);
  };

  test('has a guest written where to pay what is due, and later the rest, once per key', async () => {
    const booking = await begin('prepaid', 'pay-at-hotel');
    const answer = { reservationId: booking.reservationId, letter: 'payment-link' };
    expect(await send(booking.reservationId, 'one')).toEqual(answer);
    expect(await send(booking.reservationId, 'one')).toEqual(answer);
    await setup.pay(booking, juspayCards.good);
    await api.settle(booking.intentId);
    expect(await send(booking.reservationId, 'two')).toEqual(answer);
    const [first, second, ...more] = (await letters()).filter(([what]) => what === 'payment-link');
    expect([first, more]).toEqual([['payment-link', booking.payableNow], []]);
    expect(second?.[1]).toBeGreaterThan(0);
  });

  test('hears why nobody can pay: paid, cancelled, over, or no provider', async () => {
    const paid = await begin('prepaid');
    await setup.pay(paid, juspayCards.good);
    await api.settle(paid.intentId);
    expect(await send(paid.reservationId, 'a')).toEqual({ refused: 'payment.processed' });
    await api.cancel(paid.reservationId);
    expect(await send(paid.reservationId, 'b')).toEqual({ refused: 'reservation.cancelled' });
    const held = await api.hold(['prepaid']);
    clock.now = noon + holdMinutes * minute;
    expect(await send(held.reservationId, 'c')).toEqual({ refused: 'reservation.not_held' });
    clock.now = noon;
    await inHotel(db, 7001, (tx) => tx.deleteFrom('payment_settings').execute());
    expect(await send(held.reservationId, 'd')).toEqual({ refused: 'payment.unavailable' });
    expect(await send('SB4-AAAAAAAAAA', 'e')).toEqual({ refused: 'reservation.unknown' });
  });
});
