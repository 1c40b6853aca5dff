import { money } from '@stayfront/rules/money';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type {
  Finding,
  PaymentOrder,
  PaymentRef,
  ProviderFailure,
  StartedPayment,
} from '../../port/payment-provider.ts';
import { juspayCards as cards, openJuspayApi } from '../../../testing/juspay-api.ts';
import { juspay } from './juspay.ts';
import { isSignedReturn } from './return-signature.ts';

const api = await openJuspayApi();
const { sandbox, settings, provider, struck } = api;
afterAll(() => sandbox.stop());

let count = 0;
let order: PaymentOrder;
let payment: PaymentRef;
beforeEach(() => {
  sandbox.faults.set([]);
  count += 1;
  const intentId = `SFTEST${String(count).padStart(11, '0')}`;
  const amount = money(18_550, 'EUR');
  order = {
    intentId,
    idempotencyKey: `key-${count}`,
    amount,
    description: 'Casa Lago, SB4-K7QM2XH9RD',
    guest: { profileId: 'p', email: 'ada@guest.example', phone: '+44', givenName: 'Ada', surname: 'Lovelace' },
    returnUrl: 'https://book.example/1002/checkout/payment-callback',
    refs: {},
  };
  payment = { intentId, amount, refs: {} };
});

async function start(): Promise<string> {
  const { data } = (await provider.start(order)) as StartedPayment;
  return String(data['paymentPage']);
}

const charged = () => sandbox.book.find('casalago', payment.intentId)?.captured;

describe('a payment on the hosted page', () => {
  test('begins with the page and what the page in a frame needs', async () => {
    expect(await provider.start(order)).toMatchObject({
      data: {
        paymentPage: expect.stringContaining('/payment-page/order/ordeh_'),
        sdk_payload: { service: 'in.juspay.hyperpay', payload: { amount: '185.50', orderId: order.intentId } },
      },
    });
  });

  test('is found captured, to the cent, and the guest comes back with a signature of the provider', async () => {
    const answer = await api.type(await start(), cards.good);
    const back = new URL(answer.headers.get('location') ?? '');
    const params = Object.fromEntries(back.searchParams);
    expect(params).toMatchObject({ order_id: order.intentId, status: 'CHARGED', status_id: '21' });
    expect(isSignedReturn(params, settings.responseKey)).toBe(true);
    expect(await provider.ask(payment)).toEqual({
      charge: 'captured',
      amount: order.amount,
      refs: {
        txnUuid: expect.stringMatching(/^[0-9a-f]{32}$/),
        paidWith: { brand: expect.any(String), suffix: cards.good.slice(-4) },
      },
      reason: null,
    });
  });

  test('that is declined failed for a reason, and may be tried again with another card', async () => {
    const page = await start();
    await api.type(page, cards.declined);
    expect(await provider.ask(payment)).toMatchObject({ charge: 'failed', reason: 'The bank declined the card' });
    await api.type(page, cards.good);
    expect(await provider.ask(payment)).toMatchObject({ charge: 'captured' });
  });

  test('waits for 3-D Secure', async () => {
    const page = await start();
    expect(await (await api.type(page, cards.threeDs)).text()).toContain('Is this you?');
    expect(await provider.ask(payment)).toMatchObject({ charge: 'pending', amount: null });
    await fetch(`${page}/challenge`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ answer: 'approve' }),
    });
    expect(await provider.ask(payment)).toMatchObject({ charge: 'captured' });
  });

  test('that the bank takes its time with is pending, then captured', async () => {
    await api.type(await start(), cards.pending);
    expect(await provider.ask(payment)).toMatchObject({ charge: 'pending' });
    sandbox.cashier.resolvePending();
    expect(await provider.ask(payment)).toMatchObject({ charge: 'captured' });
  });

  test('of another amount than asked for is told as what it is', async () => {
    const page = await start();
    sandbox.faults.set([{ on: 'pay', kind: 'wrong-amount', times: 1 }]);
    await api.type(page, cards.good);
    expect(await provider.ask(payment)).toMatchObject({ charge: 'captured', amount: money(18_650, 'EUR') });
  });

  test('that nobody began is unknown', async () => {
    expect(await provider.ask(payment)).toMatchObject({ charge: 'unknown', amount: null });
  });

  test('in dinars has two decimals or is refused', async () => {
    const asked = (minor: number) => provider.start({ ...order, amount: money(minor, 'KWD') });
    expect(await asked(1_205)).toMatchObject({ failed: 'refused' });
    expect(await asked(1_200)).toMatchObject({
      data: { sdk_payload: { payload: { amount: '1.20', currency: 'KWD' } } },
    });
  });
});

