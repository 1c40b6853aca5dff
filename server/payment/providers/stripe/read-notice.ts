import type Stripe from 'stripe';
import type { Notice, NoticeInput } from '../../port/payment-provider.ts';
import type { StripeSettings } from './settings.ts';

/** Seconds by which a notification's time may differ from ours, as the provider's library has it. */
const TOLERANCE = 300;

/** Signed over its very bytes and its time. What it says is only which payment to ask about. */
export function readNotice(
  client: Stripe,
  { headers, body }: NoticeInput,
  { webhookSecret }: Pick<StripeSettings, 'webhookSecret'>,
): Notice | null {
  const signature = headers['stripe-signature'];
  if (typeof signature !== 'string') return null;
  let event: Stripe.Event;
  try {
    event = client.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE);
  } catch {
    return null; // signed by nobody we know, too old, or no JSON
  }
  if (typeof event.id !== 'string' || event.id === '') return null;
  const about = (event.data?.object ?? {}) as unknown as Readonly<Record<string, unknown>>;
  const intentId = (about['metadata'] as Readonly<Record<string, unknown>> | undefined)?.['intentId'];
  const paymentIntent = about['object'] === 'payment_intent' ? about['id'] : about['payment_intent'];
  return {
    eventId: event.id,
    about: {
      ...(typeof intentId === 'string' ? { intentId } : {}),
      ...(typeof paymentIntent === 'string' ? { refs: { paymentIntent } } : {}),
    },
  };
}
