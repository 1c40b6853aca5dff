import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { openFaults, type Faults } from '../fault/faults.ts';
import { faultRoutes } from '../fault/fault-routes.ts';
import { openLedger } from '../ledger/open-ledger.ts';
import { noticeSender, type NoticeSender } from '../notice/notice-sender.ts';
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

export type StripeSandbox = {
  readonly url: string;
  readonly faults: Faults;
  readonly notices: NoticeSender;
  /** The judge: what was really charged and given back. */
  readonly book: Pick<Book, 'all' | 'find'>;
  readonly cashier: Pick<Cashier, 'resolvePending' | 'answerChallenge'>;
  stop(): Promise<void>;
};

export type StripeOptions = {
  readonly accounts: readonly StripeAccount[];
  /** Where the ledger is kept; absent, in memory. */
  readonly dir?: string;
  readonly port?: number;
  readonly now?: () => number;
  readonly pendingMs?: number;
  readonly noticePauses?: readonly number[];
};

/** A stand-in for Stripe on loopback that speaks its protocol. No money is moved, and real cards are refused. */
export async function startStripe(options: StripeOptions): Promise<StripeSandbox> {
  const { accounts, dir, port = 0, now = Date.now, pendingMs = 6_000 } = options;
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 256 * 1024 });
  let url = '';
  const origin = (): string => url;
  const faults = openFaults();
  const notices = noticeSender(faults, options.noticePauses);
  const book = openBook(openLedger<Entry>(dir === undefined ? undefined : path.join(dir, 'stripe.jsonl')));
  const cashier = openCashier({ book, faults, notices, accounts, origin, pendingMs });
  const deps = { book, cashier, faults, accounts, origin, now };
  readForms(app);
  paymentRoutes(app, deps);
  customerRoutes(app, deps);
  confirmRoutes(app, deps);
  checkoutRoutes(app, deps);
  challengeRoutes(app, deps);
  elementRoutes(app);
  faultRoutes(app, faults, notices);
  app.post('/sandbox/pending/resolve', () => {
    cashier.resolvePending();
    return { payments: book.all('payment').length };
  });
  await app.listen({ port, host: '127.0.0.1' });
  const address = app.server.address();
  url = `http://localhost:${typeof address === 'object' && address ? address.port : port}`;
  return {
    url,
    faults,
    notices,
    book,
    cashier,
    async stop() {
      cashier.stop();
      await app.close();
      await notices.stop();
    },
  };
}

function readForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, readForm(String(body))),
  );
}
