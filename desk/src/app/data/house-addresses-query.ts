import type { Transport } from '@stayfront/contract/call';
import { getHouseAddresses } from '@stayfront/contract/desk/house/addresses';
import { queryOptions } from '@tanstack/react-query';

/** Where guests book and from where letters are posted. It changes with the installation. */
export const houseAddressesQuery = (transport: Transport, hotelId: number) =>
  queryOptions({
    queryKey: ['house-addresses', hotelId],
    queryFn: () => transport(getHouseAddresses, { params: { hotelId }, query: {}, body: undefined }),
    staleTime: Infinity,
  });
