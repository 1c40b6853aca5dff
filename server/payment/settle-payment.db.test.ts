import { holdMinutes } from '@stayfront/rules/booking/hold';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase } from '../testing/fresh-database.ts';
import { juspayCards } from '../testing/juspay-desk.ts';
import { payDesk } from '../testing/pay-desk.ts';
import { openJuspayHouse, openPayrailsHouse } from '../testing/pay-houses.ts';
import { startApp } from '../testing/start-app.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import type { PaymentBegun } from './start-payment.ts';

const database = await freshDatabase();
const { db } = database;
const noon = Date.parse('2027-06-01T12:00:00Z');
const clock = { now: noon };
const app = await startApp(database, clock);
const houses = { JUSPAY: await openJuspayHouse(), PAYRAILS: await openPayrailsHouse() };
afterAll(async () => {
  for (const house of Object.values(houses)) await house.stop();
});

describe.each(['JUSPAY', 'PAYRAILS'] as const)('a prepaid booking at a hotel with %s', (name) => {
  const house = houses[name];
  const desk = payDesk(database, app, clock);
  /** For the provider that falls silent. */
  const impatient = payDesk(database, app, clock, { timeoutMs: 1_500 });
  let before = 0;
  /** What the provider has kept of everything since the test began. */
  const kept = (): number[] =>
    house
      .ledger()
      .slice(before)
      .map(({ captured, refunded }) => captured - refunded);
  const begin = async (): Promise<Awaited<ReturnType<typeof desk.hold>> & PaymentBegun> => {
    const held = await desk.hold();
    return { ...held, ...((await desk.start(held)) as PaymentBegun) };
  };
  const stateOf = async (intentId: string) =>
    (await db.selectFrom('payment_intent').select('state').where('intent_id', '=', intentId).executeTakeFirstOrThrow())
      .state;
  /** As the minutes pass and the worker asks. */
  const pass = async (minutes: number, { deps } = desk): Promise<void> => {
    for (let i = 0; i < minutes; i += 1) {
      clock.now += 60_000;
      await reconcilePayments(deps, clock.now);
    }
  };

  beforeEach(async () => {
    clock.now = noon;
    house.setFaults([]);
    before = house.ledger().length;
    await desk.open(house.settings);
  });

  test('is confirmed when it is paid, once, however often anybody asks', async () => {
    const booking = await begin();
    expect(await desk.settle(booking.intentId)).toBe('started');
    await house.pay(booking, juspayCards.good);
    const all = await Promise.all(Array.from({ length: 5 }, () => desk.settle(booking.intentId)));
    expect(all).toContain('paid');
    expect(await desk.settle(booking.intentId)).toBe('paid');
    expect(await desk.statusOf(booking.reservationId)).toBe('pay');
    expect(await desk.historyOf(booking.reservationId)).toEqual(['held', 'pay', 'payment.paid']);
    expect(kept()).toEqual([booking.payableNow]);
  });

  test('stays held when the card is declined, and the guest may try again', async () => {
    const first = await begin();
    await house.pay(first, juspayCards.declined);
    expect(await desk.settle(first.intentId)).toBe('failed');
    expect(await desk.statusOf(first.reservationId)).toBe('held');
    const second = (await desk.start(first)) as PaymentBegun;
    expect(second.intentId).not.toBe(first.intentId);
    await house.pay(second, juspayCards.good);
    expect(await desk.settle(second.intentId)).toBe('paid');
    expect(kept()).toEqual([0, first.payableNow]);
  });

  test('that is begun in two tabs is one payment', async () => {
    const held = await desk.hold();
    const [one, two] = (await Promise.all([desk.start(held), desk.start(held)])) as PaymentBegun[];
    expect(one?.intentId).toBe(two?.intentId);
    expect(await db.selectFrom('payment_intent').select('intent_id').execute()).toHaveLength(1);
  });

  test('that was paid cannot be paid again, and a sixth try is refused', async () => {
    const paid = await begin();
    await house.pay(paid, juspayCards.good);
    await desk.settle(paid.intentId);
    expect(await desk.start(paid)).toEqual({ refused: 'payment.processed' });
    const unlucky = await desk.hold();
    for (let i = 0; i < 5; i += 1) {
      const begun = (await desk.start(unlucky)) as PaymentBegun;
      await house.pay(begun, juspayCards.declined);
      await desk.settle(begun.intentId);
    }
    expect(await desk.start(unlucky)).toEqual({ refused: 'payment.tries' });
  });

  test('whose guest closed the page is found by asking', async () => {
    const booking = await begin();
    await house.pay(booking, juspayCards.good);
    await pass(1);
    expect(await desk.statusOf(booking.reservationId)).toBe('pay');
  });

  test('that the bank takes its time with is pending, then paid', async () => {
    const booking = await begin();
    await house.pay(booking, juspayCards.pending);
    expect(await desk.settle(booking.intentId)).toBe('started');
    house.resolvePending();
    expect(await desk.settle(booking.intentId)).toBe('paid');
  });

  test('that is paid too late gets the rooms again while they are free', async () => {
    const booking = await begin();
    await pass(holdMinutes + 5);
    expect(await stateOf(booking.intentId)).toBe('expired');
    await house.pay(booking, juspayCards.good);
    await pass(60);
    expect(await desk.statusOf(booking.reservationId)).toBe('pay');
  });

  test('that is paid too late for rooms that are gone is given back, and that stands in its history', async () => {
    const booking = await begin();
    clock.now += (holdMinutes + 1) * 60_000;
    await db
      .updateTable('inventory')
      .set({ sold: 3 })
      .where('date', '=', '2027-06-12' as never)
      .execute();
    await house.pay(booking, juspayCards.good);
    expect(await desk.settle(booking.intentId)).toMatch(/^refund/);
    await pass(10);
    expect(await stateOf(booking.intentId)).toBe('refunded');
    expect(await desk.historyOf(booking.reservationId)).toEqual(['held', 'payment.late', 'payment.refunded']);
    expect(kept()).toEqual([0]);
    const sold = await db.selectFrom('inventory').select('sold').where('room_id', '=', 'double').execute();
    expect(sold.reduce((sum, row) => sum + row.sold, 0)).toBe(3); // nothing of the first night was taken
  });

  test('for which another amount was taken is not confirmed, and the money goes back', async () => {
    const booking = await begin();
    house.setFaults([{ on: 'pay', kind: 'wrong-amount', times: 1 }]);
    await house.pay(booking, juspayCards.good);
    await desk.settle(booking.intentId);
    await pass(10);
    expect(await desk.statusOf(booking.reservationId)).toBe('held');
    expect(await desk.historyOf(booking.reservationId)).toEqual([
      'held',
      'payment.amount-mismatch',
      'payment.refunded',
    ]);
    expect(await stateOf(booking.intentId)).toBe('refunded');
    expect(kept()).toEqual([0]);
  });

  test('that was paid twice keeps one payment', async () => {
    const first = await begin();
    await house.pay(first, juspayCards.declined);
    await desk.settle(first.intentId);
    const second = (await desk.start(first)) as PaymentBegun;
    await house.pay(second, juspayCards.good);
    await house.pay(first, juspayCards.good); // in the first tab, with another card
    await desk.settle(first.intentId);
    await desk.settle(second.intentId);
    await pass(10);
    expect(kept().toSorted((a, b) => a - b)).toEqual([0, first.payableNow]);
    expect(await desk.historyOf(first.reservationId)).toContain('payment.surplus');
  });

  test('whose refund fails is refunded by another request, and the hotel hears when it does not go on', async () => {
    const booking = await begin();
    house.setFaults([{ on: 'pay', kind: 'wrong-amount', times: 1 }]);
    await house.pay(booking, juspayCards.good);
    // Juspay says how a refund ended when it is asked a second time.
    const [on, times] = name === 'JUSPAY' ? (['refund', 6] as const) : (['cancel', 3] as const);
    house.setFaults([{ on, kind: 'fails-later', times }]);
    await pass(30);
    expect(await stateOf(booking.intentId)).toBe('refunded');
    expect(kept()).toEqual([0]);
    const refunds = await db.selectFrom('payment_refund').select('state').orderBy('requested_at').execute();
    expect(refunds.map(({ state }) => state)).toEqual(['failed', 'failed', 'failed', 'done']);
    expect(await desk.historyOf(booking.reservationId)).toContain('payment.refund-stuck');
  });

  test.each(['timeout-before', 'timeout-after', 'error-after'] as const)(
    'survives a provider that fails by %s at every step',
    async (kind) => {
      house.setFaults([{ on: name === 'JUSPAY' ? 'session' : 'init', kind, times: 1 }]);
      const held = await desk.hold();
      expect(await impatient.start(held)).toMatchObject({ refused: 'payment.not_begun' });
      const begun = (await desk.start(held)) as PaymentBegun;
      await house.pay(begun, juspayCards.good);
      house.setFaults(['status', 'capture', 'status'].map((on) => ({ on, kind, times: 1 })));
      await pass(5, impatient);
      expect(await desk.statusOf(held.reservationId)).toBe('pay');
      expect(kept()).toEqual([held.payableNow]);
    },
  );
});
