import type { Transport } from '@stayfront/contract/call';
import { getOperator } from '@stayfront/contract/operator';
import { queryOptions } from '@tanstack/react-query';

/** Who is signed in, and whether they may change anything. */
export const operatorQuery = (transport: Transport, hotelId: number) =>
  queryOptions({
    queryKey: ['operator', hotelId],
    queryFn: () => transport(getOperator, { params: { hotelId }, query: {}, body: undefined }),
    staleTime: Infinity,
  });
