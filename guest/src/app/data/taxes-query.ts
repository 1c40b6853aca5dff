import type { Transport } from '@stayfront/contract/call';
import { getReservationTaxes } from '@stayfront/contract/tax';
import { queryOptions } from '@tanstack/react-query';
import type { SpokenLanguage } from '../i18n/language-names.ts';
import { pricesStay } from './queries.ts';

/** The local taxes of quoted rooms, where the hotel works them out at checkout. */
export const taxesQuery = (
  transport: Transport,
  hotelId: number,
  references: readonly string[],
  lang: SpokenLanguage,
) =>
  queryOptions({
    queryKey: ['taxes', hotelId, references, lang],
    queryFn: ({ signal }) =>
      transport(
        getReservationTaxes,
        {
          params: { hotelId },
          query: {},
          body: { roomStays: references.map((reference) => ({ reference })), lang },
        },
        { signal },
      ),
    staleTime: pricesStay,
  });
