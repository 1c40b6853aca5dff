import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { juspayCards } from '../../testing/juspay-api.ts';
import { paidChangeSetup } from '../../testing/paid-change-setup.ts';
import { openSetups, toldWith } from '../../testing/payment-setups.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const app = await startApp(database, clock);
const setups = await openSetups();
afterAll(async () => {
  for (const setup of Object.values(setups)) await setup.stop();
});
const june = { checkIn: '2027-06-11', checkOut: '2027-06-13' };
const shorter = { checkIn: '2027-06-11', checkOut: '2027-06-12' };

describe.each(toldWith(1))('at a hotel with %s', (name) => {
  const setup = setups[name];
  const till = paidChangeSetup(database, app, clock, setup);
  const { api, changes, books, keptByHotel, paid, settleAll, wanted, beginToPay, changedNews, gone } = till;
  beforeEach(till.open);

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
    await api.cancel(mine.reservationId);
    await settleAll();
    expect(books()).toEqual([[mine.payableNow, mine.payableNow]]);
  });

  test('what is not refundable stays so, whatever it is changed to before it is cancelled', async () => {
    const mine = await paid('prepaid');
    const cheaper = await changes.quote(mine, await wanted(mine, 'double.prepaid', shorter));
    const { totalAfter } = cheaper.body.terms;
    expect(cheaper.body.terms).toMatchObject({ fee: mine.payableNow - totalAfter, refund: 0, payNow: 0 });
    // To a rate that is free to cancel and paid at the hotel: what was paid is left there.
    const atHotel = await changes.change(mine, await wanted(mine, 'double.pay-at-hotel', june));
    expect(atHotel.body.terms).toMatchObject({ paid: mine.payableNow, payNow: 0 });
    await api.cancel(mine.reservationId);
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
    await setup.pay(change.begun, juspayCards.good);
    expect(await changes.status(mine, change.changeId)).toMatchObject({ body: { status: 'made' } });
    // The new rate is free to cancel; this room is not, and does not say so.
    const { body } = await api.readReservation(mine.reservationId, { t: mine.token });
    expect(body['roomStays']).toMatchObject([
      {
        cancellationConditions: { condition: 'flexible', freeUntil: null },
        cancellationPolicyText: expect.stringMatching(/the hotel keeps at least CHF.312\.21 if/) as string,
        cancellationFee: mine.payableNow,
      },
    ]);
    expect(await api.cancel(mine.reservationId)).toMatchObject({ body: { cancellationFee: mine.payableNow } });
    await settleAll();
    await settleAll();
    expect(keptByHotel()).toBe(mine.payableNow);
  });

  test('a change that is sent without a quote brings back the difference too, and costs nothing else', async () => {
    const mine = await paid('prepaid-flexible');
    const { reference, totalPrice } = await changes.find(mine, 'double.prepaid-flexible', shorter);
    const roomStays = [{ roomStayIndex: 0, reference }];
    expect((await api.modify(mine, { roomStays })).status).toBe(201);
    expect((await api.modify(mine, { roomStays })).status).toBe(201);
    await settleAll();
    expect(books()).toEqual([[mine.payableNow, mine.payableNow - totalPrice]]);
    // Made once, and the guest hears of the money as after any other change.
    expect(await changedNews()).toEqual([{ fee: 0, refund: mine.payableNow - totalPrice, paid: 0 }]);
  });
});
