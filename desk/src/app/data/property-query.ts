import type { Transport } from '@stayfront/contract/call';
import { getHouse, getHouseDraft, type House } from '@stayfront/contract/desk/house/draft';
import { queryOptions } from '@tanstack/react-query';
import { withDraft } from './with-draft.ts';

export const propertyKey = (hotelId: number) => ['property', hotelId] as const;

/** What guests see of a house and what is in its draft. Once it is known, only what has changed since is asked for. */
export const propertyQuery = (transport: Transport, hotelId: number) =>
  queryOptions({
    queryKey: propertyKey(hotelId),
    queryFn: async ({ client, signal }): Promise<House> => {
      const params = { hotelId };
      const known = client.getQueryData<House>(propertyKey(hotelId));
      const since = known?.draft.number;
      if (known) {
        const draft = await transport(getHouseDraft, { params, query: { since }, body: undefined }, { signal });
        if (draft.version === known.version.version) return withDraft(known, draft);
      }
      return transport(getHouse, { params, query: {}, body: undefined }, { signal });
    },
    staleTime: 30_000,
  });
