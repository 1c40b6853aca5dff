import { randomUUID } from 'node:crypto';
import type { PaymentBegun as ToldBegun } from '@stayfront/contract/payment';
import { holdMinutes } from '@stayfront/rules/booking/hold';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { pdfDrawer } from '../../followers/document/pdf-drawer.ts';
import { knownHotels } from '../../property/hotel/known-hotels.ts';
import { sendConfirmation } from '../../followers/message/send-confirmation.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { juspayCards } from '../../testing/juspay-api.ts';
import { payApi } from '../../testing/pay-api.ts';
import { openSetups, toldWith, type PaymentSetup } from '../../testing/payment-setups.ts';
import { publicUrl, startApp, testSecret } from '../../testing/start-app.ts';

const database = await freshDatabase();
const { db } = database;
const noon = Date.parse('2027-06-01T12:00:00Z');
const clock = { now: noon };
const app = await startApp(database, clock, { metricsToken: 'for-prometheus' });
const api = payApi(database, app, clock);
const setups = await openSetups();
const drawer = pdfDrawer();
afterAll(async () => {
  await drawer.close();
  for (const setup of Object.values(setups)) await setup.stop();
});

type Held = Awaited<ReturnType<typeof api.hold>>;

async function post(held: Held, what: string, body: object) {
  const url = `/api/hotels/7001/reservations/${held.reservationId}/${what}`;
  const reply = await app.inject({ method: 'POST', url, payload: { token: held.token, ...body } });
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() };
}
const begin = (held: Held, changes: object = {}) =>
  post(held, 'payment', { profileId: randomUUID(), amount: held.payableNow, ...changes });
const ask = (held: Held) => post(held, 'transaction-status', {});

/** How many payments with a provider have come to this, as Prometheus is told. */
async function counted(provider: string, outcome: string): Promise<number> {
  const { body } = await app.inject({ url: '/metrics', headers: { authorization: 'Bearer for-prometheus' } });
  const row = `stayfront_payments_total{provider="${provider}",outcome="${outcome}"} `;
  return Number(
    body
      .split('\n')
      .find((line) => line.startsWith(row))
      ?.slice(row.length) ?? 0,
  );
}

