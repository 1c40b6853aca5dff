import type { FastifyRequest } from 'fastify';
import { faulty, type Answer } from '../fault/fault-routes.ts';
import type { CallFault, Faults } from '../fault/faults.ts';
import { accountOf, type StripeAccount } from './account.ts';
import type { Book } from './book.ts';
import type { Form } from './form.ts';
import { refused, unauthorized } from './refused.ts';

type Deps = { readonly book: Book; readonly faults: Faults; readonly accounts: readonly StripeAccount[] };

export type Call = {
  readonly account: string;
  readonly form: Form;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly fault: CallFault | null;
};

/**
 * A call of the merchant's server. Under an idempotency key the first answer stands; another request under the same key
 * is refused.
 */
export const keyed = ({ book, faults, accounts }: Deps, operation: string, act: (call: Call) => Answer) =>
  faulty(faults, operation, (request, fault): Answer => {
    const account = accountOf(request, accounts)?.secretKey;
    if (account === undefined) return unauthorized;
    const form = (request.body ?? {}) as Form;
    const key = keyOf(request, account);
    const known = key === null ? null : book.answeredTo(key);
    const asked = `${request.method} ${request.url} ${JSON.stringify(form)}`;
    if (known && known.request !== asked)
      return refused(
        400,
        'idempotency_error',
        'Keys for idempotent requests can only be used with the same parameters',
      );
    if (known) return { status: known.status, body: known.body };
    const { params, query } = request as { params: Call['params']; query: Call['query'] };
    const answer = act({ account, form, params, query, fault });
    // As it is now: what it tells of may change.
    const { status, body } = structuredClone(answer);
    if (key !== null && status < 400) book.noteAnswer({ key, request: asked, status, body });
    return answer;
  });

function keyOf({ method, headers }: FastifyRequest, account: string): string | null {
  const key = headers['idempotency-key'];
  return method === 'POST' && typeof key === 'string' ? `${account} ${key}` : null;
}
