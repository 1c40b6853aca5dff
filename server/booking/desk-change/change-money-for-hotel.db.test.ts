import { makeChangeForHotel, quoteChangeForHotel, type HotelChangeQuote } from '@stayfront/contract/desk/change';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { jobsFor } from '../../testing/jobs-for.ts';
import { wrongNights } from '../../testing/night-books.ts';
import { operatorApi } from '../../testing/operator-api.ts';
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
const desk = operatorApi(app, db, 7001, clock);
let [front, keys] = ['', 0];

describe.each(toldWith(0))('at a hotel with %s', (name) => {
  const setup = setups[name];
  const till = paidChangeSetup(database, app, clock, setup);
  const { api, books, keptByHotel, paid, settleAll } = till;
  beforeEach(async () => {
    await till.open();
    front = await desk.enter('fred@probe.example', 'front-desk');
  });

  const quote = async (reservationId: string, wish: object): Promise<HotelChangeQuote> => {
    const { version } = await db
      .selectFrom('reservation')
      .select('version')
      .where('reservation_id', '=', reservationId)
      .executeTakeFirstOrThrow();
    const params = { reservationId, roomStayIndex: 0 };
    const reply = await desk.ask(quoteChangeForHotel, { params, body: { version, ...wish }, cookie: front });
    if (reply.statusCode !== 200) throw new Error(`There is no quote: ${reply.body}`);
    return reply.json<HotelChangeQuote>();
  };
  const make = async (reservationId: string, change: string) =>
    (
      await desk.ask(makeChangeForHotel, {
        params: { reservationId },
        body: { change, tellsGuest: false },
        cookie: front,
        headers: { 'idempotency-key': `k${(keys += 1)}` },
      })
    ).json<{ code?: string; version: number }>();

  test('what a shorter stay leaves over goes back, or stays as a credit that a longer one uses up', async () => {
    const { reservationId, payableNow } = await paid('prepaid-flexible');
    const shorter = { checkOut: '2027-06-12' };
    const back = await quote(reservationId, shorter);
    const over = payableNow - back.after.total;
    expect(back.terms).toMatchObject({ paid: payableNow, fee: 0, refund: over, credit: 0, payNow: 0 });
    const left = await quote(reservationId, { ...shorter, surplus: 'leave' });
    expect(left.terms).toMatchObject({ refund: 0, credit: over });
    await make(reservationId, left.change);
    await settleAll();
    expect(books()).toEqual([[payableNow, 0]]);
    const again = await quote(reservationId, { checkOut: '2027-06-13' });
    expect(again.terms).toMatchObject({ payNow: Math.max(0, again.after.total - payableNow), refund: 0 });
    await api.cancel(reservationId);
    await settleAll();
    expect(books()).toEqual([[payableNow, payableNow]]);
  });

  test('what a longer stay costs more is asked for by a link, or paid at the hotel; nothing is held for it', async () => {
    const { reservationId, payableNow } = await paid('prepaid-flexible');
    const longer = { checkOut: '2027-06-14' };
    const atHotel = await quote(reservationId, { ...longer, way: 'hotel' });
    const { difference } = atHotel;
    expect(difference).toBeGreaterThan(0);
    expect(atHotel.terms).toMatchObject({ paid: payableNow, payNow: 0, refund: 0, dueAtHotel: difference });
    const byLink = await quote(reservationId, { ...longer, way: 'link' });
    expect(byLink.terms).toMatchObject({ payNow: difference, dueAtHotel: 0 });
    expect(await make(reservationId, byLink.change)).not.toHaveProperty('code');
    const letters = await jobsFor(db, reservationId, 'tell-guest');
    expect(letters.at(-1)).toMatchObject({ news: { what: 'payment-link', amount: { minor: difference } } });
    expect(await wrongNights(db, clock.now)).toEqual([]);
  });

  test('the desk pays back for a shorter stay while the guest cancels: never more than came', async () => {
    const { reservationId, payableNow } = await paid('prepaid-flexible');
    const shorter = await quote(reservationId, { checkOut: '2027-06-12' });
    await Promise.all([
      make(reservationId, shorter.change),
      make(reservationId, shorter.change),
      api.cancel(reservationId),
    ]);
    await settleAll();
    await settleAll();
    const [[captured = 0, refunded = 0] = []] = books();
    expect(captured).toBe(payableNow);
    expect(refunded).toBeLessThanOrEqual(captured);
    expect(keptByHotel()).toBe(0);
    expect(await wrongNights(db, clock.now)).toEqual([]);
  });
});
