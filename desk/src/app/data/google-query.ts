import type { Transport } from '@stayfront/contract/call';
import { getGooglePrices } from '@stayfront/contract/desk/google-prices';
import { queryOptions } from '@tanstack/react-query';

/** How Google is told of the house's prices; `name` is what stands behind the dot of its id. */
export const googleQuery = (transport: Transport, hotelId: number, name: string) =>
  queryOptions({
    queryKey: ['connections', hotelId, 'google', name],
    queryFn: ({ signal }) =>
      transport(getGooglePrices, { params: { hotelId, name }, query: {}, body: undefined }, { signal }),
  });
