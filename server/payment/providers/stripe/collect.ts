import Stripe from 'stripe';
import {
  isFailure,
  type CollectOrder,
  type ProviderFailure,
  type StartedPayment,
} from '../../port/payment-provider.ts';
import { writeAmount } from './amount.ts';
import { asked } from './stripe-client.ts';

type Collected = Pick<StartedPayment, 'refs'>;

/**
 * Charges a kept card while the guest is away (off session). A card that is turned down, or a bank that wants the guest,
 * comes as an error that names the payment: that is an answer, and asking about the payment tells the rest.
 */
export async function collect(
  client: Stripe,
  capture: Stripe.PaymentIntentCreateParams.CaptureMethod,
  order: CollectOrder,
): Promise<Collected | ProviderFailure> {
  const units = writeAmount(order.amount);
  if (units === null) return { failed: 'refused', detail: 'the amount has more than two decimals' };
  const method = await asked('card', () => client.paymentMethods.retrieve(order.card.instrumentId));
  if (isFailure(method)) return method;
  const customer = typeof method.customer === 'string' ? method.customer : method.customer?.id;
  if (customer === undefined) return { failed: 'refused', detail: 'card: no longer kept' };
  // Keys are forgotten after a day, and an answer may be lost for longer: the payment bears our number.
  const made = await asked('payments', () => client.paymentIntents.list({ customer, limit: 100 }));
  if (isFailure(made)) return made;
  const ours = made.data.find(({ metadata }) => metadata['intentId'] === order.intentId);
  if (ours) return { refs: { paymentIntent: ours.id } };
  const payment = await answeredOr(() =>
    client.paymentIntents.create(
      {
        amount: units,
        currency: order.amount.currency.toLowerCase(),
        customer,
        payment_method: method.id,
        allowed_payment_method_types: ['card'],
        off_session: true,
        confirm: true,
        capture_method: capture,
        description: order.description,
        metadata: { intentId: order.intentId },
      },
      { idempotencyKey: order.idempotencyKey },
    ),
  );
  return isFailure(payment) ? payment : { refs: { paymentIntent: payment.id } };
}

/** The payment, also where its card was turned down. */
const answeredOr = (create: () => Promise<Stripe.PaymentIntent>): Promise<{ id: string } | ProviderFailure> =>
  asked('collecting', async () => {
    try {
      return await create();
    } catch (error) {
      const payment = error instanceof Stripe.errors.StripeCardError ? error.payment_intent : undefined;
      if (!payment) throw error;
      return payment;
    }
  });
