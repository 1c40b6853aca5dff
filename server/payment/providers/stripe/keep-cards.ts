import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { isFailure, type CardCheck, type CardKeeper } from '../../port/payment-provider.ts';
import { customerOf } from './customer-of.ts';
import { keptCard } from './read-payment.ts';
import type { StripeSettings } from './settings.ts';
import { asked } from './stripe-client.ts';

/** Cards kept for later by SetupIntents: the bank confirms them while the guest is there, and nothing is charged. */
export function keepCards(client: Stripe, { publishableKey }: StripeSettings): CardKeeper {
  return {
    async begin({ holder }) {
      const customer = await customerOf(client, holder);
      if (isFailure(customer)) return customer;
      const setup = await asked('setup intent', () =>
        client.setupIntents.create(
          { customer: customer.id, usage: 'off_session', allowed_payment_method_types: ['card'], metadata: { holder } },
          // A new one each time: what was set up once is not set up again.
          { idempotencyKey: randomUUID() },
        ),
      );
      if (isFailure(setup)) return setup;
      return { data: { publishableKey, clientSecret: setup.client_secret } };
    },
    async list(holder) {
      const customer = await customerOf(client, holder);
      if (isFailure(customer)) return customer;
      const kept = await asked('payment methods', () =>
        client.customers.listPaymentMethods(customer.id, { type: 'card', limit: 100 }),
      );
      return isFailure(kept) ? kept : kept.data.toSorted((a, b) => b.created - a.created).map(keptCard);
    },
    async check({ holder, instrumentId }) {
      const customer = await customerOf(client, holder);
      if (isFailure(customer)) return customer;
      const setups = await asked('setup intents', () =>
        client.setupIntents.list({ customer: customer.id, payment_method: instrumentId, limit: 100 }),
      );
      return isFailure(setups) ? setups : readCheck(setups.data);
    },
  };
}

/** The newest attempt counts, unless one has succeeded. */
function readCheck(setups: readonly Stripe.SetupIntent[]): CardCheck {
  if (setups.some(({ status }) => status === 'succeeded')) return { check: 'confirmed' };
  const [latest] = setups.toSorted((a, b) => b.created - a.created);
  if (!latest || latest.status === 'canceled' || latest.last_setup_error)
    return { check: 'refused', reason: latest?.last_setup_error?.code ?? null };
  return { check: 'pending', challengeUrl: latest.next_action?.redirect_to_url?.url ?? null };
}
