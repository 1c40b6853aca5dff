import { getDeskAccount, type DeskAccount } from '@stayfront/contract/desk/account';
import { setPresence } from '@stayfront/contract/desk/day';
import { addHotelPayment } from '@stayfront/contract/desk/hotel-payment';
import { listNeeds, type Need } from '@stayfront/contract/desk/needs';
import { askForPayment } from '@stayfront/contract/desk/payment-request';
import { setFrontDeskLimit } from '@stayfront/contract/desk/limit';
import { listDeskReservations } from '@stayfront/contract/desk/listing';
import { chargeGuarantee, describeNoShow, markNoShow, type NoShowTerms } from '@stayfront/contract/desk/no-show';
import { getDeskReservation, type DeskReservation } from '@stayfront/contract/desk/reservation';
import { undoCancellation } from '@stayfront/contract/desk/undo-cancellation';
import type { Route } from '@stayfront/contract/route';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { reconcilePayments } from '../../payment/reconcile-payments.ts';
import { knownHotels } from '../../property/hotel/known-hotels.ts';
import { asker } from '../../testing/ask.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bookingOf } from '../../testing/guest-api.ts';
import { jobsFor } from '../../testing/jobs-for.ts';
import { wrongNights } from '../../testing/night-books.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { payApi } from '../../testing/pay-api.ts';
import { openPayrailsApi } from '../../testing/payrails-api.ts';
import { startApp, testSecret } from '../../testing/start-app.ts';
import { openStripeApi } from '../../testing/stripe-api.ts';
import { sendGuaranteeCharge } from '../pay/send-guarantee-charge.ts';

const database = await freshDatabase();
const { db } = database;
const clock = { now: 0 };
const app = await startApp(database, clock);
const ask = asker(app);
const desk = operatorApi(app, db, 7001, clock);
const till = payApi(database, app, clock);
const payrails = await openPayrailsApi();
const stripe = await openStripeApi();
afterAll(async () => {
  await payrails.sandbox.stop();
  await stripe.sandbox.stop();
});

const [booked, dayAfter] = [Date.parse('2027-06-01T12:00:00Z'), Date.parse('2027-06-12T08:00:00Z')];
const stay = { checkIn: '2027-06-11', checkOut: '2027-06-13' };
const sessionId = 'Abcdefgh12345678';
const houses = {
  PAYRAILS: {
    settings: payrails.settings,
    cards: { good: '4111111111111111', later: '4000000000000341' },
    async keep(data: Record<string, string>, card: string): Promise<string> {
      const kept = await payrails.keepCard(data['data'] ?? '', card);
      return ((await kept.json()) as { id: string }).id;
    },
    taken: (): number => payrails.sandbox.book.all().length,
  },
  STRIPE: {
    settings: stripe.settings,
    cards: { good: '4242424242424242', later: '4000000000000341' },
    async keep(data: Record<string, string>, card: string): Promise<string> {
      const kept = await stripe.confirm(data['clientSecret'] ?? '', card);
      return ((await kept.json()) as { payment_method: string }).payment_method;
    },
    taken: (): number => stripe.sandbox.book.all('payment').length,
  },
};
const people = { owner: '', manager: '', front: '' };
let keys = 0;
const send = (route: Route, reservationId: string, body?: object, cookie = people.manager, more = {}) =>
  desk.ask(route, {
    params: { reservationId, ...more },
    cookie,
    headers: { 'idempotency-key': `k${(keys += 1)}` },
    ...(body ? { body } : {}),
  });
const account = async (id: string): Promise<DeskAccount> => (await send(getDeskAccount, id)).json<DeskAccount>();
const detail = async (id: string): Promise<DeskReservation> => (await send(getDeskReservation, id)).json();
async function at(now: number): Promise<void> {
  clock.now = now;
  people.owner = await desk.enter('olga@probe.example', 'owner');
  people.manager = await desk.enter('mona@probe.example', 'manager');
  people.front = await desk.enter('fred@probe.example', 'front-desk');
}
/** What the worker does. */
async function work(reservationId: string): Promise<void> {
  const deps = { ...till.deps, readHotel: knownHotels(db).current, secret: testSecret };
  for (const job of await jobsFor(db, reservationId, 'charge-guarantee'))
    await sendGuaranteeCharge(deps, job as Parameters<typeof sendGuaranteeCharge>[1], clock.now);
  clock.now += 60_000;
  await reconcilePayments(till.deps, clock.now);
}
const mark = { version: 1, fee: 'policy', reason: 'Nobody came', tellsGuest: true, chargesGuarantee: true };

