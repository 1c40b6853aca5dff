import { money } from '@stayfront/rules/money';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openStripeApi } from '../../../testing/stripe-api.ts';
import { ownRef, type PaymentOrder, type PaymentProvider, type PaymentRef } from '../../port/payment-provider.ts';
import { StripeSettings } from './settings.ts';
import { stripe } from './stripe.ts';

const api = await openStripeApi();
const { sandbox, settings, provider, struck } = api;
afterAll(() => sandbox.stop());

const cards = {
  good: '4242424242424242',
  threeDs: '4000002760003184',
  declined: '4000000000000002',
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
    amount: money(18_550, 'EUR'),
    description: 'Maison, SB4-K7QM2XH9RD',
    guest: { profileId: `p${count}`, email: 'ada@guest.example', phone: '+44', givenName: 'Ada', surname: 'Lovelace' },
    returnUrl: 'https://book.example/1005/checkout/payment-callback',
    refs: {},
  };
});

async function start(by: PaymentProvider = provider): Promise<{ payment: PaymentRef; data: Record<string, unknown> }> {
  const started = await by.start(order);
  if ('failed' in started) throw new Error(started.detail);
  return { payment: { intentId: order.intentId, amount: order.amount, refs: started.refs }, data: started.data };
}
async function startAndPay(card: string, by: PaymentProvider = provider): Promise<PaymentRef> {
  const { payment, data } = await start(by);
  await api.confirm(String(data['clientSecret']), card);
  return payment;
}
const ledgerOf = (payment: PaymentRef) => sandbox.book.find('payment', ownRef(payment.refs, 'paymentIntent') ?? '');
const refundsOf = (payment: PaymentRef) =>
  sandbox.book.all('refund').filter(({ paymentIntent }) => paymentIntent === payment.refs['paymentIntent']);

describe('a payment in the provider’s fields', () => {
  test('begins with the key of the page and the secret of this payment, and is the same when it is begun again', async () => {
    const { payment, data } = await start();
    expect(data).toEqual({
      publishableKey: settings.publishableKey,
      clientSecret: expect.stringMatching(/^pi_\w+_secret_/) as string,
    });
    expect((await start()).data).toEqual(data);
    // Long after, when the provider has forgotten the key of the request.
    order = { ...order, idempotencyKey: 'forgotten', refs: payment.refs };
    expect((await start()).data).toEqual(data);
  });

  test('is found captured, to the cent, with the card that is kept for the guest', async () => {
    const payment = await startAndPay(cards.good);
    expect(await provider.ask(payment)).toEqual({
      charge: 'captured',
      amount: order.amount,
      refs: {
        ...payment.refs,
        card: {
          instrumentId: expect.stringMatching(/^pm_/) as string,
          brand: 'visa',
          suffix: '4242',
          expiryMonth: '12',
          expiryYear: '2039',
        },
      },
      reason: null,
    });
  });

  test('that is declined says why, and may be tried again with another card', async () => {
    const { payment, data } = await start();
    const answer = await api.confirm(String(data['clientSecret']), cards.declined);
    expect([answer.status, await answer.json()]).toMatchObject([402, { error: { code: 'card_declined' } }]);
    expect(await provider.ask(payment)).toMatchObject({ charge: 'failed', reason: 'generic_decline' });
    await api.confirm(String(data['clientSecret']), cards.good);
    expect(await provider.ask(payment)).toMatchObject({ charge: 'captured' });
  });

  test('waits for 3-D Secure and for slow banks', async () => {
    const challenged = await startAndPay(cards.threeDs);
    expect(await provider.ask(challenged)).toMatchObject({ charge: 'pending', amount: null });
    await api.answerBank(ownRef(challenged.refs, 'paymentIntent') ?? '', 'approve');
    expect(await provider.ask(challenged)).toMatchObject({ charge: 'captured' });
    order = { ...order, intentId: 'SFSLOW', idempotencyKey: `slow-${count}` };
    const slow = await startAndPay(cards.pending);
    expect(await provider.ask(slow)).toMatchObject({ charge: 'pending' });
    sandbox.cashier.resolvePending();
    expect(await provider.ask(slow)).toMatchObject({ charge: 'captured' });
  });

  test('that the guest’s bank turns down after its question has failed', async () => {
    const payment = await startAndPay(cards.threeDs);
    await api.answerBank(ownRef(payment.refs, 'paymentIntent') ?? '', 'reject');
    expect(await provider.ask(payment)).toMatchObject({
      charge: 'failed',
      reason: 'payment_intent_authentication_failure',
    });
  });

  test('of another amount than asked for is told as what it is', async () => {
    sandbox.faults.set([{ on: 'pay', kind: 'wrong-amount', times: 1 }]);
    expect(await provider.ask(await startAndPay(cards.good))).toMatchObject({ amount: money(18_650, 'EUR') });
  });

  test('with a real card is refused by the sandbox, and nothing is kept of a number', async () => {
    const { data } = await start();
    expect((await api.confirm(String(data['clientSecret']), '4929000000006')).status).toBe(402);
    await api.confirm(String(data['clientSecret']), cards.good);
    expect(JSON.stringify([sandbox.book.all('payment'), sandbox.book.all('method')])).not.toContain(cards.good);
  });

  test('that was never begun is unknown, and dinars have two decimals or are refused', async () => {
    const nothing = { intentId: order.intentId, amount: order.amount, refs: {} };
    expect(await provider.ask(nothing)).toMatchObject({ charge: 'unknown' });
    expect(await provider.capture(nothing)).toMatchObject({ failed: 'refused' });
    expect(await provider.start({ ...order, amount: money(1_205, 'KWD') })).toMatchObject({ failed: 'refused' });
  });
});

