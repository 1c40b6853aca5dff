import { getCancellationPolicies } from '@stayfront/contract/cancellation';
import type { Transport } from '@stayfront/contract/call';
import type { Stay } from '@stayfront/rules/stay/stay-date';
import { queryOptions } from '@tanstack/react-query';
import type { SpokenLanguage } from '../i18n/language-names.ts';

type AskedRate = { readonly stay: Stay; readonly roomId: string; readonly ratePlanId: string };

/** What cancelling a rate costs. It is asked for when somebody wants to read it, and holds as long as the page. */
export const cancellationPoliciesQuery = (
  transport: Transport,
  hotelId: number,
  sessionId: string,
  { stay, roomId, ratePlanId }: AskedRate,
  lang: SpokenLanguage,
) =>
  queryOptions({
    queryKey: ['cancellation-policies', hotelId, stay, roomId, ratePlanId, lang],
    queryFn: ({ signal }) =>
      transport(
        getCancellationPolicies,
        {
          params: { hotelId },
          query: { sessionId, start: stay.arrival, end: stay.departure, roomId, ratePlanId, lang },
          body: undefined,
        },
        { signal },
      ),
    staleTime: Infinity,
  });