describe('a refund', () => {
  const refunding = { refundId: 'RTEST1', amount: money(5_000, 'EUR') };
  beforeEach(async () => {
    await api.type(await start(), cards.good);
  });

  test('of a part is done once, however often it is asked for', async () => {
    expect(await provider.refund(payment, refunding)).toEqual({ progress: 'pending', reason: null });
    expect(await provider.refund(payment, refunding)).toEqual({ progress: 'done', reason: null });
    expect(sandbox.book.find('casalago', payment.intentId)?.refunds).toHaveLength(1);
    expect(await provider.ask(payment)).toMatchObject({ charge: 'captured' });
  });

  test('of all of it releases the payment', async () => {
    await provider.refund(payment, { refundId: 'RTEST2', amount: order.amount });
    expect(await provider.ask(payment)).toMatchObject({ charge: 'released' });
  });

  test('of more than was charged is refused', async () => {
    const tooMuch = { refundId: 'RTEST3', amount: money(18_551, 'EUR') };
    expect(await provider.refund(payment, tooMuch)).toMatchObject({ failed: 'refused' });
  });

  test('that fails at the bank is told, and another may follow', async () => {
    sandbox.faults.set([{ on: 'refund', kind: 'fails-later', times: 1 }]);
    await provider.refund(payment, refunding);
    expect(await provider.refund(payment, refunding)).toEqual({ progress: 'failed', reason: 'FAILURE' });
    await provider.refund(payment, { ...refunding, refundId: 'RTEST4' });
    expect(await provider.refund(payment, { ...refunding, refundId: 'RTEST4' })).toMatchObject({ progress: 'done' });
  });
});

describe('when the provider fails', () => {
  test.each(['timeout-before', 'timeout-after', 'error-before', 'error-after', 'too-many-requests'] as const)(
    'by %s while a payment is begun, asking again under the same number makes one order',
    async (kind) => {
      sandbox.faults.set([{ on: 'session', kind, times: 1 }]);
      expect(await struck((failing) => failing.start(order))).toMatchObject({ failed: 'unavailable' });
      expect(await start()).toContain('/payment-page/order/');
      const sameOrder = sandbox.book.all().filter(({ orderId }) => orderId === order.intentId);
      expect(sameOrder).toHaveLength(1);
    },
  );

  test.each(['timeout-before', 'timeout-after', 'error-after'] as const)(
    'by %s while it refunds, asking again under the same number refunds once',
    async (kind) => {
      await api.type(await start(), cards.good);
      const refunding = { refundId: 'RAGAIN', amount: order.amount };
      sandbox.faults.set([{ on: 'refund', kind, times: 1 }]);
      expect(await struck((failing) => failing.refund(payment, refunding))).toMatchObject({ failed: 'unavailable' });
      await provider.refund(payment, refunding);
      expect(sandbox.book.find('casalago', payment.intentId)?.refunds).toMatchObject([{ hundredths: charged() }]);
    },
  );

  test('to know us, or is not there at all, that is said without a word of our keys', async () => {
    const stranger = juspay({ ...settings, apiKey: 'canary-wrong-key' }, 300_000);
    const nobody = juspay({ ...settings, baseUrl: 'http://localhost:1' }, 300_000);
    const answers = [await stranger.start(order), await nobody.ask(payment)];
    expect(answers).toMatchObject([{ failed: 'misconfigured' }, { failed: 'unavailable' }]);
    expect(JSON.stringify(answers)).not.toContain('canary');
  });
});

