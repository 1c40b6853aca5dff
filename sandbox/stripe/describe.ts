import type { Book } from './book.ts';
import type {
  AnyIntent,
  CheckoutSession,
  Customer,
  PaymentIntent,
  PaymentMethod,
  Refund,
  SetupIntent,
} from './objects.ts';

type Told = Record<string, unknown>;
const seconds = (ms: number): number => Math.floor(ms / 1_000);

export const describeCustomer = ({ id, created, metadata }: Customer): Told => ({
  id,
  object: 'customer',
  created: seconds(created),
  livemode: false,
  metadata,
});

export const describeMethod = (method: PaymentMethod): Told => ({
  id: method.id,
  object: 'payment_method',
  type: 'card',
  created: seconds(method.created),
  customer: method.customer,
  livemode: false,
  card: {
    brand: method.brand.toLowerCase(),
    last4: method.last4,
    exp_month: method.expMonth,
    exp_year: method.expYear,
    wallet: method.wallet === null ? null : { type: method.wallet },
  },
});

export const describeRefund = (refund: Refund): Told => ({
  id: refund.id,
  object: 'refund',
  amount: refund.amount,
  created: seconds(refund.created),
  metadata: refund.metadata,
  payment_intent: refund.paymentIntent,
  status: refund.status,
  ...(refund.status === 'failed' ? { failure_reason: 'declined' } : {}),
});

export const listOf = (data: readonly Told[], url: string): Told => ({ object: 'list', has_more: false, url, data });

const nextAction = ({ status, id }: AnyIntent, origin: string): Told | null =>
  status === 'requires_action'
    ? { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: `${origin}/3ds/${id}` } }
    : null;

/** With what belongs to it: the caller has asked for it, or does not look. */
export function describePayment(payment: PaymentIntent, book: Book, origin: string): Told {
  const method = payment.method === null ? null : book.find('method', payment.method);
  const refunds = book.all('refund').filter(({ paymentIntent }) => paymentIntent === payment.id);
  const isSettled = payment.status === 'succeeded' || payment.status === 'requires_capture';
  return {
    id: payment.id,
    object: 'payment_intent',
    amount: payment.amount,
    amount_capturable: payment.status === 'requires_capture' ? payment.amount : 0,
    amount_received: payment.received,
    capture_method: payment.captureMethod,
    client_secret: payment.clientSecret,
    created: seconds(payment.created),
    currency: payment.currency,
    customer: payment.customer,
    description: payment.description,
    last_payment_error: payment.failure,
    latest_charge:
      payment.charge === null
        ? null
        : {
            id: payment.charge,
            object: 'charge',
            amount: payment.amount,
            amount_refunded: refundedOf(refunds),
            paid: isSettled,
            payment_method_details: method && { type: 'card', card: describeMethod(method)['card'] },
            refunds: listOf(refunds.map(describeRefund), `/v1/charges/${payment.charge}/refunds`),
          },
    livemode: false,
    metadata: payment.metadata,
    next_action: nextAction(payment, origin),
    payment_method: method && describeMethod(method),
    status: payment.status,
  };
}

export const refundedOf = (refunds: readonly Refund[]): number =>
  refunds.filter(({ status }) => status !== 'failed').reduce((sum, { amount }) => sum + amount, 0);

export const describeSetup = (setup: SetupIntent, origin: string): Told => ({
  id: setup.id,
  object: 'setup_intent',
  client_secret: setup.clientSecret,
  created: seconds(setup.created),
  customer: setup.customer,
  last_setup_error: setup.failure,
  livemode: false,
  metadata: setup.metadata,
  next_action: nextAction(setup, origin),
  payment_method: setup.method,
  status: setup.status,
  usage: 'off_session',
});

export function describeSession(session: CheckoutSession, book: Book, origin: string, now: number): Told {
  const payment = session.paymentIntent === null ? null : book.find('payment', session.paymentIntent);
  const isPaid = payment?.status === 'succeeded' || payment?.status === 'requires_capture';
  const status = isPaid ? 'complete' : session.expiresAt <= now ? 'expired' : 'open';
  return {
    id: session.id,
    object: 'checkout.session',
    amount_total: session.amount,
    client_reference_id: session.reference,
    created: seconds(session.created),
    currency: session.currency,
    customer: session.customer,
    expires_at: seconds(session.expiresAt),
    livemode: false,
    metadata: session.metadata,
    mode: 'payment',
    payment_intent: payment && describePayment(payment, book, origin),
    payment_status: isPaid ? 'paid' : 'unpaid',
    status,
    ui_mode: 'hosted_page',
    url: status === 'open' ? `${origin}/c/pay/${session.id}` : null,
  };
}
