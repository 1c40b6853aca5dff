import type { PaymentBegun } from '@stayfront/contract/payment';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { asker } from '../../testing/ask.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { openSetup } from '../../testing/payment-setups.ts';
import { payApi } from '../../testing/pay-api.ts';
import { openPayrailsApi } from '../../testing/payrails-api.ts';
import { startApp } from '../../testing/start-app.ts';
import { openStripeApi } from '../../testing/stripe-api.ts';

const database = await freshDatabase();
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const app = await startApp(database, clock);
const ask = asker(app);
const hotelId = 7001;
const api = guestApi(app, hotelId);
const till = payApi(database, app, clock);
const payrails = await openPayrailsApi();
const juspay = await openSetup('JUSPAY');
afterAll(async () => {
  await payrails.sandbox.stop();
  await juspay.stop();
});
beforeEach(async () => {
  payrails.sandbox.faults.set([]);
  await till.open(payrails.settings);
});

const sessionId = 'Abcdefgh12345678';
const stay = { checkIn: '2027-06-11', checkOut: '2027-06-13' };
const referenceOf = async (ratePlanId: string) => (await api.findProduct('double', ratePlanId, stay)).reference;

type Fields = {
  status?: string;
  code?: string;
  retryAfter?: number;
  errorCode?: number;
  data?: { version: string; data: string };
};
const fieldsFor = (session = sessionId) =>
  ask<Fields>('initSecureFields', { params: { hotelId }, body: { sessionId: session } });

/** What the provider's fields do in the browser: the name of the card that is kept now. */
async function giveCard(session = sessionId, number = '4111111111111111'): Promise<string> {
  const { body } = await fieldsFor(session);
  const kept = await payrails.keepCard(body.data?.data ?? '', number);
  return ((await kept.json()) as { id: string }).id;
}

type Check = { status?: string; challengeUrl?: string | null; code?: string; errorCode?: number };
const checkCard = (instrumentId: string, session = sessionId) =>
  ask<Check>('checkCard', { params: { hotelId }, body: { sessionId: session, instrumentId } });

const book = async (ratePlans: readonly string[], paymentCard?: unknown, key: string = randomUUID()) => {
  const references = await Promise.all(ratePlans.map(referenceOf));
  return api.book(bookingOf(references, paymentCard === undefined ? {} : ({ paymentCard } as object)), key);
};
const guaranteeOf = async (reservationId: string | undefined) =>
  (
    await database.db
      .selectFrom('reservation')
      .select('guarantee')
      .where('reservation_id', '=', reservationId ?? '')
      .executeTakeFirstOrThrow()
  ).guarantee;
const countReservations = async () => (await database.db.selectFrom('reservation').selectAll().execute()).length;

test('a card that Stripe keeps guarantees a booking by its mark there, and only in its own session', async () => {
  const stripe = await openStripeApi();
  onTestFinished(() => stripe.sandbox.stop());
  await till.open(stripe.settings);
  const { body } = await ask<{ data: { clientSecret: string } }>('initSecureFields', {
    params: { hotelId },
    body: { sessionId },
  });
  const kept = (await (await stripe.confirm(body.data.clientSecret, '4242424242424242')).json()) as {
    payment_method: string;
  };
  const card = { instrumentId: kept.payment_method };
  expect(await checkCard(card.instrumentId, 'Another123456789')).toMatchObject({
    body: { code: 'payment.card_unknown' },
  });
  const { status, body: booked } = await book(['guaranteed'], card);
  expect(status).toBe(201);
  expect(await guaranteeOf(booked.reservationId)).toMatchObject({ provider: 'STRIPE', ...card, suffix: '4242' });
  expect(stripe.sandbox.book.all('payment')).toEqual([]);
});

