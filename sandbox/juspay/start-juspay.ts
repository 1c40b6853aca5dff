import path from 'node:path';
import Fastify from 'fastify';
import { openFaults, type Faults } from '../fault/faults.ts';
import { faultRoutes } from '../fault/fault-routes.ts';
import { openLedger } from '../ledger/open-ledger.ts';
import { noticeSender, type NoticeSender } from '../notice/notice-sender.ts';
import { readForms } from '../page/read-form.ts';
import type { JuspayAccount } from './account.ts';
import { openCashier, type Cashier } from './cashier.ts';
import { hostedPageRoutes } from './hosted-page.routes.ts';
import { openOrderBook, type OrderBook } from './order-book.ts';
import { orderRoutes } from './order.routes.ts';
import type { Entry } from './order.ts';
import { sessionRoutes } from './session.routes.ts';

export type JuspaySandbox = {
  readonly url: string;
  readonly faults: Faults;
  readonly notices: NoticeSender;
  /** The judge: what was really charged and given back. */
  readonly book: Pick<OrderBook, 'all' | 'find'>;
  readonly cashier: Pick<Cashier, 'resolvePending'>;
  stop(): Promise<void>;
};

export type JuspayOptions = {
  readonly accounts: readonly JuspayAccount[];
  /** Where the ledger is kept; absent, in memory. */
  readonly dir?: string;
  readonly port?: number;
  readonly now?: () => number;
  readonly pendingMs?: number;
  readonly noticePauses?: readonly number[];
};

/** A stand-in for Juspay on loopback that speaks its protocol. No money is moved, and real cards are refused. */
export async function startJuspay(options: JuspayOptions): Promise<JuspaySandbox> {
  const { accounts, dir, port = 0, now = Date.now, pendingMs = 6_000 } = options;
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 256 * 1024 });
  let url = '';
  const origin = (): string => url;
  const faults = openFaults();
  const notices = noticeSender(faults, options.noticePauses);
  const book = openOrderBook(openLedger<Entry>(dir === undefined ? undefined : path.join(dir, 'juspay.jsonl')));
  const cashier = openCashier({ book, faults, notices, accounts, origin, pendingMs });
  readForms(app);
  const deps = { book, cashier, faults, accounts, origin, now };
  sessionRoutes(app, deps);
  orderRoutes(app, deps);
  hostedPageRoutes(app, deps);
  faultRoutes(app, faults, notices);
  app.post('/sandbox/pending/resolve', () => {
    cashier.resolvePending();
    return { orders: book.all().length };
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
