import type { ProviderStart } from '@stayfront/contract/payment';

/** What the provider's script begins with. */
export type PayrailsSession = { readonly version: string; readonly data: string };

/** Null where it is not there. */
export const readSession = ({ version, data }: ProviderStart): PayrailsSession | null =>
  typeof version === 'string' && typeof data === 'string' && version !== '' && data !== '' ? { version, data } : null;
