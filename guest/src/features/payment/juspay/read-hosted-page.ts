import type { ProviderStart } from '@stayfront/contract/payment';

/** What the provider's page begins with. */
export type HostedPage = {
  /** For the page in a frame. */
  readonly sdk_payload: Readonly<Record<string, unknown>>;
  /** The page by itself. */
  readonly paymentPage: string;
};

/** As the hotel's server sends it with this provider; that it is there was looked at before. */
export const readHostedPage = (data: ProviderStart): HostedPage => data as HostedPage;
