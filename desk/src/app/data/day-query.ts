import type { Transport } from '@stayfront/contract/call';
import { getDay } from '@stayfront/contract/desk/day';
import { queryOptions } from '@tanstack/react-query';

/** Who comes, stays and leaves on a day. */
export const dayQuery = (transport: Transport, hotelId: number, day: string) =>
  queryOptions({
    queryKey: ['day', hotelId, day],
    queryFn: ({ signal }) => transport(getDay, { params: { hotelId, day }, query: {}, body: undefined }, { signal }),
  });