describe.each(['PAYRAILS', 'STRIPE'] as const)('guests who do not come to a hotel with %s', (name) => {
  const house = houses[name];
  beforeEach(async () => {
    clock.now = booked;
    await till.open(house.settings);
  });
  /** A card is given as guarantee, and nothing is paid. */
  async function book(card = house.cards.good, rates = ['guaranteed']): Promise<string> {
    const params = { hotelId: 7001 };
    const { body } = await ask<{ data: Record<string, string> }>('initSecureFields', { params, body: { sessionId } });
    const instrumentId = await house.keep(body.data, card);
    const products = await Promise.all(rates.map((rate) => till.findProduct('double', rate, stay)));
    const references = products.map(({ reference }) => reference);
    const reply = await till.book(bookingOf(references, { sessionId, paymentCard: { instrumentId } }));
    if (reply.status !== 201) throw new Error(`Not booked: ${JSON.stringify(reply.body)}`);
    return reply.body.reservationId;
  }

  test('K19 pay the fee of not arriving from their card, from the day after arrival on', async () => {
    const id = await book();
    await at(Date.parse('2027-06-11T21:00:00Z'));
    expect((await send(markNoShow, id, mark)).json()).toMatchObject({ code: 'no_show.too_early' });
    await at(dayAfter);
    const terms = (await send(describeNoShow, id)).json<NoShowTerms>();
    const fee = terms.rooms[0]?.policyFee ?? 0;
    expect(fee).toBeGreaterThan(0);
    expect(terms.guarantee).toMatchObject({ state: 'chargeable', amount: fee, card: { suffix: expect.any(String) } });
    expect((await detail(id)).may).toMatchObject({ 'mark-no-show': true, 'charge-guarantee': false });
    const reply = await send(markNoShow, id, mark);
    expect(reply.json()).toMatchObject({ status: 'cancel', fee, open: fee, charging: fee });
    expect((await account(id)).movements[0]).toMatchObject({ kind: 'charge', state: 'pending', counted: 0 });
    expect((await send(chargeGuarantee, id, { amount: fee })).json()).toMatchObject({ code: 'payment.moving' });
    const before = house.taken();
    await work(id);
    await work(id); // a job may come twice
    expect(house.taken()).toBe(before + 1);
    const after = await account(id);
    expect(after).toMatchObject({ charged: fee, fees: fee, open: 0, tooMuch: 0, money: { kind: 'paid' } });
    expect(after.movements[0]).toMatchObject({ kind: 'charge', state: 'done', by: 'mona@probe.example' });
    expect(await detail(id)).toMatchObject({ state: 'no-show', may: { refund: true, 'undo-cancellation': true } });
    const list = await desk.ask(listDeskReservations, { query: { view: 'no-show' }, cookie: people.front });
    expect(list.json<{ reservations: object[] }>().reservations).toMatchObject([{ reservationId: id }]);
    expect(await wrongNights(db, clock.now)).toEqual([]);
    // They stand at the door after all: what was taken counts towards the stay.
    const { version } = after;
    const undone = await send(undoCancellation, id, { version, tellsGuest: false });
    expect(undone.json()).toMatchObject({ feeLifted: fee, paid: fee });
    expect(await detail(id)).toMatchObject({ state: 'in-house' });
    const then = await account(id);
    expect([then.open, then.tooMuch]).toEqual([then.price - fee, 0]);
  });

  test('K19 whose bank says no owe the fee, and it is said; a try a day', async () => {
    const id = await book(house.cards.later);
    await at(dayAfter);
    const { fee } = (await send(markNoShow, id, mark)).json<{ fee: number }>();
    await work(id);
    const after = await account(id);
    expect(after).toMatchObject({ open: fee, charged: 0, guarantee: { state: 'tried', amount: fee } });
    expect(after.movements[0]).toMatchObject({ kind: 'charge', state: 'failed', why: expect.any(String) });
    expect((await send(chargeGuarantee, id, { amount: fee })).json()).toMatchObject({ code: 'guarantee.tried' });
    const charges = async () =>
      (await desk.ask(listNeeds, { cookie: people.front }))
        .json<{ needs: Need[] }>()
        .needs.filter(({ kind }) => kind === 'charge');
    expect(await charges()).toMatchObject([{ what: 'guarantee', reservationId: id, amount: fee, payBy: '2027-06-19' }]);
    await send(askForPayment, id, { amount: fee, dueOn: '2027-06-12' });
    expect(await charges()).toEqual([]);
    await at(dayAfter + 24 * 3_600_000);
    expect((await send(chargeGuarantee, id, { amount: fee + 1 })).json()).toMatchObject({ code: 'payment.above_open' });
    expect(await charges()).toHaveLength(1); // not paid by its day
    expect((await send(chargeGuarantee, id, { amount: fee })).json()).toMatchObject({ state: 'pending' });
    expect(await charges()).toEqual([]);
    await work(id);
    expect(await charges()).toHaveLength(1);
    await send(addHotelPayment, id, { amount: fee, way: 'cash', note: '' });
    expect(await charges()).toEqual([]);
  });
});

