import type Stripe from 'stripe';
import type { ProviderFailure } from '../../port/payment-provider.ts';
import { asked } from './stripe-client.ts';

/**
 * For whom cards are kept at the provider. Made under a key of the holder's: made again it is the same one for a day at
 * least, which is as long as anybody asks by the holder. Searching would find it only after a while.
 */
export const customerOf = (client: Stripe, holder: string): Promise<Stripe.Customer | ProviderFailure> =>
  asked('customer', () => client.customers.create({ metadata: { holder } }, { idempotencyKey: `customer-${holder}` }));
