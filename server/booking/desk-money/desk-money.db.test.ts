import { getDeskAccount, type DeskAccount } from '@stayfront/contract/desk/account';
import { cancelForHotel } from '@stayfront/contract/desk/cancellation';
import { getDay, type DeskDay } from '@stayfront/contract/desk/day';
import { addHotelPayment, takeBackHotelPayment } from '@stayfront/contract/desk/hotel-payment';
import { setFrontDeskLimit } from '@stayfront/contract/desk/limit';
import { askForPayment, withdrawPaymentRequest } from '@stayfront/contract/desk/payment-request';
import { refundForHotel } from '@stayfront/contract/desk/refund';
import { getDeskReservation, type DeskReservation } from '@stayfront/contract/desk/reservation';
import type { Reservation } from '@stayfront/contract/reservation';
import type { Route } from '@stayfront/contract/route';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { reconcilePayments } from '../../payment/reconcile-payments.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bookingOf } from '../../testing/guest-api.ts';
import { jobsFor } from '../../testing/jobs-for.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { openSetups, toldWith } from '../../testing/payment-setups.ts';
import { restSetup } from '../../testing/rest-setup.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const { db } = database;
const noon = Date.parse('2027-06-08T10:00:00Z');
const clock = { now: noon };
const app = await startApp(database, clock);
const desk = operatorApi(app, db, 7001, clock);
const setups = await openSetups();
afterAll(async () => {
  for (const setup of Object.values(setups)) await setup.stop();
});
const stay = { checkIn: '2027-06-11', checkOut: '2027-06-13' };
const people = { owner: '', manager: '', front: '' };
let keys = 0;

const send = (
  route: Route,
  reservationId: string,
  body?: object,
  { cookie = people.manager, key = `k${(keys += 1)}`, more = {} } = {},
) =>
  desk.ask(route, {
    params: { reservationId, ...more },
    cookie,
    headers: { 'idempotency-key': key },
    ...(body ? { body } : {}),
  });
const account = async (id: string, cookie = people.manager): Promise<DeskAccount> =>
  (await send(getDeskAccount, id, undefined, { cookie })).json<DeskAccount>();
const addsUp = (one: DeskAccount): void => {
  const { price, fees, localTax, tooMuch, charged, refunded, atHotel, given, open, localTaxOpen } = one;
  expect(price + fees + localTax + tooMuch).toBe(charged - refunded + atHotel + given + open + localTaxOpen);
  const counted = (...kinds: string[]): number =>
    one.movements.reduce((sum, { kind, counted: minor }) => sum + (kinds.includes(kind) ? minor : 0), 0);
  expect([counted('charge'), counted('refund'), counted('at-hotel') - counted('taken-back'), counted('given')]).toEqual(
    [charged, refunded, atHotel, given],
  );
};
const back = { reason: 'No hot water', isOwedAgain: false, tellsGuest: true };
async function signIn(): Promise<void> {
  people.owner = await desk.enter('olga@probe.example', 'owner');
  people.manager = await desk.enter('mona@probe.example', 'manager');
  people.front = await desk.enter('fred@probe.example', 'front-desk');
}
const limitTo = (amount: number) => desk.ask(setFrontDeskLimit, { cookie: people.owner, body: { amount } });

