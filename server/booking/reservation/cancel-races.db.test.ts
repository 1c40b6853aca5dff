import { canMove, type ReservationStatus } from '@stayfront/rules/booking/status';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { readIntent } from '../../payment/read-intent.ts';
import { reconcilePayments } from '../../payment/reconcile-payments.ts';
import type { PaymentBegun } from '../../payment/start-payment.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { ada } from '../../testing/guest-api.ts';
import { juspayCards } from '../../testing/juspay-api.ts';
import { nightBooks, wrongNights } from '../../testing/night-books.ts';
import { payApi } from '../../testing/pay-api.ts';
import { openSetups, toldWith } from '../../testing/payment-setups.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const { db } = database;
const noon = Date.parse('2027-06-01T12:00:00Z');
const clock = { now: noon };
const app = await startApp(database, clock);
const setups = await openSetups();
afterAll(async () => {
  for (const setup of Object.values(setups)) await setup.stop();
});
const twenty = <Answer>(ask: () => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: 20 }, () => ask()));

describe.each(toldWith(0))('at a hotel with %s', (name) => {
  const setup = setups[name];
  const api = payApi(database, app, clock);
  let since = 0;
  const refunds = async () => db.selectFrom('payment_refund').select(['amount', 'state']).execute();
  const given = () =>
    setup
      .ledger()
      .slice(since)
      .map(({ captured, refunded, isReserved }) => ({ captured, refunded, isReserved }));
  const sold = async () => (await nightBooks(db, clock.now)).reduce((sum, night) => sum + night.sold, 0);
  const pass = async (minutes: number) => {
    for (let i = 0; i < minutes; i += 1) {
      clock.now += 60_000;
      await reconcilePayments(api.deps, clock.now);
    }
  };
  const begin = async (...rates: string[]) => {
    const held = await api.hold(rates);
    return { ...held, ...((await api.start(held)) as PaymentBegun) };
  };
  const paid = async (...rates: string[]) => {
    const booking = await begin(...rates);
    await setup.pay(booking, juspayCards.good);
    expect(await api.settle(booking.intentId)).toBe('paid');
    return booking;
  };
  /** Every step of the history is one that a reservation may take. */
  const isLegal = async (reservationId: string) => {
    const steps = (await api.historyOf(reservationId))
      .map((what) => (what === 'cancel-room' ? 'modify' : what))
      .filter((what) => !what.includes('.')) as ReservationStatus[];
    return steps.every((to, place) => place === 0 || canMove(steps[place - 1] as ReservationStatus, to));
  };

  beforeEach(async () => {
    clock.now = noon;
    setup.setFaults([]);
    since = setup.ledger().length;
    await api.open(setup.settings, 4);
  });

  test('twenty who cancel a paid reservation at once cause one refund, and its rooms come back once', async () => {
    const other = await paid('prepaid-flexible');
    const booking = await paid('prepaid-flexible', 'prepaid-flexible');
    const answers = await twenty(() => api.cancel(booking.reservationId));
    expect(answers.map(({ body }) => body.code ?? 'done').toSorted()).toEqual([
      'done',
      ...Array<string>(19).fill('reservation.cancelled'),
    ]);
    expect(await refunds()).toEqual([{ amount: booking.payableNow, state: 'requested' }]);
    await Promise.all([api.settle(booking.intentId), api.settle(booking.intentId), api.settle(booking.intentId)]);
    await pass(10);
    expect(given()).toEqual([
      { captured: other.payableNow, refunded: 0, isReserved: false },
      { captured: booking.payableNow, refunded: booking.payableNow, isReserved: false },
    ]);
    expect(await sold()).toBe(2);
    expect(await wrongNights(db, clock.now)).toEqual([]);
  });

  test('twenty who cancel one room at once get one answer, one refund of that room, and the room comes back once', async () => {
    const booking = await paid('prepaid-flexible', 'prepaid-flexible', 'prepaid-flexible');
    const answers = await twenty(() => api.cancelRoom(booking, 1));
    const [first] = answers;
    expect(first).toMatchObject({
      status: 200,
      body: { reservationId: booking.reservationId, status: 'modify', cancellationFee: 0, hotelCurrency: 'CHF' },
    });
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    await pass(10);
    expect(await refunds()).toEqual([{ amount: booking.payableNow / 3, state: 'done' }]);
    expect(given()).toEqual([{ captured: booking.payableNow, refunded: booking.payableNow / 3, isReserved: false }]);
    expect(await sold()).toBe(4);
    expect(await wrongNights(db, clock.now)).toEqual([]);
  });

  test('twenty who cancel a room and twenty who cancel everything leave nothing twice', async () => {
    const booking = await paid('prepaid-flexible', 'prepaid-flexible');
    await Promise.all([twenty(() => api.cancelRoom(booking, 0)), twenty(() => api.cancel(booking.reservationId))]);
    await pass(10);
    expect(given()).toEqual([{ captured: booking.payableNow, refunded: booking.payableNow, isReserved: false }]);
    expect([await sold(), await wrongNights(db, clock.now)]).toEqual([0, []]);
    expect(await isLegal(booking.reservationId)).toBe(true);
  });

  test('cancel, change and the news of a payment at once: one wins, and no money or room is lost', async () => {
    for (let round = 0; round < 6; round += 1) {
      await api.open(setup.settings, 4);
      since = setup.ledger().length;
      const booking = await begin('prepaid-flexible');
      await setup.pay(booking, juspayCards.good);
      const deeds = [
        () => api.cancel(booking.reservationId),
        () => api.modify(booking, { guestInfo: { ...ada, surname: 'Byron' } }),
        () => api.settle(booking.intentId),
        () => api.settle(booking.intentId),
        () => api.discard(booking),
      ];
      // Another one begins each time.
      await Promise.all([...deeds.slice(round % 5), ...deeds.slice(0, round % 5)].map((deed) => deed()));
      await pass(15);
      const status = await api.statusOf(booking.reservationId);
      expect(['cancel', 'discarded']).toContain(status);
      expect(await isLegal(booking.reservationId)).toBe(true);
      const [charge] = given();
      expect([charge?.isReserved, (charge?.captured ?? 0) - (charge?.refunded ?? 0)]).toEqual([false, 0]);
      expect([await sold(), await wrongNights(db, clock.now)]).toEqual([0, []]);
    }
  });

  test('a refund that somebody has made at the provider by hand is not made again', async () => {
    const booking = await paid('prepaid-flexible');
    const provider = await api.deps.providerOf(7001);
    const intent = await inHotel(db, 7001, (tx) => readIntent(tx, 7001, booking.intentId));
    if (!provider || !intent) throw new Error('The payment is gone');
    await provider.refund(intent, { refundId: 'SRBYHAND000000001', amount: intent.amount });
    expect((await api.cancel(booking.reservationId)).status).toBe(200);
    await pass(30);
    expect(given()).toEqual([{ captured: booking.payableNow, refunded: booking.payableNow, isReserved: false }]);
    // Some tell how much went back, and ours is done with it. Where one does not, the hotel is asked to look.
    const [refund] = await refunds();
    const isTold = (await api.historyOf(booking.reservationId)).includes('payment.refund-stuck');
    expect([refund?.state, isTold]).toEqual(setup.tellsRefunds ? ['done', false] : ['requested', true]);
  });
});
