import { holdMinutes, lateHours } from '@stayfront/rules/booking/hold';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { reconcilePayments } from '../payment/reconcile-payments.ts';
import type { PaymentBegun } from '../payment/start-payment.ts';
import { sweep } from '../reservation/sweep.ts';
import { changeDesk } from '../testing/change-desk.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { juspayCards } from '../testing/juspay-desk.ts';
import { nightBooks, wrongNights } from '../testing/night-books.ts';
import { payDesk } from '../testing/pay-desk.ts';
import { openJuspayHouse, openPayrailsHouse } from '../testing/pay-houses.ts';
import { startApp } from '../testing/start-app.ts';

const database = await freshDatabase();
const { db } = database;
const noon = Date.parse('2027-06-01T12:00:00Z');
const lastFree = Date.parse('2027-06-09T16:00:00Z');
const clock = { now: noon };
const app = await startApp(database, clock);
const houses = { JUSPAY: await openJuspayHouse(), PAYRAILS: await openPayrailsHouse() };
afterAll(async () => {
  for (const house of Object.values(houses)) await house.stop();
});
const june = { checkIn: '2027-06-11', checkOut: '2027-06-13' };
const longer = { checkIn: '2027-06-11', checkOut: '2027-06-14' };
const shorter = { checkIn: '2027-06-11', checkOut: '2027-06-12' };
const minute = 60_000;

