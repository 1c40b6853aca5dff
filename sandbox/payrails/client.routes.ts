import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { faulty, type Answer } from '../fault/fault-routes.ts';
import type { Faults } from '../fault/faults.ts';
import type { PayrailsAccount, Tokens } from './account.ts';
import { readMinor, writeMinor } from './decimal.ts';
import { describeBeginning } from './describe-execution.ts';
import type { ExecutionBook } from './execution-book.ts';
import type { Execution } from './execution.ts';
import { refused, unauthorized } from './refused.ts';
import type { Vault } from './vault.ts';

type Deps = {
  readonly book: ExecutionBook;
  readonly faults: Faults;
  readonly accounts: readonly PayrailsAccount[];
  readonly tokens: Tokens;
  readonly vault: Vault;
  readonly origin: () => string;
};

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const TYPES = ['dropIn', 'tokenization', 'secureFields'];

/** What the merchant's server asks before the guest can pay: a token, and what the guest's browser begins with. */
export function clientRoutes(app: FastifyInstance, deps: Deps): void {
  const { book, faults, accounts, tokens, origin } = deps;
  const begun = new Map<string, Answer>();

  app.post(
    '/auth/token/:clientId',
    faulty(faults, 'token', (request) => {
      const { clientId } = request.params as { clientId: string };
      const account = accounts.find((one) => one.clientId === clientId);
      if (!account || request.headers['x-api-key'] !== account.clientSecret) return unauthorized();
      const { token, seconds } = tokens.give(account);
      return { status: 200, body: { access_token: token, expires_in: seconds, token_type: 'Bearer' } };
    }),
  );

  app.post(
    '/merchant/client/init',
    faulty(faults, 'init', (request) => {
      const account = tokens.accountOf(request);
      const asked = (request.body ?? {}) as Asked;
      if (!account || asked.workspaceId !== account.workspaceId) return unauthorized();
      const key = String(request.headers['x-idempotency-key'] ?? '');
      if (!UUID.test(key)) return refused(400, 'request.header.missing', 'x-idempotency-key: a uuid');
      // The first answer stands for its key, whatever the body says now.
      const first = begun.get(`${account.clientId} ${key}`);
      if (first) return first;
      const fault = faultOf(asked);
      if (fault) return fault;
      const answer = begin(account, asked, key);
      begun.set(`${account.clientId} ${key}`, answer);
      return answer;
    }),
  );

  function begin(account: PayrailsAccount, asked: Asked, key: string): Answer {
    const { currency = '' } = asked.amount ?? {};
    const holderReference = String(asked.holderReference);
    const minor = readMinor(asked.amount?.value, currency) ?? 0;
    const hasPayment = asked.type === 'dropIn';
    let execution: Execution | null = hasPayment ? book.findByKey(account.clientId, key) : null;
    if (hasPayment && !execution) {
      const id = randomUUID();
      const merchantReference = String(asked.merchantReference);
      const createdAt = book.nextTime();
      const entry = { id, accountId: account.clientId, initKey: key, merchantReference, holderReference };
      book.write({ kind: 'init', ...entry, currency, createdAt, minor });
      book.addStatus(id, 'created');
      execution = book.find(id);
    }
    const blob = {
      token: tokens.giveBrowser(account),
      holderReference,
      amount: { value: writeMinor(minor, currency), currency },
      type: asked.type,
      links: { binLookup: { method: 'POST', href: `${origin()}/payment/bin-lookup` } },
      vaultConfiguration: {
        vaultId: 'sandbox',
        vaultUrl: origin(),
        token: 'sandbox',
        status: 'enabled',
        vaultType: 'Payrails',
        providerId: 'sandbox',
        providerConfigId: 'sandbox-vault',
        encryptionPublicKey: deps.vault.publicKey,
        encryptionPublicKeyExpiresIn: 3_300,
        links: { saveInstrument: { method: 'POST', href: `${origin()}/payment/instruments` } },
      },
      ...(execution
        ? {
            execution: describeBeginning(
              execution,
              book.instruments(holderReference),
              origin(),
              account.hasWallets ?? false,
            ),
          }
        : {}),
    };
    const data = Buffer.from(JSON.stringify(blob)).toString('base64');
    return { status: 200, body: { version: '5.45.0', data } };
  }
}

type Asked = {
  readonly type?: string;
  readonly workflowCode?: string;
  readonly merchantReference?: string;
  readonly holderReference?: string;
  readonly workspaceId?: string;
  readonly amount?: { readonly value?: string; readonly currency?: string };
  readonly meta?: {
    readonly order?: {
      readonly lines?: readonly { quantity?: number; unitPrice?: { value?: string; currency?: string } }[];
    };
    readonly clientContext?: { readonly origin?: string; readonly returnUrl?: string };
  };
};

/** Why the provider would refuse, as far as it is known. */
function faultOf({ type = '', workflowCode, merchantReference, holderReference, amount, meta }: Asked): Answer | null {
  const wrong = (what: string): Answer => refused(400, 'request.param.invalid', what);
  const currency = amount?.currency ?? '';
  const minor = readMinor(amount?.value, currency);
  if (!TYPES.includes(type)) return wrong('type');
  if (!workflowCode || !merchantReference || !holderReference) return wrong('workflowCode, references');
  if (minor === null || !/^[A-Z]{3}$/.test(currency)) return wrong('amount');
  const lines = meta?.order?.lines;
  const sum = lines?.reduce(
    (all, line) => all + (line.quantity ?? 0) * (readMinor(line.unitPrice?.value, currency) ?? NaN),
    0,
  );
  if (lines && sum !== minor) return wrong('meta.order.lines do not sum to the amount');
  for (const address of [meta?.clientContext?.origin, meta?.clientContext?.returnUrl])
    if (address !== undefined && isBare(address)) return refused(403, 'request.forbidden', 'a host name is needed');
  return null;
}

/** The provider takes no bare addresses at all; a demo has to come back to the machine where it runs. */
function isBare(address: string): boolean {
  const { hostname } = URL.canParse(address) ? new URL(address) : { hostname: '0.0.0.0' };
  return isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 && hostname !== '127.0.0.1';
}