describe('what is only reserved on the card', () => {
  let finding: Finding | ProviderFailure;
  let reserved: PaymentRef;
  beforeEach(async () => {
    const session = await fetch(`${sandbox.url}/session`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${settings.apiKey}:`).toString('base64')}`,
        'x-merchantid': settings.merchantId,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        order_id: order.intentId,
        amount: '185.50',
        currency: 'EUR',
        action: 'paymentPage',
        payment_page_client_id: settings.clientId,
        return_url: order.returnUrl,
        'metadata.txns.auto_capture': false,
      }),
    });
    const { payment_links: links } = (await session.json()) as { payment_links: { web: string } };
    await api.type(links.web, cards.good);
    finding = await provider.ask(payment);
    reserved = { ...payment, refs: 'refs' in finding ? finding.refs : {} };
  });

  test('is found with its amount', () => {
    expect(finding).toMatchObject({ charge: 'authorized', amount: order.amount });
  });

  test.each(['timeout-after', 'error-after', 'timeout-before'] as const)(
    'is captured once, though the answer was lost by %s',
    async (kind) => {
      sandbox.faults.set([{ on: 'capture', kind, times: 1 }]);
      expect(await struck((failing) => failing.capture(reserved))).toMatchObject({ failed: 'unavailable' });
      expect(await provider.capture(reserved)).toEqual({ progress: 'done', reason: null });
      expect(charged()).toBe(18_550);
    },
  );

  test('is let go, and then cannot be captured', async () => {
    expect(await provider.cancel(reserved, 'RVOID')).toEqual({ progress: 'done', reason: null });
    expect(await provider.ask(payment)).toMatchObject({ charge: 'released' });
    expect(await provider.capture(reserved)).toMatchObject({ failed: 'refused' });
  });

  test('stays reserved where letting go fails, and a capture that fails is a failure', async () => {
    sandbox.faults.set([{ on: 'void', kind: 'fails-later', times: 1 }]);
    expect(await provider.cancel(reserved, 'RVOID')).toMatchObject({ progress: 'failed' });
    expect(await provider.ask(payment)).toMatchObject({ charge: 'authorized' });
    expect(await provider.cancel(reserved, 'RVOID')).toMatchObject({ progress: 'done' });
  });

  test('and not captured by the bank is a failure', async () => {
    sandbox.faults.set([{ on: 'capture', kind: 'fails-later', times: 1 }]);
    expect(await provider.capture(reserved)).toEqual({ progress: 'failed', reason: 'The bank did not pay out' });
  });
});

describe('a notification', () => {
  const body = Buffer.from(
    JSON.stringify({ id: 'evt_V2_1', event_name: 'ORDER_SUCCEEDED', content: { order: { order_id: 'SFx' } } }),
  );
  const basic = (text: string): string => `Basic ${Buffer.from(text).toString('base64')}`;

  test('with the right password names an order, and nothing more is believed', () => {
    const headers = { authorization: basic('casalago:canary-webhook') };
    expect(provider.readNotice({ headers, body })).toEqual({ eventId: 'evt_V2_1', about: { intentId: 'SFX' } });
  });

  test.each([undefined, basic('casalago:guess'), basic('other:canary-webhook'), 'Bearer x'])(
    'with %s is nobody’s',
    (authorization) => {
      expect(provider.readNotice({ headers: { authorization }, body })).toBeNull();
    },
  );

  test.each(['', '{', 'null', '[]', '{"id":1}'])('that reads %j is not understood', (text) => {
    const headers = { authorization: basic('casalago:canary-webhook') };
    expect(provider.readNotice({ headers, body: Buffer.from(text) })).toBeNull();
  });
});
