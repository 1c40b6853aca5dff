import type { Transport } from '@stayfront/contract/call';
import { listNeeds } from '@stayfront/contract/desk/needs';
import { queryOptions } from '@tanstack/react-query';

/** What needs somebody. Some of it begins with the time alone, of which there is no news. */
export const needsQuery = (transport: Transport, hotelId: number) =>
  queryOptions({
    queryKey: ['needs', hotelId],
    queryFn: ({ signal }) => transport(listNeeds, { params: { hotelId }, query: {}, body: undefined }, { signal }),
    refetchInterval: 60_000,
  });
