import type { FastifyInstance } from 'fastify';
import type { Faults } from '../fault/faults.ts';
import type { StripeAccount } from './account.ts';
import type { Book } from './book.ts';
import { describeCustomer, describeMethod, describeSetup, listOf } from './describe.ts';
import { textIn, textsIn } from './form.ts';
import { keyed } from './keyed.ts';
import { makeId } from './make-id.ts';
import { invalid, missing } from './refused.ts';

type Deps = {
  readonly book: Book;
  readonly faults: Faults;
  readonly accounts: readonly StripeAccount[];
  readonly origin: () => string;
  readonly now: () => number;
};

/** For whom cards are kept, and how one is set up to be kept without a charge. */
export function customerRoutes(app: FastifyInstance, deps: Deps): void {
  const { book, origin, now } = deps;

  app.post(
    '/v1/customers',
    keyed(deps, 'customer', ({ account, form }) => {
      const customer = { id: makeId('cus'), account, created: now(), metadata: textsIn(form, 'metadata') };
      return { status: 200, body: describeCustomer(book.write('customer', customer)) };
    }),
  );

  app.get(
    '/v1/customers/:id/payment_methods',
    keyed(deps, 'methods', ({ account, params }) => {
      const customer = book.find('customer', params['id'] ?? '');
      if (customer?.account !== account) return missing('customer', params['id'] ?? '');
      const kept = book.all('method').filter((method) => method.customer === customer.id);
      return { status: 200, body: listOf(kept.toReversed().map(describeMethod), `/v1/customers/${customer.id}`) };
    }),
  );

  app.get(
    '/v1/payment_methods/:id',
    keyed(deps, 'method', ({ account, params }) => {
      const method = book.find('method', params['id'] ?? '');
      if (method?.account !== account) return missing('payment_method', params['id'] ?? '');
      return { status: 200, body: describeMethod(method) };
    }),
  );

  app.post(
    '/v1/setup_intents',
    keyed(deps, 'setup', ({ account, form }) => {
      const customer = textIn(form, 'customer');
      if (book.find('customer', customer)?.account !== account)
        return invalid(`No such customer: '${customer}'`, { code: 'resource_missing', param: 'customer' });
      const id = makeId('seti');
      const setup = book.write('setup', {
        kind: 'setup_intent',
        id,
        account,
        clientSecret: makeId(`${id}_secret`),
        created: now(),
        customer,
        metadata: textsIn(form, 'metadata'),
        conduct: null,
        method: null,
        failure: null,
        status: 'requires_payment_method',
      });
      return { status: 200, body: describeSetup(setup, origin()) };
    }),
  );

  app.get(
    '/v1/setup_intents',
    keyed(deps, 'setups', ({ account, query }) => {
      const setups = book
        .all('setup')
        .filter((setup) => setup.account === account)
        .filter(({ customer }) => (query['customer'] ?? customer) === customer)
        .filter(({ method }) => (query['payment_method'] ?? method) === method);
      return {
        status: 200,
        body: listOf(
          setups.toReversed().map((setup) => describeSetup(setup, origin())),
          '/v1/setup_intents',
        ),
      };
    }),
  );
}
