import { writeDecimal } from '@stayfront/rules/payment/decimal-amount';
import type { Money } from '@stayfront/rules/money';
import type { z } from 'zod';
import { askProvider } from '../../port/ask-provider.ts';
import type { PayrailsSettings } from './settings.ts';
import {
  isFailure,
  ownRef,
  type Finding,
  type PaymentOrder,
  type PaymentProvider,
  type PaymentRef,
  type Progress,
  type ProviderFailure,
  type StartedPayment,
} from '../../port/payment-provider.ts';
import { bearerToken } from './bearer-token.ts';
import { collect, withoutGuest } from './collect.ts';
import { ActionAnswer, ExecutionAnswer, InitAnswer, InitContent } from './execution-shapes.ts';
import { keepCards } from './keep-cards.ts';
import { payrailsPage } from './payrails-page.ts';
import { progressOf, readExecution } from './read-execution.ts';
import { readNotice } from './read-notice.ts';
import { uuidFrom } from './uuid-from.ts';

type Request = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly key?: string;
  readonly body?: object;
};

const uuids = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi;

/** Payrails: the guest types the card into its frame on our page; we capture what was authorized there. */
export function payrails(settings: PayrailsSettings, timeoutMs: number, clock = Date.now): PaymentProvider {
  const line = { timeoutMs, ...(settings.certificate ? { certificate: settings.certificate } : {}) };
  const base = settings.baseUrl.replace(/\/+$/, '');
  const tokenUrl = `${base}/auth/token/${encodeURIComponent(settings.clientId)}`;
  const bearer = bearerToken(line, tokenUrl, settings.clientSecret, clock);
  const executions = `/merchant/workflows/${encodeURIComponent(settings.workflowCode)}/executions`;

  async function ask<Shape extends z.ZodType>(
    request: Request,
    shape: Shape,
    isSecondTry = false,
  ): Promise<z.infer<Shape> | ProviderFailure> {
    const token = await bearer.get();
    if (typeof token !== 'string') return token;
    const headers = {
      authorization: `Bearer ${token}`,
      ...(request.key === undefined ? {} : { 'x-idempotency-key': request.key }),
      ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const body = request.body === undefined ? {} : { body: JSON.stringify(request.body) };
    const call = { method: request.method, url: `${base}${request.path}`, headers, ...body };
    const answer = await askProvider(line, call, shape);
    const isTokenOver = isFailure(answer as object) && (answer as ProviderFailure).failed === 'misconfigured';
    if (!isTokenOver || isSecondTry) return answer;
    bearer.forget();
    return ask(request, shape, true);
  }

  const find = (executionId: string) =>
    ask({ method: 'GET', path: `${executions}/${encodeURIComponent(executionId)}` }, ExecutionAnswer);

  async function act(
    verb: 'capture' | 'cancel' | 'refund',
    { refs }: PaymentRef,
    key: string,
    amount: Money | null,
  ): Promise<Progress | ProviderFailure> {
    const executionId = ownRef(refs, 'executionId');
    if (executionId === undefined) return { failed: 'refused', detail: `${verb}: nothing was paid` };
    const body = amount === null ? {} : { amount: amountOf(amount) };
    const path = `${executions}/${encodeURIComponent(executionId)}/${verb}`;
    const taken = await ask({ method: 'POST', path, key: uuidFrom(key), body }, ActionAnswer);
    if (isFailure(taken)) return taken;
    const execution = await find(executionId);
    return isFailure(execution) ? execution : progressOf(execution, verb, taken.executedAt);
  }

  const cards = keepCards(ask, executions, settings);

  /** Which card was paid with: the one that the provider has kept for this guest last. */
  async function withCard(finding: Finding, holder: string | null | undefined): Promise<Finding | ProviderFailure> {
    if (finding.charge !== 'captured' || !holder) return finding;
    const kept = await cards.list(holder);
    // Without the card the payment still stands; only where the provider may answer better later it is asked again.
    if (isFailure(kept)) return kept.failed === 'unavailable' ? kept : finding;
    const [card] = kept;
    return card ? { ...finding, refs: { ...finding.refs, card } } : finding;
  }

  return {
    name: 'PAYRAILS',
    keepsFirstSession: true,
    page: payrailsPage(settings),
    cards,
    refsIn: (line) => [...line.matchAll(uuids)].map(([uuid]) => ({ executionId: uuid.toLowerCase() })),
    async start(order) {
      const request = { method: 'POST', path: '/merchant/client/init', key: uuidFrom(order.idempotencyKey) } as const;
      const answer = await ask({ ...request, body: beginning(order, settings) }, InitAnswer);
      return isFailure(answer) ? answer : readStart(answer);
    },
    async collect(order) {
      // Whose card it is stands with the payment that has kept it, unless it was given without one.
      const first = order.keptBy && (await find(ownRef(order.keptBy, 'executionId') ?? ''));
      if (first && isFailure(first)) return first;
      const holder = first ? first.holderReference : order.holder;
      if (!holder) return { failed: 'refused', detail: 'card: nobody is its holder' };
      return collect(ask, executions, settings, { ...order, holder });
    },
    async ask({ intentId, refs }) {
      const executionId = ownRef(refs, 'executionId');
      // Without the provider's number the guest never got what is needed to pay.
      if (executionId === undefined) return { charge: 'unknown', amount: null, refs: {}, reason: null };
      const execution = await find(executionId);
      if (isFailure(execution)) return execution;
      if (execution.merchantReference !== intentId)
        return { failed: 'unreadable', detail: 'the answer is about another payment' };
      const read = readExecution(execution);
      const finding = refs.collectedOn ? withoutGuest(read, execution) : read;
      return refs.card ? finding : withCard(finding, execution.holderReference);
    },
    capture: (payment) => act('capture', payment, `${payment.intentId} capture`, payment.amount),
    cancel: (payment, requestId) => act('cancel', payment, `${requestId} cancel`, null),
    refund: (payment, { refundId, amount }) => act('refund', payment, `${refundId} refund`, amount),
    readNotice: (input) => readNotice(input, settings),
  };
}

const amountOf = (amount: Money): { value: string; currency: string } => ({
  value: writeDecimal(amount),
  currency: amount.currency,
});

function beginning(order: PaymentOrder, settings: PayrailsSettings): object {
  const { guest } = order;
  const amount = amountOf(order.amount);
  return {
    type: 'dropIn',
    workflowCode: settings.workflowCode,
    workspaceId: settings.workspaceId,
    merchantReference: order.intentId,
    holderReference: guest.profileId,
    amount,
    meta: {
      CIT: true,
      customer: { reference: guest.profileId, email: guest.email, name: `${guest.givenName} ${guest.surname}` },
      order: {
        reference: order.intentId,
        description: order.description,
        // The provider refuses lines that do not sum to the amount; the bill is ours to itemise.
        lines: [{ id: order.intentId, name: order.description, quantity: 1, unitPrice: amount }],
      },
      clientContext: { origin: new URL(order.returnUrl).origin, returnUrl: order.returnUrl, osType: 'web' },
    },
  };
}

function readStart({ version, data }: z.infer<typeof InitAnswer>): StartedPayment | ProviderFailure {
  try {
    const { execution } = InitContent.parse(JSON.parse(Buffer.from(data, 'base64').toString('utf8')));
    return { refs: { executionId: execution.id }, data: { version, data } };
  } catch {
    return { failed: 'unreadable', detail: 'the beginning of a payment does not name the payment' };
  }
}
