import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CardConduct } from '../card/test-cards.ts';
import { walletCard } from '../card/wallets.ts';
import { faulty, type Answer } from '../fault/fault-routes.ts';
import type { CallFault, Faults } from '../fault/faults.ts';
import type { Tokens } from './account.ts';
import { declines, type Cashier } from './cashier.ts';
import { readMinor } from './decimal.ts';
import { describeExecution, executionUrl } from './describe-execution.ts';
import type { ExecutionBook } from './execution-book.ts';
import { latest, type Action, type Execution } from './execution.ts';
import { keepInstrument } from './keep-instrument.ts';
import { refused, unauthorized } from './refused.ts';
import type { Vault } from './vault.ts';

type Deps = {
  readonly book: ExecutionBook;
  readonly cashier: Cashier;
  readonly faults: Faults;
  readonly tokens: Tokens;
  readonly vault: Vault;
  readonly origin: () => string;
  readonly now: () => number;
};

const ACTIONS = ['authorize', 'confirm', 'capture', 'cancel', 'refund'] as const;
type ActionName = (typeof ACTIONS)[number];

type NewExecution = {
  readonly merchantReference?: string;
  readonly holderReference?: string;
  readonly amount?: { readonly value?: string; readonly currency?: string };
};

type Body = {
  readonly amount?: { readonly value?: string; readonly currency?: string };
  readonly paymentComposition?: readonly {
    readonly paymentInstrumentId?: string;
    readonly paymentInstrumentData?: { readonly encryptedData?: string; readonly paymentToken?: string };
    readonly storeInstrument?: boolean;
  }[];
  readonly returnInfo?: object;
  readonly meta?: { readonly CIT?: boolean };
};

