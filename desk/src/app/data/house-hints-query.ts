import type { Transport } from '@stayfront/contract/call';
import { listHouseHints } from '@stayfront/contract/desk/house/hints';
import { queryOptions } from '@tanstack/react-query';

/** What the draft lacks for a good page, the most important first. */
export const houseHintsQuery = (transport: Transport, hotelId: number) =>
  queryOptions({
    queryKey: ['property-hints', hotelId],
    queryFn: async () => (await transport(listHouseHints, { params: { hotelId }, query: {}, body: undefined })).hints,
  });
