import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase } from '../testing/fresh-database.ts';
import { juspayCards, openJuspayApi } from '../testing/juspay-api.ts';
import { payApi } from '../testing/pay-api.ts';
import { openPayrailsApi } from '../testing/payrails-api.ts';
import { startApp } from '../testing/start-app.ts';
import { inHotel } from '../platform/db/in-hotel.ts';
import { requestRefund } from './request-refund.ts';
import type { PaymentBegun } from './start-payment.ts';

const database = await freshDatabase();
const { db } = database;
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const app = await startApp(database, clock);
await app.listen({ port: 0, host: '127.0.0.1' });
const address = (provider: string): string => `/api/hotels/7001/payment-notices/${provider}`;
const ownUrl = (): string => app.listeningOrigin.replace('localhost', '127.0.0.1');
const juspay = await openJuspayApi({ webhookUrl: () => ownUrl() + address('juspay') });
const payrails = await openPayrailsApi({ webhookUrl: () => ownUrl() + address('payrails') });
const api = payApi(database, app, clock);
afterAll(async () => {
  await juspay.sandbox.stop();
  await payrails.sandbox.stop();
});

const jobs = async (): Promise<number> =>
  (
    await sql<{ n: number }>`select count(*)::int as n from graphile_worker.jobs
      where task_identifier = 'settle-payment'`.execute(db)
  ).rows[0]?.n ?? 0;

const basic = `Basic ${Buffer.from('casalago:canary-webhook').toString('base64')}`;
const send = (payload: string, headers: Record<string, string>, url = address('juspay')) =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } });
const juspayNotice = (orderId: string, id = 'evt_V2_1'): string =>
  JSON.stringify({ id, event_name: 'ORDER_SUCCEEDED', content: { order: { order_id: orderId, status: 'CHARGED' } } });

beforeEach(() => api.open(juspay.settings));

describe('a notification of the provider', () => {
  test('that arrives alone, the page being closed, leads to the confirmation', async () => {
    const held = await api.hold();
    const begun = (await api.start(held)) as PaymentBegun;
    await juspay.type(String(begun.data['paymentPage']), juspayCards.good);
    await juspay.sandbox.notices.settled();
    expect(await jobs()).toBeGreaterThan(0);
    expect(await api.settle(begun.intentId)).toBe('paid');
    expect(await api.statusOf(held.reservationId)).toBe('pay');
  });

  test('is written down once, however often and in whatever order it comes', async () => {
    const { intentId } = (await api.start(await api.hold())) as PaymentBegun;
    const all = await Promise.all(
      ['a', 'b', 'a', 'a', 'b'].map((id) => send(juspayNotice(intentId, id), { authorization: basic })),
    );
    expect(all.map((reply) => [reply.statusCode, reply.json()])).toEqual(all.map(() => [200, { status: 'taken' }]));
    expect(await jobs()).toBe(2);
  });

  test('is not believed: that it says paid changes nothing', async () => {
    const held = await api.hold();
    const { intentId } = (await api.start(held)) as PaymentBegun;
    await send(juspayNotice(intentId), { authorization: basic });
    expect(await api.settle(intentId)).toBe('started');
    expect(await api.statusOf(held.reservationId)).toBe('held');
  });

  test('of a kind that nobody knows is a reason to ask like any other', async () => {
    const { intentId } = (await api.start(await api.hold())) as PaymentBegun;
    const notice = juspayNotice(intentId).replace('ORDER_SUCCEEDED', 'ORDER_TELEPORTED');
    expect((await send(notice, { authorization: basic })).statusCode).toBe(200);
    expect(await api.settle(intentId)).toBe('started');
  });

  test('about something we do not know is taken and left alone', async () => {
    const reply = await send(juspayNotice('SFUNKNOWN'), { authorization: basic });
    expect([reply.statusCode, await jobs()]).toEqual([202, 0]);
  });

  test.each([
    ['without a password', juspayNotice('SF1'), {}, 400],
    ['with a wrong password', juspayNotice('SF1'), { authorization: 'Basic eDp5' }, 400],
    ['that is no JSON', '{', { authorization: basic }, 400],
    ['of another type', 'x', { authorization: basic, 'content-type': 'text/plain' }, 415],
    ['that is endless', JSON.stringify({ x: 'x'.repeat(1_000_000) }), { authorization: basic }, 413],
  ] as const)('%s is refused', async (_, payload, headers, status) => {
    const reply = await send(payload, headers);
    expect(reply.statusCode).toBe(status);
    expect(reply.headers['content-type']).toContain('application/problem+json');
    expect(await jobs()).toBe(0);
  });

  test.each([
    address('payrails'),
    address('stripe'),
    '/api/hotels/7002/payment-notices/juspay',
    '/api/hotels/x/payment-notices/juspay',
  ])('to %s, where this provider is not at home, is refused', async (url) => {
    expect((await send(juspayNotice('SF1'), { authorization: basic }, url)).statusCode).toBe(404);
  });

  test('of Payrails is signed over its bytes, and finds the payment by the provider’s number', async () => {
    await api.open(payrails.settings);
    const { data } = (await api.start(await api.hold())) as PaymentBegun;
    await payrails.pay(String(data['data']), '4111111111111111');
    await payrails.sandbox.notices.settled();
    const heard = await db.selectFrom('payment_notice').select(['provider', 'intent_id']).execute();
    expect(heard.length).toBeGreaterThan(1);
    expect(heard.every(({ provider, intent_id: intent }) => provider === 'PAYRAILS' && intent !== null)).toBe(true);
    const executionId = payrails.sandbox.book.all().at(-1)?.id;
    const body = JSON.stringify({ executionId });
    const signature = createHmac('sha256', payrails.settings.webhookKey).update(body).digest('base64');
    expect((await send(body, { 'x-signature': signature }, address('payrails'))).statusCode).toBe(200);
    expect((await send(`${body} `, { 'x-signature': signature }, address('payrails'))).statusCode).toBe(400);
  });
});

describe('a refund by policy', () => {
  const cancelKeeping = (reservationId: string, keep: number) =>
    inHotel(db, 7001, (tx) => requestRefund(tx, { hotelId: 7001, reservationId, keep }, clock.now));

  test.each([0, 5_000])('of which the hotel keeps %i is sent once', async (keep) => {
    const held = await api.hold();
    const begun = (await api.start(held)) as PaymentBegun;
    await juspay.type(String(begun.data['paymentPage']), juspayCards.good);
    await api.settle(begun.intentId);
    expect(await cancelKeeping(held.reservationId, keep)).toBe(held.payableNow - keep);
    expect(await cancelKeeping(held.reservationId, keep)).toBe(0);
    await api.settle(begun.intentId);
    expect(await api.settle(begun.intentId)).toBe(keep === 0 ? 'refunded' : 'paid');
    const order = juspay.sandbox.book.find('casalago', begun.intentId);
    expect(order?.refunds).toMatchObject([{ hundredths: held.payableNow - keep, status: 'SUCCESS' }]);
  });
});

test('nobody finds a credential in the database', async () => {
  const { rows } = await sql<{ dump: string }>`
    select coalesce(string_agg(t::text, ' '), '') as dump from (
      select encode(sealed, 'escape') as t from payment_settings
      union all select payment_intent::text from payment_intent
      union all select payment_notice::text from payment_notice) as all_rows`.execute(db);
  expect(rows[0]?.dump.length).toBeGreaterThan(100);
  expect(rows[0]?.dump).not.toContain('canary');
});
