import type { FastifyInstance } from 'fastify';
import type { Answer } from '../fault/fault-routes.ts';
import type { Faults } from '../fault/faults.ts';
import type { StripeAccount } from './account.ts';
import type { Book } from './book.ts';
import type { Cashier } from './cashier.ts';
import { describePayment, describeRefund, listOf, refundedOf } from './describe.ts';
import { textIn, textsIn } from './form.ts';
import { keyed } from './keyed.ts';
import { makeId } from './make-id.ts';
import type { PaymentIntent } from './objects.ts';
import { invalid, missing, refused } from './refused.ts';

type Deps = {
  readonly book: Book;
  readonly cashier: Cashier;
  readonly faults: Faults;
  readonly accounts: readonly StripeAccount[];
  readonly origin: () => string;
  readonly now: () => number;
};

const unexpected = (status: string): Answer =>
  invalid(`This PaymentIntent has a status of ${status}`, { code: 'payment_intent_unexpected_state' });

/** What a merchant's server asks and does about payments and refunds. */
export function paymentRoutes(app: FastifyInstance, deps: Deps): void {
  const { book, cashier, origin, now } = deps;
  const show = (payment: PaymentIntent): Answer => ({ status: 200, body: describePayment(payment, book, origin()) });
  const find = (id = '', account = ''): PaymentIntent | null => {
    const payment = book.find('payment', id);
    return payment?.account === account ? payment : null;
  };

  app.post(
    '/v1/payment_intents',
    keyed(deps, 'init', ({ account, form }) => {
      const amount = Number(textIn(form, 'amount'));
      const currency = textIn(form, 'currency');
      if (!Number.isSafeInteger(amount) || amount <= 0) return invalid('Invalid integer', { param: 'amount' });
      if (!/^[a-z]{3}$/.test(currency)) return invalid('Invalid currency', { param: 'currency' });
      const id = makeId('pi');
      const captureMethod = textIn(form, 'capture_method') || 'automatic';
      if (!['automatic', 'automatic_async', 'manual'].includes(captureMethod))
        return invalid('Invalid capture_method', { param: 'capture_method' });
      const uses = [
        textIn(form, 'setup_future_usage'),
        textIn(form, 'payment_method_options', 'card', 'setup_future_usage'),
      ];
      const isAlone = textIn(form, 'off_session') === 'true';
      const customer = textIn(form, 'customer') || null;
      const method = isAlone ? book.find('method', textIn(form, 'payment_method')) : null;
      if (isAlone && (textIn(form, 'confirm') !== 'true' || method?.customer !== customer || customer === null))
        return invalid('The payment method is not attached to this customer', { param: 'payment_method' });
      const payment = book.write('payment', {
        kind: 'payment_intent',
        id,
        account,
        clientSecret: makeId(`${id}_secret`),
        created: now(),
        customer,
        metadata: textsIn(form, 'metadata'),
        description: textIn(form, 'description'),
        captureMethod: captureMethod as PaymentIntent['captureMethod'],
        keepsCard: uses.includes('off_session'),
        amount,
        currency,
        received: 0,
        charge: null,
        status: 'requires_payment_method',
        conduct: null,
        method: null,
        failure: null,
      });
      if (!method) return show(payment);
      cashier.confirm(payment, method, true);
      return payment.failure ? declined(payment) : show(payment);
    }),
  );

  /** A card that was turned down at once comes as an error, which names the payment. */
  const declined = (payment: PaymentIntent): Answer => {
    const { type, message, ...more } = payment.failure ?? { type: 'card_error', message: '' };
    const { body } = refused(402, type, message, more) as { body: { error: object } };
    return { status: 402, body: { error: { ...body.error, payment_intent: show(payment).body } } };
  };

  app.get(
    '/v1/payment_intents',
    keyed(deps, 'payments', ({ account, query }) => {
      const payments = book
        .all('payment')
        .filter((payment) => payment.account === account)
        .filter(({ customer }) => (query['customer'] ?? customer) === customer);
      const told = payments.toReversed().map((payment) => describePayment(payment, book, origin()));
      return { status: 200, body: listOf(told, '/v1/payment_intents') };
    }),
  );

  app.get(
    '/v1/payment_intents/:id',
    keyed(deps, 'status', ({ account, params }) => {
      const payment = find(params['id'], account);
      return payment ? show(payment) : missing('payment_intent', params['id'] ?? '');
    }),
  );

  app.post(
    '/v1/payment_intents/:id/capture',
    keyed(deps, 'capture', ({ account, params, form, fault }) => {
      const payment = find(params['id'], account);
      if (!payment) return missing('payment_intent', params['id'] ?? '');
      if (payment.status !== 'requires_capture') return unexpected(payment.status);
      const amount = Number(textIn(form, 'amount_to_capture') || payment.amount);
      if (!(amount > 0 && amount <= payment.amount)) return invalid('Too much', { code: 'amount_too_large' });
      return cashier.capture(payment, amount, fault)
        ? show(payment)
        : invalid('The authorization has expired', { code: 'charge_expired_for_capture' });
    }),
  );

  app.post(
    '/v1/payment_intents/:id/cancel',
    keyed(deps, 'cancel', ({ account, params, fault }) => {
      const payment = find(params['id'], account);
      if (!payment) return missing('payment_intent', params['id'] ?? '');
      if (payment.status === 'succeeded' || payment.status === 'canceled' || payment.status === 'processing')
        return unexpected(payment.status);
      if (fault === 'fails-later') return invalid('The bank was not reached', { code: 'processing_error' });
      cashier.cancel(payment);
      return show(payment);
    }),
  );

  app.post(
    '/v1/refunds',
    keyed(deps, 'refund', ({ account, form, fault }) => {
      const payment = find(textIn(form, 'payment_intent'), account);
      if (!payment) return missing('payment_intent', textIn(form, 'payment_intent'));
      const left = payment.received - refundedOf(refundsOf(payment.id));
      if (left <= 0) return invalid('Charge has already been refunded.', { code: 'charge_already_refunded' });
      const amount = Number(textIn(form, 'amount') || left);
      if (!Number.isSafeInteger(amount) || amount <= 0 || amount > left)
        return invalid('Refund amount is greater than unrefunded amount on charge', { param: 'amount' });
      const refund = {
        id: makeId('re'),
        account,
        paymentIntent: payment.id,
        amount,
        created: now(),
        metadata: textsIn(form, 'metadata'),
        status: 'pending' as const,
      };
      cashier.refund(refund, fault);
      return { status: 200, body: describeRefund(refund) };
    }),
  );

  const refundsOf = (id: string) => book.all('refund').filter(({ paymentIntent }) => paymentIntent === id);
  app.get(
    '/v1/refunds',
    keyed(deps, 'refunds', ({ account, query }) => {
      const refunds = book
        .all('refund')
        .filter((refund) => refund.account === account)
        .filter(({ paymentIntent }) => (query['payment_intent'] ?? paymentIntent) === paymentIntent);
      return { status: 200, body: listOf(refunds.toReversed().map(describeRefund), '/v1/refunds') };
    }),
  );
}
