import type Stripe from 'stripe';
import {
  isFailure,
  ownRef,
  type Finding,
  type PaymentOrder,
  type ProviderFailure,
  type ProviderRefs,
  type StartedPayment,
} from '../../port/payment-provider.ts';
import { expanded, readPayment } from './read-payment.ts';
import { asked } from './stripe-client.ts';

type Order = PaymentOrder & { readonly units: number; readonly customer: string };

/** The provider's own page, which takes the whole window and leads back. */
export async function startCheckout(
  client: Stripe,
  order: Order,
  payment: Stripe.Checkout.SessionCreateParams.PaymentIntentData,
): Promise<StartedPayment | ProviderFailure> {
  const known = ownRef(order.refs, 'checkoutSession');
  const session = await asked('checkout session', () =>
    known === undefined
      ? client.checkout.sessions.create(
          {
            mode: 'payment',
            ui_mode: 'hosted_page',
            customer: order.customer,
            client_reference_id: order.intentId,
            metadata: { intentId: order.intentId },
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: order.amount.currency.toLowerCase(),
                  unit_amount: order.units,
                  product_data: { name: order.description },
                },
              },
            ],
            payment_intent_data: payment,
            success_url: `${order.returnUrl}?redirect_status=succeeded&order_id=${order.intentId}`,
            cancel_url: `${order.returnUrl}?redirect_status=canceled&order_id=${order.intentId}`,
          },
          { idempotencyKey: order.idempotencyKey },
        )
      : client.checkout.sessions.retrieve(known),
  );
  if (isFailure(session)) return session;
  if (session.url === null) return { failed: 'refused', detail: 'checkout session: over' };
  return {
    refs: { checkoutSession: session.id },
    data: { checkoutUrl: session.url },
  };
}

/** There is a payment once the guest has tried a card. */
export async function askCheckout(
  client: Stripe,
  intentId: string,
  refs: ProviderRefs,
): Promise<Finding | ProviderFailure> {
  const id = ownRef(refs, 'checkoutSession');
  // Without the provider's number the guest never got what is needed to pay.
  if (id === undefined) return { charge: 'unknown', amount: null, refs: {}, reason: null };
  const session = await asked('checkout session', () =>
    client.checkout.sessions.retrieve(id, { expand: expanded.map((path) => `payment_intent.${path}`) }),
  );
  if (isFailure(session)) return session;
  if (session.client_reference_id !== intentId)
    return { failed: 'unreadable', detail: 'the answer is about another payment' };
  const { payment_intent: payment } = session;
  if (payment && typeof payment === 'object') return readPayment(payment);
  return {
    charge: session.status === 'expired' ? 'failed' : 'pending',
    amount: null,
    refs: {},
    reason: session.status,
  };
}
