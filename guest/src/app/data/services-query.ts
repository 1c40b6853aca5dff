import type { Transport } from '@stayfront/contract/call';
import { getServices } from '@stayfront/contract/service';
import { queryOptions } from '@tanstack/react-query';
import type { SpokenLanguage } from '../i18n/language-names.ts';
import { pricesStay } from './queries.ts';

/** The services of a quoted room, priced for its stay. */
export const servicesQuery = (transport: Transport, hotelId: number, reference: string, lang: SpokenLanguage) =>
  queryOptions({
    queryKey: ['services', hotelId, reference, lang],
    queryFn: ({ signal }) =>
      transport(getServices, { params: { hotelId }, query: {}, body: { reference, lang } }, { signal }),
    enabled: reference !== '',
    staleTime: pricesStay,
  });