describe.each(toldWith(0))('a guest who pays with %s', (name) => {
  const setup: PaymentSetup = setups[name];
  beforeEach(async () => {
    clock.now = noon;
    setup.setFaults([]);
    await api.open(setup.settings);
  });
  const pay = async (held: Held, card: string): Promise<void> => {
    const told = (await begin(held)).body as ToldBegun;
    const { data } = told;
    await setup.pay({ data }, card);
  };

  test('begins with what the provider’s page or script needs', async () => {
    const held = await api.hold();
    const { status, body } = await begin(held);
    expect([status, body]).toMatchObject([
      200,
      { status: 'success', paymentProvider: name, amount: held.payableNow, currency: 'CHF' },
    ]);
  });

  test('gets a new session where the first is over, pays by it once, and cannot ask for one for ever', async () => {
    const held = await api.hold();
    const sessionIn = ({ data }: ToldBegun) => JSON.stringify(data);
    const first = (await begin(held)).body as ToldBegun;
    clock.now += 22 * 60_000;
    const { status, body } = await begin(held, { isSessionOver: true });
    expect([status, body]).toMatchObject([200, { amount: held.payableNow }]);
    expect(sessionIn(body as ToldBegun)).not.toBe(sessionIn(first));
    const { data } = body as ToldBegun;
    await setup.pay({ data }, juspayCards.good);
    expect((await ask(held)).body).toMatchObject({ status: 'success' });
    expect(await begin(held, { isSessionOver: true })).toMatchObject({ body: { code: 'payment.processed' } });
    const other = await api.hold();
    const answers = [];
    for (let tries = 0; tries < 6; tries++) answers.push((await begin(other, { isSessionOver: true })).status);
    expect(answers).toEqual(setup.renewsSessions ? [200, 200, 200, 200, 200, 200] : [200, 200, 200, 200, 200, 429]);
  });

  test('hears of success as soon as the provider knows of it', async () => {
    const held = await api.hold();
    expect(await ask(held)).toMatchObject({ status: 404, body: { code: 'payment.none' } });
    await begin(held);
    expect((await ask(held)).body).toEqual({ reservationId: held.reservationId, status: 'pending' });
    await pay(held, juspayCards.good);
    expect((await ask(held)).body).toEqual({ reservationId: held.reservationId, status: 'success' });
    expect(await api.statusOf(held.reservationId)).toBe('pay');
    expect(await begin(held)).toMatchObject({ status: 409, body: { code: 'payment.processed', errorCode: 5915 } });
  });

  test('hears that it is paid though no e-mail could be sent (5912), until one could', async () => {
    const held = await api.hold();
    await pay(held, juspayCards.good);
    await ask(held);
    const told = async () => (await api.readReservation(held.reservationId, { t: held.token })).body;
    expect(await told()).toMatchObject({ status: 'pay', confirmationMail: 'waiting', problem: null });
    const letter = { hotelId: 7001, reservationId: held.reservationId };
    const post = (send: () => Promise<void>) =>
      sendConfirmation(
        { db, readHotel: knownHotels(db).current, secret: testSecret, post: send, publicUrl: () => publicUrl, drawer },
        letter,
        clock.now,
      );
    await expect(post(() => Promise.reject(new Error('550 no such mailbox')))).rejects.toThrow('550');
    expect(await told()).toMatchObject({
      status: 'pay',
      confirmationMail: 'failed',
      problem: { code: 'mail.not_sent', errorCode: 5912 },
    });
    await post(() => Promise.resolve());
    expect(await told()).toMatchObject({ confirmationMail: 'sent', problem: null });
  });

  test('is counted once, by how it ended', async () => {
    const before = await Promise.all([counted(name, 'paid'), counted(name, 'failed')]);
    const held = await api.hold();
    await pay(held, juspayCards.declined);
    await ask(held);
    await pay(held, juspayCards.good);
    await ask(held);
    await ask(held);
    const after = await Promise.all([counted(name, 'paid'), counted(name, 'failed')]);
    expect(after.map((count, place) => count - (before[place] ?? 0))).toEqual([1, 1]);
  });

  test('hears of a refusal, and may try again on the same page or a new one', async () => {
    const held = await api.hold();
    const told = (await begin(held)).body as ToldBegun;
    const same = { intentId: '', data: { paymentProvider: name, ...told.data } as never };
    await setup.pay(same, juspayCards.declined);
    expect((await ask(held)).body).toMatchObject({ status: 'fail' });
    await setup.pay(same, juspayCards.good);
    expect((await ask(held)).body).toMatchObject({ status: 'success' });
    const other = await api.hold();
    await pay(other, juspayCards.declined);
    expect((await ask(other)).body).toMatchObject({ status: 'fail' });
    await pay(other, juspayCards.good);
    expect((await ask(other)).body).toMatchObject({ status: 'success' });
  });

  test('is told when the provider does not answer, and that no card was charged', async () => {
    const held = await api.hold();
    const [on] = setup.calls;
    setup.setFaults([{ on: on ?? '', kind: 'error-before', times: 1 }]);
    expect(await begin(held)).toMatchObject({ status: 503, body: { code: 'payment.not_begun', errorCode: 5901 } });
    expect((await begin(held)).status).toBe(200);
  });
});

describe('a payment is not begun', () => {
  beforeEach(async () => {
    clock.now = noon;
    await api.open(setups.JUSPAY.settings);
  });

  test('for another amount than is due', async () => {
    const held = await api.hold();
    for (const amount of [held.payableNow - 1, 1])
      expect(await begin(held, { amount })).toMatchObject({ status: 409, body: { code: 'price.changed' } });
    for (const amount of [0, -1, 1.5, '100', 10 ** 20]) expect((await begin(held, { amount })).status).toBe(400);
  });

  test('with the token of another reservation, or for rooms that are held no longer', async () => {
    const [mine, other] = [await api.hold(), await api.hold()];
    expect(await begin({ ...mine, token: other.token })).toMatchObject({ status: 404 });
    expect(await ask({ ...mine, token: other.token })).toMatchObject({ status: 404 });
    await post(mine, 'discard', {});
    expect(await begin(mine)).toMatchObject({ status: 409, body: { code: 'reservation.not_held' } });
    clock.now += holdMinutes * 60_000;
    expect(await begin(other)).toMatchObject({ status: 409, body: { code: 'reservation.not_held' } });
  });

  test('at a hotel without a provider', async () => {
    const held = await api.hold();
    await database.db.deleteFrom('payment_settings').execute();
    expect(await begin(held)).toMatchObject({ status: 409, body: { code: 'payment.unavailable' } });
  });

  test('and one that was begun ends with the hold', async () => {
    const held = await api.hold();
    await begin(held);
    const { expires_at: end } = await database.db
      .selectFrom('payment_intent')
      .select('expires_at')
      .executeTakeFirstOrThrow();
    expect(end.getTime()).toBe(noon + holdMinutes * 60_000);
  });
});

test('the guest comes back to the hotel’s own page', async () => {
  clock.now = noon;
  await api.open(setups.JUSPAY.settings);
  const { body } = await begin(await api.hold());
  const { sdk_payload: payload } = body['data'] as { sdk_payload: { payload: { returnUrl: string } } };
  expect(payload.payload.returnUrl).toBe(`${publicUrl}/7001/checkout/payment-callback`);
});
