import type { Transport } from '@stayfront/contract/call';
import { getServices } from '@stayfront/contract/service';
import { queryOptions, skipToken } from '@tanstack/react-query';
import type { DeskLanguage } from '../i18n/languages.ts';

/** What can be added to an offered room; nothing is asked for one that takes nothing. */
export const servicesQuery = (
  transport: Transport,
  hotelId: number,
  product: { readonly reference: string } | null,
  lang: DeskLanguage,
) =>
  queryOptions({
    queryKey: ['services', hotelId, product?.reference, lang],
    queryFn: product
      ? ({ signal }) =>
          transport(
            getServices,
            { params: { hotelId }, query: {}, body: { reference: product.reference, lang } },
            { signal },
          )
      : skipToken,
    staleTime: Infinity,
  });
