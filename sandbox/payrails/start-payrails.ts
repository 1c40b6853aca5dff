import type { FastifyInstance } from 'fastify';
import { openPaymentServer, type PaymentServer, type PaymentServerOptions } from '../open-payment-server.ts';
import { readForms } from '../page/read-form.ts';
import { openTokens, type PayrailsAccount, type Tokens } from './account.ts';
import { cardFrameRoutes } from './card-frame.routes.ts';
import { openCashier, type Cashier } from './cashier.ts';
import { challengeRoutes } from './challenge.routes.ts';
import { clientRoutes } from './client.routes.ts';
import { openExecutionBook, type ExecutionBook } from './execution-book.ts';
import { executionRoutes } from './execution.routes.ts';
import type { Entry } from './execution.ts';
import { instrumentRoutes } from './instrument.routes.ts';
import { openVault } from './vault.ts';

export type PayrailsSandbox = PaymentServer & {
  /** The judge: what was really charged and given back. */
  readonly book: Pick<ExecutionBook, 'all' | 'find' | 'instruments'>;
  readonly cashier: Pick<Cashier, 'resolvePending' | 'answerChallenge'>;
  readonly tokens: Pick<Tokens, 'expireAll'>;
};

export type PayrailsOptions = PaymentServerOptions<PayrailsAccount>;

/** A stand-in for Payrails on loopback that speaks its protocol. No money is moved, and real cards are refused. */
export async function startPayrails(options: PayrailsOptions): Promise<PayrailsSandbox> {
  const { accounts } = options;
  const server = openPaymentServer<Entry>('payrails', options);
  const { app, faults, notices, ledger, origin, now, pendingMs } = server;
  const book = openExecutionBook(ledger, now);
  const cashier = openCashier({ book, faults, notices, accounts, pendingMs });
  const tokens = openTokens(now);
  const deps = { book, cashier, faults, accounts, tokens, vault: openVault(), origin, now };
  readForms(app);
  readTextAsJson(app);
  letBrowsersIn(app);
  clientRoutes(app, deps);
  executionRoutes(app, deps);
  instrumentRoutes(app, deps);
  challengeRoutes(app, deps);
  cardFrameRoutes(app);
  app.post('/sandbox/tokens/expire', (request) => {
    tokens.expire(request);
    return { tokens: 0 };
  });
  return { ...(await server.listen(cashier)), book, cashier, tokens };
}

/** The provider's script sends JSON without saying so. */
function readTextAsJson(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, JSON.parse(String(body)));
    } catch (error) {
      done(Object.assign(error as Error, { statusCode: 400 }));
    }
  });
}

/** The provider's API is called from shops' pages. */
function letBrowsersIn(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('access-control-allow-origin', '*');
    if (request.method !== 'OPTIONS') return;
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
        'access-control-allow-headers':
          'authorization, content-type, x-client-type, x-client-version, x-idempotency-key',
        'access-control-max-age': '600',
      })
      .send();
  });
  app.options('/*', () => '');
}