describe('money that goes back', () => {
  const part = { amount: money(10_000, 'EUR') };

  test('goes in parts, each once, never more than there was', async () => {
    const payment = await startAndPay(cards.good);
    const first = { ...part, refundId: `R${count}A` };
    expect(await provider.refund(payment, first)).toEqual({ progress: 'done', reason: null });
    expect(await provider.refund(payment, first)).toEqual({ progress: 'done', reason: null });
    expect(refundsOf(payment)).toMatchObject([{ amount: 10_000 }]);
    expect(await provider.ask(payment)).toMatchObject({ charge: 'captured' });
    expect(await provider.refund(payment, { ...part, refundId: `R${count}B` })).toMatchObject({ failed: 'refused' });
    await provider.refund(payment, { refundId: `R${count}C`, amount: money(8_550, 'EUR') });
    expect(await provider.ask(payment)).toMatchObject({ charge: 'released' });
  });

  test('and fails at the bank is told so, and another try may succeed', async () => {
    const payment = await startAndPay(cards.good);
    sandbox.faults.set([{ on: 'refund', kind: 'fails-later', times: 1 }]);
    const all = { refundId: `R${count}A`, amount: order.amount };
    expect(await provider.refund(payment, all)).toEqual({ progress: 'pending', reason: null });
    expect(await provider.refund(payment, all)).toEqual({ progress: 'failed', reason: 'declined' });
    expect(await provider.ask(payment)).toMatchObject({ charge: 'captured' });
    expect(await provider.refund(payment, { ...all, refundId: `R${count}B` })).toMatchObject({ progress: 'done' });
  });
});

describe('what is only reserved on the card', () => {
  const reserving = stripe({ ...settings, capture: 'manual' }, 300_000);

  test('is captured by us, once, though the answer was lost', async () => {
    const payment = await startAndPay(cards.good, reserving);
    expect(await provider.ask(payment)).toMatchObject({ charge: 'authorized', amount: order.amount });
    sandbox.faults.set([{ on: 'capture', kind: 'timeout-after', times: 1 }]);
    expect(await struck((failing) => failing.capture(payment))).toMatchObject({ failed: 'unavailable' });
    expect(await provider.capture(payment)).toEqual({ progress: 'done', reason: null });
    expect(ledgerOf(payment)).toMatchObject({ received: 18_550, status: 'succeeded' });
  });

  test('is let go, and then cannot be captured', async () => {
    const payment = await startAndPay(cards.good, reserving);
    expect(await provider.cancel(payment, 'R1')).toEqual({ progress: 'done', reason: null });
    expect(await provider.ask(payment)).toMatchObject({ charge: 'released' });
    expect(await provider.capture(payment)).toMatchObject({ failed: 'refused' });
  });
});

describe('the provider’s own page', () => {
  const hosted = stripe({ ...settings, checkout: 'hosted' }, 300_000);

  test('is begun once, leads back, and its payment is found by the session', async () => {
    const { payment, data } = await start(hosted);
    expect(data).toMatchObject({ checkoutUrl: expect.stringContaining('/c/pay/cs_test_') as string });
    expect((await start(hosted)).data).toEqual(data);
    expect(await hosted.ask(payment)).toMatchObject({ charge: 'pending' });
    await api.type(String(data['checkoutUrl']), cards.declined);
    expect(await hosted.ask(payment)).toMatchObject({ charge: 'failed', reason: 'generic_decline' });
    const answer = await api.type(String(data['checkoutUrl']), cards.good);
    expect(answer.headers.get('location')).toBe(
      `${order.returnUrl}?redirect_status=succeeded&order_id=${order.intentId}`,
    );
    const found = await hosted.ask(payment);
    expect(found).toMatchObject({ charge: 'captured', amount: order.amount });
    const paid = { ...payment, refs: 'refs' in found ? found.refs : {} };
    const all = { refundId: `R${count}`, amount: order.amount };
    expect(await hosted.refund(paid, all)).toMatchObject({ progress: 'done' });
  });
});