describe.each(['JUSPAY', 'PAYRAILS'] as const)('at a hotel with %s', (name) => {
  const house = houses[name];
  const desk = payDesk(database, app, clock);
  const changes = changeDesk(app, 7001);
  let before = 0;
  /** The provider's own books since the test began: what it took and what it gave back, payment by payment. */
  const books = () =>
    house
      .ledger()
      .slice(before)
      .map(({ captured, refunded }) => [captured, refunded]);
  const keptByHotel = (): number => books().reduce((sum, [captured = 0, refunded = 0]) => sum + captured - refunded, 0);

  beforeEach(async () => {
    clock.now = noon;
    house.setFaults([]);
    before = house.ledger().length;
    await desk.open(house.settings, 1);
  });

  async function paid(ratePlanId: string) {
    const mine = await desk.hold([ratePlanId]);
    const begun = (await desk.start(mine)) as PaymentBegun;
    await house.pay(begun, juspayCards.good);
    expect(await desk.settle(begun.intentId)).toBe('paid');
    return mine;
  }
  type Mine = Awaited<ReturnType<typeof paid>>;
  const settleAll = async (): Promise<void> => {
    clock.now += minute;
    await reconcilePayments(desk.means, clock.now);
  };
  const wanted = async (mine: Mine, productId: string, dates: typeof june) => ({
    reference: (await changes.find(mine, productId, dates)).reference,
  });
  /** Holds a change and begins its payment as a guest's page does. */
  async function beginToPay(mine: Mine, wish: { reference: string }) {
    const { body } = await changes.change(mine, wish);
    expect(body).toMatchObject({ status: 'held', version: 2 });
    const changeId = body.changeId ?? '';
    expect((await changes.pay(mine, changeId, body.terms.payNow)).status).toBe(200);
    const intent = await db
      .selectFrom('payment_intent')
      .selectAll()
      .where('purpose', '=', `change:${changeId}`)
      .executeTakeFirstOrThrow();
    const begun = (await desk.start(
      { reservationId: mine.reservationId, payableNow: body.terms.payNow },
      intent.purpose,
    )) as PaymentBegun;
    expect(begun.intentId).toBe(intent.intent_id);
    return { changeId, begun, ...body.terms };
  }
  const news = async () =>
    (
      await sql<{ what: string; payment?: string }>`
        select job.payload->'news'->>'what' as what, job.payload->'news'->>'payment' as payment
          from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
         where task.identifier = 'tell-guest' order by job.id`.execute(db)
    ).rows.map(({ what, payment }) => payment ?? what);
  const gone = async () =>
    (await nightBooks(db, clock.now))
      .filter(({ sold, held }) => sold + held > 0)
      .map(({ night, sold, held }) => `${night}: ${sold} sold, ${held} held`);

  test('a cheaper room is paid back once, however often the guest asks', async () => {
    const mine = await paid('prepaid-flexible');
    const quoted = await changes.quote(mine, await wanted(mine, 'double.prepaid-flexible', shorter));
    const { totalAfter } = quoted.body.terms;
    const refund = mine.payableNow - totalAfter;
    expect(quoted.body.terms).toEqual({
      totalBefore: mine.payableNow,
      totalAfter,
      paid: mine.payableNow,
      fee: 0,
      payNow: 0,
      refund,
      dueAtHotel: 0,
    });
    expect(refund).toBeGreaterThan(0);
    await Promise.all(Array.from({ length: 5 }, () => changes.make(mine, quoted.body.change)));
    await settleAll();
    await settleAll();
    expect(books()).toEqual([[mine.payableNow, refund]]);
    expect(await gone()).toEqual(['2027-06-11 double: 1 sold, 0 held']);
    await desk.cancel(mine.reservationId);
    await settleAll();
    expect(books()).toEqual([[mine.payableNow, mine.payableNow]]);
  });

  test('a dearer one is held until the difference is paid, and then takes the place of the old one', async () => {
    const mine = await paid('prepaid-flexible');
    const change = await beginToPay(mine, await wanted(mine, 'double.prepaid-flexible', longer));
    expect(await gone()).toEqual([
      '2027-06-11 double: 1 sold, 0 held',
      '2027-06-12 double: 1 sold, 0 held',
      '2027-06-13 double: 0 sold, 1 held',
    ]);
    expect(await changes.status(mine, change.changeId)).toMatchObject({
      body: { status: 'held', payment: 'pending', version: 2 },
    });
    const waiting = await desk.readReservation(mine.reservationId, { t: mine.token });
    expect(waiting.body['heldChange']).toMatchObject({ changeId: change.changeId, payNow: change.payNow });
    await house.pay(change.begun, juspayCards.good);
    expect(await changes.status(mine, change.changeId)).toMatchObject({
      body: { status: 'made', payment: 'success', version: 3 },
    });
    expect(await wrongNights(db, clock.now)).toEqual([]);
    expect(books()).toEqual([
      [mine.payableNow, 0],
      [change.payNow, 0],
    ]);
    expect(await desk.historyOf(mine.reservationId)).toEqual(['held', 'pay', 'payment.paid', 'modify', 'payment.paid']);
    expect(await news()).toEqual(['changed', 'paid']);
    await desk.cancel(mine.reservationId);
    await settleAll();
    expect(books()).toEqual([
      [mine.payableNow, mine.payableNow],
      [change.payNow, change.payNow],
    ]);
  });

  test('what is declined or never paid leaves the booking, its price and its money as they were', async () => {
    const mine = await paid('prepaid-flexible');
    const stood = (await desk.readReservation(mine.reservationId, { t: mine.token })).body;
    const change = await beginToPay(mine, await wanted(mine, 'double.prepaid-flexible', longer));
    await house.pay(change.begun, juspayCards.declined);
    expect(await changes.status(mine, change.changeId)).toMatchObject({ body: { status: 'held', payment: 'fail' } });
    clock.now += (holdMinutes + 1) * minute;
    expect(await changes.status(mine, change.changeId)).toMatchObject({ body: { status: 'ended' } });
    expect(await gone()).toEqual(['2027-06-11 double: 1 sold, 0 held', '2027-06-12 double: 1 sold, 0 held']);
    expect((await desk.readReservation(mine.reservationId, { t: mine.token })).body).toEqual(stood);
    expect(await changes.pay(mine, change.changeId, change.payNow)).toMatchObject({
      status: 409,
      body: { code: 'change.not_held' },
    });
    expect(books().filter(([captured]) => (captured ?? 0) > 0)).toEqual([[mine.payableNow, 0]]);
  });

  test('a guest who lets go of it, and one who wants another change meanwhile, give back what was held', async () => {
    const mine = await paid('prepaid-flexible');
    const first = await beginToPay(mine, await wanted(mine, 'double.prepaid-flexible', longer));
    // The nights that the first change holds are free for the second.
    const second = await beginToPay(mine, await wanted(mine, 'double.prepaid-flexible', longer));
    expect(await changes.status(mine, first.changeId)).toMatchObject({ body: { status: 'ended' } });
    expect(await changes.discard(mine, second.changeId)).toMatchObject({ status: 200, body: { status: 'ended' } });
    expect(await changes.discard(mine, second.changeId)).toMatchObject({ status: 200, body: { status: 'ended' } });
    expect(await gone()).toEqual(['2027-06-11 double: 1 sold, 0 held', '2027-06-12 double: 1 sold, 0 held']);
    await house.pay(second.begun, juspayCards.good);
    expect(await changes.status(mine, second.changeId)).toMatchObject({ body: { status: 'ended', payment: 'fail' } });
    await settleAll();
    expect(keptByHotel()).toBe(mine.payableNow);
    expect(await news()).toContain('change-late');
  });

  test('money that comes late takes the nights if they are free, and goes back if they are not', async () => {
    const mine = await paid('prepaid-flexible');
    const lucky = await beginToPay(mine, await wanted(mine, 'double.prepaid-flexible', longer));
    clock.now += (holdMinutes + 1) * minute;
    await house.pay(lucky.begun, juspayCards.good);
    await settleAll();
    expect(await changes.status(mine, lucky.changeId)).toMatchObject({ body: { status: 'made', payment: 'success' } });
    const unlucky = await changes.change(
      mine,
      await wanted(mine, 'double.prepaid-flexible', {
        checkIn: '2027-06-11',
        checkOut: '2027-06-15',
      }),
    );
    expect(unlucky.body.status).toBe('held');
    const changeId = unlucky.body.changeId ?? '';
    await changes.pay(mine, changeId, unlucky.body.terms.payNow);
    const begun = (await desk.start(
      { reservationId: mine.reservationId, payableNow: unlucky.body.terms.payNow },
      `change:${changeId}`,
    )) as PaymentBegun;
    clock.now += (holdMinutes + 1) * minute;
    await sql`update inventory set sold = total where room_id = 'double' and date = '2027-06-14'`.execute(db);
    await house.pay(begun, juspayCards.good);
    await settleAll();
    await settleAll();
    expect(await changes.status(mine, changeId)).toMatchObject({
      body: { status: 'ended', payment: 'fail', version: 3 },
    });
    expect(keptByHotel()).toBe(mine.payableNow + lucky.payNow);
    expect(await news()).toEqual(['changed', 'paid', 'change-late', 'refunded']);
  });

  test('money that comes after the deadline goes back, though the nights are free', async () => {
    const mine = await paid('prepaid-flexible');
    clock.now = lastFree - minute;
    const change = await beginToPay(mine, await wanted(mine, 'double.prepaid-flexible', longer));
    clock.now += (holdMinutes + 5) * minute;
    await house.pay(change.begun, juspayCards.good);
    await settleAll();
    await settleAll();
    expect(await changes.status(mine, change.changeId)).toMatchObject({ body: { status: 'ended', version: 2 } });
    expect(keptByHotel()).toBe(mine.payableNow);
  });

  test('a cancellation while a change is being paid wins: the rooms go back once, and all the money', async () => {
    const mine = await paid('prepaid-flexible');
    const change = await beginToPay(mine, await wanted(mine, 'double.prepaid-flexible', longer));
    await house.pay(change.begun, juspayCards.good);
    const [, cancelled] = await Promise.all([
      changes.status(mine, change.changeId),
      desk.cancel(mine.reservationId),
      desk.settle(change.begun.intentId),
    ]);
    expect(cancelled.status).toBe(200);
    await settleAll();
    await settleAll();
    await settleAll();
    expect(await desk.statusOf(mine.reservationId)).toBe('cancel');
    expect(await gone()).toEqual([]);
    expect(keptByHotel()).toBe(0);
    const { state } = await db.selectFrom('reservation_change').select('state').executeTakeFirstOrThrow();
    expect(['made', 'ended']).toContain(state);
  });

  test('what is not refundable stays so, whatever it is changed to before it is cancelled', async () => {
    const mine = await paid('prepaid');
    const cheaper = await changes.quote(mine, await wanted(mine, 'double.prepaid', shorter));
    const { totalAfter } = cheaper.body.terms;
    expect(cheaper.body.terms).toMatchObject({ fee: mine.payableNow - totalAfter, refund: 0, payNow: 0 });
    // To a rate that is free to cancel and paid at the hotel: what was paid is left there.
    const atHotel = await changes.change(mine, await wanted(mine, 'double.pay-at-hotel', june));
    expect(atHotel.body.terms).toMatchObject({ paid: mine.payableNow, payNow: 0 });
    await desk.cancel(mine.reservationId);
    await settleAll();
    const [[captured = 0, refunded = 0] = []] = books();
    const { fee, refund } = atHotel.body.terms;
    expect([captured, refunded]).toEqual([mine.payableNow, 0]);
    expect([fee + atHotel.body.terms.totalAfter - atHotel.body.terms.dueAtHotel, refund]).toEqual([mine.payableNow, 0]);
  });

  test('an upgrade of a room that is not refundable costs the difference, and its price stays kept', async () => {
    const mine = await paid('prepaid');
    const change = await beginToPay(mine, await wanted(mine, 'double.prepaid-flexible', june));
    expect(change).toMatchObject({ fee: 0, paid: mine.payableNow });
    await house.pay(change.begun, juspayCards.good);
    expect(await changes.status(mine, change.changeId)).toMatchObject({ body: { status: 'made' } });
    // The new rate is free to cancel; this room is not, and does not say so.
    const { body } = await desk.readReservation(mine.reservationId, { t: mine.token });
    expect(body['roomStays']).toMatchObject([
      {
        cancellationConditions: { condition: 'flexible', freeUntil: null },
        cancellationPolicyText: expect.stringMatching(/the hotel keeps at least CHF.312\.21 if/) as string,
        cancellationFee: mine.payableNow,
      },
    ]);
    expect(await desk.cancel(mine.reservationId)).toMatchObject({ body: { cancellationFee: mine.payableNow } });
    await settleAll();
    await settleAll();
    expect(keptByHotel()).toBe(mine.payableNow);
  });

  test('a change that is sent without a quote brings back the difference too, and costs nothing else', async () => {
    const mine = await paid('prepaid-flexible');
    const { reference, totalPrice } = await changes.find(mine, 'double.prepaid-flexible', shorter);
    const roomStays = [{ roomStayIndex: 0, reference }];
    expect((await desk.modify(mine, { roomStays })).status).toBe(201);
    expect((await desk.modify(mine, { roomStays })).status).toBe(201);
    await settleAll();
    expect(books()).toEqual([[mine.payableNow, mine.payableNow - totalPrice]]);
  });

  test('a room that is paid at the hotel can become one that is paid now, and is tidied away if it is not', async () => {
    const mine = await desk.hold(['pay-at-hotel']);
    const { body } = await changes.change(mine, await wanted(mine, 'double.prepaid', june));
    expect(body).toMatchObject({ status: 'held', terms: { payNow: body.terms.totalAfter, dueAtHotel: 0 } });
    clock.now += holdMinutes * minute + lateHours * 60 * minute + minute;
    await sweep(db, clock.now);
    const { state } = await db.selectFrom('reservation_change').select('state').executeTakeFirstOrThrow();
    expect(state).toBe('ended');
  });
});
