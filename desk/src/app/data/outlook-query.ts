import type { Transport } from '@stayfront/contract/call';
import { getDeskOutlook } from '@stayfront/contract/desk/outlook';
import { queryOptions } from '@tanstack/react-query';

/** The nights ahead, and what the last 24 hours have brought. */
export const outlookQuery = (transport: Transport, hotelId: number) =>
  queryOptions({
    queryKey: ['outlook', hotelId],
    queryFn: ({ signal }) => transport(getDeskOutlook, { params: { hotelId }, query: {}, body: undefined }, { signal }),
  });
