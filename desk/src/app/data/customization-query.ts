import type { Transport } from '@stayfront/contract/call';
import { getConfigCustomization } from '@stayfront/contract/customization';
import { queryOptions } from '@tanstack/react-query';

/** The hotel's look as its operator sees it. Asked for when the form opens and when it is reloaded, never in between. */
export const customizationQuery = (transport: Transport, hotelId: number) =>
  queryOptions({
    queryKey: ['customization', hotelId],
    queryFn: () => transport(getConfigCustomization, { params: { hotelId }, query: {}, body: undefined }),
    staleTime: Infinity,
  });
