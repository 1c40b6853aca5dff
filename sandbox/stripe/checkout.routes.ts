import type { FastifyInstance, FastifyReply } from 'fastify';
import { isWallet, walletsOf } from '../card/wallets.ts';
import type { Answer } from '../fault/fault-routes.ts';
import type { Faults } from '../fault/faults.ts';
import { cardFaults, cardPage, endPage, FILL_SCRIPT } from '../page/card-page.ts';
import type { StripeAccount } from './account.ts';
import type { Book } from './book.ts';
import type { Cashier } from './cashier.ts';
import { challengePage } from './challenge.routes.ts';
import { describeSession } from './describe.ts';
import { findCard, stripeCards } from './find-card.ts';
import { textIn, textsIn } from './form.ts';
import { keyed } from './keyed.ts';
import { makeId } from './make-id.ts';
import type { CheckoutSession, PaymentIntent } from './objects.ts';
import { invalid, missing } from './refused.ts';
import { sendPage } from './send-page.ts';
import { takeCard } from './try-card.ts';
import { writeAmount } from './write-amount.ts';

type Deps = {
  readonly book: Book;
  readonly cashier: Cashier;
  readonly faults: Faults;
  readonly accounts: readonly StripeAccount[];
  readonly origin: () => string;
  readonly now: () => number;
};
type ById = { Params: { id: string }; Body: Record<string, string | undefined> | null };

const SESSION_MS = 24 * 60 * 60_000;

/** Checkout Sessions: what the merchant's server begins, and the provider's own page for it. */
export function checkoutRoutes(app: FastifyInstance, deps: Deps): void {
  const { book, cashier, origin, now } = deps;
  const show = (session: CheckoutSession): Answer => ({
    status: 200,
    body: describeSession(session, book, origin(), now()),
  });

  app.post(
    '/v1/checkout/sessions',
    keyed(deps, 'init', ({ account, form }) => {
      const item = (...path: string[]): string => textIn(form, 'line_items', '0', 'price_data', ...path);
      const amount = Number(item('unit_amount'));
      if (textIn(form, 'mode') !== 'payment') return invalid('mode: payment', { param: 'mode' });
      if (!Number.isSafeInteger(amount) || amount <= 0) return invalid('Invalid integer', { param: 'unit_amount' });
      const capture = textIn(form, 'payment_intent_data', 'capture_method') || 'automatic';
      return show(
        book.write('session', {
          id: makeId('cs_test'),
          account,
          created: now(),
          expiresAt: now() + SESSION_MS,
          customer: textIn(form, 'customer') || null,
          reference: textIn(form, 'client_reference_id'),
          amount,
          currency: item('currency'),
          name: item('product_data', 'name'),
          successUrl: textIn(form, 'success_url'),
          cancelUrl: textIn(form, 'cancel_url'),
          captureMethod: capture as PaymentIntent['captureMethod'],
          keepsCard: textIn(form, 'payment_intent_data', 'setup_future_usage') === 'off_session',
          metadata: textsIn(form, 'metadata'),
          paymentMetadata: textsIn(form, 'payment_intent_data', 'metadata'),
          description: textIn(form, 'payment_intent_data', 'description'),
          paymentIntent: null,
        }),
      );
    }),
  );

  app.get(
    '/v1/checkout/sessions/:id',
    keyed(deps, 'status', ({ account, params }) => {
      const session = book.find('session', params['id'] ?? '');
      return session?.account === account ? show(session) : missing('checkout.session', params['id'] ?? '');
    }),
  );

  app.get<ById>('/c/pay/:id', (request, reply) => showPage(reply, request.params.id));

  app.post<ById>('/c/pay/:id', (request, reply) => {
    const session = book.find('session', request.params.id);
    if (!session || isOver(session)) return showPage(reply, request.params.id);
    const form = request.body ?? {};
    const wallet = isWallet(form['wallet']) ? form['wallet'] : '';
    const wrong = wallet === '' ? cardFaults(form, findCard(form['number'] ?? '') !== null, now()) : {};
    if (Object.keys(wrong).length > 0) return showPage(reply.code(422), session.id, wrong);
    const payment = paymentOf(session);
    const [expMonth = '', expYear = ''] = (form['expiry'] ?? '').split('/').map((part) => part.trim());
    const typed = { number: form['number'] ?? '', expMonth, expYear, cvc: form['cvv'] ?? '', wallet };
    const method = takeCard(book, payment, typed, now());
    if ('message' in method) return showPage(reply.code(422), session.id, { number: method.message });
    if (payment.status === 'requires_payment_method') cashier.confirm(payment, method);
    return showPage(reply, session.id);
  });

  app.post<ById>('/c/pay/:id/challenge', (request, reply) => {
    const session = book.find('session', request.params.id);
    const payment = session?.paymentIntent ? book.find('payment', session.paymentIntent) : null;
    if (payment) cashier.answerChallenge(payment, request.body?.['answer'] === 'approve');
    return showPage(reply, request.params.id);
  });

  app.post<ById>('/c/pay/:id/back', (request, reply) => {
    const session = book.find('session', request.params.id);
    return session ? reply.redirect(session.cancelUrl, 303) : showPage(reply, '');
  });

  const isOver = ({ expiresAt }: CheckoutSession): boolean => expiresAt <= now();

  /** Begun when a card is tried, and the same for every card after it. */
  function paymentOf(session: CheckoutSession): PaymentIntent {
    const known = session.paymentIntent === null ? null : book.find('payment', session.paymentIntent);
    if (known) return known;
    const id = makeId('pi');
    const payment = book.write('payment', {
      kind: 'payment_intent',
      id,
      account: session.account,
      clientSecret: makeId(`${id}_secret`),
      created: now(),
      customer: session.customer,
      metadata: session.paymentMetadata,
      description: session.description,
      captureMethod: session.captureMethod,
      keepsCard: session.keepsCard,
      amount: session.amount,
      currency: session.currency,
      received: 0,
      charge: null,
      status: 'requires_payment_method',
      conduct: null,
      method: null,
      failure: null,
    });
    book.write('session', { ...session, paymentIntent: id });
    return payment;
  }

  function showPage(reply: FastifyReply, id: string, wrong = {}): FastifyReply {
    const session = book.find('session', id);
    if (!session) return sendPage(reply.code(404), endPage('No such payment', 'This link is not known.'), null);
    const payment = session.paymentIntent === null ? null : book.find('payment', session.paymentIntent);
    if (payment?.status === 'requires_action')
      return sendPage(reply, challengePage(payment, `/c/pay/${id}/challenge`), null);
    if (payment && payment.status !== 'requires_payment_method')
      return reply.header('cache-control', 'no-store').redirect(session.successUrl, 303);
    if (isOver(session))
      return sendPage(reply.code(410), endPage('This session is over', 'Go back to the shop and begin again.'), null);
    const page = cardPage({
      amount: writeAmount(session),
      order: session.reference,
      description: session.name,
      payPath: `/c/pay/${id}`,
      backPath: `/c/pay/${id}/back`,
      wallets: walletsOf(reply.request.headers['user-agent']),
      cards: stripeCards,
      refusal: payment?.failure?.message.replace(/\.$/, '') ?? null,
      wrong,
    });
    return sendPage(reply, page, FILL_SCRIPT);
  }
}
