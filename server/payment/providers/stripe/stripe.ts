import type Stripe from 'stripe';
import {
  isFailure,
  ownRef,
  type Finding,
  type PaymentOrder,
  type PaymentProvider,
  type PaymentRef,
  type Progress,
  type ProviderFailure,
  type StartedPayment,
} from '../../port/payment-provider.ts';
import { writeAmount } from './amount.ts';
import { collect } from './collect.ts';
import { customerOf } from './customer-of.ts';
import { askCheckout, startCheckout } from './hosted-checkout.ts';
import { keepCards } from './keep-cards.ts';
import { readNotice } from './read-notice.ts';
import { expanded, readPayment } from './read-payment.ts';
import type { StripeSettings } from './settings.ts';
import { asked, openClient } from './stripe-client.ts';
import { stripePage } from './stripe-page.ts';

/** Stripe: the guest pays in its fields on our page (Payment Element), or on its own page (Checkout Sessions). */
export function stripe(settings: StripeSettings, timeoutMs: number): PaymentProvider {
  const client = openClient(settings, timeoutMs);
  const isHosted = settings.checkout === 'hosted';
  const capture = settings.capture === 'manual' ? 'manual' : 'automatic_async';

  const find = (id: string) => asked('payment', () => client.paymentIntents.retrieve(id, { expand: expanded }));

  async function start(order: PaymentOrder): Promise<StartedPayment | ProviderFailure> {
    const units = writeAmount(order.amount);
    if (units === null) return { failed: 'refused', detail: 'the amount has more than two decimals' };
    const customer = await customerOf(client, order.guest.profileId);
    if (isFailure(customer)) return customer;
    const about = { description: order.description, metadata: { intentId: order.intentId } };
    if (isHosted)
      return startCheckout(
        client,
        { ...order, units, customer: customer.id },
        { ...about, capture_method: capture, setup_future_usage: 'off_session' },
      );
    const known = ownRef(order.refs, 'paymentIntent');
    const payment = await asked('payment', () =>
      known === undefined
        ? client.paymentIntents.create(
            {
              ...about,
              amount: units,
              currency: order.amount.currency.toLowerCase(),
              customer: customer.id,
              capture_method: capture,
              // What the guest's country has, as the hotel's dashboard has it open.
              automatic_payment_methods: { enabled: true },
              // A card is kept as a guarantee for rooms that are paid later; other ways to pay stay as they are.
              payment_method_options: { card: { setup_future_usage: 'off_session' } },
            },
            { idempotencyKey: order.idempotencyKey },
          )
        : client.paymentIntents.retrieve(known),
    );
    if (isFailure(payment)) return payment;
    const { publishableKey } = settings;
    return { refs: { paymentIntent: payment.id }, data: { publishableKey, clientSecret: payment.client_secret } };
  }

  async function ask({ intentId, refs }: Pick<PaymentRef, 'intentId' | 'refs'>): Promise<Finding | ProviderFailure> {
    const id = ownRef(refs, 'paymentIntent');
    // Also without a number of the provider's: then the guest never got what is needed to pay.
    if (id === undefined) return askCheckout(client, intentId, refs);
    const payment = await find(id);
    if (isFailure(payment)) return payment;
    if (payment.metadata['intentId'] !== intentId)
      return { failed: 'unreadable', detail: 'the answer is about another payment' };
    return readPayment(payment);
  }

  /** On what is reserved. The key makes the request the same when it is repeated. */
  async function act(
    verb: 'capture' | 'cancel',
    { refs }: PaymentRef,
    idempotencyKey: string,
  ): Promise<Progress | ProviderFailure> {
    const id = ownRef(refs, 'paymentIntent');
    if (id === undefined) return { failed: 'refused', detail: `${verb}: nothing was paid` };
    const payment = await asked(verb, () => client.paymentIntents[verb](id, {}, { idempotencyKey }));
    if (isFailure(payment)) return payment;
    const isDone = payment.status === (verb === 'capture' ? 'succeeded' : 'canceled');
    return { progress: isDone ? 'done' : 'pending', reason: null };
  }

  return {
    name: 'STRIPE',
    keepsFirstSession: true,
    page: stripePage(settings),
    cards: keepCards(client, settings),
    refsIn: (line) => [
      ...[...line.matchAll(/\bpi_\w+/g)].map(([paymentIntent]) => ({ paymentIntent })),
      ...[...line.matchAll(/\bcs_\w+/g)].map(([checkoutSession]) => ({ checkoutSession })),
    ],
    start,
    collect: (order) => collect(client, capture, order),
    ask,
    capture: (payment) => act('capture', payment, `${payment.intentId}-capture`),
    cancel: (payment, requestId) => act('cancel', payment, `${requestId}-cancel`),
    async refund({ refs }, { refundId, amount }) {
      const id = ownRef(refs, 'paymentIntent');
      const units = writeAmount(amount);
      if (id === undefined || units === null) return { failed: 'refused', detail: 'refund: nothing was paid' };
      // Keys are forgotten after a day, and a refund may be asked about for longer: it bears our number.
      const made = await asked('refunds', () => client.refunds.list({ payment_intent: id, limit: 100 }));
      if (isFailure(made)) return made;
      const ours = made.data.find(({ metadata }) => metadata?.['refundId'] === refundId);
      if (ours) return progressOf(ours);
      const refund = await asked('refund', () =>
        client.refunds.create(
          { payment_intent: id, amount: units, metadata: { refundId } },
          { idempotencyKey: `${refundId}-refund` },
        ),
      );
      return isFailure(refund) ? refund : progressOf(refund);
    },
    readNotice: (input) => readNotice(client, input, settings),
  };
}

function progressOf({ status, failure_reason: reason }: Stripe.Refund): Progress {
  if (status === 'succeeded') return { progress: 'done', reason: null };
  const isOver = status === 'failed' || status === 'canceled';
  return { progress: isOver ? 'failed' : 'pending', reason: isOver ? (reason ?? status) : null };
}
