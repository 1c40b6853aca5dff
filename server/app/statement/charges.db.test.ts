import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { reconcilePayments } from '../../payment/reconcile-payments.ts';
import type { PaymentBegun } from '../../payment/start-payment.ts';
import { knownHotels } from '../../property/hotel/known-hotels.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { juspayCards } from '../../testing/juspay-api.ts';
import { payApi } from '../../testing/pay-api.ts';
import { openSetups, toldWith } from '../../testing/payment-setups.ts';
import { startApp } from '../../testing/start-app.ts';
import { makeStatement } from './make-statement.ts';

const database = await freshDatabase();
const { db } = database;
const noon = Date.parse('2027-06-01T12:00:00Z');
const clock = { now: noon };
const app = await startApp(database, clock);
const setups = await openSetups();
const hotelId = 7001;
afterAll(async () => {
  for (const setup of Object.values(setups)) await setup.stop();
});

describe.each(toldWith(2))('the statement of a hotel that is paid with %s', (name) => {
  const setup = setups[name];
  const api = payApi(database, app, clock);
  const run = async () => {
    const hotel = await knownHotels(db).current(hotelId);
    if (!hotel) throw new Error('There is no hotel');
    const { lines } = await makeStatement(db, hotel, 'mara@probe.example', clock.now);
    return lines.flatMap(({ line, faults }) =>
      line === 'messages'
        ? []
        : faults.map(({ code, reservationId, expected, found }) => [code, reservationId, expected, found]),
    );
  };
  const paid = async (ratePlanId: string) => {
    const held = await api.hold([ratePlanId]);
    const begun = (await api.start(held)) as PaymentBegun;
    await setup.pay(begun, juspayCards.good);
    expect(await api.settle(begun.intentId)).toBe('paid');
    return { ...held, ...begun };
  };

  beforeEach(async () => {
    clock.now = noon;
    await api.open(setup.settings);
  });

  test('K34 finds a refund that was lost, and nothing else', async () => {
    const booking = await paid('prepaid-flexible');
    const kept = await paid('prepaid');
    expect(await run()).toEqual([]);
    expect(await api.cancel(booking.reservationId)).toMatchObject({ status: 200 });
    for (let minute = 0; minute < 10; minute += 1) {
      clock.now += 60_000;
      await reconcilePayments(api.deps, clock.now);
    }
    expect(await run()).toEqual([]);
    await sql`delete from payment_refund`.execute(db);
    await sql`update payment_intent set state = 'paid' where intent_id = ${booking.intentId}`.execute(db);
    expect(await run()).toEqual([['not_given_back', booking.reservationId, 0, booking.payableNow]]);
    expect(kept.payableNow).toBeGreaterThan(0);
  });

  test('K34 finds a payment that was changed, one that is gone, and one for rooms nobody has', async () => {
    const booking = await paid('prepaid');
    const own = sql`where intent_id = ${booking.intentId}`;
    await sql`update payment_intent set amount = amount - 100 ${own}`.execute(db);
    const amount = booking.payableNow;
    expect(await run()).toEqual([['charge_differs', booking.reservationId, amount, amount - 100]]);
    await sql`update payment_intent set amount = amount + 100, state = 'failed' ${own}`.execute(db);
    expect(await run()).toEqual([['charge_differs', booking.reservationId, amount, amount]]);
    await sql`update payment_intent set state = 'paid' ${own}`.execute(db);
    expect(await run()).toEqual([]);
    await sql`update inventory set sold = 0`.execute(db);
    await sql`update reservation set status = 'discarded'`.execute(db);
    expect(await run()).toEqual([['charge_without_booking', booking.reservationId, 0, amount]]);
  });

  test('K34 finds a refund that the provider has not taken for a day', async () => {
    const booking = await paid('prepaid-flexible');
    await api.cancel(booking.reservationId);
    expect(await run()).toEqual([]);
    clock.now += 25 * 3_600_000;
    expect(await run()).toEqual([['refund_stuck', booking.reservationId, booking.payableNow, 0]]);
  });
});