describe('guests who do not come', () => {
  beforeEach(async () => {
    clock.now = booked;
    await till.open(payrails.settings);
  });
  const book = async (rates: readonly string[]): Promise<string> => {
    const products = await Promise.all(rates.map((rate) => till.findProduct('double', rate, stay)));
    return (await till.book(bookingOf(products.map(({ reference }) => reference)))).body.reservationId;
  };

  test('K19 pay less or nothing as somebody says, the front desk within its limit; without a card it is said plainly', async () => {
    const id = await book(['pay-at-hotel']);
    await at(dayAfter);
    await desk.ask(setFrontDeskLimit, { cookie: people.owner, body: { amount: 0 } });
    const terms = (await send(describeNoShow, id, undefined, people.front)).json<NoShowTerms>();
    expect(terms).toMatchObject({ mayWaive: 0, guarantee: { state: 'no-card' } });
    const none = { ...mark, fee: { minor: 0 } };
    expect((await send(markNoShow, id, none, people.front)).json()).toMatchObject({ code: 'money.limit' });
    expect((await send(markNoShow, id, none)).json()).toMatchObject({ fee: 0, open: 0, charging: 0 });
    const other = await bookEarlier(book);
    const { fee } = (await send(markNoShow, other, mark, people.front)).json<{ fee: number }>();
    expect((await send(chargeGuarantee, other, { amount: fee })).json()).toMatchObject({ code: 'guarantee.none' });
    expect(await account(other)).toMatchObject({ open: fee, fees: fee, money: { kind: 'open', amount: fee } });
  });

  test('K19 are not those who have arrived, and of two rooms only the one that stayed empty', async () => {
    const id = await book(['pay-at-hotel', 'pay-at-hotel']);
    await at(dayAfter);
    await send(setPresence, id, { presence: 'arrived' }, people.front, { roomStayIndex: 0 });
    expect((await send(markNoShow, id, mark)).json()).toMatchObject({ code: 'no_show.arrived' });
    expect((await send(describeNoShow, id)).json()).toMatchObject({ rooms: [{ roomStayIndex: 1 }] });
    expect((await send(markNoShow, id, { ...mark, roomStays: [1] })).json()).toMatchObject({ status: 'modify' });
    expect(await detail(id)).toMatchObject({ state: 'in-house', rooms: [{ status: 'book' }, { status: 'cancel' }] });
    expect((await detail(id)).happenings.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['no-show-room', 'cancel-room']),
    );
  });
});

async function bookEarlier(book: (rates: readonly string[]) => Promise<string>): Promise<string> {
  const now = clock.now;
  clock.now = booked;
  const id = await book(['pay-at-hotel']);
  clock.now = now;
  return id;
}
