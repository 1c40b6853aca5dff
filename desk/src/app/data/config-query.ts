import type { Transport } from '@stayfront/contract/call';
import { getConfig } from '@stayfront/contract/hotel';
import { queryOptions } from '@tanstack/react-query';

/** How the hotel sells and looks, as guests' pages know it. */
export const configQuery = (transport: Transport, hotelId: number) =>
  queryOptions({
    queryKey: ['config', hotelId],
    queryFn: () => transport(getConfig, { params: { hotelId }, query: {}, body: undefined }),
    staleTime: 10 * 60_000,
  });