describe('the fields for a card that is not charged', () => {
  test('begin with what the provider’s script needs', async () => {
    const { status, body } = await fieldsFor();
    expect([status, body]).toEqual([
      200,
      { status: 'success', data: { version: '5.45.0', data: expect.any(String) as string } },
    ]);
    const content = JSON.parse(Buffer.from(body.data?.data ?? '', 'base64').toString()) as object;
    expect(content).toMatchObject({ type: 'secureFields', amount: { value: '0.00', currency: 'CHF' } });
    expect(content).not.toHaveProperty('execution');
  });

  test('are not there without a provider that keeps cards', async () => {
    await till.open(juspay.settings);
    expect(await fieldsFor()).toMatchObject({ status: 409, body: { code: 'payment.unavailable' } });
    await database.db.deleteFrom('payment_settings').execute();
    expect(await fieldsFor()).toMatchObject({ status: 409, body: { code: 'payment.unavailable' } });
  });

  test('say so when the provider cannot be reached, and come when it can', async () => {
    payrails.sandbox.faults.set([{ on: 'init', kind: 'error-before', times: 1 }]);
    expect(await fieldsFor()).toMatchObject({ status: 503, body: { code: 'payment.not_begun', errorCode: 5901 } });
    expect((await fieldsFor()).status).toBe(200);
  });

  test('are opened twenty times in a session, and then not for a quarter of an hour; others are not concerned', async () => {
    const opened = await Promise.all(Array.from({ length: 21 }, () => fieldsFor()));
    expect(opened.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(await fieldsFor()).toMatchObject({ status: 429, body: { code: 'too_many_requests', retryAfter: 900 } });
    expect((await fieldsFor('Zyxwvuts87654321')).status).toBe(200);
    clock.now += 15 * 60_000;
    expect((await fieldsFor()).status).toBe(200);
    clock.now -= 15 * 60_000;
  });

  test('are opened sixty times by one caller, whatever sessions it says it has', async () => {
    const sessions = Array.from({ length: 61 }, (_, turn) => `Caller0000000${String(turn).padStart(3, '0')}`);
    const opened = await Promise.all(sessions.map((session) => fieldsFor(session)));
    expect(opened.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

describe('a rate that needs a card as a guarantee', () => {
  test('is booked with the card that the provider keeps, and nothing is charged', async () => {
    const instrumentId = await giveCard();
    const { status, body } = await book(['guaranteed'], { instrumentId });
    expect([status, body]).toMatchObject([201, { status: 'book', payableNow: 0, holdExpiresAt: null }]);
    expect(await guaranteeOf(body.reservationId)).toEqual({
      provider: 'PAYRAILS',
      instrumentId,
      brand: 'visa',
      suffix: '1111',
      expiryMonth: '12',
      expiryYear: '39',
    });
    expect(payrails.sandbox.book.all().filter(({ captured }) => captured > 0)).toEqual([]);
  });

  test('is not booked without one', async () => {
    expect(await book(['guaranteed'])).toMatchObject({ status: 400, body: { code: 'payment.card_missing' } });
    expect(await book(['guaranteed', 'pay-at-hotel'])).toMatchObject({ body: { code: 'payment.card_missing' } });
    expect(await countReservations()).toBe(0);
  });

  test('is not booked with a card that nobody keeps, or that was given in another session', async () => {
    const notOurs = await giveCard('Zyxwvuts87654321');
    for (const instrumentId of [randomUUID(), notOurs])
      expect(await book(['guaranteed'], { instrumentId })).toMatchObject({
        status: 409,
        body: { code: 'payment.card_unknown', errorCode: 5908 },
      });
    expect(await countReservations()).toBe(0);
  });

  test('asks the bank first where the bank wants to ask the guest, and is booked once the guest has said yes', async () => {
    const instrumentId = await giveCard(sessionId, '4000000000003220');
    const asked = await checkCard(instrumentId);
    expect(asked).toMatchObject({ status: 200, body: { status: 'pending' } });
    const { challengeUrl = null } = asked.body;
    expect(challengeUrl).toMatch(/^http:\/\/localhost:\d+\/3ds\//);
    expect(await checkCard(instrumentId)).toEqual(asked);
    expect(await book(['guaranteed'], { instrumentId })).toMatchObject({
      status: 409,
      body: { code: 'payment.card_unchecked' },
    });

    await payrails.answerBank(challengeUrl ?? '', 'approve');
    expect(await checkCard(instrumentId)).toMatchObject({ body: { status: 'success', challengeUrl: null } });
    expect((await book(['guaranteed'], { instrumentId })).status).toBe(201);
    const checks = payrails.sandbox.book
      .all()
      .filter(({ merchantReference }) => merchantReference.includes(instrumentId));
    expect(checks.map(({ minor, captured, actions }) => [minor, captured, actions.length])).toEqual([[0, 0, 1]]);
  });

  test('is not booked with a card that the bank turns down, or whose guest says no', async () => {
    const refusal = { status: 409, body: { code: 'payment.card_refused', errorCode: 5908 } };
    const declined = await giveCard(sessionId, '4000000000000002');
    expect(await checkCard(declined)).toMatchObject(refusal);
    expect(await book(['guaranteed'], { instrumentId: declined })).toMatchObject(refusal);
    const stolen = await giveCard(sessionId, '4000000000003220');
    const { body } = await checkCard(stolen);
    await payrails.answerBank(body.challengeUrl ?? '', 'reject');
    expect(await checkCard(stolen)).toMatchObject(refusal);
    expect(await book(['guaranteed'], { instrumentId: stolen })).toMatchObject(refusal);
    expect(await countReservations()).toBe(0);
  });

  test('lets the bank turn down five cards of a session, and then no more are tried', async () => {
    for (let card = 0; card < 5; card++)
      expect(await checkCard(await giveCard(sessionId, '4000000000000002'))).toMatchObject({ status: 409 });
    expect(await checkCard(await giveCard())).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(await checkCard(await giveCard('Zyxwvuts87654321'), 'Zyxwvuts87654321')).toMatchObject({ status: 200 });
  });

  test('waits for a provider that does not answer, and is then booked once', async () => {
    const paymentCard = { instrumentId: await giveCard() };
    const request = bookingOf([await referenceOf('guaranteed')], { paymentCard });
    const key = randomUUID();
    const isDown = { on: 'instruments', kind: 'error-before' } as const;
    payrails.sandbox.faults.set([{ ...isDown, times: 1 }]);
    expect(await api.book(request, key)).toMatchObject({ status: 503, body: { code: 'payment.not_begun' } });
    const { status, body } = await api.book(request, key);
    expect(status).toBe(201);
    // Asked again after a lost answer: what was booked stands, whatever the provider says now.
    payrails.sandbox.faults.set([{ ...isDown, times: 1 }]);
    expect(await api.book(request, key)).toMatchObject({ status: 201, body: { reservationId: body.reservationId } });
    expect(await countReservations()).toBe(1);
  });
});

describe('a card that nobody asked for', () => {
  test('is taken for a room that is paid at the hotel, and counts for no limit then', async () => {
    const { status, body } = await book(['pay-at-hotel'], { instrumentId: await giveCard() });
    expect([status, body.status]).toEqual([201, 'book']);
    const kept = await database.db.selectFrom('reservation').select(['guarantee', 'is_unsecured']).execute();
    expect(kept).toMatchObject([{ guarantee: { provider: 'PAYRAILS' }, is_unsecured: false }]);
  });

  test('is not taken beside a room that is paid now', async () => {
    const instrumentId = await giveCard();
    for (const rates of [['prepaid'], ['prepaid', 'guaranteed']])
      expect(await book(rates, { instrumentId })).toMatchObject({
        status: 400,
        body: { code: 'payment.card_unneeded' },
      });
    expect(await countReservations()).toBe(0);
  });
});

describe('a number of a card', () => {
  test.each([
    ['in the place of its name', { instrumentId: '4111 1111 1111 1111' }, 'instrumentId', 'card_in_text'],
    ['without spaces', { instrumentId: '4111111111111111' }, 'instrumentId', 'card_in_text'],
    [
      'by its own name',
      { instrumentId: randomUUID(), cardNumber: '4111111111111111' },
      'cardNumber',
      'input.unrecognized_keys',
    ],
    ['with its check digits', { instrumentId: randomUUID(), cvv: '123' }, 'cvv', 'input.unrecognized_keys'],
  ])('%s is refused by name', async (_, paymentCard, field, code) => {
    const { status, body } = await book(['guaranteed'], paymentCard);
    expect([status, body.errors]).toMatchObject([400, [{ field: `reservation.paymentCard.${field}`, code }]]);
    // The number of the request is drawn by lot, and may have these digits.
    expect(JSON.stringify({ ...body, requestId: null })).not.toMatch(/4111/);
  });
});

describe('some rooms paid now, others later', () => {
  test('the card of the payment stands for those that are paid later', async () => {
    const { status, body: held } = await book(['prepaid', 'guaranteed']);
    expect([status, held.status]).toEqual([201, 'held']);
    expect(await guaranteeOf(held.reservationId)).toBeNull();
    const { body: begun } = await ask<PaymentBegun>('initPaymentTransaction', {
      params: { hotelId, reservationId: held.reservationId },
      body: { token: held.token, profileId: randomUUID(), amount: held.payableNow },
    });
    await payrails.pay(String(begun.data['data']), '5555555555554444');
    const { body: told } = await ask<{ status: string }>('getTransactionStatus', {
      params: { hotelId, reservationId: held.reservationId },
      body: { token: held.token },
    });
    expect(told.status).toBe('success');
    expect(await guaranteeOf(held.reservationId)).toMatchObject({
      provider: 'PAYRAILS',
      brand: 'mastercard',
      suffix: '4444',
    });
    const { body: read } = await api.readReservation(held.reservationId, { t: held.token });
    const [paid] = payrails.sandbox.book.all().filter(({ captured }) => captured > 0);
    expect(paid?.captured).toBe(held.payableNow);
    expect(read).toMatchObject({ status: 'pay', payableNow: held.payableNow, payableLater: expect.any(Number) });
    expect(read['payableLater']).toBeGreaterThan(0);
    expect(Number(read['payableNow']) + Number(read['payableLater'])).toBe(read['hotelTotalPrice']);
  });
});