describe('a card that is kept and not charged', () => {
  const input = () => ({ holder: `holder-${count}`, currency: 'EUR', pageUrl: 'https://book.example/1005' }) as const;
  const begin = async (): Promise<string> => {
    const begun = await provider.cards?.begin(input());
    return begun && 'data' in begun ? String(begun.data['clientSecret']) : '';
  };

  test('is set up in the provider’s fields, and listed for its holder alone', async () => {
    const before = sandbox.book.all('payment').length;
    const kept = (await (await api.confirm(await begin(), cards.good)).json()) as { payment_method: string };
    expect(await provider.cards?.list(input().holder)).toMatchObject([
      { instrumentId: kept.payment_method, suffix: '4242' },
    ]);
    expect(await provider.cards?.check({ ...input(), instrumentId: kept.payment_method })).toEqual({
      check: 'confirmed',
    });
    expect(await provider.cards?.list('somebody-else')).toEqual([]);
    expect(sandbox.book.all('payment')).toHaveLength(before);
  });

  test('stands for nothing before the bank has confirmed it', async () => {
    const secret = await begin();
    const asked = (await (await api.confirm(secret, cards.threeDs)).json()) as { payment_method: string; id: string };
    expect(await provider.cards?.list(input().holder)).toEqual([]);
    expect(await provider.cards?.check({ ...input(), instrumentId: asked.payment_method })).toMatchObject({
      check: 'pending',
    });
    await api.answerBank(asked.id, 'approve');
    expect(await provider.cards?.list(input().holder)).toHaveLength(1);
    expect(await provider.cards?.check({ ...input(), instrumentId: asked.payment_method })).toEqual({
      check: 'confirmed',
    });
  });
});

describe('when the provider fails', () => {
  test.each(lostAnswers)('by %s while a payment is begun, asking again makes one', async (kind) => {
    sandbox.faults.set([{ on: 'init', kind, times: 1 }]);
    expect(await struck((failing) => failing.start(order))).toMatchObject({ failed: 'unavailable' });
    await start();
    const same = sandbox.book.all('payment').filter(({ metadata }) => metadata['intentId'] === order.intentId);
    expect(same).toHaveLength(1);
  });

  test.each(lostAnswers)('by %s while it refunds, asking again refunds once', async (kind) => {
    const payment = await startAndPay(cards.good);
    const all = { refundId: `R${count}`, amount: order.amount };
    sandbox.faults.set([{ on: 'refund', kind, times: 1 }]);
    expect(await struck((failing) => failing.refund(payment, all))).toMatchObject({ failed: 'unavailable' });
    expect(await provider.refund(payment, all)).toMatchObject({ progress: 'done' });
    expect(refundsOf(payment)).toHaveLength(1);
  });

  test('to know us, or is not there at all, that is said without a word of our keys', async () => {
    const stranger = stripe({ ...settings, secretKey: 'sk_test_canarywrong' }, 300_000);
    const nobody = stripe({ ...settings, baseUrl: 'http://localhost:1' }, 300_000);
    const { payment } = await start();
    const answers = [await stranger.start(order), await nobody.ask(payment)];
    expect(answers).toMatchObject([{ failed: 'misconfigured' }, { failed: 'unavailable' }]);
    expect(JSON.stringify(answers)).not.toContain('canary');
  });

  test('to answer about the payment we asked about, it is not believed', async () => {
    const { payment } = await start();
    expect(await provider.ask({ ...payment, intentId: 'SFOTHER' })).toMatchObject({ failed: 'unreadable' });
  });
});

test('what a hotel enters is checked: kinds of keys, and that both are for one system', () => {
  const faultsOf = (change: object): unknown[] =>
    StripeSettings.safeParse({ ...settings, ...change }).error?.issues.map(({ path }) => path[0]) ?? [];
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ secretKey: 'pk_test_1' })).toEqual(['secretKey']);
  expect(faultsOf({ publishableKey: 'pk_live_1' })).toEqual(['publishableKey']);
  expect(faultsOf({ webhookSecret: 'secret' })).toEqual(['webhookSecret']);
  expect(faultsOf({ baseUrl: 'http://api.stripe.example' })).toEqual(['baseUrl']);
});
