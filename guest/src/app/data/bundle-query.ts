import { getBundleData } from '@stayfront/contract/bundle';
import type { Transport } from '@stayfront/contract/call';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { queryOptions } from '@tanstack/react-query';
import type { SpokenLanguage } from '../i18n/language-names.ts';
import { pricesStay } from './queries.ts';

type BundleLink = { readonly channelId: number; readonly sessionId: string; readonly bundleId: string };

/** What a partner put together for the guest, at today's prices. */
export const bundleQuery = (
  transport: Transport,
  hotelId: number,
  link: BundleLink,
  currency: CurrencyCode,
  lang: SpokenLanguage,
) =>
  queryOptions({
    queryKey: ['bundle', hotelId, link, currency, lang],
    queryFn: ({ signal }) =>
      transport(
        getBundleData,
        { params: { hotelId, ...link }, query: { currency, lang }, body: undefined },
        { signal },
      ),
    staleTime: pricesStay,
  });
