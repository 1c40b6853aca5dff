import { holdMinutes } from '@stayfront/rules/booking/hold';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { reconcilePayments } from '../../payment/reconcile-payments.ts';
import type { PaymentBegun } from '../../payment/start-payment.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { juspayCards } from '../../testing/juspay-api.ts';
import { payApi } from '../../testing/pay-api.ts';
import { openSetups, toldWith } from '../../testing/payment-setups.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const { db } = database;
const noon = Date.parse('2027-06-01T12:00:00Z');
// Free until two days before at 18:00 in Luzern.
const lastFree = Date.parse('2027-06-09T16:00:00Z');
const clock = { now: noon };
const app = await startApp(database, clock);
const setups = await openSetups();
afterAll(async () => {
  for (const setup of Object.values(setups)) await setup.stop();
});

describe.each(toldWith(1))('what was paid at a hotel with %s', (name) => {
  const setup = setups[name];
  const api = payApi(database, app, clock);
  /** For the provider that falls silent. */
  const impatient = payApi(database, app, clock, { timeoutMs: 1_500 });
  const goodCard = { brand: expect.stringMatching(/^visa$/i), suffix: '1111' };
  let before = 0;
  /** The provider's own books: what it took and what it gave back, payment by payment, since the test began. */
  const books = () =>
    setup
      .ledger()
      .slice(before)
      .map(({ captured, refunded, isReserved }) => ({ captured, refunded, isReserved }));
  const rooms = ({ payableNow }: { payableNow: number }, refunded: number) => [
    { captured: payableNow, refunded, isReserved: false },
  ];
  const pass = async (minutes: number, { deps } = api): Promise<void> => {
    for (let i = 0; i < minutes; i += 1) {
      clock.now += 60_000;
      await reconcilePayments(deps, clock.now);
    }
  };
  const begin = async (ratePlanIds: readonly string[]) => {
    const held = await api.hold(ratePlanIds);
    return { ...held, ...((await api.start(held)) as PaymentBegun) };
  };
  const paid = async (...ratePlanIds: string[]) => {
    const booking = await begin(ratePlanIds);
    await setup.pay(booking, juspayCards.good);
    expect(await api.settle(booking.intentId)).toBe('paid');
    return booking;
  };
  const news = async () =>
    (
      await sql<{ news: { what: string; refund?: number; payment?: string }; to: string }>`
        select job.payload->'news' as news, task.identifier as to
          from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
         where task.identifier = 'tell-guest' order by job.id`.execute(db)
    ).rows.map((row) => row.news);

  beforeEach(async () => {
    clock.now = noon;
    setup.setFaults([]);
    before = setup.ledger().length;
    await api.open(setup.settings);
  });

  test('goes back in full while cancelling is free, and the guest is told', async () => {
    const booking = await paid('prepaid-flexible');
    clock.now = lastFree;
    // Said before and after: how much, and to which card.
    const back = { cancellationFee: 0, refund: booking.payableNow, refundCard: goodCard };
    expect((await api.askTerms(booking.reservationId)).body).toMatchObject(back);
    expect(await api.cancel(booking.reservationId)).toMatchObject({ status: 200, body: back });
    await pass(10);
    expect(books()).toEqual(rooms(booking, booking.payableNow));
    expect(await news()).toMatchObject([
      { what: 'cancelled', refund: booking.payableNow },
      { what: 'refunded', amount: { minor: booking.payableNow } }, // when it has gone, once
    ]);
  });

  test('goes back less the fee once cancelling costs one', async () => {
    const booking = await paid('prepaid-flexible');
    clock.now = lastFree + 1;
    const terms = await api.askTerms(booking.reservationId);
    const { body } = await api.cancel(booking.reservationId);
    const fee = body.cancellationFee ?? 0;
    expect(fee).toBeGreaterThan(0);
    for (const told of [terms.body, body]) expect(told).toMatchObject({ refund: booking.payableNow - fee });
    await pass(10);
    expect(books()).toEqual(rooms(booking, booking.payableNow - fee));
  });

  test('stays with the hotel where the rate is not refundable', async () => {
    const booking = await paid('prepaid');
    expect((await api.askTerms(booking.reservationId)).body).toMatchObject({ refund: 0 });
    expect(await api.cancel(booking.reservationId)).toMatchObject({
      status: 200,
      body: { cancellationFee: booking.payableNow, refund: 0 },
    });
    await pass(10);
    expect(books()).toEqual(rooms(booking, 0));
    expect(await news()).toMatchObject([{ what: 'cancelled', refund: 0 }]);
  });

  test('goes back for one of two rooms, and for the other when that is cancelled too', async () => {
    const booking = await paid('prepaid-flexible', 'prepaid-flexible');
    const half = booking.payableNow / 2;
    const { body: told } = await api.readReservation(booking.reservationId, { t: booking.token });
    expect(told).toMatchObject({ refundCard: goodCard, roomStays: [{ cancellationRefund: half }, {}] });
    const first = await api.cancelRoom(booking, 0);
    expect(first).toMatchObject({ status: 200, body: { refund: half, refundCard: goodCard } });
    expect((await api.cancelRoom(booking, 0)).body).toEqual(first.body); // the same answer again
    await pass(10);
    expect(books()).toEqual(rooms(booking, booking.payableNow / 2));
    clock.now = lastFree + 1;
    const { body } = await api.cancel(booking.reservationId);
    await pass(10);
    expect(books()).toEqual(rooms(booking, booking.payableNow - (body.cancellationFee ?? 0)));
    expect((await news()).map(({ what }) => what)).toEqual(['room-cancelled', 'refunded', 'cancelled', 'refunded']);
  });

  test('for a room that is not refundable is kept when only the other is cancelled', async () => {
    const booking = await paid('prepaid', 'prepaid-flexible');
    expect((await api.cancelRoom(booking, 1)).body.cancellationFee).toBe(0);
    await pass(10);
    const [charged] = books();
    expect(charged?.refunded).toBeGreaterThan(0);
    const { body } = await api.cancel(booking.reservationId);
    await pass(10);
    expect(books()).toEqual(rooms(booking, booking.payableNow - (body.cancellationFee ?? 0)));
    expect(books()).toEqual([charged]);
  });

  test('is not touched for the fee of a room that is paid at the hotel', async () => {
    const booking = await paid('prepaid-flexible', 'pay-at-hotel');
    clock.now = lastFree;
    expect((await api.cancelRoom(booking, 1)).body.cancellationFee).toBe(0);
    await pass(10);
    expect(books()).toEqual(rooms(booking, 0));
  });

  test('goes back once, however often the guest cancels', async () => {
    const booking = await paid('prepaid-flexible', 'prepaid-flexible');
    await Promise.all([api.cancelRoom(booking, 0), api.cancelRoom(booking, 0), api.cancelRoom(booking, 0)]);
    await pass(10);
    expect(books()).toEqual(rooms(booking, booking.payableNow / 2));
    const all = await Promise.all([1, 2, 3].map(() => api.cancel(booking.reservationId)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    await pass(10);
    expect(books()).toEqual(rooms(booking, booking.payableNow));
  });

  test('goes back in full when the booking was cancelled while the bank took its time', async () => {
    const booking = await begin(['prepaid']);
    await setup.pay(booking, juspayCards.pending);
    expect(await api.settle(booking.intentId)).toBe('started');
    expect(await api.cancel(booking.reservationId)).toMatchObject({ status: 200, body: { cancellationFee: 0 } });
    setup.resolvePending();
    await pass(holdMinutes + 10);
    const [charged] = books();
    expect(charged && charged.captured - charged.refunded).toBe(0);
    expect(charged?.isReserved).toBe(false);
    expect(await api.statusOf(booking.reservationId)).toBe('cancel');
    expect(await news()).toMatchObject([
      { what: 'cancelled' },
      { what: 'payment', payment: 'late' },
      { what: 'refunded' },
    ]);
  });

  test('goes back though the provider fails at first', async () => {
    const booking = await paid('prepaid-flexible');
    setup.setFaults([
      { on: 'refund', kind: 'timeout-after', times: 1 },
      { on: 'refund', kind: 'error-before', times: 1 },
    ]);
    await api.cancel(booking.reservationId);
    await pass(5, impatient);
    await pass(55);
    expect(books()).toEqual(rooms(booking, booking.payableNow));
  });
});
