import type { FastifyInstance } from 'fastify';
import { openPaymentServer, type PaymentServer, type PaymentServerOptions } from '../open-payment-server.ts';
import type { StripeAccount } from './account.ts';
import { openBook, type Book, type Entry } from './book.ts';
import { openCashier, type Cashier } from './cashier.ts';
import { challengeRoutes } from './challenge.routes.ts';
import { checkoutRoutes } from './checkout.routes.ts';
import { confirmRoutes } from './confirm.routes.ts';
import { customerRoutes } from './customer.routes.ts';
import { elementRoutes } from './element.routes.ts';
import { readForm } from './form.ts';
import { paymentRoutes } from './payment.routes.ts';

export type StripeSandbox = PaymentServer & {
  /** The judge: what was really charged and given back. */
  readonly book: Pick<Book, 'all' | 'find'>;
  readonly cashier: Pick<Cashier, 'resolvePending' | 'answerChallenge'>;
};

export type StripeOptions = PaymentServerOptions<StripeAccount>;

/** A stand-in for Stripe on loopback that speaks its protocol. No money is moved, and real cards are refused. */
export async function startStripe(options: StripeOptions): Promise<StripeSandbox> {
  const { accounts } = options;
  const server = openPaymentServer<Entry>('stripe', options);
  const { app, faults, notices, ledger, origin, now, pendingMs } = server;
  const book = openBook(ledger);
  const cashier = openCashier({ book, faults, notices, accounts, origin, pendingMs });
  const deps = { book, cashier, faults, accounts, origin, now };
  readForms(app);
  paymentRoutes(app, deps);
  customerRoutes(app, deps);
  confirmRoutes(app, deps);
  checkoutRoutes(app, deps);
  challengeRoutes(app, deps);
  elementRoutes(app);
  return { ...(await server.listen(cashier)), book, cashier };
}

function readForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, readForm(String(body))),
  );
}
