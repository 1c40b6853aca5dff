import { ownRef } from '../../port/payment-provider.ts';
import { providerAdapter } from '../../port/provider-adapter.ts';
import { isTestKey, StripeSettings } from './settings.ts';
import { stripe } from './stripe.ts';

export const adapter = providerAdapter({
  settings: StripeSettings,
  // Both of its systems are at one address: the keys tell them apart.
  systemOf: ({ secretKey }) => (isTestKey(secretKey) ? 'test' : 'production'),
  numberOf: (refs) => ownRef(refs, 'paymentIntent') ?? ownRef(refs, 'checkoutSession') ?? null,
  harmlessFailures: [],
  open: stripe,
});