/** A payment while it lives: what it is at, and what may be done with it. Answers are 202; the outcome comes later. */
export function executionRoutes(app: FastifyInstance, deps: Deps): void {
  const { book, cashier, faults, tokens, origin } = deps;
  const path = '/merchant/workflows/:workflow/executions/:id';

  function find(request: FastifyRequest): Execution | null {
    const account = tokens.accountOf(request);
    const execution = book.find((request.params as { id: string }).id);
    return account && execution?.accountId === account.clientId ? execution : null;
  }

  app.get(
    path,
    faulty(faults, 'status', (request) => {
      if (!tokens.accountOf(request)) return unauthorized();
      const execution = find(request);
      if (!execution) return refused(404, 'request.not-found', 'There is no such execution');
      return { status: 200, body: describeExecution(execution, origin()) };
    }),
  );

  app.post(
    '/merchant/workflows/:workflow/executions',
    faulty(faults, 'execution', (request) => {
      const account = tokens.accountOf(request);
      const { merchantReference, holderReference, amount } = (request.body ?? {}) as NewExecution;
      const key = String(request.headers['x-idempotency-key'] ?? '');
      if (!account) return unauthorized();
      if (key === '') return refused(400, 'request.header.missing', 'x-idempotency-key');
      const currency = amount?.currency ?? '';
      const minor = readMinor(amount?.value, currency);
      if (!merchantReference || !holderReference || minor === null)
        return refused(400, 'request.param.invalid', 'references, amount');
      const known = book.findByKey(account.clientId, key);
      if (known) return { status: 201, body: describeExecution(known, origin()) };
      const id = randomUUID();
      const entry = { id, accountId: account.clientId, initKey: key, merchantReference, holderReference };
      book.write({ kind: 'init', ...entry, currency, createdAt: book.nextTime(), minor });
      book.addStatus(id, 'created');
      const execution = book.find(id);
      return { status: 201, body: execution ? describeExecution(execution, origin()) : {} };
    }),
  );

  for (const name of ACTIONS)
    app.post(
      `${path}/${name}`,
      faulty(faults, name, (request, fault) => {
        if (!tokens.accountOf(request)) return unauthorized();
        const execution = find(request);
        if (!execution) return refused(404, 'request.not-found', 'There is no such execution');
        const key = String(request.headers['x-idempotency-key'] ?? '');
        if (key === '') return refused(400, 'request.header.missing', 'x-idempotency-key');
        const same = execution.actions.find((action) => action.key === key);
        if (same) return taken(execution, same);
        const work = prepare(execution, name, request.body ?? {}, fault);
        if ('status' in work) return work;
        const action = { key, name, actionId: randomUUID(), executedAt: book.nextTime() };
        book.write({ kind: 'action', id: execution.id, action });
        work.do();
        return taken(execution, action);
      }),
    );

  const taken = (execution: Execution, { name, actionId, executedAt }: Action): Answer => ({
    status: 202,
    body: { name, actionId, executedAt, links: { execution: executionUrl(origin(), execution.id) } },
  });

  function prepare(
    execution: Execution,
    name: ActionName,
    body: Body,
    fault: CallFault | null,
  ): Answer | { do(): void } {
    const { minor: whole, currency, captured, refunded } = execution;
    const minor = body.amount === undefined ? whole : readMinor(body.amount.value, currency);
    const state = latest(execution, 'authorize');
    const isCancelled = latest(execution, 'cancel') === 'cancelSuccessful';
    const isOpen = state === 'authorizeSuccessful' && !isCancelled && captured === 0;
    if (minor === null || (body.amount && body.amount.currency !== currency))
      return refused(400, 'request.param.invalid', 'amount');
    switch (name) {
      case 'authorize': {
        if (isOpen || captured > 0 || isCancelled) return notAllowed('It is authorized already');
        // Begun by the merchant: there is nobody to lead back, and only a kept card can be charged.
        const isAlone = body.meta?.CIT === false;
        if (minor !== whole || (!body.returnInfo && !isAlone))
          return refused(400, 'request.param.invalid', 'amount, returnInfo');
        if (isAlone && !isKeptFor(execution, body)) return refused(400, 'request.param.invalid', 'paymentInstrumentId');
        const conduct = conductOf(execution, body);
        if (conduct === null) return refused(400, 'workflow.action.failed', 'Use a test card: this is a sandbox');
        return { do: () => cashier.authorize(execution, conduct, isAlone) };
      }
      case 'confirm':
        return { do: () => book.addStatus(execution.id, 'confirmRequested') };
      case 'capture':
        if (!isOpen || minor > whole) return notAllowed('There is nothing to capture');
        return { do: () => cashier.capture(execution, minor, fault) };
      case 'cancel':
        if (!isOpen) return notAllowed('There is nothing to cancel');
        return { do: () => cashier.cancel(execution, fault) };
      case 'refund':
        if (captured === 0 || minor > captured - refunded) return notAllowed('There is nothing to refund');
        return { do: () => cashier.refund(execution, minor, fault) };
    }
  }

  const isKeptFor = ({ holderReference }: Execution, { paymentComposition: [composition] = [] }: Body): boolean =>
    book.instruments(holderReference).some(({ id }) => id === composition?.paymentInstrumentId);

  /** By a kept card, or by what the card frame encrypted. */
  function conductOf(execution: Execution, body: Body): CardConduct | null {
    const [composition] = body.paymentComposition ?? [];
    if (composition?.paymentInstrumentId !== undefined)
      return book.findInstrument(composition.paymentInstrumentId)?.conduct ?? null;
    const { encryptedData, paymentToken } = composition?.paymentInstrumentData ?? {};
    const card = paymentToken?.includes('sandbox-wallet')
      ? { ...walletCard(), holderName: '', expiryMonth: '12', expiryYear: '39' }
      : deps.vault.open(encryptedData, deps.now());
    // What the bank turns down is not worth keeping.
    if (card && composition?.storeInstrument && !declines[card.conduct])
      keepInstrument(book, execution.holderReference, card, 'CardOnFile');
    return card?.conduct ?? null;
  }
}

const notAllowed = (detail: string): Answer => refused(400, 'workflow.action.not-allowed', detail);
