import { holdMinutes } from '@stayfront/rules/booking/hold';
import type { PaymentBegun } from '@stayfront/contract/payment';
import type { ReservationPayment } from '@stayfront/contract/reservation-payment';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bookingOf } from '../../testing/guest-api.ts';
import { juspayCards } from '../../testing/juspay-api.ts';
import { payApi } from '../../testing/pay-api.ts';
import { openSetups, toldWith } from '../../testing/payment-setups.ts';
import { startApp } from '../../testing/start-app.ts';
import { reconcilePayments } from '../../payment/reconcile-payments.ts';

const database = await freshDatabase();
const { db } = database;
const noon = Date.parse('2027-06-01T12:00:00Z');
// At 15:00 in Luzern.
const checkIn = Date.parse('2027-06-11T13:00:00Z');
// Two days before, at 18:00.
const lastFree = Date.parse('2027-06-09T16:00:00Z');
const clock = { now: noon };
const app = await startApp(database, clock);
const setups = await openSetups();
afterAll(async () => {
  for (const setup of Object.values(setups)) await setup.stop();
});
const profileId = '0d9b7a9c-1f3b-4b7e-9a40-3c1e5d7f9a11';
type Link = { readonly reservationId: string; readonly token: string };

describe.each(toldWith(2))('a payment link at a hotel with %s', (name) => {
  const setup = setups[name];
  const api = payApi(database, app, clock);
  const root = ({ reservationId }: Link) => `/api/hotels/7001/reservations/${reservationId}`;
  const look = async (link: Link) =>
    (await app.inject(`${root(link)}/payment?t=${link.token}`)).json<ReservationPayment>();
  const begin = async (link: Link, amount: number) => {
    const payload = { token: link.token, profileId, amount, by: 'link' };
    const reply = await app.inject({ method: 'POST', url: `${root(link)}/payment`, payload });
    return { status: reply.statusCode, body: reply.json<PaymentBegun & { code?: string }>() };
  };
  const ask = async (link: Link) =>
    (
      await app.inject({ method: 'POST', url: `${root(link)}/transaction-status`, payload: { token: link.token } })
    ).json<{ status: string }>().status;
  /** What a guest does: begins by the page's amount, types a card, and the page asks the hotel. */
  const pay = async (link: Link, amount: number, card = juspayCards.good) => {
    clock.now += 1000;
    const { body } = await begin(link, amount);
    await setup.pay({ data: body.data }, card);
    await ask(link);
    return look(link);
  };
  const kept = (since: number) =>
    setup
      .ledger()
      .slice(since)
      .reduce((sum, { captured, refunded }) => sum + captured - refunded, 0);
  let since = 0;

  beforeEach(async () => {
    clock.now = noon;
    setup.setFaults([]);
    since = setup.ledger().length;
    await api.open(setup.settings);
  });

  test('shows what is due now and what at the hotel, and is paid in part: a deposit', async () => {
    const held = await api.hold(['prepaid', 'pay-at-hotel']);
    const before = await look(held);
    expect(before).toMatchObject({
      status: 'held',
      state: 'payable',
      hotelCurrency: 'CHF',
      paid: 0,
      dueNow: held.payableNow,
      choices: [{ kind: 'due', amount: held.payableNow }],
      attempt: null,
    });
    expect(before.dueNow + before.dueAtHotel).toBe(before.total);
    expect(await pay(held, held.payableNow)).toMatchObject({
      status: 'pay',
      paid: held.payableNow,
      dueNow: 0,
      dueAtHotel: before.dueAtHotel,
      attempt: 'success',
    });
    expect(kept(since)).toBe(held.payableNow);
  });

  test('is paid in full, and then nothing is left to pay', async () => {
    const held = await api.hold(['prepaid']);
    const { total } = await look(held);
    expect(total).toBe(held.payableNow);
    const after = await pay(held, total);
    expect(after).toMatchObject({ state: 'settled', paid: total, dueNow: 0, dueAtHotel: 0, choices: [] });
    expect(await begin(held, total)).toMatchObject({ status: 409, body: { code: 'payment.processed' } });
    expect(kept(since)).toBe(total);
  });

  test('refuses any amount but the one that is due', async () => {
    const held = await api.hold(['prepaid']);
    for (const amount of [held.payableNow - 1, held.payableNow + 1, 1])
      expect(await begin(held, amount)).toMatchObject({ status: 409, body: { code: 'price.changed' } });
    expect(setup.ledger().length).toBe(since);
  });

  test('is over when the hold is, by a second, and when the reservation is cancelled', async () => {
    const held = await api.hold(['prepaid']);
    clock.now = noon + holdMinutes * 60_000 - 1000;
    expect((await look(held)).state).toBe('payable');
    clock.now += 1000;
    expect(await look(held)).toMatchObject({ state: 'expired', choices: [] });
    expect(await begin(held, held.payableNow)).toMatchObject({ status: 409, body: { code: 'reservation.not_held' } });
    clock.now = noon;
    await api.cancel(held.reservationId);
    expect(await look(held)).toMatchObject({ state: 'cancelled', choices: [] });
    expect(await begin(held, held.payableNow)).toMatchObject({ status: 409, body: { code: 'reservation.cancelled' } });
  });

  test('that was declined says so and can be paid by again', async () => {
    const held = await api.hold(['prepaid']);
    expect(await pay(held, held.payableNow, juspayCards.declined)).toMatchObject({ attempt: 'fail', paid: 0 });
    expect((await look(held)).state).toBe('payable');
    expect(await pay(held, held.payableNow)).toMatchObject({ state: 'settled', attempt: 'success' });
    expect(kept(since)).toBe(held.payableNow);
  });

  test('that is looked at a hundred times, by GET or HEAD, changes nothing and asks no provider', async () => {
    const held = await api.hold(['prepaid']);
    const tables = async () =>
      JSON.stringify([
        await db.selectFrom('reservation').selectAll().execute(),
        await db.selectFrom('payment_intent').selectAll().execute(),
        await db.selectFrom('reservation_event').selectAll().execute(),
      ]);
    const before = await tables();
    await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        app.inject({ method: n % 2 ? 'GET' : 'HEAD', url: `${root(held)}/payment?t=${held.token}` }),
      ),
    );
    expect(await tables()).toBe(before);
    expect(setup.ledger().length).toBe(since);
  });

  test('of money that was given back by hand at the provider asks for it again, and takes it once', async () => {
    const held = await api.hold(['prepaid']);
    await pay(held, held.payableNow);
    await db.updateTable('payment_intent').set({ state: 'refunded', reason: 'returned' }).execute();
    const open = await look(held);
    expect(open).toMatchObject({ status: 'pay', state: 'payable', paid: 0, dueNow: held.payableNow });
    const [one, two] = await Promise.all([begin(held, open.dueNow), begin(held, open.dueNow)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(await pay(held, open.dueNow)).toMatchObject({ state: 'settled', paid: held.payableNow });
    expect(await db.selectFrom('payment_intent').select('purpose').distinct().orderBy('purpose').execute()).toEqual([
      { purpose: 'prepay' },
      { purpose: 'rest:due:0' },
    ]);
    expect((await api.historyOf(held.reservationId)).slice(-2)).toEqual(['pay', 'payment.paid']);
    clock.now = checkIn;
    await reconcilePayments(api.deps, clock.now);
    expect((await look(held)).state).toBe('settled');
  });

  /** A room that is to be paid at the hotel, and everything of it paid early. */
  const bookedAndPaid = async () => {
    const held = await api.hold(['prepaid-flexible', 'pay-at-hotel']);
    const first = await pay(held, held.payableNow);
    const rest = first.choices.find(({ kind }) => kind === 'full')?.amount ?? 0;
    expect(rest).toBe(first.dueAtHotel);
    return { ...held, rest, money: await pay(held, rest) };
  };
  const pass = async (minutes: number) => {
    for (let i = 0; i < minutes; i += 1) {
      clock.now += 60_000;
      await reconcilePayments(api.deps, clock.now);
    }
  };

  test('takes the rest too, though it was for the hotel, and then nothing but local taxes is left', async () => {
    const { money, rest, payableNow, reservationId } = await bookedAndPaid();
    expect(money).toMatchObject({ state: 'settled', paid: payableNow + rest, total: payableNow + rest, dueAtHotel: 0 });
    expect(money.localTax).toBeGreaterThan(0);
    expect(kept(since)).toBe(payableNow + rest);
    expect(await api.statusOf(reservationId)).toBe('pay');
    expect(await api.historyOf(reservationId)).toEqual(['held', 'pay', 'payment.paid', 'pay', 'payment.paid']);
  });

  test('whose rest was paid gives all of it back while cancelling is free, and keeps the fee afterwards', async () => {
    const free = await bookedAndPaid();
    expect((await api.cancel(free.reservationId)).body).toMatchObject({ cancellationFee: 0 });
    await pass(10);
    expect(kept(since)).toBe(0);
    const late = await bookedAndPaid();
    clock.now = lastFree + 1;
    const { body } = await api.cancel(late.reservationId);
    await pass(10);
    expect(body.cancellationFee).toBeGreaterThan(0);
    expect(kept(since)).toBe(body.cancellationFee);
  });

  test('gives one room’s money back when that room is cancelled, and keeps the other’s', async () => {
    const paid = await bookedAndPaid();
    expect((await api.cancelRoom(paid, 1)).status).toBe(200);
    await pass(10);
    expect(kept(since)).toBe(paid.payableNow);
    expect(await look(paid)).toMatchObject({ state: 'settled', paid: paid.payableNow, total: paid.payableNow });
  });

  test('that is paid in two windows takes one payment and gives the other back', async () => {
    const held = await api.hold(['prepaid', 'pay-at-hotel']);
    const { choices } = await pay(held, held.payableNow);
    const amount = choices[0]?.amount ?? 0;
    clock.now += 1000;
    const { body } = await begin(held, amount);
    const window = { data: body.data };
    // The second began as a payment of its own, because the first was not heard of yet.
    await db
      .updateTable('payment_intent')
      .set({ expires_at: new Date(clock.now) })
      .where('purpose', 'like', 'rest:%')
      .execute();
    const other = await begin(held, amount);
    const second = { intentId: '', data: { ...other.body.data, paymentProvider: other.body.paymentProvider } as never };
    await setup.pay(window, juspayCards.good);
    await setup.pay(second, juspayCards.good);
    await ask(held);
    await pass(10);
    expect(kept(since)).toBe(held.payableNow + amount);
    expect(await look(held)).toMatchObject({ state: 'settled', paid: held.payableNow + amount });
  });

  test('whose room is cancelled while the bank takes its time gives back what is no longer owed', async () => {
    const held = await api.hold(['prepaid-flexible', 'pay-at-hotel']);
    const { choices } = await pay(held, held.payableNow);
    const { body } = await begin(held, choices[0]?.amount ?? 0);
    const window = { data: body.data };
    await setup.pay(window, juspayCards.pending);
    await ask(held);
    await api.cancelRoom(held, 1);
    setup.resolvePending();
    await pass(30);
    expect(kept(since)).toBe(held.payableNow);
    expect(await look(held)).toMatchObject({ state: 'settled', paid: held.payableNow });
  });

  test('of a booked room is over at check-in, by a second, and the desk takes the rest', async () => {
    const held = await api.hold(['prepaid', 'pay-at-hotel']);
    const { dueAtHotel } = await pay(held, held.payableNow);
    clock.now = checkIn - 1000;
    expect(await look(held)).toMatchObject({ state: 'payable', choices: [{ kind: 'full', amount: dueAtHotel }] });
    clock.now = checkIn;
    expect(await look(held)).toMatchObject({ state: 'expired', dueAtHotel, choices: [] });
    expect(await begin(held, dueAtHotel)).toMatchObject({ status: 409, body: { code: 'reservation.expired' } });
  });

  test('that was seen in another currency leaves nothing over when everything is paid', async () => {
    const stay = { checkIn: '2027-06-11', checkOut: '2027-06-13', currency: 'EUR' };
    const { reference } = await api.findProduct('double', 'pay-at-hotel', stay);
    const { body } = await api.book(bookingOf([reference]));
    const [all] = (await look(body)).choices;
    expect(await pay(body, all?.amount ?? 0)).toMatchObject({ state: 'settled', hotelCurrency: 'CHF' });
    const read = (await api.readReservation(body.reservationId, { t: body.token })).body;
    expect(read).toMatchObject({ currency: 'EUR', payableLater: 0, hotelPayableLater: 0 });
    expect(read['payableNow']).toBe(read['totalPrice']);
  });
});
