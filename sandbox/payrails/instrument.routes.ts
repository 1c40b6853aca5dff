import type { FastifyInstance } from 'fastify';
import { testCards } from '../card/test-cards.ts';
import { faulty } from '../fault/fault-routes.ts';
import type { Faults } from '../fault/faults.ts';
import type { Tokens } from './account.ts';
import { describeInstrument } from './describe-execution.ts';
import type { ExecutionBook } from './execution-book.ts';
import { keepInstrument } from './keep-instrument.ts';
import { refused, unauthorized } from './refused.ts';
import type { Vault } from './vault.ts';

type Deps = {
  readonly book: ExecutionBook;
  readonly faults: Faults;
  readonly tokens: Tokens;
  readonly vault: Vault;
  readonly now: () => number;
};

/** Cards that are kept for later, and what the first digits of a card tell. */
export function instrumentRoutes(app: FastifyInstance, { book, faults, tokens, vault, now }: Deps): void {
  app.post(
    '/payment/instruments',
    faulty(faults, 'instrument', (request) => {
      if (!tokens.accountOf(request)) return unauthorized();
      const body = (request.body ?? {}) as {
        holderReference?: string;
        futureUsage?: string;
        data?: { encryptedData?: string };
      };
      const card = vault.open(body.data?.encryptedData, now());
      if (!card || !body.holderReference)
        return refused(400, 'request.param.invalid', 'Use a test card: this is a sandbox');
      const kept = keepInstrument(book, body.holderReference, card, body.futureUsage ?? 'CardOnFile');
      return { status: 201, body: describeInstrument(kept) };
    }),
  );

  app.get(
    '/payment/instruments',
    faulty(faults, 'instruments', (request) => {
      if (!tokens.accountOf(request)) return unauthorized();
      const holder = (request.query as Record<string, string | undefined>)['filter[holderReference]'];
      if (!holder) return refused(400, 'request.param.invalid', 'filter[holderReference]');
      return { status: 200, body: { results: book.instruments(holder).map(describeInstrument), links: {} } };
    }),
  );

  app.post(
    '/payment/bin-lookup',
    faulty(faults, 'bin-lookup', (request) => {
      if (!tokens.accountOf(request)) return unauthorized();
      const { bin = '' } = (request.body ?? {}) as { bin?: string };
      const card = testCards.find(({ number }) => bin.length >= 6 && number.startsWith(bin));
      const issuerCountry = { code: 'CH', name: 'Switzerland', iso3: 'CHE' };
      const network = card?.brand.toLowerCase() ?? 'unknown';
      return { status: 200, body: { bin, network, issuer: 'Sandbox Bank', issuerCountry, type: 'credit' } };
    }),
  );
}
