import type { Transport } from '@stayfront/contract/call';
import { getDeskWaitingList } from '@stayfront/contract/desk/waiting';
import { queryOptions } from '@tanstack/react-query';

/** Who waits for a room. Offers begin and end with the time alone, of which there is no news. */
export const waitingQuery = (transport: Transport, hotelId: number) =>
  queryOptions({
    queryKey: ['waiting', hotelId],
    queryFn: ({ signal }) =>
      transport(getDeskWaitingList, { params: { hotelId }, query: {}, body: undefined }, { signal }),
    refetchInterval: 60_000,
  });
