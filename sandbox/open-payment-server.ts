import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { faultRoutes } from './fault/fault-routes.ts';
import { openFaults, type Faults } from './fault/faults.ts';
import { openLedger, type Ledger } from './ledger/open-ledger.ts';
import { noticeSender, type NoticeSender } from './notice/notice-sender.ts';

export type PaymentServerOptions<Account> = {
  readonly accounts: readonly Account[];
  /** Where the ledger is kept; absent, in memory. */
  readonly dir?: string;
  readonly port?: number;
  readonly now?: () => number;
  readonly pendingMs?: number;
  readonly noticePauses?: readonly number[];
};

/** A stand-in for a provider that answers. */
export type PaymentServer = {
  readonly url: string;
  readonly faults: Faults;
  readonly notices: NoticeSender;
  stop(): Promise<void>;
};

type Opened<Entry extends object> = {
  readonly app: FastifyInstance;
  readonly faults: Faults;
  readonly notices: NoticeSender;
  readonly ledger: Ledger<Entry>;
  readonly now: () => number;
  readonly pendingMs: number;
  /** Where it answers, once it does. */
  readonly origin: () => string;
  /** Begins to answer; the provider's own routes are there by then. */
  listen(cashier: { resolvePending(): void; stop(): void }): Promise<PaymentServer>;
};

/** What the stand-ins for all providers have: a server on loopback, a ledger, notifications, and switches for faults. */
export function openPaymentServer<Entry extends object>(
  name: string,
  options: PaymentServerOptions<unknown>,
): Opened<Entry> {
  const { dir, port = 0, now = Date.now, pendingMs = 6_000, noticePauses } = options;
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 256 * 1024 });
  const faults = openFaults();
  const notices = noticeSender(faults, noticePauses);
  const ledger = openLedger<Entry>(dir === undefined ? undefined : path.join(dir, `${name}.jsonl`));
  let url = '';
  return {
    app,
    faults,
    notices,
    ledger,
    now,
    pendingMs,
    origin: () => url,
    async listen(cashier) {
      faultRoutes(app, faults, notices);
      app.post('/sandbox/pending/resolve', () => {
        cashier.resolvePending();
        return { pending: 0 };
      });
      await app.listen({ port, host: '127.0.0.1' });
      const address = app.server.address();
      url = `http://localhost:${typeof address === 'object' && address ? address.port : port}`;
      return {
        url,
        faults,
        notices,
        async stop() {
          cashier.stop();
          await app.close();
          await notices.stop();
        },
      };
    },
  };
}
