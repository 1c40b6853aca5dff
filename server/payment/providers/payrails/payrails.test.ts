import { createHmac } from 'node:crypto';
import { money } from '@stayfront/rules/money';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  ownRef,
  type Finding,
  type PaymentOrder,
  type PaymentRef,
  type ProviderFailure,
} from '../../port/payment-provider.ts';
import { openPayrailsApi } from '../../../testing/payrails-api.ts';
import { payrails } from './payrails.ts';

const api = await openPayrailsApi();
const { sandbox, settings, provider, struck } = api;
afterAll(() => sandbox.stop());

const cards = {
  good: '4111111111111111',
  threeDs: '4000000000003220',
  declined: '4000000000009995',
  pending: '4000000000000077',
};
const lostAnswers = ['timeout-before', 'timeout-after', 'error-before', 'error-after', 'too-many-requests'] as const;

let count = 0;
let order: PaymentOrder;
beforeEach(() => {
  sandbox.faults.set([]);
  count += 1;
  order = {
    intentId: `SFTEST${String(count).padStart(11, '0')}`,
    idempotencyKey: `key-${count}`,
    amount: money(18_550, 'CHF'),
    description: 'Hotel Seeblick, SB4-K7QM2XH9RD',
    guest: { profileId: 'p', email: 'ada@guest.example', phone: '+44', givenName: 'Ada', surname: 'Lovelace' },
    returnUrl: 'https://book.example/1001/checkout/payment-callback',
    refs: {},
  };
});

async function start(): Promise<{ payment: PaymentRef; data: string }> {
  const started = await provider.start(order);
  const refs = 'refs' in started ? started.refs : {};
  const data = 'refs' in started ? String(started.data['data']) : '';
  return { payment: { intentId: order.intentId, amount: order.amount, refs }, data };
}

async function startAndPay(card: string): Promise<PaymentRef> {
  const { payment, data } = await start();
  await api.pay(data, card);
  return payment;
}

const ledgerOf = (payment: PaymentRef) => sandbox.book.find(ownRef(payment.refs, 'executionId') ?? '');

describe('a payment with the card frame', () => {
  test('begins with what the provider’s script needs', async () => {
    const { data } = await start();
    expect(JSON.parse(Buffer.from(data, 'base64').toString())).toMatchObject({
      token: expect.any(String),
      holderReference: 'p',
      amount: { value: '185.50', currency: 'CHF' },
      vaultConfiguration: { links: { saveInstrument: { href: expect.any(String) } } },
      execution: { merchantReference: order.intentId, initialResults: [{ body: { name: 'lookup' } }] },
    });
  });

  test('is authorized by the guest and captured by us', async () => {
    const payment = await startAndPay(cards.good);
    expect(await provider.ask(payment)).toEqual({
      charge: 'authorized',
      amount: order.amount,
      refs: payment.refs,
      reason: null,
    });
    expect(await provider.capture(payment)).toEqual({ progress: 'done', reason: null });
    expect(await provider.ask(payment)).toMatchObject({ charge: 'captured', amount: order.amount });
  });

  test('that is declined says why, and may be tried again with another card', async () => {
    const { payment, data } = await start();
    await api.pay(data, cards.declined);
    expect(await provider.ask(payment)).toMatchObject({ charge: 'failed', reason: 'InsufficientBalance' });
    await api.pay(data, cards.good);
    expect(await provider.ask(payment)).toMatchObject({ charge: 'authorized' });
  });

  test('waits for 3-D Secure and for slow banks', async () => {
    const challenged = await startAndPay(cards.threeDs);
    expect(await provider.ask(challenged)).toMatchObject({ charge: 'pending' });
    await fetch(`${sandbox.url}/3ds/${ownRef(challenged.refs, 'executionId')}/answer`, {
      method: 'POST',
      body: new URLSearchParams({ answer: 'approve' }),
    });
    expect(await provider.ask(challenged)).toMatchObject({ charge: 'authorized' });
    count += 1;
    order = { ...order, intentId: `SFTEST${String(count).padStart(11, '0')}`, idempotencyKey: `key-${count}` };
    const slow = await startAndPay(cards.pending);
    expect(await provider.ask(slow)).toMatchObject({ charge: 'pending' });
    sandbox.cashier.resolvePending();
    expect(await provider.ask(slow)).toMatchObject({ charge: 'authorized' });
  });

  test('of another amount than asked for is told as what it is', async () => {
    sandbox.faults.set([{ on: 'pay', kind: 'wrong-amount', times: 1 }]);
    expect(await provider.ask(await startAndPay(cards.good))).toMatchObject({ amount: money(18_650, 'CHF') });
  });

  test('with a card that is no test card is refused, and nothing is kept of it', async () => {
    const { data } = await start();
    expect((await api.pay(data, '4242424242424242')).status).toBe(400);
    expect((await api.keepCard(data, '4242424242424242')).status).toBe(400);
    const kept = await api.keepCard(data, cards.good);
    expect(await kept.json()).toMatchObject({ status: 'enabled', data: { bin: '411111', suffix: '1111' } });
    expect(JSON.stringify([sandbox.book.all(), sandbox.book.instruments('p')])).not.toContain(cards.good);
  });

  test('that was never begun is unknown', async () => {
    const nothing = { intentId: order.intentId, amount: order.amount, refs: {} };
    expect(await provider.ask(nothing)).toMatchObject({ charge: 'unknown' });
    expect(await provider.capture(nothing)).toMatchObject({ failed: 'refused' });
  });
});

