import type { FastifyInstance, FastifyRequest } from 'fastify';
import { faulty, type Answer } from '../fault/fault-routes.ts';
import type { Faults } from '../fault/faults.ts';
import { pageAccountOf, type StripeAccount } from './account.ts';
import type { Book } from './book.ts';
import type { Cashier } from './cashier.ts';
import { describePayment, describeSetup } from './describe.ts';
import { textIn, type Form } from './form.ts';
import type { AnyIntent } from './objects.ts';
import { invalid, missing, refused, unauthorized } from './refused.ts';
import { takeCard } from './try-card.ts';

type Deps = {
  readonly book: Book;
  readonly cashier: Cashier;
  readonly faults: Faults;
  readonly accounts: readonly StripeAccount[];
  readonly origin: () => string;
  readonly now: () => number;
};

const kinds = { payment_intents: 'payment', setup_intents: 'setup' } as const;

/** What the provider's script does from a guest's page, which has the secret of one payment and no other. */
export function confirmRoutes(app: FastifyInstance, { book, cashier, faults, accounts, origin, now }: Deps): void {
  const show = (intent: AnyIntent): Record<string, unknown> => {
    const told =
      intent.kind === 'payment_intent' ? describePayment(intent, book, origin()) : describeSetup(intent, origin());
    // A page is told how it went and no more.
    const { id, object, status, client_secret, next_action, amount, currency } = told;
    return { id, object, status, client_secret, next_action, amount, currency, payment_method: intent.method };
  };
  for (const [path, kind] of Object.entries(kinds) as [keyof typeof kinds, 'payment' | 'setup'][]) {
    const find = (request: FastifyRequest, secret: string): AnyIntent | Answer => {
      const account = pageAccountOf(request, accounts);
      if (!account) return unauthorized;
      const { id } = request.params as { id: string };
      const intent = book.find(kind, id);
      return intent?.account === account.secretKey && intent.clientSecret === secret ? intent : missing(kind, id);
    };

    app.get(`/v1/${path}/:id/page`, (request, reply) => {
      const intent = find(request, String((request.query as { client_secret?: string }).client_secret));
      return 'body' in intent ? reply.code(intent.status).send(intent.body) : show(intent);
    });

    app.post(
      `/v1/${path}/:id/confirm`,
      faulty(faults, 'confirm', (request): Answer => {
        const form = (request.body ?? {}) as Form;
        const intent = find(request, textIn(form, 'client_secret'));
        if ('body' in intent) return intent;
        if (intent.status !== 'requires_payment_method')
          return invalid(`This intent has a status of ${intent.status}`, { code: 'payment_intent_unexpected_state' });
        const card = (name: string): string => textIn(form, 'payment_method_data', 'card', name);
        const method = takeCard(
          book,
          intent,
          {
            number: card('number'),
            expMonth: card('exp_month'),
            expYear: card('exp_year'),
            cvc: card('cvc'),
            wallet: textIn(form, 'payment_method_data', 'card', 'wallet', 'type'),
          },
          now(),
        );
        if ('message' in method) return refused(402, method.type, method.message, { code: method.code });
        cashier.confirm(intent, method);
        const { failure } = intent;
        if (!failure) return { status: 200, body: show(intent) };
        const more = failure.decline_code === undefined ? {} : { decline_code: failure.decline_code };
        return refused(402, failure.type, failure.message, { code: failure.code, ...more });
      }),
    );
  }
}