describe.each(toldWith(1))('money of a booking at a hotel with %s', (name) => {
  const setup = setups[name];
  const api = restSetup(database, app, clock, setup, stay);
  const card = name === 'STRIPE' ? '4242 4242 4242 4242' : '4111 1111 1111 1111';
  let since = 0;
  const kept = (): number => api.taken(since);
  beforeEach(async () => {
    clock.now = noon;
    setup.setFaults([]);
    since = setup.ledger().length;
    await api.open(setup.settings);
    await signIn();
    await limitTo(0);
  });
  const calm = async (): Promise<void> => {
    for (let hours = 0; hours < 4; hours += 1) {
      clock.now += 3_600_000;
      await reconcilePayments(api.deps, clock.now);
    }
    await signIn(); // sessions end without use
  };

  test('K20 goes back in part to the card, with who and why, and is not asked for again', async () => {
    const paid = await api.book(['prepaid-flexible'], card);
    const before = await account(paid.reservationId);
    expect(before).toMatchObject({ charged: paid.payableNow, open: 0, refundable: paid.payableNow, tooMuch: 0 });
    const reply = await send(refundForHotel, paid.reservationId, { amount: 5_000, ...back }, { key: 'same' });
    expect(reply.json()).toMatchObject({ amount: 5_000, received: paid.payableNow - 5_000, open: 0 });
    const again = await send(refundForHotel, paid.reservationId, { amount: 5_000, ...back }, { key: 'same' });
    expect(again.json()).toEqual(reply.json());
    const asked = await account(paid.reservationId);
    expect(asked.movements.find(({ kind }) => kind === 'refund')).toMatchObject({
      state: 'pending',
      amount: 5_000,
      why: 'house',
      note: 'No hot water',
      by: 'mona@probe.example',
      of: before.movements.find(({ kind }) => kind === 'charge')?.movementId,
    });
    addsUp(asked);
    expect(await api.told()).toEqual([]);
    await calm();
    expect(kept()).toBe(paid.payableNow - 5_000);
    const after = await account(paid.reservationId);
    expect(after).toMatchObject({ refunded: 5_000, given: 5_000, open: 0, refundable: paid.payableNow - 5_000 });
    expect(after.movements.find(({ kind }) => kind === 'refund')?.state).toBe('done');
    addsUp(after);
    expect((await api.told()).map(({ to, news }) => `${to} ${news.what}`)).toEqual(['guest refunded']);
    expect(await api.look(paid)).toMatchObject({ state: 'settled', dueNow: 0 });
  });

  test('K20 what is to be paid again in another way is open, and paid at the hotel it is not', async () => {
    const { reservationId, payableNow } = await api.book(['prepaid-flexible'], card);
    const body = { amount: payableNow, ...back, isOwedAgain: true, tellsGuest: false };
    expect((await send(refundForHotel, reservationId, body)).json()).toMatchObject({ received: 0, open: payableNow });
    await calm();
    expect([kept(), await api.told()]).toEqual([0, []]);
    const cash = { amount: payableNow, way: 'cash', note: '' };
    expect((await send(addHotelPayment, reservationId, cash)).json()).toMatchObject({ open: 0 });
    addsUp(await account(reservationId));
  });

  test('K20 never more than came, however many give back and cancel at once', async () => {
    const { reservationId, payableNow } = await api.book(['prepaid-flexible'], card);
    const half = { amount: Math.ceil(payableNow / 2) + 1, ...back };
    const replies = await Promise.all([1, 2, 3].map(() => send(refundForHotel, reservationId, half)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(replies.filter(({ statusCode }) => statusCode === 409)[0]?.json()).toMatchObject({ code: 'refund.above' });
    const { version } = await account(reservationId);
    const cancel = { version, fee: 'policy', reason: 'Ill', tellsGuest: false };
    await Promise.all([
      send(cancelForHotel, reservationId, cancel),
      ...[1, 2].map(() => send(refundForHotel, reservationId, { amount: 3_000, ...back })),
    ]);
    await calm();
    const after = await account(reservationId);
    expect([after.charged - after.refunded, kept(), after.refundable]).toEqual([0, 0, 0]);
    addsUp(after);
    expect((await send(refundForHotel, reservationId, { amount: 1, ...back })).json()).toMatchObject({
      code: 'refund.above',
    });
  });

  test('K20 a refund that the provider refuses stays in sight, and is asked for again by itself', async () => {
    const { reservationId, payableNow } = await api.book(['prepaid-flexible'], card);
    setup.setFaults([{ on: 'refund', kind: 'fails-later', times: 3 }]);
    await send(refundForHotel, reservationId, { amount: 4_000, ...back });
    await calm();
    setup.setFaults([]);
    setup.resolvePending();
    await calm();
    await calm();
    const after = await account(reservationId);
    expect(after.movements.filter(({ kind, state }) => kind === 'refund' && state === 'done')).toHaveLength(1);
    expect([after.refunded, kept()]).toEqual([4_000, payableNow - 4_000]);
    addsUp(after);
  });

  test('K20 paid at the hotel is less open wherever somebody looks, and taken back it is open again', async () => {
    const { reference } = await api.findProduct('double', 'pay-at-hotel', stay);
    const { body: booked } = await api.bookPlain(bookingOf([reference]));
    const id = booked.reservationId;
    const { price, localTax } = await account(id);
    const everywhere = async (): Promise<number[]> => {
      const detail = (await send(getDeskReservation, id)).json<DeskReservation>();
      const day = (await desk.ask(getDay, { params: { day: stay.checkIn }, cookie: people.front })).json<DeskDay>();
      const { dueAtHotel } = await api.look(booked);
      const page = await app.inject(`/api/hotels/7001/reservations/${id}?t=${booked.token}`);
      const { hotelPayableLater } = page.json<Reservation>();
      return [detail.money.amount, (day.arrivals[0]?.owed ?? 0) - localTax, dueAtHotel, hotelPayableLater];
    };
    expect(await everywhere()).toEqual([price, price, price, price]);
    const cash = { amount: 10_000, way: 'terminal', note: 'Receipt 17' };
    const reply = await send(addHotelPayment, id, cash, { cookie: people.front, key: 'till' });
    expect((await send(addHotelPayment, id, cash, { cookie: people.front, key: 'till' })).json()).toEqual(reply.json());
    expect(await everywhere()).toEqual(Array(4).fill(price - 10_000));
    addsUp(await account(id));
    const tooMuch = { ...cash, amount: price - 10_000 + localTax + 1 };
    expect((await send(addHotelPayment, id, tooMuch)).json()).toMatchObject({ code: 'payment.above_open' });
    const more = { movementId: reply.json<{ movementId: string }>().movementId };
    for (let twice = 0; twice < 2; twice += 1)
      expect((await send(takeBackHotelPayment, id, undefined, { more })).json()).toMatchObject({ atHotel: 0 });
    expect(await everywhere()).toEqual([price, price, price, price]);
    const after = await account(id);
    expect(after.movements.map(({ kind, by }) => [kind, by])).toEqual([
      ['taken-back', 'mona@probe.example'],
      ['at-hotel', 'fred@probe.example'],
    ]);
    addsUp(after);
    expect(setup.ledger().length).toBe(since);
  });

  test('K20 what is asked for by the link is paid exactly so, once, and what was cancelled owes its fee there', async () => {
    const { reference } = await api.findProduct('double', 'pay-at-hotel', stay);
    const { body: booked } = await api.bookPlain(bookingOf([reference]));
    const id = booked.reservationId;
    const { price } = await account(id);
    const wish = { amount: 7_000, dueOn: '2027-06-10' };
    expect((await send(askForPayment, id, { ...wish, amount: price + 1 })).json()).toMatchObject({
      code: 'payment.above_open',
    });
    expect((await send(askForPayment, id, { ...wish, dueOn: '2027-06-07' })).json()).toMatchObject({
      errors: [{ field: 'dueOn' }],
    });
    const { requestId } = (await send(askForPayment, id, wish, { cookie: people.front })).json<{ requestId: string }>();
    expect(await jobsFor(db, id, 'tell-guest')).toMatchObject([
      { news: { what: 'payment-link', mark: requestId, amount: { minor: 7_000 }, dueOn: wish.dueOn } },
    ]);
    expect(await api.look(booked)).toMatchObject({ choices: [{ kind: 'due', amount: 7_000 }] });
    // Two windows: one payment is taken, the other goes back.
    const [one, two] = [await api.beginByLink(booked, 7_000), await api.beginByLink(booked, 7_000)];
    await setup.pay(one, card);
    await setup.pay(two, card).catch(() => {});
    await calm();
    expect(kept()).toBe(7_000);
    const after = await account(id);
    expect(after).toMatchObject({ open: price - 7_000, request: null });
    addsUp(after);
    // Withdrawn, and replaced: the link asks for what was asked for last.
    const second = (await send(askForPayment, id, wish)).json<{ requestId: string }>();
    const more = { requestId: second.requestId };
    expect((await send(withdrawPaymentRequest, id, undefined, { more })).json()).toMatchObject({ isWithdrawn: true });
    expect(await api.look(booked)).toMatchObject({ choices: [{ amount: price - 7_000 }] });
    // Too late to cancel for nothing: what the fee is beyond what was paid can be asked for.
    clock.now = Date.parse('2027-06-10T10:00:00Z');
    await signIn();
    const { version } = await account(id);
    const cancel = { version, fee: 'policy', reason: 'Rang us', tellsGuest: false };
    const { open } = (await send(cancelForHotel, id, cancel)).json<{ open: number }>();
    expect(open).toBeGreaterThan(0);
    await send(askForPayment, id, { amount: open, dueOn: '2027-06-20' });
    await api.payByLink(booked, open, card);
    expect(kept()).toBe(7_000 + open);
    expect(await account(id)).toMatchObject({ open: 0, tooMuch: 0, fees: 7_000 + open });
    addsUp(await account(id));
  });

  test('K03 the front desk gives back and waives up to the owner’s limit, all of it on a reservation counted together', async () => {
    const { reservationId: id } = await api.book(['prepaid-flexible', 'pay-at-hotel'], card);
    const asFront = { cookie: people.front };
    const little = { amount: 2_000, ...back };
    expect((await send(refundForHotel, id, little, asFront)).json()).toMatchObject({
      status: 403,
      code: 'money.limit',
    });
    expect((await limitTo(5_000)).json()).toEqual({ amount: 5_000, currency: 'CHF' });
    const at = await Promise.all([1, 2, 3].map(() => send(refundForHotel, id, little, { cookie: people.front })));
    expect(at.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 201, 403]);
    expect((await account(id, people.front)).mayGive).toBe(1_000);
    expect((await account(id)).mayGive).toBeNull();
    // The day before arrival each room costs its first night.
    clock.now = Date.parse('2027-06-10T10:00:00Z');
    await signIn();
    const cancel = { roomStays: [1], reason: 'Regular guest', tellsGuest: false };
    const version = (await account(id)).version;
    const waive = { ...cancel, version, fee: { minor: 0 } };
    expect((await send(cancelForHotel, id, waive, { cookie: people.front })).json()).toMatchObject({
      code: 'money.limit',
    });
    expect((await send(cancelForHotel, id, waive)).json()).toMatchObject({ cancellationFee: 0, status: 'modify' });
    // What a manager gives is no use of the front desk's limit.
    expect((await send(refundForHotel, id, { ...little, amount: 1_000 }, { cookie: people.front })).statusCode).toBe(
      201,
    );
    const asManager = await desk.ask(setFrontDeskLimit, { cookie: people.manager, body: { amount: 9 } });
    expect(asManager.json()).toMatchObject({ code: 'operator.role' });
  });
});
