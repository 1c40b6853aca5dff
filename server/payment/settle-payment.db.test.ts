import { holdMinutes } from '@stayfront/rules/booking/hold';
import { providerNames } from '@stayfront/rules/payment/providers';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase } from '../testing/fresh-database.ts';
import { juspayCards } from '../testing/juspay-api.ts';
import { payApi } from '../testing/pay-api.ts';
import { openSetups } from '../testing/payment-setups.ts';
import { startApp } from '../testing/start-app.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import type { PaymentBegun } from './start-payment.ts';

const database = await freshDatabase();
const { db } = database;
const noon = Date.parse('2027-06-01T12:00:00Z');
const clock = { now: noon };
const app = await startApp(database, clock);
const setups = await openSetups();
afterAll(async () => {
  for (const setup of Object.values(setups)) await setup.stop();
});

describe.each(providerNames)('a prepaid booking at a hotel with %s', (name) => {
  const setup = setups[name];
  const api = payApi(database, app, clock);
  /** For the provider that falls silent. */
  const impatient = payApi(database, app, clock, { timeoutMs: 1_500 });
  let before = 0;
  /** What the provider has kept of everything since the test began. */
  const kept = (): number[] =>
    setup
      .ledger()
      .slice(before)
      .map(({ captured, refunded }) => captured - refunded);
  const begin = async (): Promise<Awaited<ReturnType<typeof api.hold>> & PaymentBegun> => {
    const held = await api.hold();
    return { ...held, ...((await api.start(held)) as PaymentBegun) };
  };
  const stateOf = async (intentId: string) =>
    (await db.selectFrom('payment_intent').select('state').where('intent_id', '=', intentId).executeTakeFirstOrThrow())
      .state;
  /** As the minutes pass and the worker asks, of long spans every fifth minute. */
  const pass = async (minutes: number, { deps } = api): Promise<void> => {
    const step = minutes > 30 ? 5 : 1;
    for (let i = 0; i < minutes; i += step) {
      clock.now += step * 60_000;
      await reconcilePayments(deps, clock.now);
    }
  };

  beforeEach(async () => {
    clock.now = noon;
    setup.setFaults([]);
    before = setup.ledger().length;
    await api.open(setup.settings);
  });

  test('is confirmed when it is paid, once, however often anybody asks', async () => {
    const booking = await begin();
    expect(await api.settle(booking.intentId)).toBe('started');
    await setup.pay(booking, juspayCards.good);
    const all = await Promise.all(Array.from({ length: 5 }, () => api.settle(booking.intentId)));
    expect(all).toContain('paid');
    expect(await api.settle(booking.intentId)).toBe('paid');
    expect(await api.statusOf(booking.reservationId)).toBe('pay');
    expect(await api.historyOf(booking.reservationId)).toEqual(['held', 'pay', 'payment.paid']);
    expect(kept()).toEqual([booking.payableNow]);
  });

  test('stays held when the card is declined, and the guest may try again', async () => {
    const first = await begin();
    await setup.pay(first, juspayCards.declined);
    expect(await api.settle(first.intentId)).toBe('failed');
    expect(await api.statusOf(first.reservationId)).toBe('held');
    const second = (await api.start(first)) as PaymentBegun;
    expect(second.intentId).not.toBe(first.intentId);
    await setup.pay(second, juspayCards.good);
    expect(await api.settle(second.intentId)).toBe('paid');
    expect(kept()).toEqual([0, first.payableNow]);
  });

  test('that is begun in two tabs is one payment', async () => {
    const held = await api.hold();
    const [one, two] = (await Promise.all([api.start(held), api.start(held)])) as PaymentBegun[];
    expect(one?.intentId).toBe(two?.intentId);
    expect(await db.selectFrom('payment_intent').select('intent_id').execute()).toHaveLength(1);
  });

  test('that was paid cannot be paid again, and a sixth try is refused', async () => {
    const paid = await begin();
    await setup.pay(paid, juspayCards.good);
    await api.settle(paid.intentId);
    expect(await api.start(paid)).toEqual({ refused: 'payment.processed' });
    const unlucky = await api.hold();
    for (let i = 0; i < 5; i += 1) {
      const begun = (await api.start(unlucky)) as PaymentBegun;
      await setup.pay(begun, juspayCards.declined);
      await api.settle(begun.intentId);
    }
    expect(await api.start(unlucky)).toEqual({ refused: 'payment.tries' });
  });

  test('whose guest closed the page is found by asking', async () => {
    const booking = await begin();
    await setup.pay(booking, juspayCards.good);
    await pass(1);
    expect(await api.statusOf(booking.reservationId)).toBe('pay');
  });

  test('that the bank takes its time with is pending, then paid', async () => {
    const booking = await begin();
    await setup.pay(booking, juspayCards.pending);
    expect(await api.settle(booking.intentId)).toBe('started');
    setup.resolvePending();
    expect(await api.settle(booking.intentId)).toBe('paid');
  });

  test('that is paid too late gets the rooms again while they are free', async () => {
    const booking = await begin();
    await pass(holdMinutes + 5);
    expect(await stateOf(booking.intentId)).toBe('expired');
    await setup.pay(booking, juspayCards.good);
    await pass(60);
    expect(await api.statusOf(booking.reservationId)).toBe('pay');
  });

  test('that is paid too late for rooms that are gone is given back, and that stands in its history', async () => {
    const booking = await begin();
    clock.now += (holdMinutes + 1) * 60_000;
    await db
      .updateTable('inventory')
      .set({ sold: 3 })
      .where('date', '=', '2027-06-12' as never)
      .execute();
    await setup.pay(booking, juspayCards.good);
    expect(await api.settle(booking.intentId)).toMatch(/^refund/);
    await pass(10);
    expect(await stateOf(booking.intentId)).toBe('refunded');
    expect(await api.historyOf(booking.reservationId)).toEqual(['held', 'payment.late', 'payment.refunded']);
    expect(kept()).toEqual([0]);
    const sold = await db.selectFrom('inventory').select('sold').where('room_id', '=', 'double').execute();
    expect(sold.reduce((sum, row) => sum + row.sold, 0)).toBe(3); // nothing of the first night was taken
  });

  test('for which another amount was taken is not confirmed, and the money goes back', async () => {
    const booking = await begin();
    setup.setFaults([{ on: 'pay', kind: 'wrong-amount', times: 1 }]);
    await setup.pay(booking, juspayCards.good);
    await api.settle(booking.intentId);
    await pass(10);
    expect(await api.statusOf(booking.reservationId)).toBe('held');
    expect(await api.historyOf(booking.reservationId)).toEqual(['held', 'payment.amount-mismatch', 'payment.refunded']);
    expect(await stateOf(booking.intentId)).toBe('refunded');
    expect(kept()).toEqual([0]);
  });

  test('that was paid twice keeps one payment', async () => {
    const first = await begin();
    await setup.pay(first, juspayCards.declined);
    await api.settle(first.intentId);
    const second = (await api.start(first)) as PaymentBegun;
    await setup.pay(second, juspayCards.good);
    await setup.pay(first, juspayCards.good); // in the first tab, with another card
    await api.settle(first.intentId);
    await api.settle(second.intentId);
    await pass(10);
    expect(kept().toSorted((a, b) => a - b)).toEqual([0, first.payableNow]);
    expect(await api.historyOf(first.reservationId)).toContain('payment.surplus');
  });

  test('whose refund fails is refunded by another request, and the hotel hears when it does not go on', async () => {
    const booking = await begin();
    setup.setFaults([{ on: 'pay', kind: 'wrong-amount', times: 1 }]);
    await setup.pay(booking, juspayCards.good);
    setup.setFaults([{ ...setup.givesBack, kind: 'fails-later' }]);
    await pass(30);
    expect(await stateOf(booking.intentId)).toBe('refunded');
    expect(kept()).toEqual([0]);
    const refunds = await db.selectFrom('payment_refund').select('state').orderBy('requested_at').execute();
    expect(refunds.map(({ state }) => state)).toEqual(['failed', 'failed', 'failed', 'done']);
    expect(await api.historyOf(booking.reservationId)).toContain('payment.refund-stuck');
  });

  test.each(['timeout-before', 'timeout-after', 'error-after'] as const)(
    'survives a provider that fails by %s at every step',
    async (kind) => {
      setup.setFaults([{ on: setup.begins, kind, times: 1 }]);
      const held = await api.hold();
      expect(await impatient.start(held)).toMatchObject({ refused: 'payment.not_begun' });
      const begun = (await api.start(held)) as PaymentBegun;
      await setup.pay(begun, juspayCards.good);
      setup.setFaults(['status', 'capture', 'status'].map((on) => ({ on, kind, times: 1 })));
      await pass(5, impatient);
      expect(await api.statusOf(held.reservationId)).toBe('pay');
      expect(kept()).toEqual([held.payableNow]);
    },
  );
});
