import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { stripe } from './stripe.ts';

const webhookSecret = 'whsec_canarywebhook';
// Nobody is asked: what is read was sent to us.
const { readNotice } = stripe(
  {
    provider: 'STRIPE',
    baseUrl: 'http://localhost:1',
    secretKey: 'sk_test_canarysecret',
    publishableKey: 'pk_test_probe',
    webhookSecret,
    checkout: 'elements',
    capture: 'automatic',
  },
  1_000,
);

describe('a notification', () => {
  const event = (object: object): Buffer =>
    Buffer.from(JSON.stringify({ id: 'evt_1', object: 'event', type: 'x', data: { object } }));
  const sign = (body: Buffer, secret = webhookSecret, at = Math.floor(Date.now() / 1_000)): string =>
    `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body.toString()}`).digest('hex')}`;
  const read = (body: Buffer, signature: string | undefined) =>
    readNotice({ headers: { 'stripe-signature': signature }, body });
  const paid = event({ object: 'payment_intent', id: 'pi_1', metadata: { intentId: 'SF1' } });

  test('signed over its bytes and its time names a payment, by our number or the provider’s', () => {
    expect(read(paid, sign(paid))).toEqual({
      eventId: 'evt_1',
      about: { intentId: 'SF1', refs: { paymentIntent: 'pi_1' } },
    });
    const refunded = event({ object: 'charge', id: 'ch_1', payment_intent: 'pi_1', metadata: {} });
    expect(read(refunded, sign(refunded))).toEqual({ eventId: 'evt_1', about: { refs: { paymentIntent: 'pi_1' } } });
    const other = event({ object: 'payout', id: 'po_1' });
    expect(read(other, sign(other))).toEqual({ eventId: 'evt_1', about: {} });
  });

  test('changed by one space, signed by another, long ago or not at all is nobody’s', () => {
    expect(read(Buffer.concat([paid, Buffer.from(' ')]), sign(paid))).toBeNull();
    expect(read(paid, sign(paid, 'whsec_other'))).toBeNull();
    expect(read(paid, sign(paid, webhookSecret, Math.floor(Date.now() / 1_000) - 3_600))).toBeNull();
    expect(read(paid, undefined)).toBeNull();
    const broken = Buffer.from('{');
    expect(read(broken, sign(broken))).toBeNull();
  });
});