describe('money that goes back', () => {
  test('before it is captured is let go', async () => {
    const payment = await startAndPay(cards.good);
    expect(await provider.cancel(payment, 'R1')).toEqual({ progress: 'done', reason: null });
    expect(await provider.ask(payment)).toMatchObject({ charge: 'released' });
  });

  test('after it is captured is refunded in parts, never more than there was', async () => {
    const payment = await startAndPay(cards.good);
    await provider.capture(payment);
    const part = { refundId: `R${count}A`, amount: money(10_000, 'CHF') };
    expect(await provider.refund(payment, part)).toMatchObject({ progress: 'done' });
    expect(await provider.refund(payment, part)).toMatchObject({ progress: 'done' });
    expect(ledgerOf(payment)).toMatchObject({ captured: 18_550, refunded: 10_000 });
    expect(await provider.refund(payment, { ...part, refundId: `R${count}B` })).toMatchObject({ failed: 'refused' });
  });

  test('and fails is told so, and another try may succeed', async () => {
    const payment = await startAndPay(cards.good);
    await provider.capture(payment);
    sandbox.faults.set([{ on: 'refund', kind: 'fails-later', times: 1 }]);
    const all = { refundId: `R${count}A`, amount: order.amount };
    expect(await provider.refund(payment, all)).toMatchObject({ progress: 'failed', reason: 'ProviderUnknownError' });
    expect(await provider.refund(payment, { ...all, refundId: `R${count}B` })).toMatchObject({ progress: 'done' });
  });
});

describe('when the provider fails', () => {
  test.each(lostAnswers)('by %s while a payment is begun, asking again makes one', async (kind) => {
    sandbox.faults.set([{ on: 'init', kind, times: 1 }]);
    expect(await struck((failing) => failing.start(order))).toMatchObject({ failed: 'unavailable' });
    expect((await start()).payment.refs['executionId']).toEqual(expect.any(String));
    const same = sandbox.book.all().filter(({ merchantReference }) => merchantReference === order.intentId);
    expect(same).toHaveLength(1);
  });

  test.each(lostAnswers)('by %s while it captures or refunds, asking again does it once', async (kind) => {
    const payment = await startAndPay(cards.good);
    sandbox.faults.set([{ on: 'capture', kind, times: 1 }]);
    expect(await struck((failing) => failing.capture(payment))).toMatchObject({ failed: 'unavailable' });
    expect(await provider.capture(payment)).toMatchObject({ progress: 'done' });
    const all = { refundId: `R${count}`, amount: order.amount };
    sandbox.faults.set([{ on: 'refund', kind, times: 1 }]);
    expect(await struck((failing) => failing.refund(payment, all))).toMatchObject({ failed: 'unavailable' });
    expect(await provider.refund(payment, all)).toMatchObject({ progress: 'done' });
    expect(ledgerOf(payment)).toMatchObject({ captured: 18_550, refunded: 18_550 });
  });

  test('to take our token, another is asked for once', async () => {
    const { payment } = await start();
    sandbox.tokens.expireAll();
    expect(await provider.ask(payment)).toMatchObject({ charge: 'pending' });
  });

  test('to know us, that is said without a word of our keys', async () => {
    const stranger = payrails({ ...settings, clientSecret: 'canary-guess' }, 300_000);
    const elsewhere = payrails({ ...settings, workspaceId: 'another' }, 300_000);
    const answers = [await stranger.start(order), await elsewhere.start(order)];
    expect(answers).toMatchObject([{ failed: 'misconfigured' }, { failed: 'misconfigured' }]);
    expect(JSON.stringify(answers)).not.toContain('canary');
  });

  test('to answer about the payment we asked about, it is not believed', async () => {
    const { payment } = await start();
    const answer: Finding | ProviderFailure = await provider.ask({ ...payment, intentId: 'SFOTHER' });
    expect(answer).toMatchObject({ failed: 'unreadable' });
  });
});

describe('a notification', () => {
  const body = Buffer.from(
    JSON.stringify({ id: 'n1', details: { execution: { id: 'e1', merchantReference: 'SF1' } } }),
  );
  const sign = (bytes: Buffer, key = settings.webhookKey): string =>
    createHmac('sha256', key).update(bytes).digest('base64');
  const read = (bytes: Buffer, signature: string | undefined) =>
    provider.readNotice({ headers: { 'x-signature': signature }, body: bytes });

  test('signed over its bytes names a payment', () => {
    expect(read(body, sign(body))).toEqual({ eventId: 'n1', about: { refs: { executionId: 'e1' }, intentId: 'SF1' } });
  });

  test('without a number of its own is known by its bytes', () => {
    const plain = Buffer.from('{"executionId":"e2"}');
    expect(read(plain, sign(plain))).toEqual({
      eventId: expect.stringMatching(/^[0-9a-f]{64}$/),
      about: { refs: { executionId: 'e2' } },
    });
  });

  test('changed by one space, signed by another or not at all is nobody’s', () => {
    expect(read(Buffer.concat([body, Buffer.from(' ')]), sign(body))).toBeNull();
    expect(read(body, sign(body, 'another key'))).toBeNull();
    expect(read(body, undefined)).toBeNull();
    const broken = Buffer.from('{');
    expect(read(broken, sign(broken))).toBeNull();
  });

  test('may be signed with the bytes that the key spells', () => {
    const key = '00ff10';
    const inHex = payrails({ ...settings, webhookKey: key, webhookKeyEncoding: 'hex' }, 300_000);
    const signature = createHmac('sha256', Buffer.from(key, 'hex')).update(body).digest('base64');
    expect(inHex.readNotice({ headers: { 'x-signature': signature }, body })).toMatchObject({ eventId: 'n1' });
  });
});
