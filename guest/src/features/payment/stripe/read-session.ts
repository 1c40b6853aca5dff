import type { ProviderStart } from '@stayfront/contract/payment';

/** What the provider's fields begin with. */
export type StripeSession = { readonly publishableKey: string; readonly clientSecret: string };

/** Null where it is not there. */
export const readSession = ({ publishableKey, clientSecret }: ProviderStart): StripeSession | null =>
  typeof publishableKey === 'string' && typeof clientSecret === 'string' ? { publishableKey, clientSecret } : null;
