import { holdMinutes, lateHours } from '@stayfront/rules/booking/hold';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { sweep } from '../reservation/sweep.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { juspayCards } from '../../testing/juspay-api.ts';
import { wrongNights } from '../../testing/night-books.ts';
import { paidChangeSetup } from '../../testing/paid-change-setup.ts';
import { openSetups, toldWith } from '../../testing/payment-setups.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const { db } = database;
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const app = await startApp(database, clock);
const setups = await openSetups();
afterAll(async () => {
  for (const setup of Object.values(setups)) await setup.stop();
});
const lastFree = Date.parse('2027-06-09T16:00:00Z');
const june = { checkIn: '2027-06-11', checkOut: '2027-06-13' };
const longer = { checkIn: '2027-06-11', checkOut: '2027-06-14' };
const minute = 60_000;

describe.each(toldWith(2))('at a hotel with %s', (name) => {
  const setup = setups[name];
  const till = paidChangeSetup(database, app, clock, setup);
  const { api, changes, books, keptByHotel, paid, settleAll, wanted, beginToPay, news, gone } = till;
  beforeEach(till.open);

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
    const waiting = await api.readReservation(mine.reservationId, { t: mine.token });
    expect(waiting.body['heldChange']).toMatchObject({ changeId: change.changeId, payNow: change.payNow });
    await setup.pay(change.begun, juspayCards.good);
    expect(await changes.status(mine, change.changeId)).toMatchObject({
      body: { status: 'made', payment: 'success', version: 3 },
    });
    expect(await wrongNights(db, clock.now)).toEqual([]);
    expect(books()).toEqual([
      [mine.payableNow, 0],
      [change.payNow, 0],
    ]);
    expect(await api.historyOf(mine.reservationId)).toEqual(['held', 'pay', 'payment.paid', 'modify', 'payment.paid']);
    expect(await news()).toEqual(['changed', 'paid']);
    await api.cancel(mine.reservationId);
    await settleAll();
    expect(books()).toEqual([
      [mine.payableNow, mine.payableNow],
      [change.payNow, change.payNow],
    ]);
  });

  test('what is declined or never paid leaves the booking, its price and its money as they were', async () => {
    const mine = await paid('prepaid-flexible');
    const stood = (await api.readReservation(mine.reservationId, { t: mine.token })).body;
    const change = await beginToPay(mine, await wanted(mine, 'double.prepaid-flexible', longer));
    await setup.pay(change.begun, juspayCards.declined);
    expect(await changes.status(mine, change.changeId)).toMatchObject({ body: { status: 'held', payment: 'fail' } });
    clock.now += (holdMinutes + 1) * minute;
    expect(await changes.status(mine, change.changeId)).toMatchObject({ body: { status: 'ended' } });
    expect(await gone()).toEqual(['2027-06-11 double: 1 sold, 0 held', '2027-06-12 double: 1 sold, 0 held']);
    expect((await api.readReservation(mine.reservationId, { t: mine.token })).body).toEqual(stood);
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
    await setup.pay(second.begun, juspayCards.good);
    expect(await changes.status(mine, second.changeId)).toMatchObject({ body: { status: 'ended', payment: 'fail' } });
    await settleAll();
    expect(keptByHotel()).toBe(mine.payableNow);
    expect(await news()).toContain('change-late');
  });

  test('money that comes late takes the nights if they are free, and goes back if they are not', async () => {
    const mine = await paid('prepaid-flexible');
    const lucky = await beginToPay(mine, await wanted(mine, 'double.prepaid-flexible', longer));
    clock.now += (holdMinutes + 1) * minute;
    await setup.pay(lucky.begun, juspayCards.good);
    await settleAll();
    expect(await changes.status(mine, lucky.changeId)).toMatchObject({ body: { status: 'made', payment: 'success' } });
    const evenLonger = { checkIn: '2027-06-11', checkOut: '2027-06-15' };
    const { changeId, begun } = await beginToPay(mine, await wanted(mine, 'double.prepaid-flexible', evenLonger));
    clock.now += (holdMinutes + 1) * minute;
    await sql`update inventory set sold = total where room_id = 'double' and date = '2027-06-14'`.execute(db);
    await setup.pay(begun, juspayCards.good);
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
    await setup.pay(change.begun, juspayCards.good);
    await settleAll();
    await settleAll();
    expect(await changes.status(mine, change.changeId)).toMatchObject({ body: { status: 'ended', version: 2 } });
    expect(keptByHotel()).toBe(mine.payableNow);
  });

  test('a cancellation while a change is being paid wins: the rooms go back once, and all the money', async () => {
    const mine = await paid('prepaid-flexible');
    const change = await beginToPay(mine, await wanted(mine, 'double.prepaid-flexible', longer));
    await setup.pay(change.begun, juspayCards.good);
    const [, cancelled] = await Promise.all([
      changes.status(mine, change.changeId),
      api.cancel(mine.reservationId),
      api.settle(change.begun.intentId),
    ]);
    expect(cancelled.status).toBe(200);
    await settleAll();
    await settleAll();
    await settleAll();
    expect(await api.statusOf(mine.reservationId)).toBe('cancel');
    expect(await gone()).toEqual([]);
    expect(keptByHotel()).toBe(0);
    const { state } = await db.selectFrom('reservation_change').select('state').executeTakeFirstOrThrow();
    expect(['made', 'ended']).toContain(state);
  });

  test('a room that is paid at the hotel can become one that is paid now, and is tidied away if it is not', async () => {
    const mine = await api.hold(['pay-at-hotel']);
    const { body } = await changes.change(mine, await wanted(mine, 'double.prepaid', june));
    expect(body).toMatchObject({ status: 'held', terms: { payNow: body.terms.totalAfter, dueAtHotel: 0 } });
    clock.now += holdMinutes * minute + lateHours * 60 * minute + minute;
    await sweep(db, clock.now);
    const { state } = await db.selectFrom('reservation_change').select('state').executeTakeFirstOrThrow();
    expect(state).toBe('ended');
  });
});
