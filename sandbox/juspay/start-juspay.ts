import { openPaymentServer, type PaymentServer, type PaymentServerOptions } from '../open-payment-server.ts';
import { readForms } from '../page/read-form.ts';
import type { JuspayAccount } from './account.ts';
import { openCashier, type Cashier } from './cashier.ts';
import { hostedPageRoutes } from './hosted-page.routes.ts';
import { openOrderBook, type OrderBook } from './order-book.ts';
import { orderRoutes } from './order.routes.ts';
import type { Entry } from './order.ts';
import { sessionRoutes } from './session.routes.ts';

export type JuspaySandbox = PaymentServer & {
  /** The judge: what was really charged and given back. */
  readonly book: Pick<OrderBook, 'all' | 'find'>;
  readonly cashier: Pick<Cashier, 'resolvePending'>;
};

export type JuspayOptions = PaymentServerOptions<JuspayAccount>;

/** A stand-in for Juspay on loopback that speaks its protocol. No money is moved, and real cards are refused. */
export async function startJuspay(options: JuspayOptions): Promise<JuspaySandbox> {
  const { accounts } = options;
  const server = openPaymentServer<Entry>('juspay', options);
  const { app, faults, notices, ledger, origin, now, pendingMs } = server;
  const book = openOrderBook(ledger);
  const cashier = openCashier({ book, faults, notices, accounts, origin, pendingMs });
  readForms(app);
  const deps = { book, cashier, faults, accounts, origin, now };
  sessionRoutes(app, deps);
  orderRoutes(app, deps);
  hostedPageRoutes(app, deps);
  return { ...(await server.listen(cashier)), book, cashier };
}
